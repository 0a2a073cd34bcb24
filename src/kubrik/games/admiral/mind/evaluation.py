"""A quick evaluation of each seat: its side's ships, what their guns can do, and progress towards the goal.

The weights were found by playing bots against each other; they are not rules.
"""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.mind.outlook import gold_outlook, guns_outlook, is_to_act, shyness, siege
from kubrik.games.admiral.table.state import Admiral, side_score
from kubrik.games.admiral.terms import NOBODY
from kubrik.games.common.winning import chances

SCALE: Final = 2.2  # a lead of this many points wins about 70 % of the games
AFLOAT: Final = 0.45  # the part of a ship's Value that damage doesn't reduce
SCORED: Final = 0.35  # the weight of a point of the score at the start; at the end it is 1
GUNS_NOW: Final = 0.45  # the weight of the damage that a ship could do in this round
GUNS_LATER: Final = 0.2  # the same, once its guns are loaded again
BOLDNESS: Final = 0.6  # the part of its chances that a side loses by keeping away, if only a fight can win
FORT: Final = 2.0
FORT_HELD: Final = 5.0  # added for a fort that wins the game if it is held
SIEGE: Final = 1.5  # the weight of a ship beside a fort that would win the game


def worth(t: Admiral) -> list[float]:
    """The side's chance to win, shared equally among its players."""
    sides = t.rules.scenario.sides
    number = max(sides) + 1
    standing = [0.0] * number
    for side in range(number):
        standing[side] = afloat(t, side) + score_outlook(t, side) + fort_outlook(t, side)
    for ship, flag in enumerate(t.flags):
        if flag != NOBODY:
            now = is_to_act(t, flag)
            standing[sides[flag]] += (GUNS_NOW if now else GUNS_LATER) * guns_outlook(t, ship, now)
    gold_outlook(t, standing)
    for addition in t.rules.additions:
        addition.outlook(t, standing)
    return by_seat(t, chances(standing, SCALE))


def by_seat(t: Admiral, won: list[float]) -> list[float]:
    """What each seat has of its side's chances; who keeps away from a fight loses a part of them."""
    sides = t.rules.scenario.sides
    bold = t.rules.scenario.goal != 0  # there is gold to win
    kept = [1.0 if bold else 1.0 - BOLDNESS * shyness(t, side) for side in range(len(won))]
    return [kept[side] * won[side] / sides.count(side) for side in sides]


def afloat(t: Admiral, side: int) -> float:
    """The Value of the side's ships; damaged ones count less."""
    total = 0.0
    sides, classes = t.rules.scenario.sides, t.rules.classes
    for ship, flag in enumerate(t.flags):
        if flag != NOBODY and sides[flag] == side:
            full = classes[ship].strength
            total += classes[ship].value * (AFLOAT + (1.0 - AFLOAT) * t.strengths[ship] / full)
    return total


def score_outlook(t: Admiral, side: int) -> float:
    """The nearer the limit, the more the score counts (AD-22.4)."""
    gone = t.round / t.rules.scenario.rounds
    return (SCORED + (1.0 - SCORED) * gone * gone) * side_score(t, side)


def fort_outlook(t: Admiral, side: int) -> float:
    total = 0.0
    sides = t.rules.scenario.sides
    for fort, flag in enumerate(t.fort_flags):
        if flag != NOBODY and sides[flag] == side:
            total += FORT * (0.5 + 0.5 * t.fort_strengths[fort] / t.rules.ships.fort.strength)
            if t.rules.scenario.fort_wins and sides[t.rules.ports[fort].seat] != side:
                total += FORT_HELD
    return total + (SIEGE * siege(t, side) if t.rules.scenario.fort_wins else 0.0)
