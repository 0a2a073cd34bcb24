"""The goals for our games' speed, set on a machine where OpenSpiel's hearts makes 330 000 decisions a second."""

from __future__ import annotations

from typing import NamedTuple

from benchmarks.clock import Rates

HEARTS_THEN = 330_000.0

GOALS: dict[str, Rates] = {
    "humans": {"decisions": 1_000_000.0, "games": 2_500.0, "imagined": 100_000.0, "iterations": 40_000.0},
    "admiral": {"decisions": 400_000.0, "imagined": 100_000.0},
    "keyflower": {"decisions": 400_000.0, "games": 500.0, "imagined": 60_000.0},
}


class Verdict(NamedTuple):
    """A goal, what it means on this machine, and what was reached."""

    game: str
    what: str
    goal: float
    needed: float
    reached: float

    @property
    def holds(self) -> bool:
        return self.reached >= self.needed


def scale(hearts: Rates | None) -> float:
    """How much faster this machine is than the one the goals were set on; 1 if hearts was not measured."""
    return hearts["decisions"] / HEARTS_THEN if hearts else 1.0


def verdicts(measured: dict[str, Rates], hearts: Rates | None) -> list[Verdict]:
    """The verdicts on every game that was measured."""
    factor = scale(hearts)
    return [
        Verdict(game, what, goal, goal * factor, measured[game][what])
        for game, goals in GOALS.items()
        if game in measured
        for what, goal in goals.items()
    ]
