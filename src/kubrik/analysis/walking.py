"""Walks through a finished game: at every decision a search thinks from the seat's own knowledge.

It sits on the seat's chair, so that nothing enters that the seat could not know then; only luck looks at the true
table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kubrik.analysis.luck import luck_of
from kubrik.analysis.narrow import NarrowChair
from kubrik.analysis.opinion import Opinion, evenly, gap, think
from kubrik.analysis.points import Found, Moment, Point, Told, Turn
from kubrik.analysis.shares import Curve, curve_of
from kubrik.analysis.telling import Names, told
from kubrik.bots.chair import Chair
from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.game import Box
from kubrik.engine.journal import Note
from kubrik.engine.languages import LANGUAGES
from kubrik.engine.play import options, play
from kubrik.engine.replay import told_table
from kubrik.engine.study import Study
from kubrik.engine.table import CHANCE, Table

NamedEntry = tuple[int, str]  # a seat, or CHANCE, and the name of its choice, or of what came
WORTH_A_LOOK: Final = 0.01  # a choice that seems to cost as much is compared with the best evenly
WORTH_TELLING: Final = 0.015
SURE: Final = 1.5  # so many times its error


class Walk:
    """A game on the way from its first line to its last."""

    def __init__(self, box: Box, study: Study, entries: Sequence[NamedEntry], names: Names, iterations: int) -> None:
        self.box: Final = box
        self.study: Final = study
        self.entries: Final = entries
        self.names: Final = names
        self.iterations: Final = iterations
        self.curve: Final[Curve] = curve_of(box.setup.game)
        self.table: Final[Table] = told_table(box)
        self.next = 0  # the line that comes
        self.made = 0  # choices so far
        self._read = 0  # notes

    def skip(self, to: int) -> None:
        """Goes there without thinking."""
        while self.next < to:
            self._play(*self._line())
        self._read = len(self._notes())

    def go(self, to: int) -> Found:
        """Goes there, and tells what it found on the way."""
        found = Found()
        self._see_turns(found)
        while self.next < to:
            by, choice = self._line()
            if by == CHANCE:
                self._see_luck(found, choice)
            elif len(options(self.table, by)) > 1:
                found.points.append(self._point(by, choice))
            self._play(by, choice)
            self._see_turns(found)
        return found

    def _line(self) -> tuple[int, Choice]:
        by, name = self.entries[self.next]
        return by, self.box.named(by, name)

    def _play(self, by: int, choice: Choice) -> None:
        play(self.table, by, choice)
        self.next += 1
        self.made += by != CHANCE

    def _notes(self) -> list[Note]:
        assert self.table.journal is not None, "a table that is told keeps a journal"
        return self.table.journal.notes

    def _see_turns(self, found: Found) -> None:
        for note in self._notes()[self._read :]:
            if note.kind == self.study.turn:
                words = {lang: self.box.texts.sentence(note, self.names[lang], lang) for lang in LANGUAGES}
                found.turns.append(Turn(self.made, words))
        self._read = len(self._notes())

    def _see_luck(self, found: Found, came: Choice) -> None:
        luck = luck_of(self.table, self.box.mind, Rng(self.next), came, self.curve.share)
        if any(abs(more) > 1e-9 for more in luck):
            found.moments.append(Moment(self.made, tuple(round(more, 5) for more in luck)))

    def _point(self, seat: int, choice: Choice) -> Point:
        opinion = think(self._chair(seat), self.next, self.iterations)
        share = self.curve.share(opinion.best.value)
        cost, error, better = self._cost(seat, choice, opinion)
        words: Told | None = None
        if cost >= WORTH_TELLING and cost >= SURE * error:
            words = told(self.box, self.box.view(self.table, seat), choice.name, better, self.names)
        return Point(self.made, seat, round(share, 4), round(cost, 4), round(error, 4), words)

    def _cost(self, seat: int, choice: Choice, opinion: Opinion) -> tuple[float, float, str]:
        """What the choice cost, its error, and what was better. A search looks rarely at what it dislikes: so if it
        seems to have cost something, both are compared evenly before anything is said.
        """
        best, own = opinion.best, opinion.of(choice.name)
        if best.choice == choice.name or (own is not None and self._lead(best.value, own.value) < WORTH_A_LOOK):
            return 0.0, 0.0, ""
        rival = self.box.named(seat, best.choice)
        both = self._chair(seat, (rival, choice))
        even = think(both, self.next + 1, self.iterations, thinking=evenly(both))
        better, worse = even.of(rival.name), even.of(choice.name)
        if better is None or worse is None:
            return 0.0, 0.0, ""
        lead, error = gap(better, worse)
        steep = self._lead(better.value, worse.value) / lead if lead else 1.0
        return self._lead(better.value, worse.value), error * abs(steep), rival.name

    def _lead(self, better: float, worse: float) -> float:
        return self.curve.share(better) - self.curve.share(worse)

    def _chair(self, seat: int, only: tuple[Choice, ...] = ()) -> Chair:
        mind, see = self.box.mind, self.box.view
        return NarrowChair(self.table, seat, mind, see, only) if only else Chair(self.table, seat, mind, see)
