"""The rows of an experiment, read with Polars."""

from __future__ import annotations

from collections.abc import Iterable

import polars as pl
from msgspec.structs import replace

from kubrik.lab.play.schema import TABLES
from kubrik.lab.run.folder import Folder
from kubrik.lab.stats.estimates import Estimate, controlled, mean_of, share_of
from kubrik.sim.intervals import wilson

SHARES = ("win", "share")
AS_WORDS = pl.ScanCastOptions(categorical_to_string="allow")  # as which they are written, each word once


class Frames:
    """The tables of an experiment, or of its first so many chunks."""

    def __init__(self, folder: Folder, chunks: int | None = None, only: int | None = None) -> None:
        self.plan = folder.plan
        self.folder = folder
        self.chunks = chunks
        self.only = only
        self.games = self.scan("games").collect()
        self.seats = self.scan("seats").collect().join(self.games, on="game", how="left")

    def scan(self, table: str) -> pl.LazyFrame:
        one = [self.folder.shard(table, self.only)] if self.only is not None else None
        paths = one or self.folder.shards(table, self.chunks)
        if not paths or not paths[0].exists():
            return pl.LazyFrame(schema=TABLES[table])
        return pl.scan_parquet(paths, schema=TABLES[table], cast_options=AS_WORDS)

    @classmethod
    def of_chunk(cls, folder: Folder, chunk: int) -> Frames:
        return cls(folder, None, chunk)

    @property
    def deals(self) -> int:
        return self.games["deal"].n_unique()


def estimate(frame: pl.DataFrame, value: str, luck: str | None = None) -> Estimate:
    """The mean of a column, a deal being one value; with a column of luck, that is taken off."""
    wanted = [pl.col(value).mean().alias("value"), *([pl.col(luck).mean().alias("luck")] if luck else [])]
    deals = frame.group_by("deal").agg(*wanted).sort("deal")
    if luck and deals["luck"].null_count() == 0:
        return controlled(deals["value"].to_list(), deals["luck"].to_list(), games_in(frame))
    rule = share_of if value in SHARES else mean_of
    return rule(deals["value"].to_list(), games_in(frame))


def games_in(frame: pl.DataFrame) -> int:
    return frame["game"].n_unique() if "game" in frame.columns else frame.height


def difference(one: pl.DataFrame, other: pl.DataFrame, value: str, on: Iterable[str], luck: bool = False) -> Estimate:
    """The mean of one less that of the other, row by row on the same deal, a deal being one value."""
    keys = ["deal", *on]
    both = one.select(*keys, "game", value, "luck").join(
        other.select(*keys, pl.col(value).alias("other"), pl.col("luck").alias("other_luck")), on=keys
    )
    paired = both.with_columns((pl.col(value) - pl.col("other")).alias("gap"), pl.col("luck") - pl.col("other_luck"))
    found = estimate(paired, "gap", "luck" if luck else None)
    return never_differing(found) if value in SHARES and found.high == found.low else found


def never_differing(found: Estimate) -> Estimate:
    """Shares that were the same on every deal may still differ on rare ones."""
    rare = wilson(0.0, max(1, found.deals))[1]
    return replace(found, low=found.mean - rare, high=found.mean + rare)
