"""What Admiral provides for bots."""

from __future__ import annotations

from typing import Final

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.mind import Mind, Thinking
from kubrik.engine.opinion import Features
from kubrik.engine.table import Table
from kubrik.games.admiral.mind.evaluation import worth
from kubrik.games.admiral.mind.features import AdmiralFeatures
from kubrik.games.admiral.mind.habits import discreet, habit
from kubrik.games.admiral.mind.imagination import has_secrets, hide
from kubrik.games.admiral.rules.ending import ranks
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.common.winning import shared_victory

THINKING: Final = Thinking(cut=12, curiosity=0.15, width=1.0, at_once=0.5)


class AdmiralMind(Mind):
    def __init__(self, rules: Rules) -> None:
        self.described: Final = AdmiralFeatures(rules)

    def features(self) -> Features | None:
        return self.described

    def has_secrets(self, t: Table) -> bool:
        assert isinstance(t, Admiral)
        return has_secrets(t)

    def hide(self, w: Table, seat: int, rng: Rng) -> None:
        assert isinstance(w, Admiral)
        hide(w, seat, rng)

    def thinking(self) -> Thinking:
        return THINKING

    def guess(self, t: Table, seat: int, offer: list[Choice], rng: Rng) -> Choice:
        assert isinstance(t, Admiral)
        return habit(t, seat, offer, rng)

    def discreet(self, t: Table, offer: list[Choice]) -> list[Choice]:
        assert isinstance(t, Admiral)
        return discreet(t.rules.telling, offer)

    def pay_offs(self, t: Table) -> list[float]:
        assert isinstance(t, Admiral)
        return shared_victory(ranks(t))

    def worth(self, t: Table) -> list[float]:
        assert isinstance(t, Admiral)
        return shared_victory(ranks(t)) if t.over else worth(t)
