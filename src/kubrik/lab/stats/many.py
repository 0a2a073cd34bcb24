"""Corrections for looking at many figures at once: of a hundred cards that do nothing, five look as if they did."""

from __future__ import annotations

from collections.abc import Sequence


def holm(ps: Sequence[float]) -> list[float]:
    """How likely it is that any of them looks like this by chance alone (Holm): for a claim about one card."""
    order = sorted(range(len(ps)), key=lambda i: ps[i])
    found, highest = [1.0] * len(ps), 0.0
    for rank, i in enumerate(order):
        highest = max(highest, min(1.0, ps[i] * (len(ps) - rank)))
        found[i] = highest
    return found


def benjamini_hochberg(ps: Sequence[float]) -> list[float]:
    """Which share of those that look at least as striking do so by chance: for a list of cards to look at."""
    order = sorted(range(len(ps)), key=lambda i: ps[i], reverse=True)
    found, lowest = [1.0] * len(ps), 1.0
    for back, i in enumerate(order):
        lowest = min(lowest, ps[i] * len(ps) / (len(ps) - back))
        found[i] = lowest
    return found
