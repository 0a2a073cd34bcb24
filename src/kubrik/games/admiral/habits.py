"""What a player might do without thinking long: fire when he can, sail where something is to be had, go on to the end.

Play-outs of a search are made of this: so it is rough and quick, and leaves nothing out for good.
"""

from __future__ import annotations

from typing import Final

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.games.admiral.bearing import targets
from kubrik.games.admiral.choices import (
    ADVANCE,
    BANK,
    BOARD_WITH,
    BURN,
    END_TURN,
    FIRE_AT,
    FIRE_FORT,
    HEADING,
    LOAD,
    MANNER,
    MOVE,
    REPAIR,
    RESIGN,
    SHOTS,
    STOP,
    STORM_WITH,
    TURN,
    TURN_LEFT,
    TURN_RIGHT,
    UNITS,
)
from kubrik.games.admiral.outlook import CLOSE, FAR, own_harbours
from kubrik.games.admiral.rules import Rules
from kubrik.games.admiral.sailing import SailOn
from kubrik.games.admiral.state import Admiral
from kubrik.games.admiral.terms import NOBODY

# How soon each thing to do comes to mind, against the others in the menu.
APPEAL: Final = {
    MOVE: 6,
    TURN: 2,
    FIRE_AT: 14,
    FIRE_FORT: 14,
    BOARD_WITH: 4,
    STORM_WITH: 4,
    REPAIR: 4,
    LOAD: 40,
    BANK: 60,
    BURN: 1,
    END_TURN: 1,
}


def form_habits(rules: Rules) -> None:
    for kind, appeal in APPEAL.items():
        rules.appeal[kind] = appeal


def habit(t: Admiral, seat: int, offer: list[Choice], rng: Rng) -> Choice:
    first = offer[0].kind
    last = offer[-1].kind
    if last == STOP:
        return sail_on(t, offer, rng)
    if first in (SHOTS, UNITS):
        return offer[-1] if rng.below(6) > 0 else offer[rng.below(len(offer))]
    if first == MANNER:
        return offer[rng.below(len(offer))]
    if first == HEADING:
        return set_course(t, seat, offer, rng)
    if last in (END_TURN, RESIGN):
        return weighed(t, offer, rng)
    return weighed(t, offer, rng) if t.rules.appeal[first] > 0 else offer[rng.below(len(offer))]


def weighed(t: Admiral, offer: list[Choice], rng: Rng) -> Choice:
    """By the appeal of each; what has none does not come to mind."""
    appeal = t.rules.appeal
    total = 0
    for choice in offer:
        total += appeal[choice.kind]
    k = rng.below(total)
    for choice in offer:
        k -= appeal[choice.kind]
        if k < 0:
            return choice
    raise AssertionError("something has an appeal")


# ---------------------------------------------------------------- sailing


def sail_on(t: Admiral, offer: list[Choice], rng: Rng) -> Choice:
    """Towards what the ship is after, as long as the next cell is nearer to it."""
    step = t.agenda[-1]
    assert isinstance(step, SailOn)
    course = step.course
    if rng.below(8) == 0:
        return offer[rng.below(len(offer))]
    goal = destination(t, course.ship)
    if goal < 0:
        return offer[-1]
    best, least = offer[-1], way_to(t, t.cells[course.ship], goal)
    if least <= CLOSE and t.gold[course.ship] == 0 and t.taken[goal]:
        return best
    for choice in offer:
        heading = heading_after(choice, course.heading)
        if heading >= 0:
            ahead = t.rules.sea.beside[t.cells[course.ship] * 8 + heading]
            if ahead >= 0 and way_to(t, ahead, goal) < least:
                best, least = choice, way_to(t, ahead, goal)
    return best


def heading_after(choice: Choice, heading: int) -> int:
    if choice.kind == ADVANCE:
        return heading
    if choice.kind == TURN_LEFT:
        return (heading - 1) & 7
    return (heading + 1) & 7 if choice.kind == TURN_RIGHT else -1


def set_course(t: Admiral, seat: int, offer: list[Choice], rng: Rng) -> Choice:
    """The heading that brings the ship nearer to what it is after; now and then any."""
    opening = t.answers[seat][0]
    goal = destination(t, opening.a)
    if rng.below(5) == 0 or goal < 0 or opening.kind == TURN:
        return offer[rng.below(len(offer))]
    best, least = offer[0], FAR
    for choice in offer:
        ahead = t.rules.sea.beside[t.cells[opening.a] * 8 + choice.a]
        way = way_to(t, ahead, goal) if ahead >= 0 else FAR
        if way < least or (way == least and rng.below(2) == 0):
            best, least = choice, way
    return best


def way_to(t: Admiral, cell: int, goal: int) -> int:
    return t.rules.sea.distance(cell, goal)


def destination(t: Admiral, ship: int) -> int:
    """Home with gold; to the nearest gold with room for it; else to the nearest enemy. -1: nowhere."""
    cell, flag = t.cells[ship], t.flags[ship]
    if t.rules.scenario.goal:
        if t.gold[ship]:
            return nearest_of(t, cell, own_harbours(t, flag))
        piles = [pile for pile in t.rules.gold_cells if t.sea_gold[pile]]
        if piles:
            return nearest_of(t, cell, piles)
    return nearest_of(t, cell, [t.cells[e] for e in targets(t, flag) if t.is_ship(e)])


def nearest_of(t: Admiral, cell: int, others: list[int]) -> int:
    best, least = NOBODY, FAR
    for other in others:
        way = t.rules.sea.distance(cell, other)
        if way < least:
            best, least = other, way
    return best
