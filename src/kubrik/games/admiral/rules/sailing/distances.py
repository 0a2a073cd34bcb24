"""How far a ship can go (AD-8, AD-20.8)."""

from __future__ import annotations

from kubrik.games.admiral.sea.gauge import NO_WIND, deviation
from kubrik.games.admiral.table.state import RESTED, Admiral
from kubrik.games.admiral.terms import CALM


def base_distance(t: Admiral, ship: int) -> int:
    """The distance everybody can work out: its class, open skill, and damage."""
    distance = t.rules.classes[ship].distances[t.strength]
    if t.strength == CALM:
        rested = t.rules.settings.keeps_facing and t.marks[ship] & RESTED != 0
        return 1 if rested and distance == 0 else distance
    if t.rules.settings.suffers and t.is_battered(ship):
        distance -= 1  # battered ships are slower (AD-8.3)
    return distance + t.rules.sailing.open(t, ship)


def slowing_wind(t: Admiral) -> int:
    """The wind that headings are measured against: none in a calm (AD-8.5) or a windless game (AD-19.4)."""
    return NO_WIND if t.strength == CALM or t.rules.settings.windless else t.wind


def distance_in(t: Admiral, ship: int, heading: int) -> int:
    """The allowance of a move in this heading (AD-8.4). Below 0 counts as 0."""
    return base_distance(t, ship) - deviation(heading, slowing_wind(t))
