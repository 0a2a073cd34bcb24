"""What changes between arms that were played on the same deals."""

from __future__ import annotations

import polars as pl

from kubrik.lab.plans.plan import Arm
from kubrik.lab.report.endings import ending_panels
from kubrik.lab.report.figures import Cell, Panel, Row, label
from kubrik.lab.report.frames import Frames, difference, estimate
from kubrik.lab.stats.estimates import Estimate
from kubrik.lab.stats.many import holm

MEASURES = ("score", "decisions", "turns")


def compare_panels(frames: Frames) -> list[Panel]:
    arms = list(enumerate(frames.plan.arms))
    means = tuple(Row(label(arm.name), means_of(frames, at), arm.strength) for at, arm in arms)
    gaps = [(arm, at, base_of(frames, arm)) for at, arm in arms if base_of(frames, arm) != at]
    panels = [
        Panel(name="arms", columns=MEASURES, rows=means, plot="forest"),
        Panel(name="differences", columns=(*MEASURES, "chance"), rows=corrected(frames, gaps), fair=0.0),
    ]
    shares = [row for arm, at, base in gaps for row in win_rows(frames, arm, at, base)]
    wins = Panel(name="win_differences", columns=("win",), rows=tuple(shares), percent=(True,), fair=0.0)
    return [*panels, wins, *ending_panels(frames)]


def base_of(frames: Frames, arm: Arm) -> int:
    """The arm that this one is compared with: the first of its strength."""
    return next(at for at, one in enumerate(frames.plan.arms) if one.strength == arm.strength)


def means_of(frames: Frames, at: int) -> tuple[Cell, ...]:
    rows = frames.seats.filter(pl.col("arm") == at)
    return tuple(estimate(rows, measure) for measure in MEASURES)


def corrected(frames: Frames, gaps: list[tuple[Arm, int, int]]) -> tuple[Row, ...]:
    found = [(arm, [gap(frames, at, base, measure) for measure in MEASURES]) for arm, at, base in gaps]
    chances = holm([cells[0].p for _, cells in found])
    return tuple(
        Row(label(arm.name), (*cells, chance), arm.strength)
        for (arm, cells), chance in zip(found, chances, strict=True)
    )


def gap(frames: Frames, at: int, base: int, measure: str) -> Estimate:
    one, other = (frames.seats.filter(pl.col("arm") == arm) for arm in (at, base))
    return difference(one, other, measure, ("lot", "seat"), frames.plan.control and measure == "score")


def win_rows(frames: Frames, arm: Arm, at: int, base: int) -> list[Row]:
    """By bot if there are several, by seat if all play alike: together all seats always win once."""
    of_arm = frames.seats.filter(pl.col("arm").is_in([at, base]))
    by = "bot" if len(set(arm.bots)) > 1 else "seat"
    found = []
    for key in of_arm[by].unique().sort().to_list():
        rows = of_arm.filter(pl.col(by) == key)
        one, other = (rows.filter(pl.col("arm") == which) for which in (at, base))
        name = f"{arm.name}: {key + 1 if by == 'seat' else key}"
        cell = difference(one, other, "win", ("lot", "seat"), frames.plan.control)
        found.append(Row(label(name), (cell,), arm.strength))
    return found
