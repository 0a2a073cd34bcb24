"""A moment of a game, as the laws of the house look at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.game import Box
from kubrik.engine.table import Table

LONGEST = 20_000  # choices; no game takes this many


class Moment(NamedTuple):
    """A table in the middle of a game, and random numbers for those who check it."""

    box: Box
    t: Table
    rng: Rng
    conserved: Callable[[Table], None]
    clauses: frozenset[str]

    def any_of(self, choices: list[Choice]) -> Choice:
        return choices[self.rng.below(len(choices))]

    def world(self, seat: int) -> Table:
        """A table as this seat may imagine it."""
        return self.box.mind.imagine(self.t, seat, self.rng)
