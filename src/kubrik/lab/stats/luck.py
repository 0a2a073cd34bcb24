"""How much of a result is the deal (one-way analysis of variance), and how much goes with luck at chance."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

from kubrik.engine.chance import Rng
from kubrik.lab.stats.estimates import Estimate
from kubrik.lab.stats.plackett_luce import percentiles

ROUNDS = 200
LEAST_DEALS = 10  # a bootstrap of fewer says too little


def seed_effect(deals: Sequence[Sequence[float]], seed: int = 1) -> Estimate:
    """The share of the variance that lies between deals; all deals are played equally often. Bounds by bootstrap."""
    sums = [moments(deal) for deal in deals]
    share = share_of(sums)
    rng, n = Rng(seed), len(sums)
    drawn = [share_of([sums[rng.below(n)] for _ in range(n)]) for _ in range(ROUNDS)] if n > 1 else [share]
    low, high = percentiles(drawn) if n >= LEAST_DEALS else (0.0, 1.0)
    return Estimate(share, min(low, share), max(high, share), n, sum(len(deal) for deal in deals))


def explained(deals: Sequence[Sequence[float]], luck: Sequence[Sequence[float]], seed: int = 1) -> Estimate:
    """The share of the variance of the result that goes with luck. Bounds by bootstrap over deals."""
    sums = [products(*both) for both in zip(deals, luck, strict=True)]
    share = squared_correlation(sums)
    rng, n = Rng(seed), len(sums)
    drawn = [squared_correlation([sums[rng.below(n)] for _ in range(n)]) for _ in range(ROUNDS)] if n > 1 else [share]
    low, high = percentiles(drawn) if n >= LEAST_DEALS else (0.0, 1.0)
    return Estimate(share, min(low, share), max(high, share), n, sum(len(deal) for deal in deals))


Products = tuple[float, ...]  # how many, and the sums of x, y, xx, yy, xy


def products(ys: Sequence[float], xs: Sequence[float]) -> Products:
    pairs = list(zip(xs, ys, strict=True))
    squares = fsum(x * x for x in xs), fsum(y * y for y in ys), fsum(x * y for x, y in pairs)
    return float(len(pairs)), fsum(xs), fsum(ys), *squares


def squared_correlation(sums: Sequence[Products]) -> float:
    n, x, y, xx, yy, xy = (fsum(column) for column in zip(*sums, strict=True))
    spread = (n * xx - x * x) * (n * yy - y * y)
    return min(1.0, (n * xy - x * y) ** 2 / spread) if spread > 1e-12 else 0.0


Moments = tuple[int, float, float]  # how many, their mean, the sum of their squared distances from it


def moments(values: Sequence[float]) -> Moments:
    mean = fsum(values) / len(values)
    return len(values), mean, fsum((value - mean) ** 2 for value in values)


def share_of(sums: Sequence[Moments]) -> float:
    games = sums[0][0]
    if len(sums) < 2 or games < 2:
        return 0.0
    middle = fsum(mean for _, mean, _ in sums) / len(sums)
    between = games * fsum((mean - middle) ** 2 for _, mean, _ in sums) / (len(sums) - 1)
    within = fsum(squares for _, _, squares in sums) / (len(sums) * (games - 1))
    deals = (between - within) / games
    return max(0.0, deals) / max(deals + within, 1e-12) if deals + within > 0 else 0.0
