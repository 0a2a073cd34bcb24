"""What a game lends to those who think about it: imagined tables, and what a table is worth to each seat."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.play import reopen_others
from kubrik.engine.table import Table


class Thinking:
    """How a search goes about a game."""

    def __init__(self, cut: int, curiosity: float, width: float, at_once: float) -> None:
        self.cut: Final = cut  # choices after the tree, before the evaluation is asked
        self.curiosity: Final = curiosity  # how much it tries what looks worse
        self.width: Final = width  # how soon something new is tried; EVERYTHING: before anything twice
        self.at_once: Final = at_once  # how much the look right after the own choice counts, against the one at the end


EVERYTHING: Final = 1000.0
THINKING: Final = Thinking(10, 0.35, EVERYTHING, 0.0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """One for each game. It keeps no state."""

    def thinking(self) -> Thinking:
        return THINKING

    @final
    def imagine(self, t: Table, seat: int, rng: Rng) -> Table:
        """A clone with another future, in which all that this seat can't know is dealt anew."""
        w = t.clone()
        w.rng = Rng(rng.fork())
        w.explicit_chance = False
        if self.has_secrets(t):
            w.options_now = None  # they may rest on what is dealt anew
            self.hide(w, seat, rng)
            reopen_others(w, seat)
        return w

    def has_secrets(self, t: Table) -> bool:
        """Is anything at this table hidden from anybody?"""
        return True

    def hide(self, w: Table, seat: int, rng: Rng) -> None:
        """Deal anew what this seat can't know of an imagined table, fitting all that it does know."""
        raise NotImplementedError

    def guess(self, t: Table, seat: int, offer: list[Choice], rng: Rng) -> Choice:
        """What a seat might choose without thinking: any of these, unless a game knows better."""
        return offer[rng.below(len(offer))]

    def pay_offs(self, t: Table) -> list[float]:
        """What each seat has won when the game is over: 1 to share among the winners."""
        raise NotImplementedError

    def worth(self, t: Table) -> list[float]:
        """How well each seat stands at any moment, from 0 (lost) to 1 (won)."""
        raise NotImplementedError
