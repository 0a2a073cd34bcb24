"""Who wins how often: by seat, and by bot."""

from __future__ import annotations

from typing import Final

from kubrik.lab.plans.plan import Arm
from kubrik.lab.report.figures import Panel, Row, label
from kubrik.lab.report.frames import Frames
from kubrik.lab.report.samples import Samples

COLUMNS: Final = ("win", "score")


def seat_panels(frames: Frames) -> list[Panel]:
    found = {by: [Samples(column, "arm", by, luck=frames.plan.control) for column in COLUMNS] for by in ("seat", "bot")}
    for portion in frames.portions():
        for samples in (*found["seat"], *found["bot"]):
            samples.add(portion.seats)
    arms = list(enumerate(frames.plan.arms))
    seats = range(frames.plan.seats)
    panels = [panel(frames, "seats", [row(found["seat"], at, arm, seat) for at, arm in arms for seat in seats])]
    if any(len(set(arm.bots)) > 1 for _, arm in arms):
        rows = [row(found["bot"], at, arm, bot) for at, arm in arms for bot in dict.fromkeys(arm.bots)]
        panels.append(panel(frames, "bots", rows))
    return panels


def panel(frames: Frames, name: str, rows: list[Row]) -> Panel:
    return Panel(name=name, columns=COLUMNS, rows=tuple(rows), percent=(True, False), fair=1.0 / frames.plan.seats)


def row(found: list[Samples], at: int, arm: Arm, key: int | str) -> Row:
    name = key if isinstance(key, str) else str(key + 1)
    return Row(label(name), tuple(samples.estimate(at, key) for samples in found), arm.strength)
