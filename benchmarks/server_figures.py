"""What the server benchmark counts: choices between two moments, and how long each took until all seats saw it."""

from __future__ import annotations

import msgspec


class Figures(msgspec.Struct):
    """The figures of one round."""

    seconds: float
    latencies: list[float]  # milliseconds

    @property
    def rate(self) -> float:
        return len(self.latencies) / self.seconds

    def percentile(self, share: float) -> float:
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def middle(rounds: list[Figures]) -> Figures:
    """The median round, so that a round in which the machine was unusually busy or idle has no effect."""
    return sorted(rounds, key=lambda figures: figures.rate)[len(rounds) // 2]
