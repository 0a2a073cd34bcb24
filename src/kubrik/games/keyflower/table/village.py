"""Villages: tiles lying side by side on a grid of hexes (KF-10).

Cells are axial: (q, r). Sides go clockwise from the bottom, as in SIDES; the side opposite to i is i + 3.
"""

from __future__ import annotations

from typing import Final

from kubrik.games.keyflower.box.tiles import Face, Tile
from kubrik.games.keyflower.terms import ROAD, WATER

NOTHING_THERE: Final = -1  # no tile at that side
NEXT_Q: Final = [0, -1, -1, 0, 1, 1]
NEXT_R: Final = [1, 1, 0, -1, -1, 0]
NO_RESOURCES: Final = [0, 0, 0, 0]
ALONE: Final = [NOTHING_THERE] * 6


class Plot:
    """A tile in a village: its cell, its visible face, and what lies on it. Immutable: a change makes a new one."""

    def __init__(
        self,
        tile: Tile,
        owner: int,
        face: int,
        q: int,
        r: int,
        rotation: int,
        aside: bool,
        beside: list[int],
        joints: int,
        resources: list[int],
    ) -> None:
        self.tile: Final = tile
        self.owner: Final = owner
        self.face: Final = face
        self.shown: Final[Face] = tile.faces[face]
        self.q: Final = q
        self.r: Final = r
        self.rotation: Final = rotation  # clockwise, in sixths of a turn
        self.aside: Final = aside  # no place was found for it (KF-10.13)
        self.beside: Final = beside  # the tile at each side, or NOTHING_THERE
        self.joints: Final = joints  # how many roads lead to a neighbour
        self.resources: Final = resources  # by type

    def edge(self, side: int) -> int:
        return self.tile.edges[(side - self.rotation) % 6]

    def turned_over(self) -> Plot:
        """The plot with its other face up, in the same place (KF-8.24)."""
        return self.changed(1 - self.face, self.beside, self.joints, self.resources)

    def with_resources(self, resources: list[int]) -> Plot:
        return self.changed(self.face, self.beside, self.joints, resources)

    def with_neighbour(self, side: int, tile: int) -> Plot:
        beside = self.beside.copy()
        beside[side] = tile
        joints = self.joints + 1 if self.edge(side) == ROAD else self.joints
        return self.changed(self.face, beside, joints, self.resources)

    def changed(self, face: int, beside: list[int], joints: int, resources: list[int]) -> Plot:
        """The same tile in the same place, with different resources or neighbours."""
        return Plot(self.tile, self.owner, face, self.q, self.r, self.rotation, self.aside, beside, joints, resources)


def home_plot(tile: Tile, owner: int) -> Plot:
    """The first tile of a village (KF-2.6, KF-10.17)."""
    return Plot(tile, owner, 0, 0, 0, 0, False, ALONE, 0, NO_RESOURCES)


def kept_aside(tile: Tile, owner: int, face: int) -> Plot:
    """A tile that is owned and scored, but adjacent to nothing (KF-10.13, KF-10.16)."""
    return Plot(tile, owner, face, 0, 0, 0, True, ALONE, 0, NO_RESOURCES)


def water_side(home: Plot) -> int:
    """The side where the river begins; NOTHING_THERE if the home has no water."""
    for side in range(6):
        if home.edge(side) == WATER:
            return side
    return NOTHING_THERE
