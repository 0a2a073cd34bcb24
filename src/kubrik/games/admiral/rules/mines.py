"""Mines, a module (AD-21.3, AD-21.4)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.games.admiral.rules.damage import harm
from kubrik.games.admiral.rules.ending import settle
from kubrik.games.admiral.rules.firing.resolving import Die
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import NOBODY

EXPLODES_UP_TO: Final = 4
DAMAGE: Final = 2


def strike_mine(t: Admiral, ship: int) -> None:
    """Removes the mine, whatever the die shows."""
    t.mines = [cell for cell in t.mines if cell != t.cells[ship]]
    t.do_first(MineDie(ship))


class MineDie(Die):
    def __init__(self, ship: int) -> None:
        self.ship: Final = ship

    def drawn(self, t: Admiral, outcome: Choice) -> None:
        t.note(notes.MINE_HIT, self.ship, t.cells[self.ship], outcome.a)
        if outcome.a <= EXPLODES_UP_TO:
            harm(t, self.ship, DAMAGE, NOBODY)
            settle(t)
