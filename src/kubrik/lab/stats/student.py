"""Student's t: quantiles for intervals, and how likely a t as large is by chance."""

from __future__ import annotations

from functools import lru_cache
from math import exp, inf, lgamma, log
from typing import Final

CLOSE: Final = 1e-12
MOST_STEPS: Final = 300


def two_sided(t: float, df: int) -> float:
    """How likely it is to be this far from 0, or farther, if the truth is 0."""
    if df < 1 or t != t:
        return 1.0
    return beta_share(df / 2.0, 0.5, df / (df + t * t))


@lru_cache(maxsize=4096)
def quantile(df: int, confidence: float = 0.95) -> float:
    """How many standard errors lie on each side of the mean; infinitely many without a second value."""
    if df < 1:
        return inf
    low, high = 0.0, 1e6
    while high - low > 1e-9 * (1.0 + high):
        middle = (low + high) / 2.0
        low, high = (low, middle) if two_sided(middle, df) < 1.0 - confidence else (middle, high)
    return high


def beta_share(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function, by a continued fraction."""
    if x <= 0.0 or x >= 1.0:
        return min(1.0, max(0.0, x))
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1.0 - x))
    if x < (a + 1.0) / (a + b + 2.0):
        return front * fraction(a, b, x) / a
    return 1.0 - front * fraction(b, a, 1.0 - x) / b


def fraction(a: float, b: float, x: float) -> float:
    """Lentz's way to work out the continued fraction of the incomplete beta function."""
    c, d = 1.0, 1.0 / kept_off_zero(1.0 - (a + b) * x / (a + 1.0))
    total = d
    for m in range(1, MOST_STEPS):
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        for part in (even, odd):
            d = 1.0 / kept_off_zero(1.0 + part * d)
            c = kept_off_zero(1.0 + part / c)
            total *= c * d
        if abs(c * d - 1.0) < CLOSE:
            break
    return total


def kept_off_zero(value: float) -> float:
    return value if abs(value) > 1e-300 else 1e-300
