"""A mind for games without their own evaluation: a random game from a table tells what the table is worth."""

from __future__ import annotations

from typing import Final

from kubrik.engine.chance import Rng
from kubrik.engine.mind import Mind
from kubrik.engine.play import advance
from kubrik.engine.table import Table as EngineTable
from kubrik.kit.table import Table

LONGEST: Final = 2000  # choices in a random game; one that is longer is worth the same to all


class KitMind(Mind):
    """Imagines with the table's own `hide`, and judges by random games."""

    def hide(self, w: EngineTable, seat: int, rng: Rng) -> None:
        assert isinstance(w, Table)
        w.hide(seat, rng)

    def pay_offs(self, t: EngineTable) -> list[float]:
        best = max(t.scores())
        winners = t.scores().count(best)
        return [(points == best) / winners for points in t.scores()]

    def worth(self, t: EngineTable) -> list[float]:
        w = t if t.over else t.clone()
        play_on(w)
        return self.pay_offs(w) if w.over else [1 / w.seats] * w.seats


def play_on(w: EngineTable) -> None:
    """Plays at random to the end; an imagined table has its own chance to draw from."""
    for _ in range(LONGEST):
        if w.over:
            return
        step = w.agenda[-1]
        seat = step.next_seat(w)
        offer = step.offer(w, seat)
        step.take(w, seat, offer[w.rng.below(len(offer))])
        advance(w)
