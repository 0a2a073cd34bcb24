"""What a place is worth, and the chance of winning with a given lead, in games whose winners share the victory."""

from __future__ import annotations

from math import exp


def shared_victory(places: list[int]) -> list[float]:
    """1 divided equally among the winners, 0 for the others."""
    winners = len([1 for place in places if place == 1])
    return [1.0 / winners if place == 1 else 0.0 for place in places]


def chances(expected: list[float], scale: float) -> list[float]:
    """Each seat's chance to win; they add up to 1. The bigger the lead compared with `scale`, the higher the chance."""
    high = expected[0]
    for e in expected:
        high = max(high, e)
    weights = [exp((e - high) / scale) for e in expected]
    total = 0.0
    for w in weights:
        total += w
    return [w / total for w in weights]
