"""Paying for an upgrade: which counters on the tile, which skill tiles, asked one by one (KF-8)."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.games.keyflower.box.tiles import Cost, UpgradableTile
from kubrik.games.keyflower.table.questions import HOW_TO_PAY, SKILL_TO_PAY
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.table.village import Plot
from kubrik.games.keyflower.terms import GOLD, IRON, SKILLS, STONE, SWAP_IN_UPGRADES, WOOD


class Bill:
    """The resources of a cost; with 3a any resource will do for each (KF-12.9)."""

    def __init__(self, cost: Cost, alike: bool) -> None:
        self.total = cost.resource_count
        self.of = [0, 0, 0, 0] if alike else cost.resources
        self.any = self.total if alike else cost.any_resource

    def is_paid_by(self, wood: int, stone: int, iron: int, gold: int) -> bool:
        """Gold pays for anything, nothing else pays for gold (KF-8.19, KF-8.20, KF-8.21)."""
        over = max(0, wood - self.of[WOOD]) + max(0, stone - self.of[STONE]) + max(0, iron - self.of[IRON])
        return gold >= self.of[GOLD] and over <= self.any


def sum_of(resources: list[int]) -> int:
    return resources[0] + resources[1] + resources[2] + resources[3]


def cost_of(plot: Plot) -> Cost:
    tile = plot.tile
    assert isinstance(tile, UpgradableTile), "the tile can't be upgraded"
    return tile.cost


def bill_of(t: Keyflower, plot: Plot) -> Bill:
    return Bill(cost_of(plot), t.players[plot.owner].has(SWAP_IN_UPGRADES))


def payment_question(t: Keyflower, so_far: list[Choice]) -> Question:
    bill = bill_of(t, t.plot(so_far[0].a))
    return HOW_TO_PAY if bill.total > 0 and len(so_far) <= GOLD else SKILL_TO_PAY


def payment_options(t: Keyflower, seat: int, so_far: list[Choice]) -> list[Choice]:
    """How many wood, stone and iron; the rest is gold. Then the types of skill tiles that the cost leaves open."""
    plot = t.plot(so_far[0].a)
    bill = bill_of(t, plot)
    paid = 3 if bill.total > 0 else 0
    asked = len(so_far) - 1
    if asked < paid:
        return resource_options(t, plot, bill, so_far)
    cost = cost_of(plot)
    return skill_options(t, seat, cost, so_far[paid + 1 :]) if asked - paid < cost.any_skill else []


def resource_options(t: Keyflower, plot: Plot, bill: Bill, so_far: list[Choice]) -> list[Choice]:
    """The numbers with which a complete payment is possible."""
    kind = len(so_far) - 1
    given = [so_far[i + 1].b if i < kind else -1 for i in range(3)]
    found: list[Choice] = []
    for n in range(min(plot.resources[kind], bill.total) + 1):
        given[kind] = n
        if can_be_paid(plot.resources, bill, given):
            found.append(t.rules.choices.pay[kind][n])
    return found


def can_be_paid(there: list[int], bill: Bill, given: list[int]) -> bool:
    """Is a payment possible with these numbers of wood, stone and iron, where below 0 means undecided?"""
    for wood in range(max(0, given[WOOD]), most(given[WOOD], there[WOOD], bill) + 1):
        for stone in range(max(0, given[STONE]), most(given[STONE], there[STONE], bill) + 1):
            for iron in range(max(0, given[IRON]), most(given[IRON], there[IRON], bill) + 1):
                gold = bill.total - wood - stone - iron
                if 0 <= gold <= there[GOLD] and bill.is_paid_by(wood, stone, iron, gold):
                    return True
    return False


def most(given: int, there: int, bill: Bill) -> int:
    """The most that can be paid: what lies there, but no more than the cost."""
    return given if given >= 0 else min(there, bill.total)


def skill_options(t: Keyflower, seat: int, cost: Cost, given: list[Choice]) -> list[Choice]:
    """Types of which the player has one beyond those the cost names."""
    left = [t.players[seat].skills[kind] - cost.skills[kind] for kind in range(len(SKILLS))]
    for choice in given:
        left[choice.a] -= 1
    return [t.rules.choices.give_skill[kind] for kind in range(len(SKILLS)) if left[kind] > 0]
