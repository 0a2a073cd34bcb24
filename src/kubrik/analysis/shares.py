"""From what an evaluation says to a share of wins: how often seats that stood so have won, in games of bots."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources
from math import exp, log
from typing import Final

import msgspec

FILE: Final = "shares.json"  # made by `kubrik puzzles make`, from the same games
LEAST: Final = 0.005  # nothing is quite sure before the end
STEPS: Final = 40
FLATTEST: Final = 0.1  # who stands better never has the worse chances, whatever a few games say


class Curve(msgspec.Struct, frozen=True):
    """The odds of winning are exp(shift) times the evaluated odds to the power of slope."""

    shift: float = 0.0
    slope: float = 1.0

    def share(self, worth: float) -> float:
        return 1.0 / (1.0 + exp(-(self.shift + self.slope * odds(worth))))


def odds(worth: float) -> float:
    kept = min(max(worth, LEAST), 1.0 - LEAST)
    return log(kept / (1.0 - kept))


def curve_of(game: str) -> Curve:
    return curves().get(game, Curve())


@cache
def curves() -> dict[str, Curve]:
    """By game; one that nobody has measured is taken as its evaluation says."""
    return msgspec.json.decode((resources.files(__package__) / FILE).read_bytes(), type=dict[str, Curve])


def fitted(seen: Iterable[tuple[float, float]]) -> Curve:
    """The curve that explains best what came of what: worth at some moment, and the share of the win at the end.

    Newton's method for a logistic regression, held a little to the evaluation itself.
    """
    points = [(odds(worth), won) for worth, won in seen]
    shift, slope = 0.0, 1.0
    for _ in range(STEPS):
        g0 = -shift
        g1 = 1.0 - slope
        h00, h01, h11 = 1.0, 0.0, 1.0
        for x, won in points:
            p = 1.0 / (1.0 + exp(-(shift + slope * x)))
            w = p * (1.0 - p)
            g0, g1 = g0 + won - p, g1 + (won - p) * x
            h00, h01, h11 = h00 + w, h01 + w * x, h11 + w * x * x
        by = h00 * h11 - h01 * h01
        shift += max(-1.0, min(1.0, (h11 * g0 - h01 * g1) / by))
        slope += max(-1.0, min(1.0, (h00 * g1 - h01 * g0) / by))
    return Curve(shift, max(FLATTEST, slope))
