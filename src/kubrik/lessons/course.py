"""How far a lesson has come at a table, and what others and chance do next: all of it follows from the log."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from kubrik.engine.game import Box
from kubrik.engine.play import chances, options
from kubrik.engine.table import CHANCE, Table
from kubrik.lessons.lesson import Lesson, Move, moves_of


class Made(NamedTuple):
    """A choice or an outcome of the log. What was `forced`, nobody was asked about."""

    seat: int
    name: str
    forced: bool


class Wish(NamedTuple):
    step: int  # from which on it may be granted
    name: str


class Progress:
    """How far a lesson has come. It is over when all was chosen, and left when something else was."""

    def __init__(self) -> None:
        self.moves = 0  # that the learner has made
        self.granted: Final[dict[int, int]] = {}  # by seat, wishes that came true
        self.is_left = False


class Course:
    """A lesson as a table follows it."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson: Final = lesson
        self.moves: Final = moves_of(lesson)
        self._wishes: Final = {seat: self._wishes_of(seat) for seat in range(CHANCE, lesson.seats)}

    def progress(self, log: Sequence[Made]) -> Progress:
        """Follows the log from the beginning."""
        at = Progress()
        for made in log:
            if made.seat != self.lesson.learner:
                self._grant(at, made)
            elif not made.forced and self._is_on(at):
                at.is_left = made.name not in self.moves[at.moves].accepts
                at.moves += 1
        return at

    def _is_on(self, at: Progress) -> bool:
        return not at.is_left and at.moves < len(self.moves)

    def next_move(self, at: Progress) -> Move | None:
        """What the learner is to choose now; None if the lesson is over or was left."""
        return self.moves[at.moves] if self._is_on(at) else None

    def step(self, at: Progress) -> int:
        """The number of the step that has come: of those before the next choice, the first."""
        return self.moves[at.moves - 1].step + 1 if at.moves and not self._is_within(at) else self._doing(at)

    def _is_within(self, at: Progress) -> bool:
        """Has a step of several choices begun, and not ended?"""
        return at.moves < len(self.moves) and self.moves[at.moves].step == self.moves[at.moves - 1].step

    def _doing(self, at: Progress) -> int:
        return self.moves[at.moves].step if at.moves else 0

    # ---- what others and chance do

    def answer(self, box: Box, t: Table, seat: int, log: Sequence[Made]) -> str:
        """What another seat chooses: what the lesson wishes, or else the rulebook's choice."""
        wish = self._wish(self.progress(log), seat)
        offered = [choice.name for choice in options(t, seat)]
        return wish if wish in offered else box.default_choice(t, seat).name

    def outcome(self, t: Table, log: Sequence[Made]) -> str:
        """What chance brings: what the lesson wishes, or else something that is the same every time."""
        possible = chances(t)
        wish = self._wish(self.progress(log), CHANCE)
        if any(outcome.choice.name == wish for outcome in possible):
            return wish
        weights = [outcome.weight for outcome in possible]
        return random.Random(len(log)).choices(possible, weights)[0].choice.name

    def has_wishes(self, at: Progress, seat: int) -> bool:
        """Is there something left that this seat, or chance, is to do?"""
        return at.granted.get(seat, 0) < len(self._wishes[seat])

    def unfulfilled(self, at: Progress) -> list[str]:
        """Wishes that never came true."""
        wishes = [(seat, wish) for seat, all in self._wishes.items() for wish in all[at.granted.get(seat, 0) :]]
        return [f"{'chance' if seat == CHANCE else f'seat {seat}'}: {wish.name}" for seat, wish in wishes]

    def _wish(self, at: Progress, seat: int) -> str:
        """The next wish of the seat, if its step has come; or nothing."""
        wishes, granted = self._wishes[seat], at.granted.get(seat, 0)
        has_come = granted < len(wishes) and wishes[granted].step <= self._reached(at)
        return wishes[granted].name if has_come else ""

    def _reached(self, at: Progress) -> int:
        """The step of the next choice: what the steps before it tell has been told."""
        return self.moves[at.moves].step if at.moves < len(self.moves) else len(self.lesson.step)

    def _grant(self, at: Progress, made: Made) -> None:
        if made.name == self._wish(at, made.seat):
            at.granted[made.seat] = at.granted.get(made.seat, 0) + 1

    def _wishes_of(self, seat: int) -> list[Wish]:
        if seat == CHANCE:
            deal = [Wish(0, name) for name in self.lesson.chance]
            return deal + [Wish(n, name) for n, step in enumerate(self.lesson.step) for name in step.chance]
        return [Wish(n, name) for n, step in enumerate(self.lesson.step) for name in step.others.get(str(seat), ())]
