"""Who sits where: every bot on every seat as often as the others, on the same deals."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, permutations
from typing import Final

MOST: Final = 24  # seatings of a deal; with more bots they take turns by rotation

Seating = tuple[str, ...]


def seatings(bots: tuple[str, ...]) -> list[Seating]:
    """All ways to seat these bots, one a seat; if there are too many, each bot once on each seat."""
    if len(set(bots)) == 1:
        return [bots]
    every = list(dict.fromkeys(permutations(bots)))
    return every if len(every) <= MOST else list(dict.fromkeys(bots[k:] + bots[:k] for k in range(len(bots))))


def line_ups(pool: tuple[str, ...], seats: int) -> list[Seating]:
    """All tables of different bots from the pool, seated in all ways or by rotation."""
    tables = combinations(pool, seats) if len(pool) >= seats else combinations_with_replacement(pool, seats)
    mixed = [table for table in tables if len(set(table)) > 1]
    every = [seating for table in mixed for seating in seatings(table)]
    if len(every) <= MOST:
        return every
    return list(dict.fromkeys(table[k:] + table[:k] for table in mixed for k in range(seats)))
