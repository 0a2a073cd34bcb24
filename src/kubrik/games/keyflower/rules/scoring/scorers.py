"""The tiles that score items, sorted by how: one by one, of a chosen type, or so many together.

Tiles are known by their places among the scorers.
"""

from __future__ import annotations

from kubrik.games.keyflower.box.tiles import Score
from kubrik.games.keyflower.rules.scoring.items import Scorer
from kubrik.games.keyflower.rules.scoring.slots import Heap
from kubrik.games.keyflower.terms import PER_ANY, PER_CHOSEN, PER_KEPT, PER_SET


def is_bulk(score: Score) -> bool:
    """Several items make the points together."""
    return size(score) > 1


def size(score: Score) -> int:
    """How many items make the points."""
    if score.kind == PER_ANY:
        return score.n
    return len(score.types) if score.kind == PER_SET else 1


def choosers(scorers: list[Scorer], types: int) -> list[int]:
    """Where the owner chooses one of so many types.

    Of two that choose the same type the better one scores everything, so no more of them matter than there are types.
    """
    found = [i for i in range(len(scorers)) if scorers[i].score.kind == PER_CHOSEN]
    while len(found) > types:
        found.remove(least(scorers, found))
    return found


def least(scorers: list[Scorer], places: list[int]) -> int:
    """The one with the fewest points; of equals, the last."""
    worst = places[0]
    for i in places:
        if scorers[i].score.points <= scorers[worst].score.points:
            worst = i
    return worst


def bulks(scorers: list[Scorer]) -> list[int]:
    """Those worth a look, the least particular ones last."""
    sets: list[int] = []
    groups: list[int] = []
    for i in range(len(scorers)):
        score = scorers[i].score
        if is_bulk(score) and not is_idle(scorers, i):
            (groups if score.kind == PER_ANY else sets).append(i)
    return sets + groups


def is_idle(scorers: list[Scorer], place: int) -> bool:
    """Another bulk does all that this one does; of equals, the first."""
    score = scorers[place].score
    for i in range(len(scorers)):
        other = scorers[i].score
        if i == place or not is_bulk(other) or not does_as_well(other, score):
            continue
        if i < place or not does_as_well(score, other):
            return True
    return False


def does_as_well(score: Score, other: Score) -> bool:
    """It asks for nothing that the other one doesn't ask for, and gives as many points."""
    if score.points < other.points:
        return False
    if score.kind == PER_ANY:
        return score.n <= size(other)
    if other.kind == PER_ANY:
        return False
    return has_all(other.types, score.types)


def has_all(types: list[int], wanted: list[int]) -> bool:
    for type in wanted:
        if type not in types:
            return False
    return True


def offer_alone(heaps: list[Heap], scorers: list[Scorer]) -> None:
    """Offer every item the tiles that score one by one, whatever types are chosen."""
    for i in range(len(scorers)):
        score = scorers[i].score
        if score.kind == PER_CHOSEN or is_bulk(score):
            continue
        for heap in heaps:
            if is_scored_alone(heap, score, scorers[i].tile):
                heap.offer(score.points, i)
    for heap in heaps:
        heap.fix()


def is_scored_alone(heap: Heap, score: Score, tile: int) -> bool:
    if score.kind == PER_KEPT and heap.tile != tile:
        return False  # KF-14.6
    return heap.is_joker or score.kind not in (PER_KEPT, PER_SET) or heap.kind in score.types
