"""What paying for an upgrade means, taken at its word: counters on the tile are laid on the units of its cost. Slow."""

from __future__ import annotations

from itertools import permutations, product

from kubrik.games.keyflower.box.tiles import Cost
from kubrik.games.keyflower.terms import GOLD, RESOURCES

Payment = tuple[int, ...]  # how many counters of each type
ANY_UNIT = -1


def slow_payments(cost: Cost, there: list[int], alike: bool) -> set[Payment]:
    """Every way to pay out of what lies there; with `alike` all resources are alike (KF-12.9)."""
    units = units_of(cost)
    some = [payment for payment in product(*(range(n + 1) for n in there)) if sum(payment) == len(units)]
    return {payment for payment in some if covers(payment, units, alike)}


def units_of(cost: Cost) -> list[int]:
    """The cost, resource by resource."""
    named = [kind for kind, n in enumerate(cost.resources) for _ in range(n)]
    return named + [ANY_UNIT] * cost.any_resource


def covers(payment: Payment, units: list[int], alike: bool) -> bool:
    """Can the counters be laid on the units in some order so that each may stand for its unit?"""
    counters = [kind for kind in range(len(RESOURCES)) for _ in range(payment[kind])]
    return any(
        all(stands_for(counter, unit, alike) for counter, unit in zip(order, units)) for order in permutations(counters)
    )


def stands_for(counter: int, unit: int, alike: bool) -> bool:
    """KF-8."""
    return alike or unit == ANY_UNIT or counter in (unit, GOLD)
