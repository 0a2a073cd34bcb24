"""A sheet: the columns of a game, and how a row of them is written, straight into an array.

A row is written from the table, but only with what the seat may know: the laws hold it to that. Needs librt, whose
`vec` is an array to compiled code and a buffer to numpy.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from kubrik.engine.table import Table

MOST: Final = 32_767


class Layout:
    """The names of columns, in their order. `tops`: a number that a column hardly exceeds, to divide it by."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []
        self.tops: Final[list[int]] = []
        self._taken: Final[set[str]] = set()

    def one(self, name: str, top: int = 1) -> int:
        """Adds a column; returns its number, by which it is written."""
        return self.each([name], top)

    def each(self, names: list[str], top: int = 1) -> int:
        """Adds columns side by side; returns the number of the first."""
        first = len(self.names)
        for name in names:
            assert name not in self._taken, f"two columns are called {name!r}"
            self._taken.add(name)
            self.names.append(name)
            self.tops.append(max(1, min(top, MOST)))
        return first


@mypyc_attr(allow_interpreted_subclasses=True)
class Block:
    """Columns that belong together: it adds them to a layout when it is made, and writes them."""

    def write(self, t: Table, seat: int, out: vec[i16], at: i64) -> None:
        """Writes what is not 0, as this seat knows it; `at` is where the row begins."""
        raise NotImplementedError


class Sheet:
    """All columns of a game with these cards, options and seats. `version` is raised when a column changes."""

    def __init__(self, title: str, version: int, layout: Layout, blocks: list[Block]) -> None:
        self.title: Final = title
        self.version: Final = version
        self.names: Final = layout.names
        self.tops: Final = layout.tops
        self.width: Final = len(layout.names)
        self.blocks: Final = blocks

    def __repr__(self) -> str:
        return f"<{self.title}, layout {self.version}: {self.width} columns>"

    def digest(self) -> str:
        """The same for the same columns, in short."""
        told = "\n".join([f"{name} /{top}" for name, top in zip(self.names, self.tops)])
        return hashlib.sha256(told.encode()).hexdigest()[:12]

    def write(self, t: Table, seat: int, out: vec[i16], at: i64) -> None:
        """Writes a whole row."""
        end: i64 = at + self.width
        i: i64 = at
        while i < end:
            out[i] = 0
            i += 1
        self.fill(t, seat, out, at)

    def fill(self, t: Table, seat: int, out: vec[i16], at: i64) -> None:
        """Writes what is not 0 into a row of zeros: whoever has many rows wipes them all at once."""
        for block in self.blocks:
            block.write(t, seat, out, at)

    def row(self, t: Table, seat: int) -> list[int]:
        """A row of its own, for looking at it."""
        out = numbers(self.width)
        self.write(t, seat, out, 0)
        return [int(n) for n in out]


def numbers(n: int) -> vec[i16]:
    """An array of so many zeros."""
    return vec[i16]([0] * n)


def flags(n: int) -> vec[u8]:
    return vec[u8]([0] * n)


def within(n: int) -> int:
    """The number, or the nearest that fits a column: files of users may have numbers of any size."""
    return max(-MOST, min(MOST, n))


def players(seats: int) -> list[str]:
    """How columns call the players: p0 is the seat itself, p1 the next one clockwise."""
    return [f"p{k}" for k in range(seats)]
