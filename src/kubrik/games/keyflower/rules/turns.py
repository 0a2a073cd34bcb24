"""Turns: one action each, clockwise, until all have passed in a row (KF-4)."""

from __future__ import annotations

from typing import Any, Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.standing import Standing
from kubrik.engine.steps import Draft, Step
from kubrik.engine.table import AnyStep
from kubrik.games.common.turn_actions import refused_by
from kubrik.games.keyflower.rules.groups import Means
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.actions import TurnAction
from kubrik.games.keyflower.table.choices import PASS
from kubrik.games.keyflower.table.questions import WHAT_TO_DO
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import MAX_PLAYERS


class Turns(Step[Keyflower]):
    """The next player's turn, or the end of the season (KF-4.1, KF-4.5, KF-4.6, KF-4.9)."""

    def run(self, t: Keyflower) -> None:
        if t.passes == t.seats:
            t.note(notes.SEASON_ENDS, t.season)
            return
        seat = t.to_move
        t.to_move = t.left_of(seat)
        t.do_first(self)
        if can_act(t, seat):
            t.do_first(TAKE_TURN[seat])
        else:
            t.passes += 1
            t.note(notes.PASSED_OVER, seat)


def can_act(t: Keyflower, seat: int) -> bool:
    """Can the player act, judged by public facts? Colours behind the screen must not matter (KF-4.10, R-KF-27)."""
    for action in t.rules.actions:
        if action.can_be_open(t, seat):
            return True
    return False


class TakeTurn(Draft[Keyflower]):
    """What to do, and where; then the questions of that action (KF-4.2, KF-4.4, KF-4.8)."""

    def options(self, t: Keyflower, seat: int, so_far: list[Choice]) -> list[Choice]:
        if so_far:
            return [] if so_far[0].kind == PASS else action_of(t, so_far[0]).following(t, seat, so_far)
        found: list[Choice] = [t.rules.choices.passing]
        means = Means(t, seat)
        for action in t.rules.actions:
            action.openings(t, seat, means, found)
        return found

    def question(self, t: Keyflower, seat: int, so_far: list[Choice]) -> Question:
        return action_of(t, so_far[0]).question(t, seat, so_far) if so_far else WHAT_TO_DO

    def standing(self, t: Keyflower) -> Standing | None:
        return ALWAYS_PASS if not t.answers[self.seat] else None

    def refusal(self, t: Keyflower, seat: int, so_far: list[Choice], choice: Choice) -> str:
        return refused_by(t.rules.actions, t, seat, so_far, choice)

    def composed(self, t: Keyflower, answers: list[Choice]) -> None:
        """A complete turn can't be undone: it shows workers from behind the screen (KF-4.7)."""
        t.show()
        if answers[0].kind == PASS:
            t.passes += 1
            t.note(notes.PASSES, self.seat)
        else:
            t.passes = 0
            action_of(t, answers[0]).carry_out(t, self.seat, answers)


def action_of(t: Keyflower, opening: Choice) -> TurnAction[Any]:
    for action in t.rules.actions:
        if action.has(opening):
            return action
    raise AssertionError("no action begins like this")


ALWAYS_PASS: Final = Standing(WHAT_TO_DO.name, "", "pass")
TAKE_TURN: Final[list[AnyStep]] = [TakeTurn(seat) for seat in range(MAX_PLAYERS)]
