"""Deals in the few numbers that an estimate needs of them, so that any number of deals takes the same memory."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

import msgspec


class Sample(msgspec.Struct):
    """How many deals and games, their mean and how they spread around it; the same of luck, where it is known."""

    deals: int = 0
    games: int = 0
    mean: float = 0.0
    spread: float = 0.0  # the sum of squared distances from the mean
    luck: float = 0.0
    luck_spread: float = 0.0
    both: float = 0.0  # the sum of products of both distances

    def add(self, more: Sample) -> None:
        """As if the deals of the other had been among these (Chan, Golub and LeVeque)."""
        if more.deals == 0:
            return
        deals = self.deals + more.deals
        weight = self.deals * more.deals / deals
        gap, luck_gap = more.mean - self.mean, more.luck - self.luck
        self.spread += more.spread + weight * gap * gap
        self.luck_spread += more.luck_spread + weight * luck_gap * luck_gap
        self.both += more.both + weight * gap * luck_gap
        self.mean = (self.deals * self.mean + more.deals * more.mean) / deals
        self.luck = (self.deals * self.luck + more.deals * more.luck) / deals
        self.deals, self.games = deals, self.games + more.games

    def variance(self, spent: int = 1) -> float:
        """`spent` is how much was fitted before."""
        return self.spread / max(1, self.deals - spent)


def sample_of(deals: Sequence[float], games: int, luck: Sequence[float] = ()) -> Sample:
    """A sample of deals, each given by the mean of its games."""
    n = len(deals)
    if n == 0:
        return Sample()
    mean, lucky = fsum(deals) / n, fsum(luck) / n
    spread, luck_spread = fsum((y - mean) ** 2 for y in deals), fsum((x - lucky) ** 2 for x in luck)
    both = fsum((x - lucky) * (y - mean) for x, y in zip(luck, deals, strict=True)) if luck else 0.0
    return Sample(n, games, mean, spread, lucky, luck_spread, both)
