"""Statistics of a user's own: a class with a method for each event it wants to know of.

The method `on_` and the name of an event is called with every such event, `game` with every game when it has ended.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path

import msgspec

from kubrik.lab.plans.plan import PlanError
from kubrik.lab.report.figures import Panel, Row, label
from kubrik.lab.report.frames import Frames, Portion


class Event(msgspec.Struct):
    """Something that happened in a game: see the events of the game's journal."""

    game: int
    turn: int | None
    event: str
    seat: int | None
    part: str | None
    fields: dict[str, str | int | list[int]]


class Ended(msgspec.Struct):
    """A game that has ended: which arm of the experiment it was, and how each seat fared."""

    game: int
    deal: int
    arm: str
    bots: list[str]
    wins: list[float]
    scores: list[int]


class Statistic:
    """Subclass this, and name it on the command line as `my_module:Mine`."""

    columns: tuple[str, ...] = ("value",)

    def begin(self) -> None:
        """Called once, before the first game."""

    def game(self, game: Ended) -> None:
        """Called with every game, after its events."""

    def result(self) -> Iterable[Sequence[str | float | int]]:
        """Rows: a name, then a number for each of `columns`."""
        return []


def panel_of(spec: str, frames: Frames) -> Panel:
    statistic = made(spec)
    statistic.begin()
    feed(statistic, frames)
    rows = tuple(Row(label(str(name)), tuple(cells)) for name, *cells in statistic.result())
    return Panel(name=spec, columns=statistic.columns, rows=rows, plot="bars")


def made(spec: str) -> Statistic:
    module, _, name = spec.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module), name)()
    except (ImportError, AttributeError, ValueError, TypeError) as error:
        raise PlanError("lab_statistic", spec=spec, why=str(error)) from error
    if not isinstance(found, Statistic):
        raise PlanError("lab_statistic", spec=spec, why=type(found).__name__)
    return found


def feed(statistic: Statistic, frames: Frames) -> None:
    """Chunk by chunk, so that any number of games fits into memory."""
    for chunk in frames.chunks:
        part = Portion(frames.folder, [chunk])
        events = part.scan("events").collect().partition_by("game", as_dict=True)
        for game in games_in(part):
            for row in events[(game.game,)].iter_rows(named=True) if (game.game,) in events else ():
                tell(statistic, row)
            statistic.game(game)


def tell(statistic: Statistic, row: dict[str, object]) -> None:
    hook = getattr(statistic, f"on_{row['event']}", None)
    if hook is not None:
        hook(msgspec.convert({**row, "fields": msgspec.json.decode(str(row["fields"]))}, Event))


def games_in(part: Portion) -> Iterable[Ended]:
    together = part.seats.sort("game", "seat").group_by("game", "deal", "arm", maintain_order=True)
    for game, deal, arm, bots, wins, scores in together.agg("bot", "win", "score").iter_rows():
        yield Ended(game, deal, part.plan.arms[arm].name, bots, wins, scores)
