"""What the server benchmark counts: choices between two moments, and how long each took until all seats saw it."""

from __future__ import annotations

import msgspec


class Figures(msgspec.Struct):
    """Of one round."""

    seconds: float
    latencies: list[float]  # milliseconds

    @property
    def rate(self) -> float:
        return len(self.latencies) / self.seconds

    def percentile(self, share: float) -> float:
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def middle(rounds: list[Figures]) -> Figures:
    """The round in the middle: one that the machine was busy in, or idle, changes nothing."""
    return sorted(rounds, key=lambda figures: figures.rate)[len(rounds) // 2]
