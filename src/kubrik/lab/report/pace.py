"""How long games are, what is asked in them, how they end, and what nobody ever uses."""

from __future__ import annotations

from typing import Final

import polars as pl

from kubrik.games.registry import game_named
from kubrik.lab.report.endings import Endings
from kubrik.lab.report.figures import Panel, Row, label
from kubrik.lab.report.frames import Frames, Portion
from kubrik.lab.report.samples import Samples, Sums

BINS: Final = 12
LENGTHS: Final = ("decisions", "turns")


def pace_panels(frames: Frames) -> list[Panel]:
    pace, ends = Pace(frames), Endings(frames)
    for portion in frames.portions():
        pace.add(portion)
        ends.add(portion)
    return [*pace.panels(), *ends.panels(), *pace.unused()]


class Pace:
    """Sums over choices, which are by far the most rows."""

    def __init__(self, frames: Frames) -> None:
        self.frames: Final = frames
        self.lengths: Final = [Samples(length, "arm") for length in LENGTHS]
        self.how_long: Final = Sums("decisions")
        self.questions: Final = Sums("question")
        self.turns: Final = Sums("turn")
        self.seen: Final[set[object]] = set()

    def add(self, portion: Portion) -> None:
        for samples in self.lengths:
            samples.add(portion.games)
        self.how_long.add(portion.games.select("decisions", pl.lit(1).alias("games")))
        forced = (pl.col("options") == 1).cast(pl.Int64).alias("forced")
        numbers = pl.lit(1).alias("times"), pl.col("options").cast(pl.Int64)
        choices = portion.scan("choices").select("question", "turn", *numbers, forced).collect()
        self.questions.add(choices.drop("turn"))
        self.turns.add(choices.drop("question", "forced"))
        self.see(portion)

    def see(self, portion: Portion) -> None:
        study = game_named(portion.plan.game).study
        wanted = pl.col("event").is_in([*study.gains, *study.uses]) & pl.col("part").is_not_null()
        self.seen.update(portion.scan("events").filter(wanted).select("part").unique().collect()["part"])

    def panels(self) -> list[Panel]:
        arms = enumerate(self.frames.plan.arms)
        rows = tuple(
            Row(label(arm.name), tuple(one.estimate(at) for one in self.lengths), arm.strength) for at, arm in arms
        )
        percent = (False, False, True, False)
        return [
            Panel(name="lengths", columns=LENGTHS, rows=rows),
            Panel(name="spread", columns=("games",), rows=tuple(self.spread()), plot="bars"),
            Panel(name="questions", columns=("a_game", "options", "forced", "thought"), rows=tuple(self.asked()),
                  plot="", percent=percent),
            Panel(name="phases", columns=("a_game", "options"), rows=tuple(self.by_turn()), plot="bars"),
        ]  # fmt: skip

    def spread(self) -> list[Row]:
        """How many games were how long, in bins of equal width."""
        found = {int(str(length)): int(n) for (length,), (n,) in self.how_long.found.items()}
        low, high = min(found, default=0), max(found, default=0)
        width = max(1, -(-(high - low + 1) // BINS))
        bins: dict[int, int] = {}
        for length, n in found.items():
            bins[(length - low) // width] = bins.get((length - low) // width, 0) + n
        return [Row(label(f"{low + at * width}–{low + (at + 1) * width - 1}"), (n,)) for at, n in sorted(bins.items())]

    def asked(self) -> list[Row]:
        """Each question: how often a game, among how many options, and how often there was only one."""
        games, thought = max(1, self.frames.games), self.frames.folder.thought()
        found = sorted(self.questions.found.items(), key=lambda one: (one[1][0], str(one[0][0])), reverse=True)
        return [
            Row(label(str(name)), (n / games, options / n, forced / n, 1000.0 * thought.get(str(name), 0.0) / n))
            for (name,), (n, options, forced) in found
        ]

    def by_turn(self) -> list[Row]:
        """Each turn: how much is chosen in it, and among how many options."""
        games = max(1, self.frames.games)
        found = sorted((int(str(turn)), sums) for (turn,), sums in self.turns.found.items())
        return [Row(label(str(turn)), (times / games, options / times)) for turn, (times, options) in found]

    def unused(self) -> list[Panel]:
        """Parts that no seat got or used in all these games."""
        study = game_named(self.frames.plan.game).study
        known = [part for part in self.frames.plan.parts if study.gains or part.kind == "captain"]
        rows = tuple(Row(part.title, (part.kind,)) for part in known if part.id not in self.seen)
        return [Panel(name="unused", columns=("kind",), rows=rows, plot="")] if rows else []
