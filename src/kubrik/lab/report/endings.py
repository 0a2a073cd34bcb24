"""How games end: the share of each ending, arm by arm."""

from __future__ import annotations

from typing import Final

import polars as pl

from kubrik.games.registry import game_named
from kubrik.lab.report.figures import Panel, Row, label
from kubrik.lab.report.frames import Frames, Portion
from kubrik.lab.report.samples import Samples
from kubrik.lab.stats.estimates import Estimate, share
from kubrik.lab.stats.sample import Sample


class Endings:
    """Whether a game ended in this way or that, game by game."""

    def __init__(self, frames: Frames) -> None:
        self.frames: Final = frames
        self.ended: Final = Samples("share", "arm", "ending")
        self.all: Final = Samples("decisions", "arm")  # how many deals there are

    def add(self, portion: Portion) -> None:
        ends = endings(portion).with_columns(pl.lit(1.0).alias("share")).unique()
        names = ends.select("ending").unique()
        games = portion.games.select("game", "deal", "arm", "decisions")
        here = games.join(names, how="cross").join(ends, on=["game", "ending"], how="left")
        self.ended.add(here.with_columns(pl.col("share").fill_null(0.0)))
        self.all.add(games)

    def panels(self) -> list[Panel]:
        """A panel if the game says which of its events are endings, and any was kept."""
        names = sorted({str(name) for _, name in self.ended.found})
        rows = [Row(label(self.named(at, name)), (self.share(at, name),), arm.strength)
                for at, arm in enumerate(self.frames.plan.arms) for name in names]  # fmt: skip
        return [Panel(name="endings", columns=("share",), rows=tuple(rows), percent=(True,))] if names else []

    def named(self, at: int, name: str) -> str:
        arms = self.frames.plan.arms
        return f"{arms[at].name}: {name}" if len(arms) > 1 else name

    def share(self, at: int, name: str) -> Estimate:
        """Portions in which no game ended so are games that did not."""
        ended, every = self.ended.sample(at, name), self.all.sample(at)
        found = Sample(every.deals - ended.deals, every.games - ended.games)
        found.add(ended)
        return share(found)


def endings(portion: Portion) -> pl.DataFrame:
    """The game and the ending of each event that ends one; an ending that names a seat is counted without it."""
    how = pl.col("fields").str.extract(r'"how":"?([^",}]+)').fill_null("")
    named = pl.concat_str("event", how, separator=" ").str.strip_chars().alias("ending")
    ends = list(game_named(portion.plan.game).study.ends)
    return portion.scan("events").filter(pl.col("event").is_in(ends)).select("game", named).collect()
