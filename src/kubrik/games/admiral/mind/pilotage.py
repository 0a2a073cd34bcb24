"""Where a ship sails without much thought: towards its destination, and with its side to an enemy."""

from __future__ import annotations

from typing import Final

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.games.admiral.mind.outlook import CLOSE, FAR, own_harbours
from kubrik.games.admiral.rules.firing.bearing import targets
from kubrik.games.admiral.rules.sailing.sailing import Course, SailOn
from kubrik.games.admiral.sea.zones import battery_on, is_side
from kubrik.games.admiral.table.choices import ADVANCE, TURN, TURN_LEFT, TURN_RIGHT
from kubrik.games.admiral.table.state import Admiral

NOWHERE_TO_GO: Final = -1


def sail_on(t: Admiral, offer: list[Choice], rng: Rng) -> Choice:
    """Goes on as long as the next cell is nearer to the ship's destination."""
    step = t.agenda[-1]
    assert isinstance(step, SailOn)
    course = step.course
    goal = destination(t, course.ship, rng)
    if goal == NOWHERE_TO_GO or rng.below(8) == 0:
        return offer[rng.below(len(offer))]
    if is_near_enough(t, course.ship, goal):
        return show_side(t, course, offer, goal)
    waters = t.rules.waters[t.rules.classes[course.ship].index]
    ways = waters.way_to(goal)
    best, least = offer[-1], ways[t.cells[course.ship]]
    for choice in offer:
        heading = heading_after(choice, course.heading)
        ahead = waters.ahead[t.cells[course.ship] * 8 + heading] if heading >= 0 else -1
        if ahead >= 0 and ways[ahead] < least:
            best, least = choice, ways[ahead]
    return best


def heading_after(choice: Choice, heading: int) -> int:
    """The heading after this choice; -1 if the ship stops."""
    if choice.kind == ADVANCE:
        return heading
    if choice.kind == TURN_LEFT:
        return (heading - 1) & 7
    return (heading + 1) & 7 if choice.kind == TURN_RIGHT else -1


def is_near_enough(t: Admiral, ship: int, goal: int) -> bool:
    """Is an enemy close enough? Gold and ports have to be reached."""
    return t.taken[goal] and t.rules.sea.distance(t.cells[ship], goal) <= CLOSE


def show_side(t: Admiral, course: Course, offer: list[Choice], goal: int) -> Choice:
    """Stops; if ships keep their facing, first turns a side with guns to the enemy."""
    if t.rules.settings.keeps_facing and not bears(t, course.ship, course.heading, goal):
        for choice in offer:
            heading = heading_after(choice, course.heading)
            if choice.kind != ADVANCE and heading >= 0 and bears(t, course.ship, heading, goal):
                return choice
    return offer[-1]


def bears(t: Admiral, ship: int, facing: int, goal: int) -> bool:
    sea, cell = t.rules.sea, t.cells[ship]
    return is_side(battery_on(facing, sea.dx(cell, goal), sea.dy(cell, goal)))


def set_course(t: Admiral, seat: int, offer: list[Choice], rng: Rng) -> Choice:
    """The heading that brings the ship nearer to its destination; sometimes a random one."""
    opening = t.answers[seat][0]
    goal = destination(t, opening.a, rng)
    if rng.below(5) == 0 or goal == NOWHERE_TO_GO:
        return offer[rng.below(len(offer))]
    if opening.kind == TURN and t.taken[goal] and in_range(t, opening.a, goal):
        return broadside(t, opening.a, offer, goal, rng)
    waters = t.rules.waters[t.rules.classes[opening.a].index]
    steps = waters.way_to(goal)
    ways: list[int] = []
    for choice in offer:
        ahead = waters.ahead[t.cells[opening.a] * 8 + choice.a]
        ways.append(steps[ahead] if ahead >= 0 else FAR)
    return offer[least_of(ways, rng)]


def in_range(t: Admiral, ship: int, goal: int) -> bool:
    return t.rules.sea.distance(t.cells[ship], goal) <= t.rules.classes[ship].range


def broadside(t: Admiral, ship: int, offer: list[Choice], goal: int, rng: Rng) -> Choice:
    """A facing with the enemy in a side's zone, if there is one."""
    found = [choice for choice in offer if bears(t, ship, choice.a, goal)]
    return found[rng.below(len(found))] if found else offer[rng.below(len(offer))]


def destination(t: Admiral, ship: int, rng: Rng) -> int:
    """Home if it carries gold, else the nearest gold, else the nearest enemy."""
    cell, flag = t.cells[ship], t.flags[ship]
    if t.rules.scenario.goal:
        if t.gold[ship]:
            return nearest_of(t, cell, own_harbours(t, flag), rng)
        piles = [pile for pile in t.rules.gold_cells if t.sea_gold[pile]]
        if piles:
            return nearest_of(t, cell, piles, rng)
    return nearest_of(t, cell, [t.cells[e] for e in targets(t, flag) if t.is_ship(e)], rng)


def nearest_of(t: Admiral, cell: int, others: list[int], rng: Rng) -> int:
    """A random one if several are equally near: always looking north first would favour one seat."""
    ways = [t.rules.sea.distance(cell, other) for other in others]
    at = least_of(ways, rng)
    return others[at] if at >= 0 else NOWHERE_TO_GO


def least_of(ways: list[int], rng: Rng) -> int:
    """The index of the shortest way; a random one if several are equal; -1 if there is none."""
    at = -1
    equal = 0
    for i in range(len(ways)):
        if at < 0 or ways[i] < ways[at]:
            at = i
            equal = 1
        elif ways[i] == ways[at]:
            equal += 1
            if rng.below(equal) == 0:
                at = i
    return at
