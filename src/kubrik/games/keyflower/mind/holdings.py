"""What a player's holdings are worth to the evaluation, in points: village, screen, tiles won, scoring tiles."""

from __future__ import annotations

from typing import Final

from kubrik.games.keyflower.box.tiles import Cost, UpgradableTile
from kubrik.games.keyflower.mind.prospects import (
    GREEN_WORKER,
    JOINT,
    PROGRESS,
    RESOURCE,
    SKILL,
    SUMMER_BOAT_A_SEASON,
    WORKER,
    Prospects,
)
from kubrik.games.keyflower.rules.scoring.scoring import boat_points, place_points
from kubrik.games.keyflower.rules.village.expanding import PlaceTiles, sketch_of
from kubrik.games.keyflower.table.auctions import FREE
from kubrik.games.keyflower.table.player import Player
from kubrik.games.keyflower.table.routes import neighbours
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.table.village import NO_RESOURCES, Plot
from kubrik.games.keyflower.terms import (
    GOLD,
    GREEN,
    NO_SCORE,
    PER_NEIGHBOUR,
    SUMMER_BOAT,
    TURN_ORDER,
    WINTER,
)

NEIGHBOURS: Final = 2.5  # usual points for the neighbours of a turn-order tile


def village_value(t: Keyflower, seat: int, prospects: Prospects) -> float:
    """The value of its tiles, resources, upgrades under way, workers to be collected, and roads."""
    season = max(t.season, 0)
    player = t.players[seat]
    value = 0.0
    joints = 0
    for tile in player.village:
        plot = t.plot(tile)
        value += prospects.value[tile][plot.face][season]
        if plot.shown.score.kind != NO_SCORE and season == WINTER:
            value += place_points(t, seat, plot)
        if plot.face == 0:
            value += upgrade_value(player, plot, prospects.gain[tile][season])
        value += resources_value(plot, season)
        spot = t.spots[tile]
        if spot is not FREE:
            value += WORKER[min(season + 1, WINTER)] * (spot.on[0] + spot.on[1] + spot.on[2] + spot.on[3])
        joints += plot.joints
    return value + 0.5 * JOINT * joints


def resources_value(plot: Plot, season: int) -> float:
    """The value of the resources on a tile. In winter gold is counted with the scoring tiles."""
    there = plot.resources
    if there is NO_RESOURCES:
        return 0.0
    gold = 0.0 if season == WINTER else float(there[GOLD])
    return gold + RESOURCE[season] * (there[0] + there[1] + there[2])


def upgrade_value(player: Player, plot: Plot, gain: float) -> float:
    """The more of the cost is there, the larger the part of the gain that counts."""
    tile = plot.tile
    if gain <= 0.0 or not isinstance(tile, UpgradableTile):
        return 0.0
    return PROGRESS * gain * progress(player, plot.resources, tile.cost)


def progress(player: Player, there: list[int], cost: Cost) -> float:
    """How much of the cost is there, from 0 to 1."""
    covered = 0
    if there is not NO_RESOURCES:
        covered += resources_covered(there, cost)
    if cost.skill_count > 0:
        covered += skills_covered(player, cost)
    return min(1.0, covered / (cost.resource_count + cost.skill_count))


def resources_covered(there: list[int], cost: Cost) -> int:
    """How many of these resources count for the cost; gold counts as any."""
    covered = 0
    for kind in range(4):
        used = min(there[kind], cost.resources[kind])
        covered += there[kind] if kind == GOLD or cost.any_resource > 0 else used
    return covered


def skills_covered(player: Player, cost: Cost) -> int:
    covered = min(cost.any_skill, player.skill_count())
    for kind in range(3):
        covered += min(player.skills[kind], cost.skills[kind])
    return covered


def screen_value(t: Keyflower, seat: int) -> float:
    season = max(t.season, 0)
    player = t.players[seat]
    green = player.workers[GREEN]
    return (
        WORKER[season] * (player.worker_count() - green)
        + GREEN_WORKER[season] * green
        + SKILL[season] * player.skill_count()
    )


def won_value(t: Keyflower, seat: int, prospects: Prospects) -> float:
    """The value of tiles won and not yet placed."""
    season = max(t.season, 0)
    value = 0.0
    for index in t.players[seat].won:
        tile = t.rules.tiles[index]
        if tile.kind == SUMMER_BOAT:
            value += SUMMER_BOAT_A_SEASON * (WINTER - season)
        elif tile.kind == TURN_ORDER:
            value += NEIGHBOURS
        else:
            value += prospects.value[index][0][season]
            if tile.is_boat:
                value += boat_points(t, seat, tile.faces[0].score)
    return value


def sketch_value(t: Keyflower, seat: int) -> float:
    """The value of tiles a player is placing under seal: joined roads, neighbours of turn-order tiles."""
    if not t.answers or not t.answers[seat] or not isinstance(t.agenda[-1], PlaceTiles):
        return 0.0
    before = len(t.players[seat].village)
    value = 0.0
    for plot in sketch_of(t, seat, t.answers[seat]).plots[before:]:
        value += JOINT * plot.joints
        if plot.shown.score.kind == PER_NEIGHBOUR:
            value += neighbours(plot) - NEIGHBOURS
    return value
