"""What Tremble, Humans! provides for bots."""

from __future__ import annotations

from typing import Final

from kubrik.engine.chance import Rng
from kubrik.engine.mind import Mind
from kubrik.engine.opinion import Features
from kubrik.engine.table import Table
from kubrik.games.common.winning import shared_victory
from kubrik.games.humans.mind.evaluation import worth
from kubrik.games.humans.mind.features import HumansFeatures
from kubrik.games.humans.mind.imagination import hide
from kubrik.games.humans.mind.odds import Odds
from kubrik.games.humans.rules.ending import ranks
from kubrik.games.humans.table.state import Humans, Rules


class HumansMind(Mind):
    def __init__(self, rules: Rules) -> None:
        self.odds: Final = Odds(rules.cards)
        self.described: Final = HumansFeatures(rules, self.odds)

    def features(self) -> Features | None:
        return self.described

    def hide(self, w: Table, seat: int, rng: Rng) -> None:
        assert isinstance(w, Humans)
        hide(w, seat, rng)

    def pay_offs(self, t: Table) -> list[float]:
        assert isinstance(t, Humans)
        return shared_victory(ranks(t))

    def worth(self, t: Table) -> list[float]:
        assert isinstance(t, Humans)
        return worth(t, self.odds)
