r"""Tiles drawn with characters: hexes with a flat top, side by side as they lie in a village.

       _________          Sides: plain is field, # road, ~ water. A side that two tiles share is drawn once; where
      /         \         their edges differ (summer boat 2a), one half of it is drawn for each.
     /   Miner   \
     \           /        Three lines of text fit into a hex, the first one is shorter.
      \_________/
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from kubrik.games.common.words.lines import clip
from kubrik.games.keyflower.table.village import NEXT_Q, NEXT_R
from kubrik.games.keyflower.terms import FIELD, ROAD, WATER

TOP: Final = 9  # characters of the upper side
ACROSS: Final = TOP + 2  # between columns; also the width of the longer lines of text
DOWN: Final = 4  # between rows
WIDE: Final = TOP + 4
LINES: Final = ((1, 2, TOP), (2, 1, ACROSS), (3, 1, ACROSS))  # row, column and width of each line of text
FIRST_HALF: Final = (0, 1, 2)  # sides of which a tile draws the first half if edges differ; of others the second

# Row, column and plain character of each side, as in SIDES; opposite sides run the same way.
SLANTS: Final = {
    1: ((3, 0, "\\"), (4, 1, "\\")),
    2: ((1, 1, "/"), (2, 0, "/")),
    4: ((1, TOP + 2, "\\"), (2, TOP + 3, "\\")),
    5: ((3, TOP + 3, "/"), (4, TOP + 2, "/")),
}
FLATS: Final = {side: tuple((row, 2 + i, "_") for i in range(TOP)) for side, row in ((0, DOWN), (3, 0))}
OUTLINE: Final = [(SLANTS | FLATS)[side] for side in range(6)]
MARKS: Final = {ROAD: "#", WATER: "~"}


class Hex(NamedTuple):
    """A tile to draw; or without edges, a text in a cell where a tile may be placed."""

    q: int
    r: int
    edges: tuple[int, ...]  # of the rotated tile, or none
    lines: tuple[str, str, str]


Canvas = dict[tuple[int, int], str]


def drawn(hexes: Iterable[Hex]) -> list[str]:
    """The drawing of all hexes, as lines of equal width."""
    cells = {(h.q, h.r): h for h in hexes}
    canvas: Canvas = {}
    for h in cells.values():
        write(canvas, h)
        for side in range(len(h.edges)):
            draw_side(canvas, h, side, cells.get((h.q + NEXT_Q[side], h.r + NEXT_R[side])))
    return as_lines(canvas, {h.q for h in cells.values()})


def corner(h: Hex) -> tuple[int, int]:
    """The row and the column of a hex's own corner."""
    return h.r * DOWN + h.q * DOWN // 2, h.q * ACROSS


def write(canvas: Canvas, h: Hex) -> None:
    top, left = corner(h)
    for (row, column, width), text in zip(LINES, h.lines, strict=True):
        for i, character in enumerate(clip(text, width).center(width)):
            canvas[top + row, left + column + i] = character


def draw_side(canvas: Canvas, h: Hex, side: int, beside: Hex | None) -> None:
    top, left = corner(h)
    places = OUTLINE[side]
    if beside is not None and beside.edges and beside.edges[(side + 3) % 6] != h.edges[side]:
        half = len(places) // 2
        places = places[:half] if side in FIRST_HALF else places[half:]
    for row, column, plain in places:
        canvas[top + row, left + column] = plain if h.edges[side] == FIELD else MARKS[h.edges[side]]


def as_lines(canvas: Canvas, columns: set[int]) -> list[str]:
    """The drawing as lines, without empty rows above and below."""
    filled = [row for (row, _), character in canvas.items() if character != " "]
    left, right = min(columns) * ACROSS, max(columns) * ACROSS + WIDE
    return [
        "".join(canvas.get((row, column), " ") for column in range(left, right))
        for row in range(min(filled), max(filled) + 1)
    ]
