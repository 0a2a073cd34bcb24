"""Greedy: looks one choice ahead, in a few imagined tables, and takes what the game's evaluation likes best.

Where a choice only begins an answer, whole answers are compared. With a temper it errs as people do: of answers that
look nearly as good it takes one or the other, never one that looks bad.
"""

from __future__ import annotations

from math import exp
from time import perf_counter
from typing import Final

from kubrik.bots.answers import Answer, Resolve, answers_to
from kubrik.bots.bot import ThinkingBot
from kubrik.bots.chair import Chair
from kubrik.bots.futures import Futures
from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice

FAR: Final = 3.0  # tempers below the best: nobody errs so far


class GreedyBot(ThinkingBot):
    """`worlds` is the number of imagined tables in which every answer is tried.

    After `milliseconds` no more tables are imagined (0: no such limit). `temper` is the loss of chances to win that is
    overlooked easily (0: none).
    """

    def __init__(self, seed: int, worlds: int = 6, milliseconds: int = 0, temper: float = 0.0) -> None:
        super().__init__(seed, milliseconds)
        self.worlds = worlds
        self.temper = temper
        self.resolve: Final = Resolve()

    def choose(self, chair: Chair) -> Choice:
        offer = chair.worth_trying()
        if len(offer) == 1:
            return offer[0]
        resolved = self.resolve.go_on(chair)
        if resolved is not None:
            return resolved
        answers = answers_to(chair, chair.imagine(self.rng), offer, self.rng)
        worths = at_once(chair, answers, self.worlds, self.milliseconds, self.rng)
        at = nearly_best(worths, self.temper, self.rng) if self.temper > 0.0 else best(worths, self.rng)
        return self.resolve.begin(answers[at])


def at_once(chair: Chair, answers: list[Answer], worlds: int, milliseconds: int, rng: Rng) -> list[float]:
    """What each answer is worth right after it: the mean of so many imagined tables, of one at least."""
    totals = [0.0] * len(answers)
    end = perf_counter() + milliseconds / 1000.0
    imagined = 0
    futures = Futures(chair, rng)
    while imagined < worlds and (imagined == 0 or milliseconds == 0 or perf_counter() < end):
        imagined += 1
        world = chair.imagine(rng)
        for i in range(len(answers)):
            after = world.clone()
            answers[i].give(after, chair.seat)
            futures.follow(world, after, rng)
            totals[i] += chair.worth(after)[chair.seat]
    return [total / imagined for total in totals]


def nearly_best(totals: list[float], temper: float, rng: Rng) -> int:
    """An index by lot: the further a number is below the highest, the less likely; far below, never."""
    high = max(totals)
    weights = [exp((x - high) / temper) if high - x < FAR * temper else 0.0 for x in totals]
    left = rng.below(1 << 30) / (1 << 30) * sum(weights)
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0.0:
            return i
    return best(totals, rng)


def best(totals: list[float], rng: Rng) -> int:
    """The index of the highest number; a random one of several equals, so that nobody can rely on the first."""
    at = 0
    equal = 1
    for i in range(1, len(totals)):
        if totals[i] > totals[at]:
            at = i
            equal = 1
        elif totals[i] == totals[at]:
            equal += 1
            if rng.below(equal) == 0:
                at = i
    return at
