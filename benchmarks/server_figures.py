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


def together(rounds: list[Figures]) -> Figures:
    return Figures(sum(r.seconds for r in rounds), [latency for r in rounds for latency in r.latencies])
