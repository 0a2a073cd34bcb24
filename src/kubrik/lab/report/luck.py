"""How much of a result the deal and chance explain, by strength of play."""

from __future__ import annotations

import polars as pl

from kubrik.lab.plans.plan import Arm
from kubrik.lab.report.figures import Panel, Row, label
from kubrik.lab.report.frames import Frames
from kubrik.lab.stats.luck import explained, seed_effect

MEASURES = ("win", "ahead")


def luck_panels(frames: Frames) -> list[Panel]:
    ahead = (pl.col("score") - pl.col("score").mean().over("game")).alias("ahead")
    rows = frames.seats.with_columns(ahead)
    found = [row for at, arm in enumerate(frames.plan.arms) for row in by_seat(rows, at, arm, frames)]
    columns = ("win", "ahead", "chance_win", "chance_ahead")
    return [Panel(name="luck", columns=columns, rows=tuple(found), percent=(True,) * 4, fair=0.0)]


def by_seat(rows: pl.DataFrame, at: int, arm: Arm, frames: Frames) -> list[Row]:
    found = []
    for seat in range(frames.plan.seats):
        mine = rows.filter((pl.col("arm") == at) & (pl.col("seat") == seat))
        deals = mine.sort("game").group_by("deal", maintain_order=True).agg("win", "ahead", "luck")
        luck, seed = deals["luck"].to_list(), frames.plan.seed
        effects = [seed_effect(deals[measure].to_list(), seed) for measure in MEASURES]
        shares = [explained(deals[measure].to_list(), luck, seed) for measure in MEASURES]
        found.append(Row(label(str(seat + 1)), (*effects, *shares), arm.strength))
    return found
