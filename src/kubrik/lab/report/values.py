"""What a part is worth: games with it against games without it, on the same deals; correlations beside that."""

from __future__ import annotations

from typing import Final

import polars as pl

from kubrik.engine.study import Part
from kubrik.games.registry import game_named
from kubrik.lab.plans.plan import Arm
from kubrik.lab.report.comparing import base_of
from kubrik.lab.report.figures import Cell, Panel, Row
from kubrik.lab.report.frames import Frames
from kubrik.lab.report.samples import Gaps
from kubrik.lab.report.turns import Gains, averages
from kubrik.lab.stats.estimates import Estimate
from kubrik.lab.stats.many import benjamini_hochberg, holm

ONE_SEAT: Final = ("denied", "lacking")
MEASURES: Final = ("win", "score")


def value_panels(frames: Frames) -> list[Panel]:
    study, average, worths = game_named(frames.plan.game).study, averages(frames), Worths(frames)
    gains, uses = Gains(frames, study.gains, average), Gains(frames, study.uses, average)
    for portion in frames.portions():
        worths.add(portion.seats)
        gains.add(portion)
        uses.add(portion)
    ways = dict.fromkeys(arm.way for arm in frames.plan.arms if arm.part)
    panels = [panel_of(frames, way, worths, gains) for way in ways]
    return [*panels, *gains.panels("by_turn"), *uses.panels("by_use")]


class Worths:
    """With a part less without it: of the seat that lacks it, or of all seats if nobody has it."""

    def __init__(self, frames: Frames) -> None:
        self.frames: Final = frames
        self.gaps: Final = {measure: Gaps(measure, "arm", luck=frames.plan.control) for measure in MEASURES}

    def add(self, seats: pl.DataFrame) -> None:
        for at, arm in enumerate(self.frames.plan.arms):
            if not arm.part:
                continue
            lacking, having = (seats.filter(pl.col("arm") == one) for one in (at, base_of(self.frames, arm)))
            if arm.way in ONE_SEAT:
                lacking = lacking.filter(pl.col("seat") == pl.col("lacking"))
            for gaps in self.gaps.values():
                gaps.add(lacking, having)

    def worth(self, at: int, measure: str) -> Estimate:
        gap = self.gaps[measure].estimate(at)
        return Estimate(-gap.mean, -gap.high, -gap.low, gap.deals, gap.games, gap.p, gap.saved)


def worths_of(frames: Frames) -> Worths:
    found = Worths(frames)
    for portion in frames.portions():
        found.add(portion.seats)
    return found


def panel_of(frames: Frames, way: str, worths: Worths, gains: Gains) -> Panel:
    arms = [(at, arm) for at, arm in enumerate(frames.plan.arms) if arm.way == way]
    measure = "win" if way in ONE_SEAT else "score"
    found = [(arm, worths.worth(at, measure), worths.worth(at, "score")) for at, arm in arms]
    claims, lists = (rule([value.p for _, value, _ in found]) for rule in (holm, benjamini_hochberg))
    rows = []
    for (arm, value, points), claim, listed in zip(found, claims, lists, strict=True):
        part = part_of(frames, arm)
        cells: list[Cell] = [value, *([points] if measure == "win" else []), claim, listed, part.price]
        rows.append(Row(part.title, (*cells, *gains.owned(base_of(frames, arm), part.id)), arm.strength))
    shown = ("worth_win", "worth_score") if measure == "win" else ("worth_score",)
    percent = (True, False, False, False) if measure == "win" else (False, False, False)
    return Panel(
        name=f"values_{way}",
        columns=(*shown, "chance", "by_chance", "price", "gained", "owners"),
        rows=tuple(sorted(rows, key=by_worth)),
        percent=(*percent, False, False, True),
        fair=0.0,
    )


def by_worth(row: Row) -> float:
    assert isinstance(row.cells[0], Estimate)
    return -row.cells[0].mean


def part_of(frames: Frames, arm: Arm) -> Part:
    return next(part for part in frames.plan.parts if part.id == arm.part)
