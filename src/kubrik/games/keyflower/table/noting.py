"""Tiles in the journal: a summer boat is noted together with its face, which decides what it does (KF-3.10)."""

from __future__ import annotations

from kubrik.games.keyflower.box.tiles import SummerBoat
from kubrik.games.keyflower.table.state import Keyflower


def noted(t: Keyflower, tile: int) -> int:
    """The index of the tile; for a summer boat plus the number of tiles, once for face a and twice for face b."""
    if t.journal is None or tile < 0 or not isinstance(t.rules.tiles[tile], SummerBoat):
        return tile
    return tile + (1 + face_of(t, tile)) * len(t.rules.tiles)


def face_of(t: Keyflower, tile: int) -> int:
    """The face of a tile in a village or in the auction."""
    plot = t.plots[tile]
    return plot.face if plot is not None else t.auction(tile).face
