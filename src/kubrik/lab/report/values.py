"""What a part is worth: games with it against games without it, on the same deals; correlations beside that."""

from __future__ import annotations

import polars as pl

from kubrik.engine.study import Part
from kubrik.lab.plans.plan import Arm
from kubrik.lab.report.comparing import base_of
from kubrik.lab.report.figures import Cell, Panel, Row
from kubrik.lab.report.frames import Frames, difference
from kubrik.lab.report.turns import gains_of, owned, turn_panel, uses_of
from kubrik.lab.stats.estimates import Estimate
from kubrik.lab.stats.many import benjamini_hochberg, holm

ONE_SEAT = ("denied", "lacking")


def value_panels(frames: Frames) -> list[Panel]:
    gained = gains_of(frames)
    ways = dict.fromkeys(arm.way for arm in frames.plan.arms if arm.part)
    panels = [panel_of(frames, way, gained) for way in ways]
    return [*panels, *turn_panel(frames, gained, "by_turn"), *turn_panel(frames, uses_of(frames), "by_use")]


def panel_of(frames: Frames, way: str, gained: pl.DataFrame) -> Panel:
    arms = [(at, arm) for at, arm in enumerate(frames.plan.arms) if arm.way == way]
    measure = "win" if way in ONE_SEAT else "score"
    found = [(arm, worth(frames, at, arm, measure), worth(frames, at, arm, "score")) for at, arm in arms]
    claims, lists = (rule([value.p for _, value, _ in found]) for rule in (holm, benjamini_hochberg))
    rows = []
    for (arm, value, points), claim, listed in zip(found, claims, lists, strict=True):
        part = part_of(frames, arm.part)
        cells: list[Cell] = [value, *([points] if measure == "win" else []), claim, listed, part.price]
        rows.append(Row(part.title, (*cells, *owned(frames, gained, base_of(frames, arm), part.id)), arm.strength))
    worths = ("worth_win", "worth_score") if measure == "win" else ("worth_score",)
    percent = (True, False, False, False) if measure == "win" else (False, False, False)
    return Panel(
        name=f"values_{way}",
        columns=(*worths, "chance", "by_chance", "price", "gained", "owners"),
        rows=tuple(sorted(rows, key=by_worth)),
        percent=(*percent, False, False, True),
        fair=0.0,
    )


def by_worth(row: Row) -> float:
    assert isinstance(row.cells[0], Estimate)
    return -row.cells[0].mean


def part_of(frames: Frames, id: str) -> Part:
    return next(part for part in frames.plan.parts if part.id == id)


def worth(frames: Frames, at: int, arm: Arm, measure: str) -> Estimate:
    """With the part less without it: of the seat that lacks it, or of all seats if nobody has it."""
    base = base_of(frames, arm)
    lacking = frames.seats.filter(pl.col("arm") == at)
    if arm.way in ONE_SEAT:
        lacking = lacking.filter(pl.col("seat") == pl.col("lacking"))
    having = frames.seats.filter(pl.col("arm") == base)
    if lacking.is_empty():
        return Estimate(0.0, 0.0, 0.0, 0, 0)
    gap = difference(lacking, having, measure, ("lot", "seat"), frames.plan.control)
    return Estimate(-gap.mean, -gap.high, -gap.low, gap.deals, gap.games, gap.p, gap.saved)
