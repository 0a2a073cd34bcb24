"""The strongest bots as they play when they cheat, for `strength.py` only: `benchmarks.cheats:AheadCheat`."""

from __future__ import annotations

from kubrik.bots.ahead import AheadBot
from kubrik.bots.bot import Bot
from kubrik.bots.chair import Chair
from kubrik.bots.cheat import GlassChair
from kubrik.bots.mcts import MctsBot
from kubrik.engine.choices import Choice

MILLISECONDS = 200


class Cheat(Bot):
    """A bot on a GlassChair: it thinks about the true table instead of imagined ones."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.thinker = self.made(seed)

    def made(self, seed: int) -> Bot:
        raise NotImplementedError

    def choose(self, chair: Chair) -> Choice:
        return self.thinker.choose(GlassChair(chair._table, chair.seat, chair._mind, chair._see))


class AheadCheat(Cheat):
    def made(self, seed: int) -> Bot:
        return AheadBot(seed, 0, MILLISECONDS)


class SearchingCheat(Cheat):
    def made(self, seed: int) -> Bot:
        return MctsBot(seed, 0, MILLISECONDS)
