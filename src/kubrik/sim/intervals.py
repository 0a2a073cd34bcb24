"""95 % confidence intervals."""

from __future__ import annotations

from math import sqrt

Z = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share in 95 of 100 cases, after these wins (a shared victory counts in part)."""
    if games == 0:
        return 0.0, 1.0
    p = wins / games
    middle = (p + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(p * (1 - p) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(total: float, squares: float, n: int) -> tuple[float, float]:
    """The mean, and how far the true mean may be from it."""
    if n == 0:
        return 0.0, 0.0
    mean = total / n
    variance = max(0.0, squares / n - mean * mean)
    return mean, Z * sqrt(variance / n)
