"""Where the ghost is: on its ship, behind a screen, at a tile, or out of the game (KC-1.6, KC-2.3, KC-3.11, KC-7.2)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.rules import Annex
from kubrik.games.keyflower.expansions.key_celeste.box.ghost import Ghost
from kubrik.games.keyflower.table.figures import NOWHERE, Figure, Whereabouts
from kubrik.games.keyflower.table.state import Keyflower

ON_SHIP: Final = 0
HELD: Final = 1
AT_TILE: Final = 2
GONE: Final = 3


class GhostPlace(Annex):
    """Where the ghost is: the only state of the expansion."""

    def __init__(self, place: int, seat: int, tile: int) -> None:
        self.place = place
        self.seat = seat  # the seat that holds it, or at whose side of a tile it stands
        self.tile = tile  # the haunted tile

    def clone(self) -> GhostPlace:
        return GhostPlace(self.place, self.seat, self.tile)

    def put(self, place: int, seat: int, tile: int) -> None:
        self.place = place
        self.seat = seat
        self.tile = tile

    def is_held_by(self, seat: int) -> bool:
        return self.place == HELD and self.seat == seat


def ghost_of(t: Keyflower) -> GhostPlace:
    for annex in t.annexes:
        if isinstance(annex, GhostPlace):
            return annex
    raise AssertionError("there is no ghost at this table")


class GhostFigure(Figure[Keyflower]):
    """Everybody sees where the ghost is (KC-5.9)."""

    def __init__(self, ghost: Ghost) -> None:
        super().__init__(ghost.name)
        self.ship: Final = ghost.ship.index

    def whereabouts(self, t: Keyflower) -> Whereabouts:
        ghost = ghost_of(t)
        if ghost.place == ON_SHIP:
            return Whereabouts(NOWHERE, self.ship)
        return Whereabouts(ghost.seat, ghost.tile)
