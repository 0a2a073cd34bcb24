"""What a game lends to those who think about it: imagined tables, and what a table is worth to each seat."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """One for each game. It keeps no state."""

    def imagine(self, t: Table, seat: int, rng: Rng) -> Table:
        """A clone in which everything this seat can't know is dealt anew, fitting all that it does know."""
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
