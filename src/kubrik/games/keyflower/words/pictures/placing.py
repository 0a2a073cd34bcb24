"""The player's village in the picture while tiles are placed: free cells and rotations with their option numbers."""

from __future__ import annotations

from kubrik.engine.views import Asking
from kubrik.games.common.words.lines import heading, side_by_side
from kubrik.games.keyflower.views.structs import SketchView, WonView
from kubrik.games.keyflower.words.pictures.hexes import Hex, drawn
from kubrik.games.keyflower.words.pictures.villages import described, edges, hex_of, key, part_title, parts_of
from kubrik.games.keyflower.words.pictures.words import Words


def sketch_lines(words: Words, asked: Asking, sketch: SketchView, won: tuple[WonView, ...], name: str) -> list[str]:
    """The village with all tiles placed so far, then the tiles to choose from, or the rotations of the chosen one."""
    lines = [*side_by_side(sketch_blocks(words, sketch, name)), *key(words, "sides")]
    in_hand = [tile for tile in won if tile.tile == sketch.tile or (sketch.tile is None and tile.tile in sketch.left)]
    lines += [heading(words.words["tiles_left"])]
    if sketch.cell is not None:
        lines += turned(words, in_hand[0], asked.options)
    else:
        lines += side_by_side([tile_block(words, tile, 0, "") for tile in in_hand])
    return lines + described(words, [(tile.tile, tile.face) for tile in in_hand])


def sketch_blocks(words: Words, sketch: SketchView, name: str) -> list[list[str]]:
    hexes = [hex_of(words, plot) for plot in sketch.village if not plot.aside]
    hexes += [Hex(q, r, (), ("", f"[{i}]", "")) for i, (q, r) in enumerate(sketch.places.values(), 1)]
    hexes += [Hex(*sketch.cell, (), ("", "[ ]", ""))] if sketch.cell is not None else []
    parts = parts_of(hexes)
    return [[part_title(words, name, i, len(parts)), *drawn(part)] for i, part in enumerate(parts)]


def turned(words: Words, tile: WonView, options: tuple[str, ...]) -> list[str]:
    """A picture for every option: «turn 2» is the third rotation."""
    blocks = [tile_block(words, tile, int(option.split()[1]), f"[{i}]") for i, option in enumerate(options, 1)]
    return side_by_side(blocks)


def tile_block(words: Words, tile: WonView, rotation: int, number: str) -> list[str]:
    text = (number, words.brief(tile.tile, tile.face), "")
    return drawn([Hex(0, 0, edges(words, tile.tile, rotation), text)])
