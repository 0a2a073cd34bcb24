"""How games end: the share of each ending, arm by arm."""

from __future__ import annotations

import polars as pl

from kubrik.games.registry import game_named
from kubrik.lab.report.figures import Panel, Row, label
from kubrik.lab.report.frames import Frames, estimate
from kubrik.lab.stats.estimates import Estimate


def ending_panels(frames: Frames) -> list[Panel]:
    """A panel if the game says which of its events are endings, and any was kept."""
    ends = endings(frames)
    names = ends["ending"].unique().sort().to_list()
    rows = [row for at in range(len(frames.plan.arms)) for row in of_arm(frames, ends, names, at)]
    return [Panel(name="endings", columns=("share",), rows=tuple(rows), percent=(True,))] if names else []


def endings(frames: Frames) -> pl.DataFrame:
    """The game and the ending of each event that ends one; an ending that names a seat is counted without it."""
    how = pl.col("fields").str.extract(r'"how":"?([^",}]+)').fill_null("")
    named = pl.concat_str("event", how, separator=" ").str.strip_chars().alias("ending")
    ends = list(game_named(frames.plan.game).study.ends)
    return frames.scan("events").filter(pl.col("event").is_in(ends)).select("game", named).collect()


def of_arm(frames: Frames, ends: pl.DataFrame, names: list[str], at: int) -> list[Row]:
    arm = frames.plan.arms[at]
    games = frames.games.filter(pl.col("arm") == at)
    several = len(frames.plan.arms) > 1
    return [
        Row(label(f"{arm.name}: {name}" if several else name), (share(games, ends, name),), arm.strength)
        for name in names
    ]


def share(games: pl.DataFrame, ends: pl.DataFrame, name: str) -> Estimate:
    having = ends.filter(pl.col("ending") == name)["game"].unique()
    return estimate(games.with_columns(pl.col("game").is_in(having.implode()).cast(pl.Float64).alias("share")), "share")
