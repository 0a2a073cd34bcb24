"""A scenario as the rules use it, for one number of players: made once by data.py and never changed."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.box.ships import ShipClass
from kubrik.games.admiral.sea.charts import Chart
from kubrik.games.common.words.names import Name


class Berth:
    """Where a ship starts (AD-5.3)."""

    def __init__(self, seat: int, ship_class: ShipClass, cell: int, facing: int) -> None:
        self.seat: Final = seat
        self.ship_class: Final = ship_class
        self.cell: Final = cell
        self.facing: Final = facing  # matters at Admiral level only (AD-20.1)


class Scenario:
    """Sea, fleets, sides and the end of the game (AD-5, AD-18, AD-22 – AD-25)."""

    def __init__(
        self,
        name: Name,
        level: int,
        seats: int,
        chart: Chart,
        berths: list[Berth],
        sides: list[int],
        mines: list[int],
        rounds: int,
        goal: int,
        fort_wins: bool,
        ranking: int,
    ) -> None:
        self.name: Final = name
        self.level: Final = level  # unless the players agree on a different one (AD-5.1)
        self.seats: Final = seats
        self.chart: Final = chart
        self.berths: Final = berths  # seat by seat: a ship's number is its index here
        self.sides: Final = sides  # by seat; allies have the same side (AD-18.1)
        self.mines: Final = mines  # cells with mines (AD-21.3)
        self.rounds: Final = rounds  # the round limit (AD-22.1)
        self.goal: Final = goal  # gold in the bank that wins at once (AD-24.7), or 0
        self.fort_wins: Final = fort_wins  # holding an enemy's fort wins at once (AD-25.6)
        self.ranking: Final = ranking  # what decides first at the round limit
