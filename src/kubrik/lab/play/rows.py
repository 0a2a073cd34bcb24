"""The rows of a chunk, column by column."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import polars as pl

from kubrik.engine.game import Box
from kubrik.engine.journal import Tape, flags
from kubrik.games.registry import game_named
from kubrik.lab.plans.plan import Plan
from kubrik.lab.plans.work import Match
from kubrik.lab.play.events import Telling
from kubrik.lab.play.game import Outcome
from kubrik.lab.play.schema import CHOICES, GAMES, SEATS, Columns

Row = tuple[object, ...]


class Rows:
    """Grows game by game."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.telling: Final = telling_of(plan)
        self.games: Final[list[Row]] = []
        self.seats: Final[list[Row]] = []
        self.choices: Final[list[Row]] = []
        self.seconds: Final[dict[str, float]] = {}

    def tape(self, box: Box) -> Tape | None:
        """The journal for the next game; none if no events are wanted."""
        return self.telling.tape(box) if self.plan.events != "none" else None

    def add(self, number: int, deal: int, match: Match, box: Box, played: Outcome, tape: Tape | None) -> None:
        turns = tape.turns if tape is not None else 0
        if tape is not None:
            self.telling.add(number, box, tape)
        self.games.append((number, deal, match.arm, match.lot, match.seat, played.decisions, turns))
        winners = played.ranks.count(1)
        for seat, rank in enumerate(played.ranks):
            luck = played.luck[seat] if played.luck is not None else None
            win = 1.0 / winners if rank == 1 else 0.0
            self.seats.append((number, seat, match.seating[seat], rank, win, played.scores[seat], luck))
        for question, seconds in played.seconds.items():
            self.seconds[question] = self.seconds.get(question, 0.0) + seconds
        self.choices.extend((number, order, *chosen) for order, chosen in enumerate(played.chosen))

    def frames(self) -> Iterator[tuple[str, pl.DataFrame]]:
        yield "games", frame_of(self.games, GAMES)
        yield "seats", frame_of(self.seats, SEATS)
        if self.plan.events != "none":
            yield "events", self.telling.frame()
        if self.plan.choices:
            yield "choices", frame_of(self.choices, CHOICES)


def frame_of(rows: list[Row], columns: Columns) -> pl.DataFrame:
    """Column by column, which is quicker."""
    return pl.DataFrame(dict(zip(columns, zip(*rows, strict=True), strict=False)), schema=columns)


def telling_of(plan: Plan) -> Telling:
    study = game_named(plan.game).study
    keeps = flags(None if plan.events == "all" else study.kept)
    return Telling(frozenset(part.id for part in plan.parts), study.turn, keeps)
