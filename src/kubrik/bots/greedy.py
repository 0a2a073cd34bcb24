"""Greedy: looks one choice ahead, in a few imagined tables, and takes what the game's evaluation likes best.

Where a choice only begins an answer, the answer is finished without thinking, a few times, and the best counts.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from kubrik.bots.bot import Bot
from kubrik.bots.chair import Chair
from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.play import is_answering, options, play
from kubrik.engine.table import Table

FINISHES: Final = 4


class GreedyBot(Bot):
    """`worlds` is the number of imagined tables in which every option is tried.

    After `milliseconds` no more tables are imagined (0: no such limit).
    """

    def __init__(self, seed: int, worlds: int = 6, milliseconds: int = 0) -> None:
        super().__init__(seed)
        self.worlds = worlds
        self.milliseconds = milliseconds

    def choose(self, chair: Chair) -> Choice:
        offer = chair.options()
        if len(offer) == 1:
            return offer[0]
        totals = [0.0] * len(offer)
        end = perf_counter() + self.milliseconds / 1000.0
        for world in range(self.worlds):
            if world > 0 and self.milliseconds > 0 and perf_counter() >= end:
                break
            imagined = chair.imagine(self.rng)
            for i in range(len(offer)):
                after = imagined.clone()
                play(after, chair.seat, offer[i])
                totals[i] += self.worth_of(chair, after)
        return offer[best(totals, self.rng)]

    def worth_of(self, chair: Chair, after: Table) -> float:
        if not is_answering(after, chair.seat):
            return chair.worth(after)[chair.seat]
        high = 0.0
        for _ in range(FINISHES):
            finished = after.clone()
            self.finish(chair, finished)
            high = max(high, chair.worth(finished)[chair.seat])
        return high

    def finish(self, chair: Chair, t: Table) -> None:
        """Finishes an answer that has begun, without thinking."""
        while is_answering(t, chair.seat):
            play(t, chair.seat, chair.guess(t, chair.seat, options(t, chair.seat), self.rng))


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
