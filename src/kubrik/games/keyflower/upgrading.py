"""Upgrading a tile: its cost lies on it and behind the screen, and it is turned over (KF-8.12 – 8.25)."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.games.keyflower import notes
from kubrik.games.keyflower.choices import GIVE_SKILL, PAY
from kubrik.games.keyflower.player import Player
from kubrik.games.keyflower.questions import HOW_TO_PAY, SKILL_TO_PAY
from kubrik.games.keyflower.state import Keyflower
from kubrik.games.keyflower.terms import GOLD, IRON, SKILLS, STONE, SWAP_IN_UPGRADES, WOOD
from kubrik.games.keyflower.tiles import Cost, UpgradableTile
from kubrik.games.keyflower.village import Plot


class Bill:
    """The resources of a cost; with 3a each of them may be any (KF-12.9)."""

    def __init__(self, cost: Cost, alike: bool) -> None:
        self.total = sum_of(cost.resources) + cost.any_resource
        self.of = [0, 0, 0, 0] if alike else cost.resources
        self.any = self.total if alike else cost.any_resource

    def is_paid_by(self, wood: int, stone: int, iron: int, gold: int) -> bool:
        """Gold stands for anything, nothing stands for gold (KF-8.19 – 8.21)."""
        over = max(0, wood - self.of[WOOD]) + max(0, stone - self.of[STONE]) + max(0, iron - self.of[IRON])
        return gold >= self.of[GOLD] and over <= self.any


def sum_of(resources: list[int]) -> int:
    return resources[0] + resources[1] + resources[2] + resources[3]


def is_upgradable(plot: Plot) -> bool:
    """KF-8.12, KF-8.13."""
    return plot.face == 0 and isinstance(plot.tile, UpgradableTile)


def cost_of(plot: Plot) -> Cost:
    tile = plot.tile
    assert isinstance(tile, UpgradableTile), "the tile can't be upgraded"
    return tile.cost


def can_upgrade(player: Player, plot: Plot) -> bool:
    """Is everything there: resources on the tile, skill tiles behind the screen (KF-8.16, KF-8.18)?"""
    tile = plot.tile
    if plot.face != 0 or not isinstance(tile, UpgradableTile):
        return False
    return has_skills(player, tile.cost) and has_resources(player, plot, tile.cost)


def has_skills(player: Player, cost: Cost) -> bool:
    spare = player.skill_count() - cost.any_skill
    for kind in range(len(SKILLS)):
        if player.skills[kind] < cost.skills[kind]:
            return False
        spare -= cost.skills[kind]
    return spare >= 0


def has_resources(player: Player, plot: Plot, cost: Cost) -> bool:
    there, of = plot.resources, cost.resources
    total = sum_of(of) + cost.any_resource
    if sum_of(there) < total:
        return False
    if player.has(SWAP_IN_UPGRADES):
        return True
    missing = max(0, of[WOOD] - there[WOOD]) + max(0, of[STONE] - there[STONE]) + max(0, of[IRON] - there[IRON])
    return there[GOLD] >= of[GOLD] + missing


def upgrade_refusal(t: Keyflower, seat: int, tile: int) -> str:
    plot = t.plots[tile]
    if plot is None or plot.owner != seat:
        return "KF-8.14"
    if not isinstance(plot.tile, UpgradableTile):
        return "KF-8.12"
    if plot.face != 0:
        return "KF-8.13"
    if not has_skills(t.players[seat], plot.tile.cost):
        return "KF-8.18"
    return "KF-8.6" if t.upgrades_left == 0 else "KF-8.16"


def bill_of(t: Keyflower, plot: Plot) -> Bill:
    return Bill(cost_of(plot), t.players[plot.owner].has(SWAP_IN_UPGRADES))


def payment_question(t: Keyflower, so_far: list[Choice]) -> int:
    bill = bill_of(t, t.plot(so_far[0].a))
    return HOW_TO_PAY if bill.total > 0 and len(so_far) <= GOLD else SKILL_TO_PAY


def payment_options(t: Keyflower, seat: int, so_far: list[Choice]) -> list[Choice]:
    """How many wood, how many stone, how many iron; the rest is gold. Then the types of skill tiles left open."""
    plot = t.plot(so_far[0].a)
    bill = bill_of(t, plot)
    paid = 3 if bill.total > 0 else 0
    asked = len(so_far) - 1
    if asked < paid:
        return resource_options(t, plot, bill, so_far)
    cost = cost_of(plot)
    return skill_options(t, seat, cost, so_far[paid + 1 :]) if asked - paid < cost.any_skill else []


def resource_options(t: Keyflower, plot: Plot, bill: Bill, so_far: list[Choice]) -> list[Choice]:
    """Only numbers with which a whole payment exists."""
    kind = len(so_far) - 1
    given = [so_far[i + 1].b if i < kind else -1 for i in range(3)]
    found: list[Choice] = []
    for n in range(min(plot.resources[kind], bill.total) + 1):
        given[kind] = n
        if can_be_paid(plot.resources, bill, given):
            found.append(t.rules.choices.pay[kind][n])
    return found


def can_be_paid(there: list[int], bill: Bill, given: list[int]) -> bool:
    """Is there a payment with these numbers of wood, stone and iron, those below 0 being open?"""
    for wood in range_of(given[WOOD], there[WOOD]):
        for stone in range_of(given[STONE], there[STONE]):
            for iron in range_of(given[IRON], there[IRON]):
                gold = bill.total - wood - stone - iron
                if 0 <= gold <= there[GOLD] and bill.is_paid_by(wood, stone, iron, gold):
                    return True
    return False


def range_of(given: int, most: int) -> list[int]:
    return [given] if given >= 0 else list(range(most + 1))


def skill_options(t: Keyflower, seat: int, cost: Cost, given: list[Choice]) -> list[Choice]:
    """Types of which one is left beside those the cost names."""
    left = [t.players[seat].skills[kind] - cost.skills[kind] for kind in range(len(SKILLS))]
    for choice in given:
        left[choice.a] -= 1
    return [t.rules.choices.give_skill[kind] for kind in range(len(SKILLS)) if left[kind] > 0]


def upgrade(t: Keyflower, seat: int, answers: list[Choice]) -> None:
    tile = answers[0].a
    cost = cost_of(t.plot(tile))
    pay_resources(t, seat, tile, answers)
    pay_skills(t, seat, tile, cost, answers)
    t.plots[tile] = t.plot(tile).turned_over()
    t.upgrades_left -= 1
    t.note(notes.UPGRADED, seat, tile)


def pay_resources(t: Keyflower, seat: int, tile: int, answers: list[Choice]) -> None:
    """Back to the supply; what is not needed stays (KF-8.17, KF-8.22)."""
    plot = t.plot(tile)
    bill = bill_of(t, plot)
    paid = [0, 0, 0, bill.total]
    for answer in answers:
        if answer.kind == PAY:
            paid[answer.a] = answer.b
            paid[GOLD] -= answer.b
    t.plots[tile] = plot.with_resources([plot.resources[kind] - paid[kind] for kind in range(4)])
    for kind in range(4):
        t.supply[kind] += paid[kind]
        if paid[kind] > 0:
            t.note(notes.RESOURCE_PAID, seat, kind, paid[kind], tile)


def pay_skills(t: Keyflower, seat: int, tile: int, cost: Cost, answers: list[Choice]) -> None:
    """Face down into the pile: the types that the cost names are known, a free choice is not (KF-8.18)."""
    player = t.players[seat]
    for kind in range(len(SKILLS)):
        if cost.skills[kind] > 0:
            t.show()  # nobody knew what lay behind the screen
            player.pay_skill_openly(kind, cost.skills[kind])
            t.pile[kind] += cost.skills[kind]
            t.note(notes.SKILL_GIVEN, seat, kind, tile)
    for answer in answers:
        if answer.kind == GIVE_SKILL:
            player.pay_skill_hidden(answer.a)
            t.pile[answer.a] += 1
            t.note(notes.SKILL_GIVEN_HIDDEN, seat, tile)
