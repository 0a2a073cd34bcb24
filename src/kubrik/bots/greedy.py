"""Greedy: looks one choice ahead, in a few imagined tables, and takes what the game's evaluation likes best."""

from __future__ import annotations

from kubrik.bots.bot import Bot
from kubrik.bots.chair import Chair
from kubrik.engine.choices import Choice
from kubrik.engine.play import play


class GreedyBot(Bot):
    """`worlds` is the number of imagined tables in which every option is tried."""

    def __init__(self, seed: int, worlds: int = 6) -> None:
        super().__init__(seed)
        self.worlds = worlds

    def choose(self, chair: Chair) -> Choice:
        offer = chair.options()
        if len(offer) == 1:
            return offer[0]
        totals = [0.0] * len(offer)
        for _ in range(self.worlds):
            imagined = chair.imagine(self.rng)
            for i in range(len(offer)):
                after = imagined.clone()
                play(after, chair.seat, offer[i])
                totals[i] += chair.worth(after)[chair.seat]
        return offer[best(totals)]


def best(totals: list[float]) -> int:
    at = 0
    for i in range(1, len(totals)):
        if totals[i] > totals[at]:
            at = i
    return at
