"""A chair that thinks about a few of its choices only: a search then compares them evenly."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from kubrik.bots.chair import Chair
from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.mind import Mind
from kubrik.engine.play import options
from kubrik.engine.table import Table
from kubrik.engine.views import View


class NarrowChair(Chair):
    """At every table that it imagines, its question has only these answers. It knows no more than its seat does."""

    def __init__(
        self, t: Table, seat: int, mind: Mind, see: Callable[[Table, int], View], only: Collection[Choice]
    ) -> None:
        super().__init__(t, seat, mind, see)
        self.only: Final = only

    def imagine(self, rng: Rng) -> Table:
        w = super().imagine(rng)
        kept = [choice for choice in options(w, self.seat) if choice in self.only]
        if kept and w.offers:
            w.offers[self.seat] = kept
        elif kept:
            w.options_now = kept
        return w
