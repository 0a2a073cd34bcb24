"""Why a choice is not allowed in the middle of an attack (CC-8)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.games.admiral.expansions.captain_cards.table.choices import ANSWER, CLAIM, ENOUGH
from kubrik.games.admiral.rules.firing.bearing import battery_at
from kubrik.games.admiral.sea.zones import NO_BATTERY
from kubrik.games.admiral.table.choices import ADVANCE, HEADING, MANNER, MOVE, SHOTS, TURN, TURN_LEFT, TURN_RIGHT
from kubrik.games.admiral.table.state import Admiral

MOVING: Final = [MOVE, TURN, HEADING, ADVANCE, TURN_LEFT, TURN_RIGHT]


def window_refusal(choice: Choice) -> str:
    """For the owner of the attacked ship: only Swift fires first, and nothing else may be done now."""
    return "CC-8.1" if choice.kind == ANSWER else other_refusal(choice)


def claim_refusal(choice: Choice) -> str:
    """For the attacker: only Swift may insist, and a declaration can't be changed."""
    return "CC-8.12" if choice.kind == CLAIM else "AD-9.10"


def other_refusal(choice: Choice) -> str:
    return "CC-8.17" if choice.kind in MOVING else "CC-8.28"


def series_refusal(ship: int, choice: Choice) -> str:
    """For the ship that answers, in everything but the target."""
    if choice.kind == ENOUGH:
        return "CC-8.5"
    if choice.kind == SHOTS:
        return number_refusal(ship, choice)
    if choice.kind == MANNER:
        return "CC-8.28" if choice.b else "AD-12.1"
    return other_refusal(choice)


def number_refusal(ship: int, choice: Choice) -> str:
    """Why not: the guns of a different ship, no shot at all, or more than are loaded."""
    if choice.a != ship:
        return "CC-8.28"
    return "CC-8.4" if choice.b else "CC-8.5"


def reach_refusal(t: Admiral, ship: int, enemy: int) -> str:
    """Why not: the guns are empty, or don't reach that far."""
    battery = battery_at(t, ship, t.cells[enemy])
    if battery != NO_BATTERY and 0 < t.rules.classes[ship].guns[battery] == t.fired[ship * 4 + battery]:
        return "CC-8.4"
    return "CC-8.3"
