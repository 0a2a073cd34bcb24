"""What tiles are worth, in points: what a use brings, what an upgrade adds, what a tile will earn."""

from __future__ import annotations

from typing import Final

from kubrik.games.keyflower.box.tiles import Effect, Face, Tile, UpgradableTile
from kubrik.games.keyflower.terms import (
    CHOOSE,
    DRAW_SKILLS,
    DRAW_WORKERS,
    GAIN,
    GOLD,
    NOTHING,
    TAKE_GREEN,
    TRANSPORT,
    WINTER,
)

WORKER: Final = [0.6, 0.55, 0.45, 0.05]  # a worker behind the screen, by season
GREEN_WORKER: Final = [0.9, 0.8, 0.6, 0.05]
SKILL: Final = [1.0, 0.9, 0.8, 0.2]
RESOURCE: Final = [0.5, 0.5, 0.45, 0.1]  # any but gold
STEP: Final = 0.3  # a step of transport
UPGRADE: Final = 0.7
USES_A_SEASON: Final = 1.3  # how often its owner uses a tile
VISITORS: Final = 0.5  # the workers that others leave on it
PROGRESS: Final = 0.55  # how much of an upgrade's gain counts when all of its cost is there
JOINT: Final = 0.25  # two tiles joined by a road
SUMMER_BOAT_A_SEASON: Final = 1.5


def use_value(effect: Effect) -> float:
    """What one use brings around the middle of the game."""
    value = 0.0
    if effect.kind == GAIN:
        value = resource_value(effect.resources)
    elif effect.kind == CHOOSE:
        value = 0.6
    elif effect.kind == DRAW_WORKERS:
        value = 0.6 * effect.n
    elif effect.kind == TAKE_GREEN or effect.kind == DRAW_SKILLS:
        value = 0.9 * effect.n
    elif effect.kind == TRANSPORT:
        value = STEP * effect.transport + UPGRADE * effect.upgrades
    if effect.pay_worker != NOTHING:
        value -= 0.5
    if effect.pay_skill != NOTHING:
        value -= 0.9
    return value


def resource_value(resources: list[int]) -> float:
    return 0.5 * (resources[0] + resources[1] + resources[2]) + float(resources[GOLD])


class Prospects:
    """The values of all tiles, computed once: by tile and face, and by season where it matters."""

    def __init__(self, tiles: list[Tile]) -> None:
        self.use: Final = [[use_value(face.effect) for face in tile.faces] for tile in tiles]
        self.gain: Final = [[upgrade_gain(tile, season) for season in range(4)] for tile in tiles]
        self.value: Final = [
            [[future(tile, face, season) for season in range(4)] for face in range(2)] for tile in tiles
        ]


def earnings(face: Face) -> float:
    """What a face earns its owner in a season: own uses, and workers that others leave there."""
    if not face.is_usable:
        return 0.0
    return USES_A_SEASON * max(0.0, use_value(face.effect) - 0.4) + VISITORS


def upgrade_gain(tile: Tile, season: int) -> float:
    """By how much an upgrade raises the tile's value, from this season on."""
    if not isinstance(tile, UpgradableTile):
        return 0.0
    front, back = tile.faces[0], tile.faces[1]
    kept = 2.5 * (back.score.points - front.score.points)  # points of yards
    seasons = float(WINTER - season)
    return back.points - front.points + kept + seasons * (earnings(back) - earnings(front))


def future(tile: Tile, face: int, season: int) -> float:
    """What the tile is worth to its owner from the next season on: printed points, earnings, a possible upgrade."""
    if face >= len(tile.faces):
        return 0.0
    shown = tile.faces[face]
    seasons = float(WINTER - season)
    value = float(shown.points) + seasons * earnings(shown)
    if face == 0 and season < WINTER:
        value += 0.3 * upgrade_gain(tile, season)
    return value
