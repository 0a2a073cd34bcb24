"""Estimates of many figures at once, from rows that come portion by portion and are forgotten again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import polars as pl
from msgspec.structs import replace

from kubrik.lab.stats.estimates import ROUNDING, Estimate, less_luck, mean, share
from kubrik.lab.stats.sample import Sample
from kubrik.sim.intervals import wilson

SHARES: Final = ("win", "share")
Key = tuple[object, ...]


class Samples:
    """The mean of a column for each key, a deal being one value; with `luck`, that is taken off."""

    def __init__(self, value: str, *keys: str, luck: bool = False, rule: str = "") -> None:
        self.value: Final = value
        self.keys: Final = keys
        self.luck: Final = luck
        self.rule: Final = rule or value
        self.found: Final[dict[Key, Sample]] = {}

    def add(self, rows: pl.DataFrame) -> None:
        """Rows of whole deals."""
        for key, sample in self.sampled(rows):
            self.found.setdefault(key, Sample()).add(sample)

    def sampled(self, rows: pl.DataFrame) -> Iterable[tuple[Key, Sample]]:
        deals = rows.group_by(*self.keys, "deal").agg(
            pl.col("game").n_unique().alias("games"),
            pl.col(self.value).cast(pl.Float64).mean().alias("y"),
            (pl.col("luck").mean() if self.luck else pl.lit(0.0)).alias("x"),
        )
        x, y = pl.col("x") - pl.col("x").mean(), pl.col("y") - pl.col("y").mean()
        numbers = (pl.len(), pl.col("games").sum(), pl.col("y").mean(), (y * y).sum().alias("yy"),
                   pl.col("x").mean(), (x * x).sum().alias("xx"), (x * y).sum().alias("xy"))  # fmt: skip
        ordered = deals.sort(*self.keys, "deal")
        found = (
            ordered.group_by(*self.keys, maintain_order=True).agg(*numbers) if self.keys else ordered.select(*numbers)
        )
        at = len(self.keys)
        return [(row[:at], Sample(*row[at:])) for row in found.iter_rows() if row[at]]

    def sample(self, *key: object) -> Sample:
        return self.found.get(key, Sample())

    def estimate(self, *key: object) -> Estimate:
        found = self.sample(*key)
        if self.luck:
            return less_luck(found)
        return share(found) if self.rule in SHARES else mean(found)


class Gaps:
    """How much more one arm has than the other of a pair, row by row on the same deals."""

    def __init__(self, value: str, *keys: str, luck: bool = False) -> None:
        self.value: Final = value
        self.samples: Final = Samples("gap", *keys, luck=luck)

    def add(self, one: pl.DataFrame, other: pl.DataFrame) -> None:
        """`one` keeps its keys; rows belong together that have deal, lot and seat in common."""
        where = ["deal", "lot", "seat"]
        theirs = other.select(*where, pl.col(self.value).alias("other"), pl.col("luck").alias("other_luck"))
        gap, luck = pl.col(self.value) - pl.col("other"), pl.col("luck") - pl.col("other_luck")
        self.samples.add(one.join(theirs, on=where).with_columns(gap.alias("gap"), luck))

    def estimate(self, *key: object) -> Estimate:
        found = self.samples.estimate(*key)
        never = self.value in SHARES and found.deals > 0 and found.half < ROUNDING
        return never_differing(found) if never else found


def never_differing(found: Estimate) -> Estimate:
    """Shares that were the same on every deal may still differ on rare ones."""
    rare = wilson(0.0, max(1, found.deals))[1]
    return replace(found, low=found.mean - rare, high=found.mean + rare)


def estimate(rows: pl.DataFrame, value: str, luck: bool = False) -> Estimate:
    """The mean of a column in rows that are all there."""
    found = Samples(value, luck=luck)
    found.add(rows)
    return found.estimate()


class Sums:
    """Sums of columns for each key."""

    def __init__(self, *keys: str) -> None:
        self.keys: Final = keys
        self.found: dict[Key, tuple[float, ...]] = {}

    def add(self, rows: pl.DataFrame) -> None:
        """The keys come first in these rows, then the numbers; a key may come several times."""
        at = len(self.keys)
        for row in rows.group_by(*self.keys).agg(pl.all().sum()).iter_rows():
            old = self.found.get(row[:at], (0,) * (len(row) - at))
            self.found[row[:at]] = tuple(a + b for a, b in zip(old, row[at:], strict=True))
