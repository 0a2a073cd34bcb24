"""What Keyflower provides for bots."""

from __future__ import annotations

from typing import Final

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.mind import Mind, Thinking
from kubrik.engine.opinion import Features
from kubrik.engine.table import Table
from kubrik.games.common.winning import shared_victory
from kubrik.games.keyflower.mind.evaluation import worth
from kubrik.games.keyflower.mind.features import KeyflowerFeatures
from kubrik.games.keyflower.mind.habits import habit
from kubrik.games.keyflower.mind.imagination import hide
from kubrik.games.keyflower.mind.prospects import Prospects
from kubrik.games.keyflower.rules.ending import ranks
from kubrik.games.keyflower.table.state import Keyflower, Rules

# Forty openings a turn, most of them poor: only a few are tried, for a few turns (found by playing against greedy).
THINKING: Final = Thinking(cut=30, curiosity=0.05, width=0.4, at_once=0.5)


class KeyflowerMind(Mind):
    def __init__(self, rules: Rules) -> None:
        self.prospects: Final = Prospects(rules.tiles)
        self.described: Final = KeyflowerFeatures(rules, self.prospects)

    def features(self) -> Features | None:
        return self.described

    def hide(self, w: Table, seat: int, rng: Rng) -> None:
        assert isinstance(w, Keyflower)
        hide(w, seat, rng)

    def thinking(self) -> Thinking:
        return THINKING

    def guess(self, t: Table, seat: int, offer: list[Choice], rng: Rng) -> Choice:
        assert isinstance(t, Keyflower)
        return habit(t, seat, offer, self.prospects, rng)

    def pay_offs(self, t: Table) -> list[float]:
        assert isinstance(t, Keyflower)
        return shared_victory(ranks(t))

    def worth(self, t: Table) -> list[float]:
        assert isinstance(t, Keyflower)
        return worth(t, self.prospects)
