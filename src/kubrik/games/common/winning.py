"""What a place is worth, and what a lead promises: the same in every game whose winners share the victory."""

from __future__ import annotations

from math import exp


def shared_victory(places: list[int]) -> list[float]:
    """1, shared among the winners."""
    winners = len([1 for place in places if place == 1])
    return [1.0 / winners if place == 1 else 0.0 for place in places]


def chances(expected: list[float], scale: float) -> list[float]:
    """To win; they add up to 1. The further ahead, against the scale, the surer the victory."""
    high = expected[0]
    for e in expected:
        high = max(high, e)
    weights = [exp((e - high) / scale) for e in expected]
    total = 0.0
    for w in weights:
        total += w
    return [w / total for w in weights]
