"""How much of a result the deal and chance explain, by strength of play."""

from __future__ import annotations

from typing import Final

import polars as pl

from kubrik.lab.report.figures import Panel, Row, label
from kubrik.lab.report.frames import Frames
from kubrik.lab.stats.luck import Shares

MEASURES: Final = ("win", "ahead")
Found = dict[tuple[int, int, str], Shares]  # by arm, seat and measure


def luck_panels(frames: Frames) -> list[Panel]:
    found: Found = {}
    for portion in frames.portions():
        add(found, portion.seats)
    rows = [row(frames, found, at, seat) for at in range(len(frames.plan.arms)) for seat in range(frames.plan.seats)]
    columns = ("win", "ahead", "chance_win", "chance_ahead")
    return [Panel(name="luck", columns=columns, rows=tuple(rows), percent=(True,) * 4, fair=0.0)]


def row(frames: Frames, found: Found, at: int, seat: int) -> Row:
    shares, seed = [found[at, seat, measure] for measure in MEASURES], frames.plan.seed
    cells = (*(share.seed_effect(seed) for share in shares), *(share.explained(seed) for share in shares))
    return Row(label(str(seat + 1)), cells, frames.plan.arms[at].strength)


def add(found: Found, seats: pl.DataFrame) -> None:
    ahead = (pl.col("score") - pl.col("score").mean().over("game")).alias("ahead")
    deals = seats.with_columns(ahead).sort("arm", "seat", "deal", "game")
    together = deals.group_by("arm", "seat", "deal", maintain_order=True).agg("luck", *MEASURES)
    for arm, seat, _, luck, *measures in together.iter_rows():
        for measure, values in zip(MEASURES, measures, strict=True):
            found.setdefault((arm, seat, measure), Shares()).add(values, luck)
