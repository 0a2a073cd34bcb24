"""Lines of fire: what stands between a ship and its target (AD-2).

What a line crosses depends only on how far the target lies to the east and to the south of the shooter, and never lies
outside the rectangle between the two. So it is worked out once for each shift, as differences of cell numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kubrik.games.admiral.sea.geometry import Sea, sign


class Lines:
    """All lines of fire of a sea, up to `longest`, the longest range there is."""

    def __init__(self, sea: Sea, longest: int) -> None:
        self.sea: Final = sea
        self.longest: Final[i64] = longest
        self.span: Final[i64] = 2 * longest + 1
        crossed: list[list[int]] = []
        pairs: list[list[int]] = []
        for dy in range(-longest, longest + 1):
            for dx in range(-longest, longest + 1):
                crossed.append(cells_crossed(dx, dy, sea.columns))
                pairs.append(corner_pairs(dx, dy, sea.columns))
        self.crossed: Final = crossed  # by shift: the cells on the line, counted from the shooter's
        self.pairs: Final = pairs  # by shift: corner pairs, one cell after the other

    def shift(self, start: i64, end: i64) -> i64:
        """The number of the shift from one cell to another, which may be up to `longest` apart."""
        return (self.sea.dy(start, end) + self.longest) * self.span + self.sea.dx(start, end) + self.longest

    def clear(self, start: i64, end: i64, blockers: list[bool], lobs: bool) -> bool:
        """Does a shot get through? `blockers` are all land and all ships, by cell; a brig fires over them (AD-2.11,
        AD-2.12, AD-18.5).
        """
        if lobs:
            return True
        if self.sea.distance(start, end) == 1:
            return not self.sea.cut_off(start, end)  # ships don't block there (AD-2.10)
        return not self.blocked(start, self.shift(start, end), blockers)

    def blocked(self, start: i64, shift: i64, blockers: list[bool]) -> bool:
        """Is it blocked by any cell on the line, or by both cells of a corner pair (AD-2.9)?"""
        for step in self.crossed[shift]:
            if blockers[start + step]:
                return True
        pairs = self.pairs[shift]
        for i in range(0, len(pairs), 2):
            if blockers[start + pairs[i]] and blockers[start + pairs[i + 1]]:
                return True
        return False


def cells_crossed(dx: int, dy: int, columns: int) -> list[int]:
    """The cells whose interior the line crosses, without its two ends (AD-2.7).

    It does if the centre of the cell is closer to the line than the cell extends towards it.
    """
    out: list[int] = []
    for j in range(abs(dy) + 1):
        for i in range(abs(dx) + 1):
            at_an_end = (i == 0 and j == 0) or (i == abs(dx) and j == abs(dy))
            if not at_an_end and 2 * abs(i * abs(dy) - j * abs(dx)) < abs(dx) + abs(dy):
                out.append(j * sign(dy) * columns + i * sign(dx))
    return out


def corner_pairs(dx: int, dy: int, columns: int) -> list[int]:
    """The two cells not entered, at each corner of the grid that the line goes through (AD-2.8)."""
    out: list[int] = []
    for j in range(abs(dy)):
        for i in range(abs(dx)):
            if (2 * i + 1) * abs(dy) == (2 * j + 1) * abs(dx):
                out.append(j * sign(dy) * columns + (i + 1) * sign(dx))
                out.append((j + 1) * sign(dy) * columns + i * sign(dx))
    return out
