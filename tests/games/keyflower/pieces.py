"""The pieces of the box by name, and counts of them in words."""

from __future__ import annotations

from kubrik.games.keyflower.box.files.load import load_tiles
from kubrik.games.keyflower.box.tiles import Tile, Tiles
from kubrik.games.keyflower.expansions.key_celeste.box.load import load_ghost

BOX: Tiles = load_tiles()
GHOST = load_ghost(len(BOX.all))
BY_NAME: dict[str, Tile] = {tile.name.id: tile for tile in [*BOX.all, GHOST.ship]}


def tile_of(name: str) -> int:
    """The index of a tile: `tile_of("miner")`."""
    return BY_NAME[name].index


def items(words: str) -> dict[str, int]:
    """From "red 2 blue 1" to {"red": 2, "blue": 1}."""
    parts = words.split()
    return {parts[i]: int(parts[i + 1]) for i in range(0, len(parts), 2)}


def in_words(counts: list[int], names: list[str]) -> str:
    return " ".join(f"{names[i]} {n}" for i, n in enumerate(counts) if n)
