"""How long games are, what is asked in them, how they end, and what nobody ever uses."""

from __future__ import annotations

import polars as pl

from kubrik.games.registry import game_named
from kubrik.lab.plans.plan import Arm
from kubrik.lab.report.endings import ending_panels
from kubrik.lab.report.figures import Panel, Row, label
from kubrik.lab.report.frames import Frames, estimate

BINS = 12


def pace_panels(frames: Frames) -> list[Panel]:
    arms = list(enumerate(frames.plan.arms))
    choices = frames.scan("choices").join(frames.games.lazy().select("game", "deal", "arm"), on="game").collect()
    events = frames.scan("events").join(frames.games.lazy().select("game", "deal", "arm"), on="game").collect()
    found = [
        Panel(name="lengths", columns=("decisions", "turns"), rows=tuple(length(frames, at, arm) for at, arm in arms)),
        Panel(name="spread", columns=("games",), rows=tuple(spread(frames)), plot="bars"),
        Panel(name="questions", columns=("a_game", "options", "forced", "thought"), rows=tuple(asked(choices, frames)),
              plot="", percent=(False, False, True, False)),
        Panel(name="phases", columns=("a_game", "options"), rows=tuple(by_turn(choices, frames)), plot="bars"),
    ]  # fmt: skip
    found += ending_panels(frames)
    unused = tuple(never(events, frames))
    if unused:
        found.append(Panel(name="unused", columns=("kind",), rows=unused, plot=""))
    return found


def length(frames: Frames, at: int, arm: Arm) -> Row:
    games = frames.games.filter(pl.col("arm") == at)
    return Row(label(arm.name), (estimate(games, "decisions"), estimate(games, "turns")), arm.strength)


def spread(frames: Frames) -> list[Row]:
    """How many games were how long, in bins of equal width."""
    values = frames.games["decisions"]
    low, high = int(values.min() or 0), int(values.max() or 0)  # type: ignore[arg-type]
    width = max(1, -(-(high - low + 1) // BINS))
    counts = values.to_frame().group_by(((pl.col("decisions") - low) // width).alias("bin")).len()
    return [
        Row(label(f"{low + bin * width}–{low + (bin + 1) * width - 1}"), (n,)) for bin, n in sorted(counts.iter_rows())
    ]


def asked(choices: pl.DataFrame, frames: Frames) -> list[Row]:
    """Each question: how often a game, among how many options, and how often there was only one."""
    games = max(1, frames.games.height)
    found = choices.group_by("question").agg(
        (pl.len() / games).alias("a_game"),
        pl.col("options").mean(),
        (pl.col("options") == 1).mean().alias("forced"),
    )
    thought = frames.folder.thought()
    return [
        Row(label(name), (a_game, options, forced, 1000.0 * thought.get(name, 0.0) / (a_game * games)))
        for name, a_game, options, forced in found.sort("a_game", "question", descending=True).iter_rows()
    ]


def by_turn(choices: pl.DataFrame, frames: Frames) -> list[Row]:
    """Each turn: how much is chosen in it, and among how many options."""
    found = choices.group_by("turn").agg(
        (pl.len() / max(1, frames.games.height)).alias("a_game"), pl.col("options").mean()
    )
    return [Row(label(str(turn)), tuple(cells)) for turn, *cells in found.sort("turn").iter_rows()]


def never(events: pl.DataFrame, frames: Frames) -> list[Row]:
    """Parts that no seat got or used in all these games."""
    study = game_named(frames.plan.game).study
    seen = set(events.filter(pl.col("event").is_in([*study.gains, *study.uses]))["part"].drop_nulls().to_list())
    known = [part for part in frames.plan.parts if study.gains or part.kind == "captain"]
    return [Row(part.title, (part.kind,)) for part in known if part.id not in seen]
