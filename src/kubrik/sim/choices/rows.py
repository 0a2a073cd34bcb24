"""The rows of some games, one for each choice, and the files they go to."""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Final

import numpy as np
import polars as pl

from kubrik.engine.choices import Choice
from kubrik.engine.game import Box
from kubrik.engine.numbers.finding import sheet_of
from kubrik.engine.numbers.sheet import numbers
from kubrik.engine.play import options, question
from kubrik.engine.table import Table

PART: Final = 64_000_000  # bytes of numbers in a file, before it is compressed
SCHEMA: Final[dict[str, pl.DataType | type[pl.DataType]]] = {
    "game": pl.Int64, "order": pl.Int32, "seat": pl.Int8, "bot": pl.String, "question": pl.String, "choice": pl.Int16,
    "legal": pl.List(pl.Int16), "won": pl.Float32, "ahead": pl.Float32,
}  # fmt: skip
Row = tuple[int, int, int, str, str, int, list[int]]


class ChoiceRows:
    """Grows choice by choice, and is written in parts, each of whole games."""

    def __init__(self, folder: Path, box: Box, first: int) -> None:
        self.folder: Final = folder
        self.box: Final = box
        self.sheet: Final = sheet_of(box)
        self.first: Final = first  # the number of the first game: it names the files
        self.parts = 0
        self.made: list[Row] = []
        self.ends: list[tuple[float, float]] = []  # by row: the share of the victory, and the points ahead
        self._row = numbers(self.sheet.width)
        self._numbers = array("h")

    def add(self, game: int, bot: str, t: Table, seat: int, choice: Choice) -> None:
        """What a seat knew, was asked, and chose; called before the choice is made."""
        legal = sorted([c.index for c in options(t, seat)])
        order = len(self.made) - len(self.ends)
        self.made.append((game, order, seat, bot, question(t, seat).name, choice.index, legal))
        self.sheet.write(t, seat, self._row, 0)
        self._numbers.frombytes(memoryview(self._row).cast("B"))

    def end(self, t: Table) -> None:
        """The game is over: its rows learn how it ended for their seats."""
        won, points = self.box.mind.pay_offs(t), t.scores()
        ahead = [one - (sum(points) - one) / (t.seats - 1) for one in points]
        self.ends += [(won[row[2]], ahead[row[2]]) for row in self.made[len(self.ends) :]]
        if len(self._numbers) * self._numbers.itemsize > PART:
            self.write()

    def write(self) -> None:
        """Writes what has come together since the last part."""
        if not self.made:
            return
        rows = [(*row, *end) for row, end in zip(self.made, self.ends)]
        known = np.frombuffer(self._numbers, np.int16).reshape(len(rows), self.sheet.width)
        frame = pl.DataFrame(rows, schema=SCHEMA, orient="row").with_columns(pl.Series("numbers", known))
        frame.write_parquet(self.folder / f"{self.first:08d}-{self.parts:03d}.parquet", compression="zstd")
        self.parts += 1
        self.made, self.ends, self._numbers = [], [], array("h")
