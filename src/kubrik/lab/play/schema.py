"""The columns of the rows. `SCHEMA` in plans/plan.py is raised when they change; docs/laboratory.md describes them."""

from __future__ import annotations

from typing import Final

import polars as pl

Columns = dict[str, type[pl.DataType]]

GAMES: Final[Columns] = {
    "game": pl.Int64,
    "deal": pl.Int64,
    "arm": pl.Int16,
    "lot": pl.Int16,
    "lacking": pl.Int8,
    "decisions": pl.Int32,
    "turns": pl.Int16,
}
SEATS: Final[Columns] = {
    "game": pl.Int64,
    "seat": pl.Int8,
    "bot": pl.String,
    "rank": pl.Int8,
    "win": pl.Float64,
    "score": pl.Int64,
    "luck": pl.Float64,
}
EVENTS: Final[Columns] = {
    "game": pl.Int64,
    "order": pl.Int32,
    "turn": pl.Int16,
    "event": pl.String,
    "seat": pl.Int8,
    "part": pl.String,
    "fields": pl.String,
}
CHOICES: Final[Columns] = {
    "game": pl.Int64,
    "order": pl.Int32,
    "turn": pl.Int16,
    "seat": pl.Int8,
    "question": pl.String,
    "options": pl.Int32,
    "choice": pl.String,
}
TABLES: Final[dict[str, Columns]] = {"games": GAMES, "seats": SEATS, "events": EVENTS, "choices": CHOICES}
