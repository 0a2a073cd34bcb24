"""Correlations: how seats fared that got a part, and when they got it. Winners get more, so this is no worth."""

from __future__ import annotations

from typing import Final

import polars as pl

from kubrik.lab.report.figures import Cell, Panel, Row
from kubrik.lab.report.frames import Frames, Portion
from kubrik.lab.report.samples import Samples, Sums

MOST_PARTS: Final = 60


class Gains:
    """The first time that a seat got a part in a game (or used one), with how that seat fared; untouched games only."""

    def __init__(self, frames: Frames, events: tuple[str, ...], average: pl.DataFrame) -> None:
        self.frames: Final = frames
        self.events: Final = events
        self.average: Final = average
        self.plain: Final = [at for at, arm in enumerate(frames.plan.arms) if not arm.part]
        self.copies: Final = Sums("arm", "part")
        self.games: Final = Sums("arm")
        self.owners: Final = Samples("more", "arm", "part")
        self.by_turn: Final = Samples("more", "arm", "part", "turn")

    def add(self, portion: Portion) -> None:
        rows = self.firsts(portion)
        self.copies.add(rows.select("arm", "part", "copies"))
        self.games.add(portion.games.select("arm", pl.lit(1).alias("games")))
        self.owners.add(rows)
        self.by_turn.add(rows)

    def firsts(self, portion: Portion) -> pl.DataFrame:
        """The first of these events of each seat and part."""
        wanted = pl.col("event").is_in(list(self.events)) & pl.col("part").is_not_null()
        first = pl.col("turn").min(), pl.len().alias("copies")
        found = portion.scan("events").filter(wanted).group_by("game", "seat", "part").agg(*first).collect()
        seats = portion.seats.filter(pl.col("arm").is_in(self.plain)).join(self.average, on=["arm", "seat"])
        more = (pl.col("win") - pl.col("average")).alias("more")
        return found.join(seats.with_columns(more), on=["game", "seat"])

    def owned(self, arm: int, part: str) -> tuple[Cell, ...]:
        """How many a game were got, and how much more often than others their owners won."""
        copies, games = self.copies.found.get((arm, part), (0,)), self.games.found.get((arm,), (1,))
        if not copies[0]:
            return 0.0, None
        return copies[0] / games[0], self.owners.estimate(arm, part)

    def panels(self, name: str) -> list[Panel]:
        """For each part and turn: how much more often than others the seats won that got or used it then first."""
        plan, turns = self.frames.plan, sorted({turn for *_, turn in self.by_turn.found if isinstance(turn, int)})
        valued = [part for part in plan.parts if any(arm.part == part.id for arm in plan.arms)][:MOST_PARTS]
        rows = [
            Row(part.title, tuple(self.cell(at, part.id, turn) for turn in turns), plan.arms[at].strength)
            for at in self.plain for part in valued if (at, part.id) in self.owners.found
        ]  # fmt: skip
        columns = tuple(f"turn {turn}" for turn in turns)
        panel = Panel(name=name, columns=columns, rows=tuple(rows), plot="lines", percent=(True,) * len(turns))
        return [panel] if rows else []

    def cell(self, arm: int, part: str, turn: int) -> Cell:
        return self.by_turn.estimate(arm, part, turn) if self.by_turn.sample(arm, part, turn).deals > 1 else None


def averages(frames: Frames) -> pl.DataFrame:
    """How often each seat of each arm wins, over all games: whoever fared better is compared with that."""
    wins = Sums("arm", "seat")
    for portion in frames.portions():
        wins.add(portion.seats.select("arm", "seat", "win", pl.lit(1).alias("games")))
    rows = [(*key, won / games) for key, (won, games) in wins.found.items()]
    columns = {"arm": pl.Int16, "seat": pl.Int8, "average": pl.Float64}
    return pl.DataFrame(rows, schema=columns, orient="row")
