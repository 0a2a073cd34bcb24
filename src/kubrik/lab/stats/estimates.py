"""Means with their intervals. Games of one deal are alike, so a deal counts once, by the mean of its games."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

import msgspec
from msgspec.structs import replace

from kubrik.lab.stats.sample import Sample, sample_of
from kubrik.lab.stats.student import quantile, two_sided
from kubrik.sim.intervals import wilson

ROUNDING: Final = 1e-15  # a variance of shares that comes from adding up thirds


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


def mean_of(deals: Sequence[float], games: int) -> Estimate:
    """The mean over deals, each given by the mean of its games."""
    return mean(sample_of(deals, games))


def share_of(deals: Sequence[float], games: int) -> Estimate:
    return share(sample_of(deals, games))


def controlled(deals: Sequence[float], luck: Sequence[float], games: int) -> Estimate:
    return less_luck(sample_of(deals, games, luck))


def mean(found: Sample, spent: int = 1) -> Estimate:
    """The mean over deals; `spent` is what was fitted before."""
    n = found.deals
    if n == 0:
        return Estimate(0.0, 0.0, 0.0, 0, 0)
    error = sqrt(found.variance(spent) / n) if n > spent else 0.0
    half = quantile(n - spent) * error if n > spent else float("inf")
    p = two_sided(found.mean / error, n - spent) if error > 0.0 else float(found.mean == 0.0)
    return Estimate(found.mean, found.mean - half, found.mean + half, n, found.games, p)


def share(found: Sample) -> Estimate:
    """The mean of numbers from 0 to 1, whose bounds never leave these (Wilson). A deal of several games counts by how
    little it varies; if all deals are alike, that they will stay so is not certain at all.
    """
    if found.deals < 2:
        return mean(found)
    spread = found.variance(spent=0)
    worth = round(found.deals * found.mean * (1.0 - found.mean) / spread) if spread > ROUNDING else found.deals
    low, high = wilson(found.mean * max(1, worth), max(1, worth))
    return replace(mean(found), low=low, high=high)


def less_luck(found: Sample) -> Estimate:
    """The mean with what luck explains taken off. The mean of luck must be 0 in truth, whatever it is here."""
    plain = mean(found)
    if found.deals < 4 or found.luck_spread <= 0.0:
        return plain
    slope = found.both / found.luck_spread
    rest = max(0.0, found.spread - slope * found.both)
    better = mean(Sample(found.deals, found.games, found.mean - slope * found.luck, rest), spent=2)
    if better.half <= 0.0 or better.half >= plain.half:
        return plain
    return replace(better, saved=(plain.half / better.half) ** 2)
