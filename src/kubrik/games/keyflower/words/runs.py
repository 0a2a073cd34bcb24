"""Which facts of the journal belong together."""

from __future__ import annotations

from typing import Final, NamedTuple

from kubrik.engine.journal import Note
from kubrik.games.common.words.together import together
from kubrik.games.keyflower.table import notes

NEVER: Final = -1


class Run(NamedTuple):
    """Consecutive facts that make one sentence: a first one, others of the same player or boat, a last one."""

    wording: str
    first: tuple[int, ...]
    then: tuple[int, ...]
    last: int = NEVER  # without it there is no such sentence
    is_of_one: bool = True  # do all facts have the same player or boat (their first number)?


RUNS: Final = [
    Run("draws", (notes.WORKER_DRAWN, notes.SKILL_DRAWN), (notes.WORKER_DRAWN, notes.SKILL_DRAWN)),
    Run("loads", (notes.WORKER_LOADED, notes.SKILL_LOADED), (notes.WORKER_LOADED, notes.SKILL_LOADED)),
    Run("lays_out", (notes.TILE_LAID,), (notes.TILE_LAID,), is_of_one=False),
    Run("is_dealt", (notes.WINTER_TILE_DEALT,), (notes.WINTER_TILE_DEALT,)),
    Run("gains", (notes.RESOURCE_GAINED,), (notes.RESOURCE_GAINED,)),
    Run("uses", (notes.USES,), (notes.MIXED_CREW,)),
    Run("upgrades", (notes.RESOURCE_PAID, notes.SKILL_GIVEN), (notes.RESOURCE_PAID, notes.SKILL_GIVEN), notes.UPGRADED),
    Run("unsold", (notes.TILE_UNSOLD,), (notes.TILE_UNSOLD,), is_of_one=False),
    Run("wins", (notes.TILE_WON,), (notes.WORKERS_TAKEN,), notes.BID_BAGGED),
    Run("takes", (notes.WORKERS_TAKEN,), (notes.WORKERS_TAKEN,)),
    Run("unloads", (notes.BOAT_TAKEN,), (notes.CARGO_TAKEN, notes.CARGO_SKILLS_TAKEN)),
    Run("scores", (notes.TILE_SCORED,), (notes.TILE_SCORED,)),
]
BY_FIRST: Final = {kind: run for run in RUNS for kind in run.first}


def runs(told: list[Note]) -> list[list[Note]]:
    return together(told, lambda facts, at: run_at(facts, at)[1])


def run_at(told: list[Note], at: int) -> tuple[Run | None, int]:
    """The run that begins here and the number of its facts; None and 1 if there is none."""
    run = BY_FIRST.get(told[at].kind)
    if run is None:
        return None, 1
    many = length(run, told, at)
    return (run, many) if many > 1 else (None, 1)


def length(run: Run, told: list[Note], at: int) -> int:
    end = at + 1
    while end < len(told) and told[end].kind in run.then and belongs(run, told[at], told[end]):
        end += 1
    if run.last == NEVER:
        return end - at
    is_whole = end < len(told) and told[end].kind == run.last and belongs(run, told[at], told[end])
    return end + 1 - at if is_whole else 0


def belongs(run: Run, first: Note, other: Note) -> bool:
    return other.a == first.a or not run.is_of_one
