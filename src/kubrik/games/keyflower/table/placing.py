"""Where a tile may be put: the free cells beside a village, and which edges fit there (KF-10, KF-12.7).

The six edges of a tile as it lies are one number, its code: two bits a side, the lowest for S.
"""

from __future__ import annotations

from typing import Final

from kubrik.games.keyflower.box.tiles import Tile
from kubrik.games.keyflower.table.village import ALONE, NEXT_Q, NEXT_R, NO_RESOURCES, NOTHING_THERE, Plot

# The side that leads to a cell (dq, dr) away, at index 3 dq + dr + 4; both from -1 to 1.
TOWARDS: Final = [NOTHING_THERE, 2, 1, 3, NOTHING_THERE, 0, 4, 5, NOTHING_THERE]


class Shapes:
    """The edge codes of all tiles, by index and rotation."""

    def __init__(self, tiles: list[Tile]) -> None:
        self.codes: Final = [[code_of(tile, rotation) for rotation in range(6)] for tile in tiles]
        self.rotations: Final = [distinct(codes) for codes in self.codes]


def code_of(tile: Tile, rotation: int) -> int:
    code = 0
    for side in range(6):
        code |= tile.edges[(side - rotation) % 6] << 2 * side
    return code


def distinct(codes: list[int]) -> list[int]:
    """The smallest of the rotations with equal edges: three for a boat (J-9)."""
    return [rotation for rotation in range(6) if codes.index(codes[rotation]) == rotation]


class Cell:
    """A free cell beside a village, named by the first-placed tile that touches it, and that tile's side."""

    def __init__(self, q: int, r: int, mask: int, value: int, tile: int, side: int) -> None:
        self.q: Final = q
        self.r: Final = r
        self.mask: Final = mask  # the sides that touch a tile
        self.value: Final = value  # the bits its code must have there (KF-10.6, KF-10.7)
        self.tile: Final = tile
        self.side: Final = side

    def beside_one_more(self, plot: Plot, side: int) -> Cell:
        """The cell with one more neighbour, this plot, whose edge it must match too."""
        shift = 2 * ((side + 3) % 6)
        mask = self.mask | 3 << shift
        return Cell(self.q, self.r, mask, self.value | plot.edge(side) << shift, self.tile, self.side)


def frontier(village: list[Plot]) -> list[Cell]:
    """All free cells beside the tiles, by their names: first those of the tile placed first (KF-10.4)."""
    cells: list[Cell] = []
    for plot in village:
        if not plot.aside:
            add_borders(cells, plot)
    return cells


def grown(cells: list[Cell], new: Plot) -> list[Cell]:
    """The frontier after one more tile, computed from the old one; all names stay the same."""
    out = [cell for cell in cells if cell.q != new.q or cell.r != new.r]
    add_borders(out, new)
    return out


def add_borders(cells: list[Cell], plot: Plot) -> None:
    """Adds the borders of a plot placed after all others: it restricts some cells and adds new ones."""
    touched = 0
    for i in range(len(cells)):
        side = side_towards(plot, cells[i].q, cells[i].r)
        if side != NOTHING_THERE:
            cells[i] = cells[i].beside_one_more(plot, side)
            touched |= 1 << side
    for side in range(6):
        if plot.beside[side] == NOTHING_THERE and not touched & 1 << side:
            cells.append(new_cell(plot, side))


def new_cell(plot: Plot, side: int) -> Cell:
    shift = 2 * ((side + 3) % 6)
    q = plot.q + NEXT_Q[side]
    r = plot.r + NEXT_R[side]
    return Cell(q, r, 3 << shift, plot.edge(side) << shift, plot.tile.index, side)


def side_towards(plot: Plot, q: int, r: int) -> int:
    """The side of a plot at which this cell lies; NOTHING_THERE if it isn't adjacent."""
    dq = q - plot.q
    dr = r - plot.r
    if dq < -1 or dq > 1 or dr < -1 or dr > 1:
        return NOTHING_THERE
    return TOWARDS[3 * dq + dr + 4]


def fits(shapes: Shapes, cell: Cell, tile: Tile, rotation: int, any_edges: bool) -> bool:
    """Do all touching edges match? The owner of summer boat 2a may ignore this: `any_edges` (KF-10.8, KF-10.9,
    KF-10.15).
    """
    return any_edges or shapes.codes[tile.index][rotation] & cell.mask == cell.value


def rotations_at(shapes: Shapes, cell: Cell, tile: Tile, any_edges: bool) -> list[int]:
    """The rotations that fit (KF-10.5), equal ones only once (J-9)."""
    return [turn for turn in shapes.rotations[tile.index] if fits(shapes, cell, tile, turn, any_edges)]


def takes(shapes: Shapes, cell: Cell, tile: Tile, any_edges: bool) -> bool:
    """Does any rotation of the tile fit this cell?"""
    if any_edges:
        return True
    mask = cell.mask
    value = cell.value
    for code in shapes.codes[tile.index]:
        if code & mask == value:
            return True
    return False


def cells_for(shapes: Shapes, cells: list[Cell], tile: Tile, any_edges: bool) -> list[Cell]:
    """The cells where the tile may be put (J-9)."""
    return [cell for cell in cells if takes(shapes, cell, tile, any_edges)]


def has_place(shapes: Shapes, cells: list[Cell], tile: Tile, any_edges: bool) -> bool:
    """Is there a place for the tile? If not, it may have to be kept aside (KF-10.13)."""
    for cell in cells:
        if takes(shapes, cell, tile, any_edges):
            return True
    return False


def put(village: list[Plot], tile: Tile, owner: int, face: int, cell: Cell, rotation: int) -> list[Plot]:
    """The plots with one more tile at the end; its neighbours are updated, except tiles kept aside (KF-10.13)."""
    out = village.copy()
    new = Plot(tile, owner, face, cell.q, cell.r, rotation, False, ALONE, 0, NO_RESOURCES)
    for i, plot in enumerate(village):
        side = NOTHING_THERE if plot.aside else side_towards(plot, cell.q, cell.r)
        if side != NOTHING_THERE:
            out[i] = plot.with_neighbour(side, tile.index)
            new = new.with_neighbour((side + 3) % 6, plot.tile.index)
    out.append(new)
    return out
