"""The sums and averages of many games."""

from __future__ import annotations

import msgspec

from kubrik.sim.intervals import mean_interval, wilson
from kubrik.sim.match import Played


class Share(msgspec.Struct, frozen=True):
    """A share of the wins with its 95 % interval."""

    wins: float
    games: int
    share: float
    low: float
    high: float


class Tally(msgspec.Struct):
    """Sums over games; tallies of several processes can be added."""

    seats: int
    games: int = 0
    decisions: int = 0
    wins: list[float] = []
    scores: list[float] = []
    squares: list[float] = []
    shortest: int = 0
    longest: int = 0

    def __post_init__(self) -> None:
        self.wins = self.wins or [0.0] * self.seats
        self.scores = self.scores or [0.0] * self.seats
        self.squares = self.squares or [0.0] * self.seats

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self._stretch(played.decisions, played.decisions)
        winners = played.ranks.count(1)
        for seat in range(self.seats):
            self.wins[seat] += 1.0 / winners if played.ranks[seat] == 1 else 0.0
            self.scores[seat] += played.scores[seat]
            self.squares[seat] += played.scores[seat] ** 2

    def join(self, other: Tally) -> None:
        if other.games:
            self._stretch(other.shortest, other.longest)
        self.games += other.games
        self.decisions += other.decisions
        for seat in range(self.seats):
            self.wins[seat] += other.wins[seat]
            self.scores[seat] += other.scores[seat]
            self.squares[seat] += other.squares[seat]

    def _stretch(self, shortest: int, longest: int) -> None:
        self.shortest = min(self.shortest or shortest, shortest)
        self.longest = max(self.longest, longest)

    def share(self, seat: int) -> Share:
        low, high = wilson(self.wins[seat], self.games)
        return Share(self.wins[seat], self.games, self.wins[seat] / max(1, self.games), low, high)

    def score(self, seat: int) -> tuple[float, float]:
        """The mean score of a seat, and half the width of its interval."""
        return mean_interval(self.scores[seat], self.squares[seat], self.games)
