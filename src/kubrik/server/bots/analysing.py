"""What happens in the analyst's worker: it walks through a finished game, a stretch at a time."""

from __future__ import annotations

import os
from time import process_time
from typing import Final

import msgspec

from kubrik.analysis.balance import WHOLE, analysis_of, iterations_for
from kubrik.analysis.points import Analysis, Found
from kubrik.analysis.telling import Names
from kubrik.analysis.walking import NamedEntry, Walk
from kubrik.bots import search
from kubrik.engine.game import Setup
from kubrik.games.registry import game_named
from kubrik.server.game.boxes import new_box

INTERPRETED: Final = 8  # times as slow, so that much less is thought
WALKS: Final[dict[str, Walk]] = {}  # of this worker: the one that is being made


class Stretch(msgspec.Struct, frozen=True):
    """A part of a game: these of its lines."""

    table: str
    setup: bytes
    lines: tuple[NamedEntry, ...]
    names: Names
    first: int
    last: int


class Walked(msgspec.Struct, frozen=True):
    """What was found there, and how many seconds of a core it took."""

    found: Found
    seconds: float


def walk(stretch: Stretch) -> Walked:
    begun = process_time()
    found = at(stretch).go(stretch.last)
    return Walked(found, process_time() - begun)


def conclude(whole: tuple[Stretch, Found]) -> Analysis:
    """The analysis, when everything has been walked through."""
    stretch, found = whole
    walked = at(stretch)
    return analysis_of(walked.box, walked.table, stretch.lines, found, walked.iterations)


def at(stretch: Stretch) -> Walk:
    """The walk where the stretch begins: the one that is kept goes on, if it is there, or a new one catches up."""
    kept = WALKS.get(stretch.table)
    if kept is None or kept.next != stretch.first:
        WALKS.clear()
        setup = msgspec.json.decode(stretch.setup, type=Setup)
        study = game_named(setup.game).study
        kept = Walk(new_box(setup), study, stretch.lines, stretch.names, iterations_for(stretch.lines, budget()))
        kept.skip(stretch.first)
        WALKS[stretch.table] = kept
    return kept


def budget() -> int:
    """Iterations for a whole game."""
    asked = os.environ.get("KUBRIK_ANALYSIS")
    is_compiled = not str(search.__file__).endswith(".py")
    return int(asked) if asked else WHOLE if is_compiled else WHOLE // INTERPRETED
