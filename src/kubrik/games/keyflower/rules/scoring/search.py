"""The best allocation of one kind of items: workers, skill tiles or resources (KF-14.18).

Some tiles score item by item, others (bulks) several items together. Once it is settled which types are chosen and how
many times each bulk scores, the rest is simple: bulks take the items that are worth least elsewhere.
"""

from __future__ import annotations

from typing import Final

from kubrik.games.keyflower.rules.scoring.items import NO_TYPE, Allocation, Line, Scorer
from kubrik.games.keyflower.rules.scoring.scorers import bulks, choosers, offer_alone, size
from kubrik.games.keyflower.rules.scoring.slots import TOO_FEW, UNSCORED, Heap, Slots, cheapest_first


def best_allocation(heaps: list[Heap], scorers: list[Scorer], types: int) -> Allocation:
    """The best allocation; no heap is empty, and all scorers are for items of these types (KF-14.9)."""
    search = Search(heaps, scorers, types)
    search.choose(0)
    search.restore()
    return told(search)


def most_points(heaps: list[Heap], scorers: list[Scorer], types: int) -> int:
    """The points of the best allocation, without the allocation itself."""
    search = Search(heaps, scorers, types)
    search.choose(0)
    return search.best


class Search:
    """Scorers are given as indices into the list of scorers."""

    def __init__(self, heaps: list[Heap], scorers: list[Scorer], types: int) -> None:
        offer_alone(heaps, scorers)
        self.heaps: Final = heaps
        self.scorers: Final = scorers
        self.slots: Final = Slots(types)
        self.options: Final = worth_choosing(heaps, types)
        self.choosers: Final = choosers(scorers, len(self.options))
        self.bulks: Final = bulks(scorers)
        self.whole = 0  # value of all items, each scored alone in its best use
        self.choice = [NO_TYPE] * len(self.choosers)
        self.times = [0] * len(self.bulks)
        self.best = TOO_FEW
        self.best_choice = self.choice
        self.best_times = self.times

    def choose(self, at: int) -> None:
        """Tries every type at every chooser from this one on, but no type twice: that would bring no more."""
        if at == len(self.choosers):
            self.value_items()
            self.multiply(0, 0)
            return
        for type in self.options:
            if not self.is_chosen(type, at):
                self.choice[at] = type
                self.choose(at + 1)

    def is_chosen(self, type: int, before: int) -> bool:
        """Has a chooser before this one chosen the type?"""
        for i in range(before):
            if self.choice[i] == type:
                return True
        return False

    def value_items(self) -> None:
        """Computes the value of each item alone in its best use, with the types chosen."""
        self.whole = 0
        for heap in self.heaps:
            heap.reset()
            for i in range(len(self.choosers)):
                if heap.counts_as(self.choice[i]):
                    heap.offer(self.scorers[self.choosers[i]].score.points, self.choosers[i])
            self.whole += heap.n * heap.value
        if len(self.bulks) > 0:
            cheapest_first(self.heaps)

    def multiply(self, at: int, points: int) -> int:
        """Tries every number of times at every bulk from this one on; returns the best value, or TOO_FEW (KF-14.10).

        Cheap items go first, so each time costs at least as much as the one before: when the last bulk stops paying,
        the search may stop. Not so for bulks before it: the best numbers for later bulks can jump when theirs change.
        """
        if at == len(self.bulks):
            return self.weigh(points)
        score = self.scorers[self.bulks[at]].score
        is_last = at + 1 == len(self.bulks)
        best = TOO_FEW
        self.times[at] = 0
        while True:
            value = self.multiply(at + 1, points + self.times[at] * score.points)
            if value == TOO_FEW or (is_last and value <= best):
                break
            best = max(best, value)
            self.times[at] += 1
            self.slots.add(score, 1)
        self.slots.add(score, -self.times[at])
        return best

    def weigh(self, points: int) -> int:
        """What all items bring if the bulks bring these points, or TOO_FEW; remembers the best so far."""
        cost = self.slots.cost(self.heaps)
        if cost == TOO_FEW:
            return TOO_FEW
        value = self.whole - cost + points
        if value > self.best:
            self.best = value
            self.best_choice = self.choice.copy()
            self.best_times = self.times.copy()
        return value

    def restore(self) -> None:
        """Sets values, uses and slots back to the best allocation found."""
        self.choice = self.best_choice
        self.times = self.best_times
        self.value_items()
        for i in range(len(self.bulks)):
            self.slots.add(self.scorers[self.bulks[i]].score, self.times[i])
        self.slots.cost(self.heaps)


def worth_choosing(heaps: list[Heap], types: int) -> list[int]:
    """The types there are, besides jokers; if there are only jokers, any one type will do."""
    out: list[int] = []
    for heap in heaps:
        if not heap.is_joker and heap.kind not in out:
            out.append(heap.kind)
    return out if len(out) > 0 else [types - 1]


def told(search: Search) -> Allocation:
    """The current allocation of the search, tile by tile."""
    points = [0] * len(search.scorers)
    n = [0] * len(search.scorers)
    for i in range(len(search.bulks)):
        score = search.scorers[search.bulks[i]].score
        points[search.bulks[i]] = search.times[i] * score.points
        n[search.bulks[i]] = search.times[i] * size(score)
    left = share_others(search.heaps, points, n)
    chosen = types_chosen(search, n)
    lines = [Line(search.scorers[i].tile, points[i], n[i], chosen[i]) for i in range(len(search.scorers))]
    return Allocation(search.best, lines, left)


def types_chosen(search: Search, n: list[int]) -> list[int]:
    """The chosen type of each scorer; none for a tile that scores nothing."""
    out = [NO_TYPE] * len(search.scorers)
    for i in range(len(search.choosers)):
        if n[search.choosers[i]] > 0:
            out[search.choosers[i]] = search.choice[i]
    return out


def share_others(heaps: list[Heap], points: list[int], n: list[int]) -> int:
    """Gives items that no bulk takes to their best uses; returns the points of those that no tile scores."""
    left = 0
    for heap in heaps:
        rest = heap.n - heap.taken
        if heap.use == UNSCORED:
            left += rest * heap.value
        else:
            points[heap.use] += rest * heap.value
            n[heap.use] += rest
    return left
