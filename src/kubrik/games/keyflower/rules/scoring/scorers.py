"""The tiles that score items, sorted by how: item by item, one chosen type, or several items together.

Tiles are given as indices into the list of scorers.
"""

from __future__ import annotations

from kubrik.games.keyflower.box.tiles import Score
from kubrik.games.keyflower.rules.scoring.items import Scorer
from kubrik.games.keyflower.rules.scoring.slots import Heap
from kubrik.games.keyflower.terms import PER_ANY, PER_CHOSEN, PER_KEPT, PER_SET


def is_bulk(score: Score) -> bool:
    """Are the points for several items together?"""
    return size(score) > 1


def size(score: Score) -> int:
    """How many items the points are for."""
    if score.kind == PER_ANY:
        return score.n
    return len(score.types) if score.kind == PER_SET else 1


def choosers(scorers: list[Scorer], types: int) -> list[int]:
    """The scorers whose owner chooses one of the types.

    Of two that choose the same type the better one scores everything, so at most as many matter as there are types.
    """
    found = [i for i in range(len(scorers)) if scorers[i].score.kind == PER_CHOSEN]
    while len(found) > types:
        found.remove(least(scorers, found))
    return found


def least(scorers: list[Scorer], places: list[int]) -> int:
    """The scorer with the fewest points; the last one, if equal."""
    worst = places[0]
    for i in places:
        if scorers[i].score.points <= scorers[worst].score.points:
            worst = i
    return worst


def bulks(scorers: list[Scorer]) -> list[int]:
    """The scorers for several items that are worth trying, the ones for any items last."""
    sets: list[int] = []
    groups: list[int] = []
    for i in range(len(scorers)):
        score = scorers[i].score
        if is_bulk(score) and not is_idle(scorers, i):
            (groups if score.kind == PER_ANY else sets).append(i)
    return sets + groups


def is_idle(scorers: list[Scorer], place: int) -> bool:
    """Does a different bulk do at least as well everywhere? Of equal ones, only the first is kept."""
    score = scorers[place].score
    for i in range(len(scorers)):
        other = scorers[i].score
        if i == place or not is_bulk(other) or not does_as_well(other, score):
            continue
        if i < place or not does_as_well(score, other):
            return True
    return False


def does_as_well(score: Score, other: Score) -> bool:
    """Does it need nothing that the other one doesn't need, for at least as many points?"""
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
    """Offers all items to the tiles that score item by item, whatever types are chosen."""
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
        return False  # yards count only what lies on them (KF-14.6)
    return heap.is_joker or score.kind not in (PER_KEPT, PER_SET) or heap.kind in score.types
