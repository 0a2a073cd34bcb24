"""Upgrading: the cost is paid from the tile and behind the screen, and the tile is turned over (KF-8)."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.games.keyflower.box.tiles import Cost, UpgradableTile
from kubrik.games.keyflower.rules.transport.payments import bill_of, cost_of, sum_of
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.choices import GIVE_SKILL, PAY
from kubrik.games.keyflower.table.player import Player
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.table.village import Plot
from kubrik.games.keyflower.terms import GOLD, IRON, SKILLS, STONE, SWAP_IN_UPGRADES, WOOD


def is_upgradable(plot: Plot) -> bool:
    """Only homes and village tiles can be upgraded, once each (KF-8.12, KF-8.13)."""
    return plot.face == 0 and isinstance(plot.tile, UpgradableTile)


def can_upgrade(player: Player, plot: Plot) -> bool:
    """Is the whole cost there: resources on the tile, skill tiles behind the screen (KF-8.16, KF-8.18)?"""
    tile = plot.tile
    if plot.face != 0 or not isinstance(tile, UpgradableTile):
        return False
    return has_resources(player, plot, tile.cost) and has_skills(player, tile.cost)


def could_pay(player: Player, plot: Plot) -> bool:
    """Is the cost there as far as everybody can see it, that is without the skill tiles?"""
    tile = plot.tile
    return plot.face == 0 and isinstance(tile, UpgradableTile) and has_resources(player, plot, tile.cost)


def has_skills(player: Player, cost: Cost) -> bool:
    if player.skill_count() < cost.skill_count:
        return False
    for kind in range(len(SKILLS)):
        if player.skills[kind] < cost.skills[kind]:
            return False
    return True


def has_resources(player: Player, plot: Plot, cost: Cost) -> bool:
    there, of = plot.resources, cost.resources
    if sum_of(there) < cost.resource_count:
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


def upgrade(t: Keyflower, seat: int, answers: list[Choice]) -> None:
    """Turns the tile over; workers stay on it, and the new face is used from now on (KF-8.23, KF-8.25)."""
    tile = answers[0].a
    cost = cost_of(t.plot(tile))
    pay_resources(t, seat, tile, answers)
    pay_skills(t, seat, tile, cost, answers)
    t.plots[tile] = t.plot(tile).turned_over()
    t.upgrades_left -= 1
    t.note(notes.UPGRADED, seat, tile)


def pay_resources(t: Keyflower, seat: int, tile: int, answers: list[Choice]) -> None:
    """Resources return to the supply; what is not needed stays (KF-8.17, KF-8.22)."""
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
    """They go face down into the pile: the types the cost names are known, a free choice is not (KF-8.18)."""
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
