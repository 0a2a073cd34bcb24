"""How much of a result is the deal (one-way analysis of variance), and how much goes with luck at chance."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

import msgspec

from kubrik.lab.stats.blocks import BLOCKS, bounds
from kubrik.lab.stats.estimates import Estimate
from kubrik.lab.stats.sample import Sample, sample_of


class Shares:
    """Grows deal by deal, and keeps no deal: what the deal decides, and what luck explains."""

    def __init__(self) -> None:
        self.deals = 0
        self.games = 0  # of each deal
        self.between: list[Between] = []
        self.products: list[Products] = []

    def add(self, values: Sequence[float], luck: Sequence[float] = ()) -> None:
        """All games of one deal; all deals are played equally often."""
        at = self.deals % BLOCKS
        if at == len(self.between):
            self.between.append(Between(Sample(), len(values)))
            self.products.append((0.0,) * 6)
        self.between[at].add(values)
        if luck:
            self.products[at] = tuple(map(sum, zip(self.products[at], products(values, luck), strict=True)))
        self.deals += 1
        self.games = len(values)

    def seed_effect(self, seed: int = 1) -> Estimate:
        """The share of the variance that lies between deals."""
        return self.estimate(share_of(self.between), bounds(self.between, share_of, seed))

    def explained(self, seed: int = 1) -> Estimate:
        """The share of the variance of the result that goes with luck."""
        return self.estimate(squared_correlation(self.products), bounds(self.products, squared_correlation, seed))

    def estimate(self, share: float, inside: tuple[float, float]) -> Estimate:
        return Estimate(share, *inside, self.deals, self.deals * self.games)


def seed_effect(deals: Sequence[Sequence[float]], seed: int = 1) -> Estimate:
    """The share of the variance that lies between these deals."""
    found = Shares()
    for deal in deals:
        found.add(deal)
    return found.seed_effect(seed)


class Between(msgspec.Struct):
    """Some deals: the means of their games, and the sum of squared distances of games from the mean of their deal."""

    means: Sample
    games: int
    within: float = 0.0

    def add(self, values: Sequence[float]) -> None:
        deal = sample_of(values, len(values))
        self.means.add(Sample(1, deal.games, deal.mean))
        self.within += deal.spread


def share_of(blocks: Sequence[Between]) -> float:
    games, means = blocks[0].games, Sample()
    for block in blocks:
        means.add(block.means)
    if means.deals < 2 or games < 2:
        return 0.0
    between = games * means.variance()
    within = fsum(block.within for block in blocks) / (means.deals * (games - 1))
    deals = (between - within) / games
    return max(0.0, deals) / max(deals + within, 1e-12) if deals + within > 0 else 0.0


Products = tuple[float, ...]  # how many, and the sums of x, y, xx, yy, xy


def products(ys: Sequence[float], xs: Sequence[float]) -> Products:
    pairs = list(zip(xs, ys, strict=True))
    squares = fsum(x * x for x in xs), fsum(y * y for y in ys), fsum(x * y for x, y in pairs)
    return float(len(pairs)), fsum(xs), fsum(ys), *squares


def squared_correlation(sums: Sequence[Products]) -> float:
    n, x, y, xx, yy, xy = (fsum(column) for column in zip(*sums, strict=True))
    spread = (n * xx - x * x) * (n * yy - y * y)
    return min(1.0, (n * xy - x * y) ** 2 / spread) if spread > 1e-12 else 0.0
