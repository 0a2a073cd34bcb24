"""What a search thinks of the choices of one question, and how sure it is.

It thinks in several parts that know nothing of each other: how far they differ tells how sure it may be.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

from kubrik.bots.chair import Chair
from kubrik.bots.mcts import MctsBot
from kubrik.engine.chance import Rng
from kubrik.engine.mind import Thinking

PARTS: Final = 4
CURIOUS: Final = 1.0
SPREAD: Final = 0.15  # of what single iterations bring: no opinion is surer than so many of them allow


class Weighed(msgspec.Struct, frozen=True):
    """A choice: how often the search took it, what it is worth to the seat from 0 to 1, and the error of that."""

    choice: str
    visits: int
    value: float
    error: float


class Opinion(msgspec.Struct, frozen=True):
    """All that was looked at; first what the search would choose, which is what it took most often."""

    ways: tuple[Weighed, ...]
    iterations: int

    @property
    def best(self) -> Weighed:
        return self.ways[0]

    def of(self, choice: str) -> Weighed | None:
        return next((way for way in self.ways if way.choice == choice), None)

    def runner_up(self) -> Weighed | None:
        """The best of the others by what it is worth, among those that were looked at often enough to say so."""
        others = [way for way in self.ways[1:] if way.visits * len(self.ways) * 4 >= self.iterations]
        return max(others or self.ways[1:], key=lambda way: way.value, default=None)


Parts = dict[str, list[tuple[int, float]]]  # by choice: visits and total of each part that took it


def evenly(chair: Chair) -> Thinking:
    """So curious that it looks at a worse choice often enough to say how much worse it is."""
    usual = chair.thinking()
    return Thinking(usual.cut, CURIOUS, usual.width, usual.at_once)


def think(chair: Chair, seed: int, iterations: int, milliseconds: int = 0, thinking: Thinking | None = None) -> Opinion:
    """Thinks so many iterations about the chair's question, or until so many milliseconds have passed (0: no limit)."""
    found: Parts = {}
    offer = {choice.name for choice in chair.options()}
    rng, made = Rng(seed), 0
    for _ in range(PARTS):
        bot = MctsBot(rng.fork(), max(1, iterations // PARTS) if iterations else 0, milliseconds // PARTS, thinking)
        search = bot.think(chair)
        made += search.iterations
        for node in search.roots[chair.seat].children:
            if node.choice is not None and node.choice.name in offer and node.visits:
                found.setdefault(node.choice.name, []).append((node.visits, node.total))
    ways = [weighed(name, of) for name, of in found.items()]
    return Opinion(tuple(sorted(ways, key=lambda way: (way.visits, way.value), reverse=True)), made)


def weighed(choice: str, parts: list[tuple[int, float]]) -> Weighed:
    visits = sum(n for n, _ in parts)
    value = sum(total for _, total in parts) / visits
    apart = sum(n * (total / n - value) ** 2 for n, total in parts) / visits
    between = sqrt(apart / (len(parts) - 1)) if len(parts) > 1 else 0.0
    return Weighed(choice, visits, value, max(between, SPREAD / sqrt(visits)))


def gap(better: Weighed, worse: Weighed) -> tuple[float, float]:
    """By how much the one is better, and the error of that."""
    return better.value - worse.value, sqrt(better.error**2 + worse.error**2)
