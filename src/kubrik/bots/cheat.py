"""A searcher that cheats: it thinks about the true table. Never played; it shows the price of hidden information."""

from __future__ import annotations

from kubrik.bots.chair import Chair
from kubrik.engine.chance import Rng
from kubrik.engine.table import Table


class GlassChair(Chair):
    """A chair that shows the true table, but not future chance."""

    def imagine(self, rng: Rng) -> Table:
        w = self._table.clone()
        w.rng = Rng(rng.fork())
        w.explicit_chance = False
        return w
