"""What a game provides for bots: imagined tables, and what a table is worth to each seat."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.opinion import Features
from kubrik.engine.play import reopen_others
from kubrik.engine.table import Table


class Thinking:
    """The settings of a search in this game."""

    def __init__(self, cut: int, curiosity: float, width: float, at_once: float) -> None:
        self.cut: Final = cut  # random choices played after leaving the tree, before the evaluation
        self.curiosity: Final = curiosity  # how much it explores choices that look worse
        self.width: Final = width  # how soon it tries new choices; EVERYTHING: all of them before any one twice
        self.at_once: Final = at_once  # the weight of the value right after the own choice, against the one at the end


EVERYTHING: Final = 1000.0
THINKING: Final = Thinking(10, 0.35, EVERYTHING, 0.0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """Each game has one. It keeps no state."""

    def thinking(self) -> Thinking:
        return THINKING

    @final
    def imagine(self, t: Table, seat: int, rng: Rng) -> Table:
        """A clone with a different future, in which everything that this seat can't know is dealt again."""
        w = t.clone()
        w.rng = Rng(rng.fork())
        w.explicit_chance = False
        if self.has_secrets(t):
            w.options_now = None  # they may depend on what is dealt again
            self.hide(w, seat, rng)
            reopen_others(w, seat)
        return w

    def has_secrets(self, t: Table) -> bool:
        """Is anything at this table hidden from any seat?"""
        return True

    def hide(self, w: Table, seat: int, rng: Rng) -> None:
        """Deals again what this seat can't know of an imagined table, in a way that fits everything it does know."""
        raise NotImplementedError

    def guess(self, t: Table, seat: int, offer: list[Choice], rng: Rng) -> Choice:
        """A plausible choice without thinking: a random one, unless the game knows better."""
        return offer[rng.below(len(offer))]

    def teacher(self) -> Mind:
        """The mind with the handwritten evaluation: this one, unless it has learned."""
        return self

    def features(self) -> Features | None:
        """What an opinion about this game could learn from; None if the game describes no tables."""
        return None

    def pay_offs(self, t: Table) -> list[float]:
        """What each seat has won when the game is over: 1, shared equally among the winners."""
        raise NotImplementedError

    def worth(self, t: Table) -> list[float]:
        """How well each seat stands at any moment, from 0 (lost) to 1 (won)."""
        raise NotImplementedError
