"""The most that workers, skill tiles and resources can score, each kind separately (KF-14.18)."""

from __future__ import annotations

from typing import Final

from kubrik.games.keyflower.rules.scoring.items import NOWHERE, Allocation, Scorer, Stock, scorers_of
from kubrik.games.keyflower.rules.scoring.search import best_allocation, most_points
from kubrik.games.keyflower.rules.scoring.slots import Heap
from kubrik.games.keyflower.terms import GOLD, OF_RESOURCES, OF_SKILLS, OF_WORKERS, PER_KEPT, RESOURCES

GOLD_POINTS: Final = 1  # points of a gold that no tile scores (KF-14.11)


def best_workers(counts: list[int], scorers: list[Scorer]) -> Allocation:
    """The best allocation of workers; `counts` are by colour."""
    return best_counts(counts, scorers_of(scorers, OF_WORKERS))


def best_skills(counts: list[int], scorers: list[Scorer]) -> Allocation:
    """The best allocation of skill tiles; `counts` are by type."""
    return best_counts(counts, scorers_of(scorers, OF_SKILLS))


def best_counts(counts: list[int], scorers: list[Scorer]) -> Allocation:
    """The best allocation of items that are all in one place and count only as themselves."""
    if len(scorers) == 0:
        return Allocation(0, [], 0)
    return best_allocation(counted(counts), scorers, len(counts))


def most_of_counts(counts: list[int], scorers: list[Scorer]) -> int:
    """The points of that allocation."""
    return most_points(counted(counts), scorers, len(counts)) if scorers else 0


def counted(counts: list[int]) -> list[Heap]:
    return [Heap(kind, NOWHERE, counts[kind], False, 0) for kind in range(len(counts)) if counts[kind] > 0]


def best_resources(stocks: list[Stock], scorers: list[Scorer], all_alike: bool, alike_left: bool) -> Allocation:
    """With `all_alike` any resource counts as any other; with `alike_left` also as unscored gold (R-KF-16)."""
    own = scorers_of(scorers, OF_RESOURCES)
    heaps = heaped(stocks, own, all_alike, alike_left)
    if len(own) == 0:
        left = unscored(heaps)
        return Allocation(left, [], left)
    return best_allocation(heaps, own, len(RESOURCES))


def most_of_resources(stocks: list[Stock], scorers: list[Scorer], all_alike: bool, alike_left: bool) -> int:
    """The points of that allocation."""
    own = scorers_of(scorers, OF_RESOURCES)
    heaps = heaped(stocks, own, all_alike, alike_left)
    return most_points(heaps, own, len(RESOURCES)) if own else unscored(heaps)


def heaped(stocks: list[Stock], own: list[Scorer], all_alike: bool, alike_left: bool) -> list[Heap]:
    heaps: list[Heap] = []
    for stock in stocks:
        if stock.n > 0:
            kind = GOLD if all_alike and alike_left else stock.kind
            tile = stock.tile if is_yard(stock.tile, own) else NOWHERE
            heap_up(heaps, kind, tile, stock.n, all_alike)
    return heaps


def is_yard(tile: int, scorers: list[Scorer]) -> bool:
    """Is the tile a yard, which counts only what lies on it (KF-14.6)?"""
    for scorer in scorers:
        if scorer.tile == tile and scorer.score.kind == PER_KEPT:
            return True
    return False


def heap_up(heaps: list[Heap], kind: int, tile: int, n: int, all_alike: bool) -> None:
    """Adds to a heap. Gold counts as anything (KF-14.16); with 3b everything does (KF-12.10, KF-15.4)."""
    for heap in heaps:
        if heap.kind == kind and heap.tile == tile:
            heap.n += n
            return
    is_gold = kind == GOLD
    heaps.append(Heap(kind, tile, n, is_gold or all_alike, GOLD_POINTS if is_gold else 0))


def unscored(heaps: list[Heap]) -> int:
    """The points of the heaps if no tile scores them."""
    left = 0
    for heap in heaps:
        left += heap.n * heap.value
    return left
