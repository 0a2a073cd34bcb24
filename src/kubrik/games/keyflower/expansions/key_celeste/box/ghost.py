"""The ghost and its ship as the rules use them: plain numbers, made once by data.py and never changed."""

from __future__ import annotations

from typing import Final

from kubrik.games.common.words.names import Name
from kubrik.games.keyflower.box.tiles import Face, Tile
from kubrik.games.keyflower.terms import KINDS

GHOST_SHIP: Final = len(KINDS)  # a kind of tile in addition to those of the base game


class GhostShip(Tile):
    """A tile to bid for like a turn-order tile, and a boat in the river (KC-2.2, KC-2.7, KC-2.8, KC-2.9, KC-2.10,
    KC-8.4).
    """

    def __init__(
        self, index: int, name: Name, edges: list[int], faces: list[Face], face_in: list[int], ghost_points: int
    ) -> None:
        super().__init__(index, name, GHOST_SHIP, edges, faces, True)
        self.face_in: Final = face_in  # by season (KC-1.7, KC-1.8)
        self.ghost_points: Final = ghost_points  # for a player who also holds the ghost (KC-8.2)


class Ghost:
    """The figure of the ghost, and its ship (KC-1.3, KC-5.1)."""

    def __init__(self, name: Name, colour: str, ship: GhostShip) -> None:
        self.name: Final = name
        self.colour: Final = colour
        self.ship: Final = ship
