"""Tiles that score items, by their ids."""

from __future__ import annotations

from kubrik.games.keyflower.box.files.load import load_tiles
from kubrik.games.keyflower.rules.scoring.allocation import Scorer

TILES = {tile.name.id: tile for tile in load_tiles().all}
FOR_WORKERS = ["apothecary", "craftsmans_guild", "key_market", "village_hall", "white_wind"]
FOR_SKILLS = ["key_guild", "scholar", "scribes"]
FOR_RESOURCES = ["jeweller", "mercers_guild", "watermill", "windmill"]
YARDS = ["timber_yard", "stone_yard", "blacksmith", "barn"]


def at(id: str) -> int:
    return TILES[id].index


def scorer(id: str) -> Scorer:
    """`barn` is the front of the Barn, `barn+` its back."""
    tile = TILES[id.removesuffix("+")]
    return Scorer(tile.index, tile.faces[int(id.endswith("+"))].score)


def scorers(ids: str) -> list[Scorer]:
    return [scorer(id) for id in ids.split()]
