"""Turns: what happens at their start and end, and the actions in between (AD-6)."""

from __future__ import annotations

from typing import Any, Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.steps import Draft, Step
from kubrik.engine.table import AnyStep
from kubrik.games.admiral.rules.ending import win
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.actions import TurnAction
from kubrik.games.admiral.table.choices import END_TURN
from kubrik.games.admiral.table.questions import WHAT_TO_DO
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import BY_BANKING, MAX_PLAYERS, NOBODY
from kubrik.games.common.turn_actions import refused_by


class Turns(Step[Admiral]):
    """Begins the next player's turn; players who are out are skipped (AD-6.16)."""

    def run(self, t: Admiral) -> None:
        t.place += 1
        if t.place == len(t.order):
            t.acting = NOBODY
            return
        t.do_first(self)
        seat = t.order[t.place]
        if t.is_in(seat):
            t.acting = seat
            t.do(t.rules.turn.steps)


class BeginTurn(Step[Admiral]):
    def run(self, t: Admiral) -> None:
        t.acted_at[t.acting] = t.turns
        t.turns += 1
        t.burnt = False
        t.note(notes.TURN_BEGINS, t.acting)


class Act(Step[Admiral]):
    """Asks for actions until the player ends the turn or is out (AD-6.6, AD-6.8, AD-6.12, AD-22.9)."""

    def run(self, t: Admiral) -> None:
        if t.is_in(t.acting):
            t.do_first(TAKE_ACTION[t.acting])


class TakeAction(Draft[Admiral]):
    """What to do, and with what; then the questions of that action (Q-3)."""

    def options(self, t: Admiral, seat: int, so_far: list[Choice]) -> list[Choice]:
        if so_far:
            opening = so_far[0]
            return [] if opening.kind == END_TURN else action_of(t, opening).following(t, seat, so_far)
        found: list[Choice] = []
        fleet = t.fleet(seat)
        for action in t.rules.actions:
            action.openings(t, seat, fleet, found)
        return found

    def question(self, t: Admiral, seat: int, so_far: list[Choice]) -> Question:
        return action_of(t, so_far[0]).question(t, seat, so_far) if so_far else WHAT_TO_DO

    def is_plain(self, t: Admiral) -> bool:
        """Whoever has a card face down may also turn it up: where one may only end the turn, nothing is hidden."""
        return True

    def refusal(self, t: Admiral, seat: int, so_far: list[Choice], choice: Choice) -> str:
        return refused_by(t.rules.actions, t, seat, so_far, choice)

    def composed(self, t: Admiral, answers: list[Choice]) -> None:
        if answers[0].kind != END_TURN:
            t.do_first(ACT)
            action_of(t, answers[0]).carry_out(t, self.seat, answers)


def action_of(t: Admiral, opening: Choice) -> TurnAction[Any]:
    for action in t.rules.actions:
        if action.has(opening):
            return action
    raise AssertionError("no action begins like this")


class EndTurn(TurnAction[Admiral]):
    """Always possible (AD-6.11, AD-6.12); the other steps of the turn do the rest."""

    def openings(self, t: Admiral, seat: int, fleet: list[int], found: list[Choice]) -> None:
        found.append(t.rules.choices.end_turn)

    def has(self, opening: Choice) -> bool:
        return opening.kind == END_TURN


class CountBank(Step[Admiral]):
    """Checks the bank at the end of the player's own turn, not before (AD-6.17, AD-24.7)."""

    def run(self, t: Admiral) -> None:
        goal = t.rules.scenario.goal
        if goal == 0 or not t.is_in(t.acting):
            return
        side = t.side(t.acting)
        if sum([t.bank[seat] for seat in range(t.seats) if t.side(seat) == side]) >= goal:
            win(t, side, BY_BANKING)


class FinishTurn(Step[Admiral]):
    """Notes that this player has had a whole turn (AD-25.8)."""

    def run(self, t: Admiral) -> None:
        t.note(notes.TURN_ENDS, t.acting)
        for fort in range(len(t.unanswered)):
            t.unanswered[fort] &= ~(1 << t.acting)


ACT: Final = Act()
TAKE_ACTION: Final[list[AnyStep]] = [TakeAction(seat) for seat in range(MAX_PLAYERS)]
