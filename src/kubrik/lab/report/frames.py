"""The rows of an experiment, read with Polars: never all at once, so that any number of games fits into memory."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final

import polars as pl

from kubrik.lab.plans.work import work_of
from kubrik.lab.play.schema import TABLES
from kubrik.lab.run.folder import Folder

PORTION: Final = 1000  # games that are looked at together; more where a chunk has more
AS_WORDS: Final = pl.ScanCastOptions(categorical_to_string="allow")  # as which they are written, each word once


class Frames:
    """The tables of an experiment, or of its first so many chunks."""

    def __init__(self, folder: Folder, chunks: int | None = None) -> None:
        self.plan: Final = folder.plan
        self.folder: Final = folder
        self.chunks: Final = [chunk for chunk in folder.counted() if chunks is None or chunk < chunks]

    @cached_property
    def games(self) -> int:
        return sum(work_of(self.plan).games_of(chunk) for chunk in self.chunks)

    @cached_property
    def deals(self) -> int:
        return sum(len(work_of(self.plan).deals_of(chunk)) for chunk in self.chunks)

    def portions(self) -> Iterator[Portion]:
        """All of it, in order; the games of a deal are never torn apart."""
        work = work_of(self.plan)
        some = max(1, PORTION // work.games_of(0))
        for at in range(0, len(self.chunks), some):
            yield Portion(self.folder, self.chunks[at : at + some])


class Portion:
    """The tables of some chunks."""

    def __init__(self, folder: Folder, chunks: Iterable[int]) -> None:
        self.folder: Final = folder
        self.plan: Final = folder.plan
        self.chunks: Final = list(chunks)

    @cached_property
    def games(self) -> pl.DataFrame:
        return self.scan("games").collect()

    @cached_property
    def seats(self) -> pl.DataFrame:
        return self.scan("seats").collect().join(self.games, on="game", how="left", maintain_order="left")

    def scan(self, table: str) -> pl.LazyFrame:
        paths = [self.folder.shard(table, chunk) for chunk in self.chunks]
        if not paths or not paths[0].exists():
            return pl.LazyFrame(schema=TABLES[table])
        return pl.scan_parquet(paths, schema=TABLES[table], cast_options=AS_WORDS)
