"""Searchers that cheat, for `strength.py` only. Each is named `benchmarks.cheats:Cheat1000`."""

from __future__ import annotations

from kubrik.bots.bot import Bot
from kubrik.bots.chair import Chair
from kubrik.bots.cheat import GlassChair
from kubrik.bots.mcts import MctsBot
from kubrik.engine.choices import Choice


class Cheat(Bot):
    """The searching bot on a GlassChair: it thinks about the true table instead of imagined ones."""

    iterations = 1000

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.searcher = MctsBot(seed, self.iterations)

    def choose(self, chair: Chair) -> Choice:
        return self.searcher.choose(GlassChair(chair._table, chair.seat, chair._mind, chair._see))


class Cheat100(Cheat):
    iterations = 100


class Cheat1000(Cheat):
    iterations = 1000
