"""The highest total that any legal allocation of a player's items gives (KF-14.18). Knows nothing of the table.

Workers, skill tiles and resources are scored separately; only the purple marker may be any of them (KF-14.12).
"""

from __future__ import annotations

from typing import Final

from kubrik.games.keyflower.rules.scoring.best import best_resources, best_skills, best_workers
from kubrik.games.keyflower.rules.scoring.items import (
    NO_MARKER,
    NO_TYPE,
    NOWHERE,
    Allocated,
    Allocation,
    Line,
    Marker,
    Scorer,
    Stock,
)
from kubrik.games.keyflower.terms import GOLD, OF_RESOURCES, OF_SKILLS, OF_WORKERS, PER_KEPT

__all__ = [
    "NOWHERE",
    "NO_MARKER",
    "NO_TYPE",
    "Allocated",
    "Allocation",
    "Line",
    "Marker",
    "Scorer",
    "Stock",
    "best_of_all",
    "best_resources",
    "best_skills",
    "best_workers",
]


class Resources:
    """The resources of a village, and what they count as."""

    def __init__(self, stocks: list[Stock], scorers: list[Scorer], all_alike: bool, alike_left: bool) -> None:
        self.stocks: Final = stocks
        self.scorers: Final = scorers
        self.all_alike: Final = all_alike
        self.alike_left: Final = alike_left

    def best(self) -> Allocation:
        return best_resources(self.stocks, self.scorers, self.all_alike, self.alike_left)

    def best_with(self, one: Stock) -> Allocation:
        return best_resources([*self.stocks, one], self.scorers, self.all_alike, self.alike_left)


def best_of_all(
    workers: list[int],
    skills: list[int],
    stocks: list[Stock],
    scorers: list[Scorer],
    all_alike: bool,
    alike_left: bool,
    marker: bool,
) -> Allocated:
    """The best allocation of all three; the marker counts as what brings most (KF-14.12, KF-14.15)."""
    resources = Resources(stocks, scorers, all_alike, alike_left)
    plain = Allocated(best_workers(workers, scorers), best_skills(skills, scorers), resources.best(), NO_MARKER)
    if not marker:
        return plain
    best = better(with_worker(plain, workers, scorers), with_skill(plain, skills, scorers))
    best = better(best, with_resource(plain, resources))
    return in_plain_words(best, resources) if best.marker.items == OF_RESOURCES else best


def better(a: Allocated, b: Allocated) -> Allocated:
    return b if b.points > a.points else a


def with_worker(plain: Allocated, workers: list[int], scorers: list[Scorer]) -> Allocated:
    """The best allocation with the marker as a worker; unchanged if no tile scores workers."""
    best = plain
    if len(plain.workers.lines) == 0:
        return best
    for colour in range(len(workers)):
        more = workers.copy()
        more[colour] += 1
        found = best_workers(more, scorers)
        best = better(best, Allocated(found, plain.skills, plain.resources, Marker(OF_WORKERS, colour, NOWHERE)))
    return best


def with_skill(plain: Allocated, skills: list[int], scorers: list[Scorer]) -> Allocated:
    """The best allocation with the marker as a skill tile; unchanged if no tile scores skill tiles."""
    best = plain
    if len(plain.skills.lines) == 0:
        return best
    for skill in range(len(skills)):
        more = skills.copy()
        more[skill] += 1
        found = best_skills(more, scorers)
        best = better(best, Allocated(plain.workers, found, plain.resources, Marker(OF_SKILLS, skill, NOWHERE)))
    return best


def with_resource(plain: Allocated, resources: Resources) -> Allocated:
    """The marker as gold in the best place: no other resource can do more (KF-14.13, KF-14.16)."""
    best = as_resource(plain, resources, GOLD, NOWHERE)
    for scorer in resources.scorers:
        if scorer.score.kind == PER_KEPT:
            best = better(best, as_resource(plain, resources, GOLD, scorer.tile))
    return best


def in_plain_words(best: Allocated, resources: Resources) -> Allocated:
    """Shows the marker as wood, stone or iron if gold is not needed: players expect stone on a Stone yard."""
    for kind in range(GOLD):
        other = as_resource(best, resources, kind, best.marker.tile)
        if other.points == best.points:
            return other
    return best


def as_resource(others: Allocated, resources: Resources, kind: int, tile: int) -> Allocated:
    found = resources.best_with(Stock(kind, 1, tile))
    return Allocated(others.workers, others.skills, found, Marker(OF_RESOURCES, kind, tile))
