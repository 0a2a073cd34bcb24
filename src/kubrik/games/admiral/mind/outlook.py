"""What a ship's guns can do, and how far its gold has come: the parts of the evaluation that depend on places."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.rules.firing.bearing import shots_at
from kubrik.games.admiral.rules.sailing.sailing import SailOn
from kubrik.games.admiral.sea.waters import FAR_AWAY, Waters
from kubrik.games.admiral.sea.zones import NO_BATTERY, battery_on
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import DIE, NOBODY, NOWHERE

FAR: Final = 99
CLOSE: Final = 2  # a distance to an enemy that is close enough
FARTHEST: Final = 16
SHARE: Final = 9.0  # the value of a full bank of gold
ABOARD: Final = 0.62  # the part of it for gold aboard that has arrived
HOMEWARD: Final = 0.025  # minus this for each cell between gold and its port
IN_SIGHT: Final = 0.012  # minus this for each cell between an empty hold and gold
SECTOR: Final = 0.24  # cells more for each sector to turn, if ships keep their facing: four are less than a cell


def is_to_act(t: Admiral, seat: int) -> bool:
    """Does the seat still act in this round?"""
    for place in range(max(t.place, 0), len(t.order)):
        if t.order[place] == seat:
            return True
    return not t.order


def guns_outlook(t: Admiral, ship: int, now: bool) -> float:
    """The most damage it could do with one battery, in points of Value."""
    best = 0.0
    sides = t.rules.scenario.sides
    mine = sides[t.flags[ship]]
    sea, cell = t.rules.sea, t.cells[ship]
    reach = t.rules.classes[ship].range
    for enemy, flag in enumerate(t.flags):
        if flag == NOBODY or sides[flag] == mine:
            continue
        distance = sea.distance(cell, t.cells[enemy])
        if distance <= reach:
            shots = shots_at(t, ship, t.cells[enemy]) if now else shots_later(t, ship, t.cells[enemy])
            if shots > 0:
                best = max(best, damage(t, enemy, shots, distance))
    return best


def shyness(t: Admiral, side: int) -> float:
    """How far a side keeps away from its enemies, from 0 to 1: without meeting them it can't win."""
    sides, sea = t.rules.scenario.sides, t.rules.sea
    total = 0.0
    ships = 0
    for ship, flag in enumerate(t.flags):
        if flag != NOBODY and sides[flag] == side:
            away = FAR
            for enemy, flown in enumerate(t.flags):
                if flown != NOBODY and sides[flown] != side:
                    away = min(away, sea.distance(t.cells[ship], t.cells[enemy]))
            total += min(max(away - CLOSE, 0), FARTHEST)
            ships += 1
    return total / (ships * FARTHEST) if ships else 0.0


def siege(t: Admiral, side: int) -> float:
    """How near its nearest ship has come to a fort of the enemies, from 0 to 1 beside it."""
    sides, sea = t.rules.scenario.sides, t.rules.sea
    away = FARTHEST + 1
    for fort, owner in enumerate(t.fort_flags):
        if owner != NOBODY and sides[owner] != side:
            for ship, flag in enumerate(t.flags):
                if flag != NOBODY and sides[flag] == side:
                    away = min(away, sea.distance(t.cells[ship], t.rules.ports[fort].fort))
    return 1.0 - (away - 1) / FARTHEST


def damage(t: Admiral, enemy: int, shots: int, distance: int) -> float:
    """The value of the expected hits, at most what the enemy has left."""
    hits = shots * chance_to_hit(t, distance)
    left = t.strengths[enemy]
    kind = t.rules.classes[enemy]
    return (hits if hits < left else left) * kind.value / kind.strength * (1.6 if hits >= left else 1.0)


def chance_to_hit(t: Admiral, distance: int) -> float:
    numbers = t.rules.hits[t.rules.ships.gunnery.band(distance)]
    hitting = 0
    for n in range(1, DIE + 1):
        hitting += numbers >> n & 1
    return hitting / DIE


def shots_later(t: Admiral, ship: int, cell: int) -> int:
    """The shots it would have from here with all guns loaded again."""
    rules = t.rules
    kind = rules.classes[ship]
    if not rules.lines.clear(t.cells[ship], cell, t.taken, kind.lobs):
        return 0
    if not rules.settings.keeps_facing:
        return kind.guns[0]
    sea = rules.sea
    battery = battery_on(t.facings[ship], sea.dx(t.cells[ship], cell), sea.dy(t.cells[ship], cell))
    return 0 if battery == NO_BATTERY else kind.guns[battery]


def gold_outlook(t: Admiral, standing: list[float]) -> None:
    """If gold wins: adds what each side has in the bank, aboard and within reach."""
    goal = t.rules.scenario.goal
    if goal == 0:
        return
    sides = t.rules.scenario.sides
    unit = SHARE / goal
    for seat in range(t.seats):
        standing[sides[seat]] += unit * t.bank[seat]
    piles = [cell for cell in t.rules.gold_cells if t.sea_gold[cell]]
    for ship, flag in enumerate(t.flags):
        if flag != NOBODY:
            standing[sides[flag]] += unit * carried(t, ship, flag)
            if t.gold[ship] < t.rules.classes[ship].gold:
                standing[sides[flag]] -= IN_SIGHT * unit * way_to(t, ship, piles)


def carried(t: Admiral, ship: int, flag: int) -> float:
    if t.gold[ship] == 0:
        return 0.0
    way = way_to(t, ship, own_harbours(t, flag))
    return t.gold[ship] * max(ABOARD - HOMEWARD * way, 0.1)


def own_harbours(t: Admiral, seat: int) -> list[int]:
    """The harbour cells of all ports where this player may bank (AD-16.3, AD-16.4)."""
    found: list[int] = []
    for port, flag in enumerate(t.fort_flags):
        if t.is_friendly(flag, seat):
            found += t.rules.ports[port].harbours
    return found


def way_to(t: Admiral, ship: int, others: list[int]) -> float:
    """The way around land to the nearest of them, and turns if ships keep their facing; FAR_AWAY if there is none."""
    found = FAR_AWAY
    waters = t.rules.waters[t.rules.classes[ship].index]
    cell = t.cells[ship]
    steps: list[int] = []
    for other in others:
        ways = waters.way_to(other)
        if ways[cell] < found:
            found = ways[cell]
            steps = ways
    if t.rules.settings.keeps_facing and 0 < found < FAR_AWAY:
        return found + SECTOR * sectors_off(waters, steps, cell, heading_of(t, ship))
    return float(found)


def heading_of(t: Admiral, ship: int) -> int:
    """Where its bow points; under way that is its heading, which becomes its facing when it stops (AD-20.3)."""
    step = t.agenda[-1] if t.agenda else None
    if isinstance(step, SailOn) and step.course.ship == ship:
        return step.course.heading
    return t.facings[ship]


def sectors_off(waters: Waters, steps: list[int], cell: int, heading: int) -> int:
    """By how many sectors, from 0 to 4, a ship has to turn until a step ahead brings it nearer."""
    for off in range(5):
        for turned in (heading + off & 7, heading - off & 7):
            ahead = waters.ahead[cell * 8 + turned]
            if ahead != NOWHERE and steps[ahead] < steps[cell]:
                return off
    return 4
