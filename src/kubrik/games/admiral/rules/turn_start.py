"""What happens before a player acts: victory by a fort, repairs of forts, storms (AD-6.15)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.steps import Step
from kubrik.engine.table import AnyStep
from kubrik.games.admiral.rules.damage import harm
from kubrik.games.admiral.rules.ending import settle, win
from kubrik.games.admiral.rules.firing.resolving import Die
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import BY_HOLDING, NOBODY, STORM

WATCH: Final = 3  # a fort is not repaired with an enemy within this distance (AD-17.11)
DAMAGED_BY: Final = 1  # the number on the die that does damage (AD-8.15)


class CheckForts(Step[Admiral]):
    """Holding a fort of the other side through a turn of every enemy wins (AD-25.6, AD-25.8)."""

    def run(self, t: Admiral) -> None:
        if not t.rules.scenario.fort_wins:
            return
        side = t.side(t.acting)
        for fort, flag in enumerate(t.fort_flags):
            if t.is_friendly(flag, t.acting) and t.side(t.rules.ports[fort].seat) != side and not t.unanswered[fort]:
                win(t, side, BY_HOLDING)
                return


class RepairForts(Step[Admiral]):
    """Forts gain 1 strength, unless full or with an enemy ship near (AD-17.11)."""

    def run(self, t: Admiral) -> None:
        for fort, flag in enumerate(t.fort_flags):
            if flag == t.acting and t.fort_strengths[fort] < t.rules.ships.fort.strength and not is_watched(t, fort):
                t.fort_strengths[fort] += 1
                t.note(notes.FORT_REPAIRED, fort, t.fort_strengths[fort])


def is_watched(t: Admiral, fort: int) -> bool:
    cell = t.rules.ports[fort].fort
    for ship, flag in enumerate(t.flags):
        if t.are_enemies(flag, t.acting) and t.rules.sea.distance(cell, t.cells[ship]) <= WATCH:
            return True
    return False


class WeatherStorm(Step[Admiral]):
    """Rolls a die for each ship at sea, from Captain level on (AD-8.15, AD-8.16)."""

    def run(self, t: Admiral) -> None:
        if t.strength == STORM and t.rules.settings.suffers:
            rolls: list[AnyStep] = [StormDie(ship) for ship in t.fleet(t.acting) if not t.is_sheltered(ship)]
            t.do(rolls)


class StormDie(Die):
    def __init__(self, ship: int) -> None:
        self.ship: Final = ship

    def drawn(self, t: Admiral, outcome: Choice) -> None:
        t.note(notes.STORM_ROLL, self.ship, outcome.a)
        if outcome.a == DAMAGED_BY:
            harm(t, self.ship, 1, NOBODY)
            settle(t)
