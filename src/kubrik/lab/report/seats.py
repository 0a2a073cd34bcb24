"""Who wins how often: by seat, and by bot."""

from __future__ import annotations

import polars as pl

from kubrik.lab.plans.plan import Arm
from kubrik.lab.report.figures import Panel, Row, label
from kubrik.lab.report.frames import Frames, estimate

COLUMNS = ("win", "score")


def seat_panels(frames: Frames) -> list[Panel]:
    arms = list(enumerate(frames.plan.arms))
    rows = [row for at, arm in arms for row in by_seat(frames, at, arm)]
    panels = [panel(frames, "seats", rows)]
    if any(len(set(arm.bots)) > 1 for _, arm in arms):
        panels.append(panel(frames, "bots", [row for at, arm in arms for row in by_bot(frames, at, arm)]))
    return panels


def panel(frames: Frames, name: str, rows: list[Row]) -> Panel:
    return Panel(name=name, columns=COLUMNS, rows=tuple(rows), percent=(True, False), fair=1.0 / frames.plan.seats)


def by_seat(frames: Frames, at: int, arm: Arm) -> list[Row]:
    of_arm = frames.seats.filter(pl.col("arm") == at)
    return [row(frames, of_arm.filter(pl.col("seat") == seat), str(seat + 1), arm) for seat in range(frames.plan.seats)]


def by_bot(frames: Frames, at: int, arm: Arm) -> list[Row]:
    of_arm = frames.seats.filter(pl.col("arm") == at)
    return [row(frames, of_arm.filter(pl.col("bot") == bot), bot, arm) for bot in dict.fromkeys(arm.bots)]


def row(frames: Frames, rows: pl.DataFrame, name: str, arm: Arm) -> Row:
    luck = "luck" if frames.plan.control else None
    return Row(label(name), tuple(estimate(rows, column, luck) for column in COLUMNS), arm.strength)
