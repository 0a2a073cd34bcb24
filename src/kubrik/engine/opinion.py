"""A learned opinion: from numbers that describe each side of a table to its chance to win.

The numbers are written by a game's `Features`. The opinion is a small network, the same for every side: a plain sum of
weighted numbers, and a few units that see combinations. It is made once from a file of weights and never changes. Lists
and floats are all it needs: nothing is to be installed for playing.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from kubrik.engine.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What an opinion looks at. Names last: parts of the box are called by their ids."""

    def __init__(self, names: list[str], parts: list[str], phases: int) -> None:
        self.names: Final = names
        self.parts: Final = parts  # those of the names that come from the box
        self.phases: Final = phases

    def phase(self, t: Table) -> int:
        """How far the game has come: the later, the more a lead says."""
        raise NotImplementedError

    def of(self, t: Table) -> list[list[float]]:
        """A row of numbers for each side, as many as there are names."""
        raise NotImplementedError

    def by_seat(self, t: Table, sides: list[float]) -> list[float]:
        """What each seat has of its side's chances: all, unless the game has allies."""
        return sides


class Opinion:
    """`plain` has a weight for each feature, `units` a row of weights for each unit, and `shares` what a unit adds.

    `sharpness` says, by phase, how much a lead counts.
    """

    def __init__(
        self,
        plain: list[float],
        units: list[list[float]],
        thresholds: list[float],
        shares: list[float],
        sharpness: list[float],
    ) -> None:
        self.plain: Final = plain
        self.units: Final = units
        self.thresholds: Final = thresholds
        self.shares: Final = shares
        self.sharpness: Final = sharpness

    def chances(self, sides: list[list[float]], phase: int) -> list[float]:
        """Each side's chance to win, from the features of all sides; they add up to 1."""
        leads = [self.standing(features) for features in sides]
        high = leads[0]
        for lead in leads:
            high = max(high, lead)
        sharpness = self.sharpness[phase]
        weights = [exp(sharpness * (lead - high)) for lead in leads]
        total = 0.0
        for w in weights:
            total += w
        return [w / total for w in weights]

    def standing(self, features: list[float]) -> float:
        """How well a side stands, compared with the others of its table. Most features are 0, and cost nothing."""
        at: list[int] = []
        sizes: list[float] = []
        plain = self.plain
        total = 0.0
        for i in range(len(features)):
            x = features[i]
            if x != 0.0:
                at.append(i)
                sizes.append(x)
                total += x * plain[i]
        for u in range(len(self.units)):
            total += self.shares[u] * self.lit(u, at, sizes)
        return total

    def lit(self, unit: i64, at: list[int], sizes: list[float]) -> float:
        """How strongly a unit speaks: its weighted sum, not below 0."""
        row = self.units[unit]
        total = self.thresholds[unit]
        for k in range(len(at)):
            total += sizes[k] * row[at[k]]
        return total if total > 0.0 else 0.0
