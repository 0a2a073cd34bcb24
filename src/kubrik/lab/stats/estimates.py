"""Means with their intervals. Games of one deal are alike, so a deal counts once, by the mean of its games."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt

import msgspec

from kubrik.lab.stats.student import quantile, two_sided
from kubrik.sim.intervals import wilson


class Estimate(msgspec.Struct, frozen=True):
    """A figure: what it probably is, between which bounds 95 times of 100, and from how much."""

    mean: float
    low: float
    high: float
    deals: int
    games: int
    p: float = 1.0  # how likely a mean this far from 0 is, if the truth is 0
    saved: float = 1.0  # how many times as many games it would have taken without a control variate

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2.0


def mean_of(deals: Sequence[float], games: int, spent: int = 1) -> Estimate:
    """The mean over deals, each given by the mean of its games; `spent` is what was fitted before."""
    n = len(deals)
    if n == 0:
        return Estimate(0.0, 0.0, 0.0, 0, 0)
    mean = fsum(deals) / n
    error = sqrt(variance(deals, mean, spent) / n) if n > spent else 0.0
    half = quantile(n - spent) * error if n > spent else float("inf")
    p = two_sided(mean / error, n - spent) if error > 0.0 else float(mean == 0.0)
    return Estimate(mean, mean - half, mean + half, n, games, p)


def share_of(deals: Sequence[float], games: int) -> Estimate:
    """The mean of numbers from 0 to 1, whose bounds never leave these (Wilson). A deal of several games counts by how
    little it varies; if all deals are alike, that they will stay so is not certain at all.
    """
    found = mean_of(deals, games)
    if len(deals) < 2:
        return found
    spread = variance(deals, found.mean, spent=0)
    worth = round(len(deals) * found.mean * (1.0 - found.mean) / spread) if spread > 0.0 else len(deals)
    low, high = wilson(found.mean * max(1, worth), max(1, worth))
    return msgspec.structs.replace(found, low=low, high=high)


def variance(values: Sequence[float], mean: float, spent: int = 1) -> float:
    return fsum((value - mean) ** 2 for value in values) / max(1, len(values) - spent)


def controlled(deals: Sequence[float], luck: Sequence[float], games: int) -> Estimate:
    """The same with what luck explains taken off. The mean of `luck` must be 0 in truth, whatever it is here."""
    n = len(deals)
    plain = mean_of(deals, games)
    if n < 4:
        return plain
    lucky = fsum(luck) / n
    spread = fsum((x - lucky) ** 2 for x in luck)
    if spread <= 0.0:
        return plain
    slope = fsum((x - lucky) * (y - plain.mean) for x, y in zip(luck, deals, strict=True)) / spread
    better = mean_of([y - slope * x for x, y in zip(luck, deals, strict=True)], games, spent=2)
    if better.half <= 0.0 or better.half >= plain.half:
        return plain
    return msgspec.structs.replace(better, saved=(plain.half / better.half) ** 2)
