"""The wind: what a heading costs (AD-7.6, AD-8.4, AD-8.11), and which fleet has the weather gauge (AD-6.3, AD-6.4,
AD-6.5).

Wind is the direction it blows to. In a calm and in a windless game, where it doesn't slow ships, it is NO_WIND.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kubrik.games.admiral.sea.geometry import Sea
from kubrik.games.admiral.terms import DX, DY

NO_WIND: Final = -1
APART: Final = [0, 1, 2, 3, 4, 3, 2, 1]  # sectors, by the difference of two directions


def sectors_between(a: i64, b: i64) -> i64:
    return APART[(a - b) & 7]


def deviation(heading: i64, wind: i64) -> i64:
    """How many sectors a heading is from straight down the wind, called k (AD-7.6); always 0 without wind (AD-19.4)."""
    return 0 if wind == NO_WIND else sectors_between(heading, wind)


def allowance(base: i64, heading: i64, wind: i64) -> i64:
    """The allowance of a move in this heading (AD-8.4). In a calm the base is the Calm value (AD-8.5)."""
    return max(base - deviation(heading, wind), 0)


def cost_of_turn(old: i64, new: i64, wind: i64) -> i64:
    """The cost of turning one sector in a move; 0 away from the wind or without any (AD-8.11, AD-8.12, AD-8.18)."""
    return 1 if deviation(new, wind) > deviation(old, wind) else 0


def facings_in_place(base: int, facing: int, wind: int) -> list[int]:
    """What a ship may turn to without moving: one sector at least (AD-20.4). In a calm only that (AD-20.6, AD-20.7)."""
    sectors = max(allowance(base, facing, wind), 1)
    return [new for new in range(8) if new != facing and sectors_between(new, facing) <= sectors]


# ---------------------------------------------------------------- the weather gauge


def from_windward(sea: Sea, cells: list[int], wind: int) -> list[int]:
    """How far down the wind the ships of a fleet are, the most windward first (AD-6.3)."""
    return sorted([sea.x[cell] * DX[wind] + sea.y[cell] * DY[wind] for cell in cells])


def has_the_gauge(ours: list[int], theirs: list[int]) -> bool:
    """Over their fleet: the first difference decides, ship by ship; a missing ship is infinitely far (AD-6.4)."""
    for i, our in enumerate(ours):
        if i == len(theirs) or our < theirs[i]:
            return True
        if our > theirs[i]:
            return False
    return False


def by_gauge(sea: Sea, seats: list[int], fleets: list[list[int]], wind: int) -> list[list[int]]:
    """Groups of seats in the order of this round; seats that are still tied share a group.

    `fleets` are the cells of their ships, by seat. A calm has a direction here too (AD-7.5).
    """
    places = [from_windward(sea, fleet, wind) for fleet in fleets]
    groups: list[list[int]] = []
    for seat in seats:
        i = 0
        while i < len(groups) and has_the_gauge(places[groups[i][0]], places[seat]):
            i += 1
        if i < len(groups) and not has_the_gauge(places[seat], places[groups[i][0]]):
            groups[i].append(seat)
        else:
            groups.insert(i, [seat])
    return groups


def ties_broken(groups: list[list[int]], last_order: list[int]) -> list[int]:
    """After the first round: the one who acted later in the last round acts first (AD-6.5)."""
    order: list[int] = []
    for group in groups:
        order += [seat for seat in reversed(last_order) if seat in group]
    return order
