"""The searching bot, with a budget in iterations or in milliseconds."""

from __future__ import annotations

from time import perf_counter

from kubrik.bots.bot import ThinkingBot
from kubrik.bots.chair import Chair
from kubrik.bots.search import Search
from kubrik.engine.choices import Choice
from kubrik.engine.mind import Thinking


class MctsBot(ThinkingBot):
    """Thinks for a number of iterations, or until a number of milliseconds have passed (0: no such limit)."""

    def __init__(
        self, seed: int, iterations: int = 1000, milliseconds: int = 0, thinking: Thinking | None = None
    ) -> None:
        super().__init__(seed, milliseconds)
        self.iterations = iterations
        self.thinking = thinking  # None: as the game's settings say

    def choose(self, chair: Chair) -> Choice:
        offer = chair.worth_trying()
        if len(offer) == 1:
            return offer[0]
        search = self.think(chair)
        return search.favourite(offer) or offer[0]

    def think(self, chair: Chair) -> Search:
        search = Search(chair, self.rng, self.thinking or chair.thinking())
        end = perf_counter() + self.milliseconds / 1000.0
        while self.iterations == 0 or search.iterations < self.iterations:
            search.iterate()
            if self.milliseconds > 0 and perf_counter() >= end:
                break
        return search
