"""Correlations: how seats fared that got a part, and when they got it. Winners get more, so this is no worth."""

from __future__ import annotations

import polars as pl

from kubrik.games.registry import game_named
from kubrik.lab.report.figures import Cell, Panel, Row
from kubrik.lab.report.frames import Frames, estimate

MOST_PARTS = 60


def gains_of(frames: Frames) -> pl.DataFrame:
    """The first time that a seat got a part in a game, with how that seat fared."""
    return firsts(frames, game_named(frames.plan.game).study.gains)


def uses_of(frames: Frames) -> pl.DataFrame:
    """The same of the first time that it used one."""
    return firsts(frames, game_named(frames.plan.game).study.uses)


def firsts(frames: Frames, events: tuple[str, ...]) -> pl.DataFrame:
    """The first of these events of each seat and part; of untouched games only."""
    plain = [at for at, arm in enumerate(frames.plan.arms) if not arm.part]
    found = (
        frames.scan("events")
        .filter(pl.col("event").is_in(list(events)) & pl.col("part").is_not_null())
        .group_by("game", "seat", "part")
        .agg(pl.col("turn").min(), pl.len().alias("copies"))
        .collect()
    )
    seats = frames.seats.filter(pl.col("arm").is_in(plain))
    average = pl.col("win").mean().over("arm", "seat")
    rows = seats.with_columns((pl.col("win") - average).alias("more"))
    return found.join(rows, on=["game", "seat"]).sort("game", "seat", "part")


def owned(frames: Frames, gained: pl.DataFrame, arm: int, part: str) -> tuple[Cell, ...]:
    """How many a game were got, and how much more often than others their owners won."""
    rows = gained.filter((pl.col("arm") == arm) & (pl.col("part") == part))
    games = frames.games.filter(pl.col("arm") == arm).height
    if rows.is_empty():
        return 0.0, None
    return float(rows["copies"].sum()) / max(1, games), estimate(rows, "more")


def turn_panel(frames: Frames, gained: pl.DataFrame, name: str) -> list[Panel]:
    """For each part and turn: how much more often than others the seats won that got or used it then first."""
    turns = gained["turn"].unique().sort().to_list()
    valued = [part for part in frames.plan.parts if any(arm.part == part.id for arm in frames.plan.arms)]
    rows = []
    for at, arm in ((at, arm) for at, arm in enumerate(frames.plan.arms) if not arm.part):
        for part in valued[:MOST_PARTS]:
            mine = gained.filter((pl.col("arm") == at) & (pl.col("part") == part.id))
            if not mine.is_empty():
                rows.append(Row(part.title, tuple(cell(mine, turn) for turn in turns), arm.strength))
    if not rows:
        return []
    columns = tuple(f"turn {turn}" for turn in turns)
    return [Panel(name=name, columns=columns, rows=tuple(rows), plot="lines", percent=(True,) * len(turns))]


def cell(mine: pl.DataFrame, turn: int) -> Cell:
    rows = mine.filter(pl.col("turn") == turn)
    return estimate(rows, "more") if rows["deal"].n_unique() > 1 else None
