"""Yesterday's bots, kept as they were: all others are measured against them, so they must never change.

They judge by the handwritten evaluation. `reference-greedy` looks one choice ahead; `reference-mcts` is the search of
[0006](../../../docs/decisions/0006-a-tree-for-every-seat.md) with the settings that it was tuned with.
"""

from __future__ import annotations

from typing import Final

from kubrik.bots.bot import Bot
from kubrik.bots.chair import Chair
from kubrik.bots.greedy import best
from kubrik.bots.reference_search import ReferenceSearch
from kubrik.engine.choices import Choice
from kubrik.engine.mind import Mind
from kubrik.engine.play import is_answering, options, play
from kubrik.engine.table import Table

WORLDS: Final = 6
FINISHES: Final = 4


class ReferenceGreedy(Bot):
    """Tries every option in a few imagined tables, as the first greedy did."""

    def choose(self, chair: Chair) -> Choice:
        offer = chair.options()
        if len(offer) == 1:
            return offer[0]
        totals = [0.0] * len(offer)
        for _ in range(WORLDS):
            imagined = chair.imagine(self.rng)
            for i in range(len(offer)):
                after = imagined.clone()
                play(after, chair.seat, offer[i])
                totals[i] += self.worth_of(chair.teacher(), chair.seat, after)
        return offer[best(totals, self.rng)]

    def worth_of(self, mind: Mind, seat: int, after: Table) -> float:
        if not is_answering(after, seat):
            return mind.worth(after)[seat]
        high = 0.0
        for _ in range(FINISHES):
            finished = after.clone()
            while is_answering(finished, seat):
                play(finished, seat, mind.guess(finished, seat, options(finished, seat), self.rng))
            high = max(high, mind.worth(finished)[seat])
        return high


class ReferenceMcts(Bot):
    """Searches for a number of iterations."""

    def __init__(self, seed: int, iterations: int = 2000) -> None:
        super().__init__(seed)
        self.iterations = iterations

    def choose(self, chair: Chair) -> Choice:
        offer = chair.options()
        if len(offer) == 1:
            return offer[0]
        search = ReferenceSearch(chair, self.rng)
        while search.iterations < self.iterations:
            search.iterate()
        return search.favourite(offer) or offer[0]
