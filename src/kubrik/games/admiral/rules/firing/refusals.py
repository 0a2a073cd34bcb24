"""Why fire is refused: the clause that forbids it (AD-9.2, AD-9.3, AD-9.4, AD-11, AD-12, AD-17, AD-20)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.games.admiral.rules.firing.bearing import (
    battery_at,
    fort_shots_at,
    least_shots,
    out_of_sight,
    shots_at,
    targets,
)
from kubrik.games.admiral.sea.zones import NO_BATTERY, battery_on, side_on
from kubrik.games.admiral.table.choices import SEPARATE
from kubrik.games.admiral.table.state import BOARDED, CAPTURED, REPAIRED, Admiral
from kubrik.games.admiral.terms import NOBODY

TOO_FEW_AT_A_FORT: Final = "AD-12.10"
# If no ship can fire, each for a different reason, the last of these is given: that ship came closest to firing.
NEARER: Final = [
    *("AD-15.2", "AD-14.11", "AD-6.10"),
    *("AD-9.3", "AD-9.4"),
    *("AD-20.11", "AD-11.6", "AD-20.12", "AD-11.8"),
    *("AD-9.9", "AD-2.9", TOO_FEW_AT_A_FORT),
]


# ---------------------------------------------------------------- at what


def fleet_refusal(t: Admiral, seat: int, target: int) -> str:
    """Why none of the player's ships may fire at it."""
    refused = target_refusal(t, seat, target)
    return refused or max([ship_refusal(t, ship, target) for ship in t.fleet(seat)], key=NEARER.index)


def target_refusal(t: Admiral, seat: int, target: int) -> str:
    """Why it can't be a target, no matter who fires; "" if it can."""
    flag = t.flag_of(target)
    if t.is_ship(target) and flag == NOBODY:
        return "AD-13.2"
    if t.is_friendly(flag, seat):
        return "AD-9.2" if flag == seat else "AD-18.2"
    return "" if target in targets(t, seat) else "AD-12.10"


# ---------------------------------------------------------------- with a ship


def ship_refusal(t: Admiral, ship: int, target: int) -> str:
    """Why this ship can't fire; if it can, it must have too few shots."""
    cell = t.cell_of(target)
    refused = done_refusal(t.marks[ship]) or range_refusal(t, t.cells[ship], cell, t.rules.classes[ship].range)
    if refused:
        return refused
    battery = battery_at(t, ship, cell)
    if battery == NO_BATTERY:
        return zone_refusal(t, ship, cell)
    guns = t.rules.classes[ship].guns[battery]
    if t.fired[ship * 4 + battery] == guns:
        return "AD-9.9" if guns else "AD-9.3"
    return TOO_FEW_AT_A_FORT if shots_at(t, ship, cell) else "AD-2.9"


def done_refusal(marks: int) -> str:
    if marks & REPAIRED:
        return "AD-15.2"
    if marks & CAPTURED:
        return "AD-14.11"
    return "AD-6.10" if marks & BOARDED else ""


def range_refusal(t: Admiral, start: int, cell: int, longest: int) -> str:
    distance = t.rules.sea.distance(start, cell)
    if distance > longest:
        return "AD-9.3"
    return "AD-9.4" if out_of_sight(t, distance) else ""


def zone_refusal(t: Admiral, ship: int, cell: int) -> str:
    """Why no battery may fire: a blind spot, or the side that is not allowed to."""
    sea, start = t.rules.sea, t.cells[ship]
    dx, dy = sea.dx(start, cell), sea.dy(start, cell)
    if t.rules.settings.keeps_facing:
        return "AD-20.11" if battery_on(t.facings[ship], dx, dy) == NO_BATTERY else "AD-20.12"
    return "AD-11.6" if side_on(t.axes_x[ship], t.axes_y[ship], dx, dy) == NO_BATTERY else "AD-11.8"


# ---------------------------------------------------------------- with a fort


def fort_refusal(t: Admiral, seat: int, fort: int) -> str:
    """Why it can't fire at anything."""
    if t.fort_flags[fort] == NOBODY:
        return "AD-17.4"
    if t.fort_flags[fort] != seat:
        return "AD-17.2"
    if t.fort_strengths[fort] == 0:
        return "AD-17.3"
    return max([aim_refusal(t, fort, target) for target in targets(t, seat)], key=NEARER.index)


def aim_refusal(t: Admiral, fort: int, target: int) -> str:
    """Why the fort's guns don't reach a target, or are too few; "" if they do and are enough."""
    if t.fort_fired[fort] == t.rules.ships.fort.guns:
        return "AD-9.9"
    cell = t.cell_of(target)
    refused = range_refusal(t, t.rules.ports[fort].fort, cell, t.rules.ships.fort.range)
    shots = fort_shots_at(t, fort, cell)
    if refused or shots == 0:
        return refused or "AD-2.9"
    return TOO_FEW_AT_A_FORT if shots < least_shots(t, target) else ""


# ---------------------------------------------------------------- how many, and how


def number_refusal(t: Admiral, seat: int, target: int, choice: Choice) -> str:
    """Why not with this ship or number: not the player's ship, unable to fire, too many shots or too few."""
    if not t.is_ship(choice.a):
        return "AD-12.4"
    flag = t.flags[choice.a]
    if flag != seat:
        return "AD-12.5" if t.is_friendly(flag, seat) else "AD-12.2"
    most = shots_at(t, choice.a, t.cell_of(target))
    if most == 0 or done_refusal(t.marks[choice.a]):
        return ship_refusal(t, choice.a, target)
    return count_refusal(t, target, choice.b, most)


def fort_number_refusal(t: Admiral, fort: int, target: int, choice: Choice) -> str:
    if choice.a != t.rules.number_of_ships + fort:
        return "AD-12.4"
    return count_refusal(t, target, choice.b, fort_shots_at(t, fort, t.cell_of(target)))


def count_refusal(t: Admiral, target: int, shots: int, most: int) -> str:
    if shots > most:
        return "AD-9.3"
    return TOO_FEW_AT_A_FORT if shots < least_shots(t, target) and not t.is_ship(target) else ""


def manner_refusal(t: Admiral, target: int, choice: Choice) -> str:
    """A fort needs a salvo (AD-12.10); for the rest the question's own clause is enough."""
    return "AD-12.10" if choice.a == SEPARATE and not t.is_ship(target) else ""
