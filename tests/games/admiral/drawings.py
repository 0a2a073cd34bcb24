"""Seas for tests, drawn by hand or at random.

    d = drawn("A.#", "..B")
    assert d.clear("A", "B")

A letter is a ship, # an island, ^ a reef.
"""

from __future__ import annotations

from random import Random

from kubrik.games.admiral.sea.geometry import Sea
from kubrik.games.admiral.sea.lines import Lines
from kubrik.games.admiral.sea.waters import Waters
from kubrik.games.admiral.terms import DIRECTIONS

LONGEST = 6  # range of a ship of the line or a fort (AD-4.3, AD-17.1)
Place = tuple[int, int]  # x, y


class Drawing:
    """A sea with ships on it."""

    def __init__(self, rows: list[str]) -> None:
        self.columns, self.rows = len(rows[0]), len(rows)
        signs = "".join(rows)
        self.sea = Sea(self.columns, self.rows, [s == "#" for s in signs], [s == "^" for s in signs])
        self.taken = [s.isalpha() for s in signs]
        self.blockers = [s.isalpha() or s == "#" for s in signs]
        self.lines = Lines(self.sea, LONGEST)
        self.cells = {s: cell for cell, s in enumerate(signs) if s.isalpha()}
        self.signs = {(x, y): s for y, row in enumerate(rows) for x, s in enumerate(row)}

    def clear(self, start: str, end: str, lobs: bool = False) -> bool:
        return self.lines.clear(self.cells[start], self.cells[end], self.blockers, lobs)

    def touch(self, start: str, end: str) -> bool:
        return self.sea.touch(self.cells[start], self.cells[end])

    def waters(self, brig: bool = False) -> Waters:
        return Waters(self.sea, brig)

    def place(self, cell: int) -> Place:
        return cell % self.columns, cell // self.columns

    def cell(self, place: Place) -> int:
        return place[1] * self.columns + place[0]

    def places(self, signs: str) -> set[Place]:
        return {place for place, s in self.signs.items() if s in signs}


def drawn(*rows: str) -> Drawing:
    return Drawing(list(rows))


def random_drawing(seed: int, most: int = 9) -> Drawing:
    """With islands, reefs and the ship A among others called x."""
    rng = Random(seed)
    columns, rows = rng.randint(3, most), rng.randint(3, most)
    signs = rng.choices(".#^x", [6, rng.randint(0, 4), 1, 1], k=columns * rows)
    signs[rng.randrange(len(signs))] = "A"
    return Drawing(["".join(signs[y * columns : (y + 1) * columns]) for y in range(rows)])


def direction(name: str) -> int:
    return DIRECTIONS.index(name)


def directions(names: str) -> list[int]:
    return [direction(name) for name in names.split()]
