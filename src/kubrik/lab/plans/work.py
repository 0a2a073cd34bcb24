"""The games of a deal, and how many deals there are."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Final

import msgspec

from kubrik.lab.plans.plan import Arm, Plan, Work
from kubrik.lab.plans.seating import Seating, line_ups, seatings

LEAST_DEALS: Final = 2  # an interval needs them
NOBODY: Final = -1


class Match(msgspec.Struct, frozen=True):
    """One game of a deal. `lot` is what its bots' luck depends on: arms that are compared have it in common."""

    arm: int
    seating: Seating
    lot: int
    seat: int = NOBODY  # the seat that lacks the part of the arm


def work_of(plan: Plan) -> Work:
    a_deal = len(matches(plan, 0))
    deals = max(LEAST_DEALS, ceil(plan.games / a_deal))
    return Work(deals, a_deal, max(1, plan.chunk_size() // a_deal))


def matches(plan: Plan, deal: int) -> list[Match]:
    """All games of this deal, the same number in every deal."""
    found: list[Match] = []
    for at, arm in enumerate(plan.arms):
        for lot, seating in enumerate(of_arm(plan, arm)):
            found.append(Match(at, seating, lot, deal % plan.seats if arm.part else NOBODY))
    return found


def of_arm(plan: Plan, arm: Arm) -> list[Seating]:
    if plan.kind == "ratings":
        return all_tables(arm.bots, plan.seats)
    if plan.kind == "luck":
        return [arm.bots] * plan.repeats
    return seatings(arm.bots)


@lru_cache(maxsize=8)
def all_tables(pool: tuple[str, ...], seats: int) -> list[Seating]:
    return line_ups(pool, seats)
