"""Heaps of items, and the slots for items that are scored together: filled as cheaply as possible."""

from __future__ import annotations

from typing import Final

from kubrik.games.keyflower.box.tiles import Score
from kubrik.games.keyflower.terms import PER_ANY

UNSCORED: Final = -1  # the use of items that no tile scores
TOO_FEW: Final = -1  # a cost or value that means: there are not enough items


class Heap:
    """Equal items: of one type, in one place. Scored alone, each has a best use that gives it its value."""

    def __init__(self, kind: int, tile: int, n: int, is_joker: bool, value: int) -> None:
        self.kind: Final = kind
        self.tile: Final = tile
        self.n = n
        self.is_joker: Final = is_joker  # does it count as any type?
        self.value = value  # of each item; at first, the value if no tile scores it
        self.use = UNSCORED  # or the index of the scorer that gives the value
        self.fixed_value = value  # this and the next: before any types are chosen
        self.fixed_use = UNSCORED
        self.taken = 0  # how many the slots take

    def offer(self, points: int, use: int) -> None:
        if points > self.value:
            self.value = points
            self.use = use

    def fix(self) -> None:
        """Keeps the offers made so far."""
        self.fixed_value = self.value
        self.fixed_use = self.use

    def reset(self) -> None:
        """Forgets the offers made since `fix`."""
        self.value = self.fixed_value
        self.use = self.fixed_use

    def counts_as(self, type: int) -> bool:
        return self.is_joker or self.kind == type


def cheapest_first(heaps: list[Heap]) -> None:
    """Sorts by insertion: the heaps are few, and mostly in order already."""
    for i in range(1, len(heaps)):
        heap = heaps[i]
        at = i
        while at > 0 and heaps[at - 1].value > heap.value:
            heaps[at] = heaps[at - 1]
            at -= 1
        heaps[at] = heap


class Slots:
    """Slots for one item each: some for each type, some for any type."""

    def __init__(self, types: int) -> None:
        self.typed: Final = [0] * types
        self.free = 0
        self.all = 0
        self.open_typed = self.typed  # the same three while slots are being filled
        self.open_free = 0
        self.open = 0

    def add(self, score: Score, times: int) -> None:
        """Adds the slots of a score, `times` over; removes them if `times` is negative."""
        if score.kind == PER_ANY:
            self.free += times * score.n
            self.all += times * score.n
            return
        for type in score.types:
            self.typed[type] += times
        self.all += times * len(score.types)

    def cost(self, heaps: list[Heap]) -> int:
        """The least total value of items that fill all slots, or TOO_FEW; heaps come in ascending order of value
        (KF-15.18).

        Items that fit into the slots side by side are the independent sets of a matroid, so a greedy search finds the
        cheapest: as many as still fit, heap by heap.
        """
        self.open_typed = self.typed.copy()
        self.open_free = self.free
        self.open = self.all
        cost = 0
        for heap in heaps:
            heap.taken = self.fitting(heap)
            self.open -= heap.taken
            cost += heap.taken * heap.value
        return cost if self.open == 0 else TOO_FEW

    def fitting(self, heap: Heap) -> int:
        """How many items fit; a joker fits into any open slot. Items of a type fill that type's slots first."""
        n = min(heap.n, self.open)
        if heap.is_joker or n == 0:
            return n
        own = self.open_typed[heap.kind]
        n = min(n, own + self.open_free)
        self.open_typed[heap.kind] = max(0, own - n)
        self.open_free -= max(0, n - own)
        return n
