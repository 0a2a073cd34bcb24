"""The analysis of a finished game, and puzzles: what calls take and give."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kubrik.analysis.points import Analysis
from kubrik.server.wire.lobby import Body, Words
from kubrik.server.wire.messages import Welcome


class Analysed(msgspec.Struct, frozen=True, kw_only=True):
    """How far an analysis is: so many are made before it; of its own lines so many are done."""

    state: Literal["none", "waiting", "working", "failed", "done"]
    ahead: int = 0
    done: int = 0
    whole: int = 0
    analysis: Analysis | None = None


class PuzzleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle in the list."""

    id: str
    game: str
    theme: str
    seats: int
    expansions: tuple[str, ...]


class PuzzleList(msgspec.Struct, frozen=True, kw_only=True):
    puzzles: tuple[PuzzleInfo, ...]
    themes: dict[str, Words]
    daily: str  # the id of today's; "" if there are none


class ShownPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position, as its seat sees it."""

    puzzle: PuzzleInfo
    welcome: Welcome


class Try(Body, frozen=True, kw_only=True):
    """What somebody thinks is best."""

    choice: Annotated[str, Meta(max_length=200)]


class WayWorth(msgspec.Struct, frozen=True, kw_only=True):
    """One of the ways that the search compared, and the share of the win that it expects of it."""

    choice: str
    label: str
    share: float


class Solved(msgspec.Struct, frozen=True, kw_only=True):
    """The answer, with its reasons."""

    right: bool
    best: str
    ways: tuple[WayWorth, ...]  # the best first
    why: tuple[str, ...]
    clause: str
    iterations: int
