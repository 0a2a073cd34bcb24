"""Tiles in the journal: what a summer boat does depends on its face, so it is noted together with it (KF-3.10)."""

from __future__ import annotations

from kubrik.games.keyflower.box.tiles import SummerBoat
from kubrik.games.keyflower.table.state import Keyflower


def noted(t: Keyflower, tile: int) -> int:
    """The number of the tile; of a summer boat so many tiles further, once for face a and twice for face b."""
    if t.journal is None or tile < 0 or not isinstance(t.rules.tiles[tile], SummerBoat):
        return tile
    return tile + (1 + face_of(t, tile)) * len(t.rules.tiles)


def face_of(t: Keyflower, tile: int) -> int:
    """Of a tile that is in a village or comes from the auction."""
    plot = t.plots[tile]
    return plot.face if plot is not None else t.auction(tile).face
