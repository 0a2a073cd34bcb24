"""Turning in place at Admiral level (AD-20.4, AD-20.5, AD-20.6, AD-20.7)."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.games.admiral.rules.sailing.distances import base_distance, slowing_wind
from kubrik.games.admiral.rules.sailing.moving import DONE
from kubrik.games.admiral.rules.sailing.refusals import facing_refusal, turn_refusal
from kubrik.games.admiral.sea.gauge import facings_in_place
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.actions import TurnAction
from kubrik.games.admiral.table.choices import HEADING, TURN
from kubrik.games.admiral.table.questions import WHICH_FACING
from kubrik.games.admiral.table.state import MOVED, Admiral
from kubrik.games.admiral.terms import CALM


class TurnInPlace(TurnAction[Admiral]):
    """Asks for the new facing (Q-7)."""

    def openings(self, t: Admiral, seat: int, fleet: list[int], found: list[Choice]) -> None:
        if t.rules.settings.keeps_facing:
            for ship in fleet:
                if t.marks[ship] & DONE == 0:
                    found.append(t.rules.choices.turn[ship])

    def has(self, opening: Choice) -> bool:
        return opening.kind == TURN

    def following(self, t: Admiral, seat: int, so_far: list[Choice]) -> list[Choice]:
        if len(so_far) > 1:
            return []
        ship = so_far[0].a
        return [t.rules.choices.heading[h] for h in facings(t, ship, t.rules.sailing.hidden(t, ship))]

    def question(self, t: Admiral, seat: int, so_far: list[Choice]) -> Question:
        return WHICH_FACING

    def refusal(self, t: Admiral, seat: int, so_far: list[Choice], choice: Choice) -> str:
        if not so_far:
            return turn_refusal(t, seat, choice.a) if choice.kind == TURN else ""
        return facing_refusal(t, so_far[0].a) if so_far[0].kind == TURN and choice.kind == HEADING else ""

    def carry_out(self, t: Admiral, seat: int, answers: list[Choice]) -> None:
        ship, facing = answers[0].a, answers[1].a
        if facing not in facings(t, ship, 0):
            t.rules.sailing.show(t, ship)  # impossible without hidden skill
        t.facings[ship] = facing
        t.marks[ship] |= MOVED  # counts as a move (AD-15.5, AD-20.5)
        t.note(notes.TURNS, ship, facing)


def facings(t: Admiral, ship: int, reserve: int) -> list[int]:
    """The possible facings; in a calm one sector, whatever else the ship could do (AD-20.6, AD-20.7)."""
    base = 0 if t.strength == CALM else base_distance(t, ship) + reserve
    return facings_in_place(base, t.facings[ship], slowing_wind(t))
