"""What allocation means, taken at its word: any item may go to any tile, as any type it may stand for. Slow.

Nothing is clever here, so that the quick search of the rules can be held against it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from kubrik.games.keyflower.box.tiles import Score
from kubrik.games.keyflower.rules.scoring.allocation import NOWHERE, Scorer, Stock
from kubrik.games.keyflower.terms import (
    GOLD,
    OF_RESOURCES,
    OF_SKILLS,
    OF_WORKERS,
    PER_ANY,
    PER_CHOSEN,
    PER_KEPT,
    PER_OTHER_WORKER,
    PER_SET,
)

ANY_RESOURCE = (0, 1, 2, 3)

Pile = tuple[int, ...]  # how many items were given to a tile as each type; if types don't matter, all as the first


class Item(NamedTuple):
    """One worker, skill tile or resource counter."""

    types: tuple[int, ...]  # what it may stand for
    tile: int
    left: int  # what it is worth if no tile scores it


def items_of(counts: list[int]) -> list[Item]:
    """Workers or skill tiles (KF-14.3, KF-14.4)."""
    return [Item((kind,), NOWHERE, 0) for kind, n in enumerate(counts) for _ in range(n)]


def resources_of(stocks: list[Stock], all_alike: bool, alike_left: bool) -> list[Item]:
    """KF-14.5, KF-14.11, KF-14.16; `all_alike` is KF-12.10, `alike_left` R-KF-16."""
    items = []
    for stock in stocks:
        types = ANY_RESOURCE if all_alike or stock.kind == GOLD else (stock.kind,)
        left = int(stock.kind == GOLD or (all_alike and alike_left))
        items += [Item(types, stock.tile, left)] * stock.n
    return items


def slow_points(items: list[Item], scorers: list[Scorer]) -> int:
    """With the best types chosen, for every tile where one chooses."""
    where = [i for i, scorer in enumerate(scorers) if scorer.score.kind == PER_CHOSEN]
    choices = [dict(zip(where, types)) for types in product(ANY_RESOURCE, repeat=len(where))]
    return max(Village(items, scorers, chosen).most(0, EMPTY * len(scorers)) for chosen in choices)


EMPTY: tuple[Pile, ...] = ((0, 0, 0, 0),)


class Village:
    """Items and tiles, and the type chosen for some of the tiles."""

    def __init__(self, items: list[Item], scorers: list[Scorer], chosen: dict[int, int]) -> None:
        self.items = sorted(items)
        self.scores = [scorer.score for scorer in scorers]
        self.tiles = [scorer.tile for scorer in scorers]
        self.chosen = chosen
        self.uses = {item: [*self.uses_of(item)] for item in self.items}
        self.known: dict[tuple[int, tuple[Pile, ...]], int] = {}

    def most(self, first: int, piles: tuple[Pile, ...]) -> int:
        """The most points, if the items before the first one have made these piles."""
        if first == len(self.items):
            return sum(bulk_points(score, pile) for score, pile in zip(self.scores, piles))
        if (first, piles) not in self.known:
            self.known[first, piles] = max(self.ways(first, piles))
        return self.known[first, piles]

    def ways(self, first: int, piles: tuple[Pile, ...]) -> list[int]:
        """The points for every way to use the first item: not at all, or for one tile as one type (KF-14.9)."""
        item = self.items[first]
        out = [item.left + self.most(first + 1, piles)]
        for i, type in self.uses[item]:
            score = self.scores[i]
            if score.kind in (PER_ANY, PER_SET):
                out.append(self.most(first + 1, with_one(piles, i, type if score.kind == PER_SET else 0)))
            else:
                out.append(score.points + self.most(first + 1, piles))
        return out

    def uses_of(self, item: Item) -> Iterator[tuple[int, int]]:
        """Each tile that has a use for the item, with each type that it accepts it as."""
        for i, type in product(range(len(self.scores)), item.types):
            if self.accepts(i, item, type):
                yield i, type

    def accepts(self, i: int, item: Item, type: int) -> bool:
        """Whether a tile has a use for the item as this type."""
        score = self.scores[i]
        if score.kind == PER_KEPT:
            return item.tile == self.tiles[i] and type in score.types  # KF-14.6
        if score.kind == PER_SET:
            return type in score.types
        return score.kind != PER_CHOSEN or type == self.chosen[i]


def with_one(piles: tuple[Pile, ...], i: int, type: int) -> tuple[Pile, ...]:
    pile = list(piles[i])
    pile[type] += 1
    return (*piles[:i], tuple(pile), *piles[i + 1 :])


def bulk_points(score: Score, pile: Pile) -> int:
    """Of a tile that scores several items together: as often as they allow (KF-14.10, KF-15.18)."""
    if score.kind == PER_ANY:
        return score.points * (sum(pile) // score.n)
    if score.kind == PER_SET:
        return score.points * min(pile[type] for type in score.types)
    return 0


def slow_workers(counts: list[int], scorers: list[Scorer]) -> int:
    own = [s for s in scorers if s.score.kind == PER_OTHER_WORKER or s.score.items == OF_WORKERS]
    return slow_points(items_of(counts), own)


def slow_skills(counts: list[int], scorers: list[Scorer]) -> int:
    return slow_points(items_of(counts), [s for s in scorers if s.score.items == OF_SKILLS])


def slow_resources(stocks: list[Stock], scorers: list[Scorer], all_alike: bool, alike_left: bool) -> int:
    own = [s for s in scorers if s.score.kind == PER_KEPT or s.score.items == OF_RESOURCES]
    return slow_points(resources_of(stocks, all_alike, alike_left), own)


def slow_of_all(
    workers: list[int],
    skills: list[int],
    stocks: list[Stock],
    scorers: list[Scorer],
    all_alike: bool,
    alike_left: bool,
    marker: bool,
) -> int:
    """All three together; the marker is one worker, skill tile or resource more, of any type, on any yard or none."""
    a, b = slow_workers(workers, scorers), slow_skills(skills, scorers)
    c = slow_resources(stocks, scorers, all_alike, alike_left)
    if not marker:
        return a + b + c
    places = [NOWHERE, *(s.tile for s in scorers if s.score.kind == PER_KEPT)]
    ones = [Stock(kind, 1, tile) for kind in ANY_RESOURCE for tile in places]
    return max(
        a + b + c,
        *(slow_workers(one_more(workers, i), scorers) + b + c for i in range(len(workers))),
        *(a + slow_skills(one_more(skills, i), scorers) + c for i in range(len(skills))),
        *(a + b + slow_resources([*stocks, one], scorers, all_alike, alike_left) for one in ones),
    )


def one_more(counts: list[int], i: int) -> list[int]:
    return [n + (k == i) for k, n in enumerate(counts)]
