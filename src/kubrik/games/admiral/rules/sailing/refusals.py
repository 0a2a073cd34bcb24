"""Why a ship may not move or turn that way (AD-6.7, AD-6.10, AD-8, AD-20)."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.games.admiral.rules.sailing.distances import base_distance, distance_in, slowing_wind
from kubrik.games.admiral.sea.gauge import cost_of_turn
from kubrik.games.admiral.table.choices import ADVANCE, STOP, TURN_LEFT, TURN_RIGHT
from kubrik.games.admiral.table.state import BOARDED, CAPTURED, MOVED, REPAIRED, Admiral
from kubrik.games.admiral.terms import CALM


def move_refusal(t: Admiral, seat: int, ship: int) -> str:
    """Why not: it is not the player's, has done something else, or has nowhere to go."""
    return ship_refusal(t, seat, ship, "AD-6.7") or no_way_refusal(t, ship)


def turn_refusal(t: Admiral, seat: int, ship: int) -> str:
    """Why it can't turn in place."""
    return ship_refusal(t, seat, ship, "AD-20.5") if t.rules.settings.keeps_facing else "AD-8.13"


def ship_refusal(t: Admiral, seat: int, ship: int, after_move: str) -> str:
    marks = t.marks[ship]
    if t.flags[ship] != seat:
        return "AD-1.4"
    if marks & CAPTURED:
        return "AD-14.11"
    if marks & BOARDED:
        return "AD-6.10"
    if marks & REPAIRED:
        return "AD-15.2"
    return after_move if marks & MOVED else ""


def no_way_refusal(t: Admiral, ship: int) -> str:
    return "AD-8.5" if t.strength == CALM and base_distance(t, ship) == 0 else "AD-8.19"


def heading_refusal(t: Admiral, ship: int, heading: int) -> str:
    """Why the first step is not possible."""
    left = distance_in(t, ship, heading) + t.rules.sailing.hidden(t, ship)
    return step_refusal(t, ship, heading) if left > 0 else "AD-8.4"


def step_refusal(t: Admiral, ship: int, heading: int) -> str:
    """Why not: between two cells of land, or into a cell that is closed to the ship."""
    ahead = t.rules.sea.beside[t.cells[ship] * 8 + heading]
    if ahead >= 0 and not t.taken[ahead] and t.rules.sea.cut_off(t.cells[ship], ahead):
        return "AD-8.8"
    return "AD-8.7"


def facing_refusal(t: Admiral, ship: int) -> str:
    """Why it can't turn that far in place."""
    if t.strength != CALM:
        return "AD-20.4"
    return "AD-20.7" if t.rules.classes[ship].distances[CALM] else "AD-20.6"


# ---------------------------------------------------------------- during a move


def under_way_refusal(t: Admiral, ship: int, heading: int, left: int, choice: Choice) -> str:
    """Why the move can't go on this way; `left` includes all that the player knows of."""
    if choice.kind == ADVANCE:
        return step_refusal(t, ship, heading) if left > 0 else "AD-8.6"
    if choice.kind == TURN_LEFT:
        return new_heading_refusal(t, heading, (heading - 1) & 7, left)
    if choice.kind == TURN_RIGHT:
        return new_heading_refusal(t, heading, (heading + 1) & 7, left)
    return "" if choice.kind == STOP else "AD-6.9"


def new_heading_refusal(t: Admiral, old: int, new: int, left: int) -> str:
    """Why not: not at this level, too expensive, or (AD-8.10) the second in its cell or leading nowhere (Q-5).

    In a calm it is never asked: a ship moves only one cell.
    """
    if not t.rules.settings.turns_under_way:
        return "AD-8.9"
    return "AD-8.11" if cost_of_turn(old, new, slowing_wind(t)) > left else "AD-8.10"
