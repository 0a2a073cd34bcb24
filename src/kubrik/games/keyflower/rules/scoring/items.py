"""Inputs and results of an allocation: items, the tiles that score them, the points of each (KF-14)."""

from __future__ import annotations

from typing import Final

from kubrik.games.keyflower.box.tiles import Score
from kubrik.games.keyflower.terms import (
    NOTHING,
    OF_RESOURCES,
    OF_WORKERS,
    PER_ANY,
    PER_CHOSEN,
    PER_KEPT,
    PER_OTHER_WORKER,
    PER_SET,
)

NOWHERE: Final = -1  # in place of a tile: not on a yard
NO_TYPE: Final = -1  # for no colour, resource or skill


class Scorer:
    """A tile of the player that scores items."""

    def __init__(self, tile: int, score: Score) -> None:
        self.tile: Final = tile  # its index among all tiles
        self.score: Final = score


class Stock:
    """Items of one type in one place."""

    def __init__(self, kind: int, n: int, tile: int) -> None:
        self.kind: Final = kind
        self.n: Final = n
        self.tile: Final = tile  # where they lie, or NOWHERE


class Line:
    """The points of one scorer."""

    def __init__(self, tile: int, points: int, n: int, chosen: int) -> None:
        self.tile: Final = tile
        self.points: Final = points
        self.n: Final = n  # how many items it scores
        self.chosen: Final = chosen  # the type of PER_CHOSEN, if it scores anything; NO_TYPE for other scorers


class Allocation:
    """The best that workers, skill tiles or resources can bring. The points are those of the lines and those left
    (KF-14.17).
    """

    def __init__(self, points: int, lines: list[Line], left: int) -> None:
        self.points: Final = points
        self.lines: Final = lines  # one for each scorer of such items, in their order
        self.left: Final = left  # points of gold that no tile scores (KF-14.11)


class Marker:
    """What the purple marker counts as (KF-14.12): a type of workers, resources or skills, and as a resource where."""

    def __init__(self, items: int, kind: int, tile: int) -> None:
        self.items: Final = items  # or NOTHING
        self.kind: Final = kind
        self.tile: Final = tile  # a yard (KF-14.13), or NOWHERE


NO_MARKER: Final = Marker(NOTHING, NO_TYPE, NOWHERE)


class Allocated:
    """The points of all a player's items."""

    def __init__(self, workers: Allocation, skills: Allocation, resources: Allocation, marker: Marker) -> None:
        self.workers: Final = workers
        self.skills: Final = skills
        self.resources: Final = resources
        self.marker: Final = marker
        self.points: Final = workers.points + skills.points + resources.points


def scorers_of(scorers: list[Scorer], items: int) -> list[Scorer]:
    """The scorers of such items."""
    out: list[Scorer] = []
    for scorer in scorers:
        if scored_items(scorer.score) == items:
            out.append(scorer)
    return out


def scored_items(score: Score) -> int:
    """Which items it scores: workers, resources or skills; NOTHING if it doesn't score items."""
    if score.kind == PER_KEPT:
        return OF_RESOURCES
    if score.kind == PER_OTHER_WORKER:
        return OF_WORKERS
    return score.items if score.kind in (PER_ANY, PER_SET, PER_CHOSEN) else NOTHING
