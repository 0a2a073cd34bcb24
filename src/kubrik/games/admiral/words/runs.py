"""Which facts of the journal belong together."""

from __future__ import annotations

from typing import Final, NamedTuple

from kubrik.engine.journal import Note
from kubrik.games.admiral.table import notes
from kubrik.games.common.words.together import together

ANY: Final = 1 << 30


class Run(NamedTuple):
    """Consecutive facts that make one sentence: a first one, then `least` to `most` others."""

    wording: str
    first: int
    then: tuple[int, ...]
    least: int = 1  # with fewer others there is no such sentence
    most: int = ANY


RUNS: Final = [
    Run("round", notes.ROUND_BEGINS, (notes.WIND,), most=1),
    Run("order", notes.ACTS, (notes.ACTS,)),
    Run("next_turn", notes.TURN_ENDS, (notes.TURN_BEGINS,), most=1),
    Run("fires", notes.FIRES, (notes.FIRES_WITH,)),
    Run("shots", notes.SHOT, (notes.SHOT, notes.DAMAGED)),
    Run("salvo", notes.SALVO_FIRED, (notes.DAMAGED,), most=1),
    Run("rolls", notes.BOARDERS_ROLL, (notes.BOARDERS_ROLL,), most=1),
    Run("storm_rolls", notes.STORM_ROLL, (notes.STORM_ROLL,)),
]
BY_FIRST: Final = {run.first: run for run in RUNS}


def runs(told: list[Note]) -> list[list[Note]]:
    return together(told, lambda facts, at: run_at(facts, at)[1])


def run_at(told: list[Note], at: int) -> tuple[Run | None, int]:
    """The run that begins here and the number of its facts; None and 1 if there is none."""
    run = BY_FIRST.get(told[at].kind)
    if run is None:
        return None, 1
    end = at + 1
    while end < len(told) and end - at <= run.most and told[end].kind in run.then and belongs(told[at], told[end]):
        end += 1
    return (run, end - at) if end - at > run.least else (None, 1)


def belongs(first: Note, other: Note) -> bool:
    """Does the fact belong to the run? Shots must have the same shooter and target, and damage the same target."""
    if first.kind != notes.SHOT:
        return True
    return other.a == first.b if other.kind == notes.DAMAGED else (other.a, other.b) == (first.a, first.b)
