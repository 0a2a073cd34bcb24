"""What Tremble, Humans! lends to those who think about it."""

from __future__ import annotations

from typing import Final

from kubrik.engine.chance import Rng
from kubrik.engine.mind import Mind
from kubrik.engine.table import Table
from kubrik.games.humans.ending import ranks
from kubrik.games.humans.evaluation import worth
from kubrik.games.humans.imagination import imagine
from kubrik.games.humans.odds import Odds
from kubrik.games.humans.state import Humans, Rules
from kubrik.games.winning import shared_victory


class HumansMind(Mind):
    def __init__(self, rules: Rules) -> None:
        self.odds: Final = Odds(rules.cards)

    def imagine(self, t: Table, seat: int, rng: Rng) -> Table:
        assert isinstance(t, Humans)
        return imagine(t, seat, rng)

    def pay_offs(self, t: Table) -> list[float]:
        assert isinstance(t, Humans)
        return shared_victory(ranks(t))

    def worth(self, t: Table) -> list[float]:
        assert isinstance(t, Humans)
        return worth(t, self.odds)
