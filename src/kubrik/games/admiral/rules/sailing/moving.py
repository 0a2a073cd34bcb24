"""A ship begins a move (AD-8.4, AD-8.13, AD-8.19, AD-20.2)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.games.admiral.rules.sailing.distances import distance_in
from kubrik.games.admiral.rules.sailing.refusals import heading_refusal, move_refusal
from kubrik.games.admiral.rules.sailing.sailing import Course, advance, cell_ahead
from kubrik.games.admiral.table.actions import TurnAction
from kubrik.games.admiral.table.choices import HEADING, MOVE
from kubrik.games.admiral.table.questions import WHICH_HEADING
from kubrik.games.admiral.table.state import BOARDED, MOVED, REPAIRED, Admiral
from kubrik.games.admiral.terms import NOWHERE, SECTORS

DONE: Final = MOVED | BOARDED | REPAIRED


class Move(TurnAction[Admiral]):
    """Asks for its heading, unless it must go where it faces; then makes the first step (Q-4)."""

    def openings(self, t: Admiral, seat: int, fleet: list[int], found: list[Choice]) -> None:
        for ship in fleet:
            if t.marks[ship] & DONE == 0 and can_move(t, ship):
                found.append(t.rules.choices.move[ship])

    def has(self, opening: Choice) -> bool:
        return opening.kind == MOVE

    def following(self, t: Admiral, seat: int, so_far: list[Choice]) -> list[Choice]:
        if len(so_far) > 1 or t.rules.settings.keeps_facing:
            return []
        ship = so_far[0].a
        reserve = t.rules.sailing.hidden(t, ship)
        return [t.rules.choices.heading[h] for h in range(SECTORS) if can_start(t, ship, h, reserve)]

    def question(self, t: Admiral, seat: int, so_far: list[Choice]) -> Question:
        return WHICH_HEADING

    def refusal(self, t: Admiral, seat: int, so_far: list[Choice], choice: Choice) -> str:
        if not so_far:
            return move_refusal(t, seat, choice.a) if choice.kind == MOVE else ""
        if so_far[0].kind == MOVE and choice.kind == HEADING:
            return heading_refusal(t, so_far[0].a, choice.a)
        return ""

    def carry_out(self, t: Admiral, seat: int, answers: list[Choice]) -> None:
        ship = answers[0].a
        heading = t.facings[ship] if t.rules.settings.keeps_facing else answers[1].a
        t.marks[ship] |= MOVED
        advance(t, Course(seat, ship, t.cells[ship], heading, distance_in(t, ship, heading), False))


def can_move(t: Admiral, ship: int) -> bool:
    """Can the ship enter at least one cell (AD-8.19)?"""
    reserve = t.rules.sailing.hidden(t, ship)
    if t.rules.settings.keeps_facing:
        return can_start(t, ship, t.facings[ship], reserve)
    for heading in range(SECTORS):
        if can_start(t, ship, heading, reserve):
            return True
    return False


def can_start(t: Admiral, ship: int, heading: int, reserve: int) -> bool:
    return distance_in(t, ship, heading) + reserve > 0 and cell_ahead(t, ship, heading) != NOWHERE
