"""Which guns of a ship or a fort can fire at a target now (AD-9.2, AD-9.3, AD-9.4, AD-11, AD-17.1, AD-17.2, AD-17.3,
AD-17.4, AD-20).
"""

from __future__ import annotations

from kubrik.games.admiral.sea.zones import NO_BATTERY, SECOND_SIDE, battery_on, is_side, other_side, side_on
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import NOBODY, STORM


def shots_at(t: Admiral, ship: int, cell: int) -> int:
    """How many shots the battery that bears could fire; 0 if there is none (AD-9.3)."""
    rules = t.rules
    start = t.cells[ship]
    distance = rules.sea.distance(start, cell)
    if distance > rules.classes[ship].range or out_of_sight(t, distance):
        return 0
    battery = battery_at(t, ship, cell)
    if battery == NO_BATTERY:
        return 0
    loaded = rules.classes[ship].guns[battery] - t.fired[ship * 4 + battery]
    if loaded > 0 and rules.lines.clear(start, cell, t.taken, rules.classes[ship].lobs):
        return loaded
    return 0


def out_of_sight(t: Admiral, distance: int) -> bool:
    """Is the target too far to be aimed at in a storm (AD-9.4)?"""
    return t.strength == STORM and distance > t.rules.ships.gunnery.storm_range


def battery_at(t: Admiral, ship: int, cell: int) -> int:
    """The battery in whose zone the cell lies, if it may fire (AD-11.8, AD-20.12, AD-20.17)."""
    sea = t.rules.sea
    dx = sea.dx(t.cells[ship], cell)
    dy = sea.dy(t.cells[ship], cell)
    both = t.rules.settings.both_broadsides
    if t.rules.settings.keeps_facing:
        battery = battery_on(t.facings[ship], dx, dy)
        if not both and is_side(battery) and t.fired[ship * 4 + other_side(battery)] > 0:
            return NO_BATTERY
        return battery
    side = side_on(t.axes_x[ship], t.axes_y[ship], dx, dy)
    return NO_BATTERY if side == SECOND_SIDE and not both else side


def fort_shots_at(t: Admiral, fort: int, cell: int) -> int:
    """Forts fire all round (AD-17.1); a silenced fort doesn't fire (AD-17.3)."""
    if t.fort_strengths[fort] == 0:
        return 0
    numbers = t.rules.ships.fort
    start = t.rules.ports[fort].fort
    distance = t.rules.sea.distance(start, cell)
    loaded = numbers.guns - t.fort_fired[fort]
    if loaded <= 0 or distance > numbers.range or out_of_sight(t, distance):
        return 0
    return loaded if t.rules.lines.clear(start, cell, t.taken, False) else 0


def targets(t: Admiral, seat: int) -> list[int]:
    """Enemy ships; enemy and neutral forts that are not silenced (AD-9.2, AD-12.10)."""
    flags = t.flags
    sides = t.rules.scenario.sides
    mine = sides[seat]
    found = [ship for ship in range(len(flags)) if flags[ship] != NOBODY and sides[flags[ship]] != mine]
    for fort, flag in enumerate(t.fort_flags):
        if t.fort_strengths[fort] > 0 and (flag == NOBODY or sides[flag] != mine):
            found.append(t.rules.number_of_ships + fort)
    return found


def least_shots(t: Admiral, target: int) -> int:
    """Fire at a fort must be a salvo, which needs at least two shots (AD-12.1, AD-12.10)."""
    return 1 if target < t.rules.number_of_ships else 2
