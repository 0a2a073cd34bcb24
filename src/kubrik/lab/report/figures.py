"""Figures as a report shows them: panels of rows, each with its estimates. What they are called is words' business."""

from __future__ import annotations

import msgspec

from kubrik.engine.languages import Words, alike
from kubrik.lab.stats.estimates import Estimate

Cell = Estimate | float | int | str | None


class Row(msgspec.Struct, frozen=True):
    """A row: whose figures, under which strength of play, and the figures."""

    label: Words
    cells: tuple[Cell, ...]
    strength: str = ""


class Panel(msgspec.Struct, frozen=True, kw_only=True):
    """A table and its plot. `name` and `columns` are keys of words; `facts` fills the gaps of the caption."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    plot: str = "forest"  # of the first column; lines: of all columns; bars; "": none
    percent: tuple[bool, ...] = ()  # which columns are shares
    fair: float | None = None  # where a line is drawn
    facts: dict[str, str] = {}


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """Everything there is to show of an experiment."""

    kind: str
    game: str
    title: Words
    seats: int
    games: int
    deals: int
    seed: int
    bots: tuple[str, ...]
    schema: int
    version: str
    complete: bool
    stopped: bool
    panels: tuple[Panel, ...]
    notes: tuple[str, ...] = ()  # keys of sentences


def label(text: str) -> Words:
    return alike(text)
