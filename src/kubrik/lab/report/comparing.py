"""What changes between arms that were played on the same deals."""

from __future__ import annotations

from typing import Final

import polars as pl

from kubrik.lab.plans.plan import Arm
from kubrik.lab.report.endings import Endings
from kubrik.lab.report.figures import Panel, Row, label
from kubrik.lab.report.frames import Frames
from kubrik.lab.report.samples import Gaps, Samples
from kubrik.lab.stats.many import holm

MEASURES: Final = ("score", "decisions", "turns")
Pair = tuple[Arm, int, int]  # an arm, its place, and that of the arm that it is compared with


def compare_panels(frames: Frames) -> list[Panel]:
    arms = list(enumerate(frames.plan.arms))
    pairs = [(arm, at, base_of(frames, arm)) for at, arm in arms if base_of(frames, arm) != at]
    means, ends, gaps = [Samples(measure, "arm") for measure in MEASURES], Endings(frames), Compared(frames, pairs)
    for portion in frames.portions():
        for samples in means:
            samples.add(portion.seats)
        gaps.add(portion.seats)
        ends.add(portion)
    rows = tuple(Row(label(arm.name), tuple(one.estimate(at) for one in means), arm.strength) for at, arm in arms)
    return [Panel(name="arms", columns=MEASURES, rows=rows, plot="forest"), *gaps.panels(), *ends.panels()]


def base_of(frames: Frames, arm: Arm) -> int:
    """The arm that this one is compared with: the first of its strength."""
    return next(at for at, one in enumerate(frames.plan.arms) if one.strength == arm.strength)


class Compared:
    """Each arm less the one that it is compared with."""

    def __init__(self, frames: Frames, pairs: list[Pair]) -> None:
        control = frames.plan.control
        self.pairs: Final = pairs
        self.gaps: Final = [Gaps(measure, "arm", luck=control and measure == "score") for measure in MEASURES]
        self.wins: Final = {by: Gaps("win", "arm", by, luck=control) for by in ("bot", "seat")}

    def add(self, seats: pl.DataFrame) -> None:
        for _, at, base in self.pairs:
            one, other = (seats.filter(pl.col("arm") == which) for which in (at, base))
            for gaps in (*self.gaps, *self.wins.values()):
                gaps.add(one, other)

    def panels(self) -> list[Panel]:
        shares = tuple(row for arm, at, _ in self.pairs for row in self.win_rows(arm, at))
        return [
            Panel(name="differences", columns=(*MEASURES, "chance"), rows=self.corrected(), fair=0.0),
            Panel(name="win_differences", columns=("win",), rows=shares, percent=(True,), fair=0.0),
        ]

    def corrected(self) -> tuple[Row, ...]:
        found = [(arm, [gaps.estimate(at) for gaps in self.gaps]) for arm, at, _ in self.pairs]
        chances = holm([cells[0].p for _, cells in found])
        return tuple(
            Row(label(arm.name), (*cells, chance), arm.strength)
            for (arm, cells), chance in zip(found, chances, strict=True)
        )

    def win_rows(self, arm: Arm, at: int) -> list[Row]:
        """By bot if there are several, by seat if all play alike: together all seats always win once."""
        gaps = self.wins["bot" if len(set(arm.bots)) > 1 else "seat"]
        keys = sorted((key for which, key in gaps.samples.found if which == at), key=str)  # there are ten seats at most
        return [
            Row(
                label(f"{arm.name}: {key + 1 if isinstance(key, int) else key}"),
                (gaps.estimate(at, key),),
                arm.strength,
            )
            for key in keys
        ]
