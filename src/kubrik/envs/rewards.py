"""What a finished game is worth to each seat."""

from __future__ import annotations

from kubrik.engine.mind import Mind
from kubrik.engine.table import Table


def rewards_of(t: Table, mind: Mind, by_points: bool) -> list[float]:
    """A share of one victory, or how many points a seat is ahead of the mean of the others."""
    if not by_points:
        return mind.pay_offs(t)
    points = t.scores()
    total = 0
    for one in points:
        total += one
    return [one - (total - one) / (t.seats - 1) for one in points]
