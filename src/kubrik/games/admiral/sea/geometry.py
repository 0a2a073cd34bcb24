"""Relations between cells: distances, directions, and which cells touch (AD-2).

A cell is a number, row by row from the north-west corner: y * columns + x.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kubrik.games.admiral.terms import DX, DY, NOWHERE


class Sea:
    """A rectangle of cells with its land and its reefs, by cell. Made once, shared by all tables."""

    def __init__(self, columns: int, rows: int, is_land: list[bool], is_reef: list[bool]) -> None:
        cells = columns * rows
        self.columns: Final = columns
        self.rows: Final = rows
        self.cells: Final = cells
        self.is_land: Final = is_land  # islands and forts (AD-3.2, AD-3.4)
        self.is_reef: Final = is_reef
        self.x: Final[list[int]] = [cell % columns for cell in range(cells)]
        self.y: Final[list[int]] = [cell // columns for cell in range(cells)]
        self.beside: Final[list[int]] = all_beside(columns, rows)  # at cell * 8 + direction: a cell or NOWHERE
        self.apart: Final[list[int]] = all_distances(columns, rows)  # at start * cells + end: searches use it a lot

    def dx(self, start: i64, end: i64) -> i64:
        """How far east; negative to the west."""
        return self.x[end] - self.x[start]

    def dy(self, start: i64, end: i64) -> i64:
        """How far south; negative to the north."""
        return self.y[end] - self.y[start]

    def distance(self, start: i64, end: i64) -> i64:
        """The distance in steps; a diagonal step counts as 1 (AD-2.3)."""
        return self.apart[start * self.cells + end]

    def cut_off(self, start: i64, end: i64) -> bool:
        """Are they diagonal neighbours with land on both sides of the corner between them (AD-2.5)?"""
        if size(self.dx(start, end)) != 1 or size(self.dy(start, end)) != 1:
            return False
        if not self.is_land[self.y[start] * self.columns + self.x[end]]:
            return False
        return self.is_land[self.y[end] * self.columns + self.x[start]]

    def touch(self, start: int, end: int) -> bool:
        """Are they near enough to board, storm or burn (AD-2.6)?"""
        return self.distance(start, end) == 1 and not self.cut_off(start, end)


def size(n: i64) -> i64:
    """The absolute value: abs() is slow when compiled."""
    return n if n >= 0 else -n


def sign(n: int) -> int:
    if n > 0:
        return 1
    return -1 if n < 0 else 0


def all_beside(columns: int, rows: int) -> list[int]:
    """The neighbours of every cell, direction by direction; the board ends at its edges (AD-2.4, AD-3.11)."""
    out: list[int] = []
    for cell in range(columns * rows):
        for direction in range(8):
            x = cell % columns + DX[direction]
            y = cell // columns + DY[direction]
            out.append(y * columns + x if 0 <= x < columns and 0 <= y < rows else NOWHERE)
    return out


def all_distances(columns: int, rows: int) -> list[int]:
    """From every cell to every cell: the greater of the distances east-west and north-south."""
    out: list[int] = []
    for start in range(columns * rows):
        x, y = start % columns, start // columns
        for row in range(rows):
            south = row - y if row >= y else y - row
            out += [max(south, column - x if column >= x else x - column) for column in range(columns)]
    return out
