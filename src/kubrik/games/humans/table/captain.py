"""A captain: ships, stations, compensations, trophies, and what is decided in secret."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.games.humans.box.cards import CityCard, CompensationCard, DeckCard, ShipCard, StationCard


class Ship:
    """A ship that a captain owns: the turn of its purchase (0: from the start), and of its being seen (0: not yet)."""

    def __init__(self, card: ShipCard, turn: int, epoch: int, seen: int) -> None:
        self.card: Final = card
        self.turn: Final = turn
        self.epoch: Final = epoch  # which renewal of its deck it came from
        self.seen: Final = seen


class Compensation:
    """A compensation card in hand, and the turn in which it was drawn."""

    def __init__(self, card: CompensationCard, turn: int, epoch: int) -> None:
        self.card: Final = card
        self.turn: Final = turn
        self.epoch: Final = epoch


class Captain:
    """What one captain has. `cells` says for each ship which cell it attacks (0: it is at home).

    Clones share every list but `cells`: the others are replaced when they change, never changed in place.
    """

    def __init__(
        self,
        balance: int,
        credits: int,
        ships: list[Ship],
        cells: list[int],
        stations: list[StationCard],
        used: list[bool],
        compensations: list[Compensation],
        trophies: list[CityCard],
        drawn: list[DeckCard],
        order: list[Choice],
        redraws: int,
        token: int,
        gone: list[Ship],
    ) -> None:
        self.balance = balance  # humans on the track (TH-0.5)
        self.credits = credits
        self.ships = ships  # in the order of the card data (TH-6.28)
        self.cells = cells
        self.stations = stations
        self.used = used
        self.compensations = compensations
        self.trophies = trophies
        self.drawn = drawn
        self.order = order  # the sealed answer of the buying step, until all take effect (TH-4.34)
        self.redraws = redraws
        self.token = token  # the cell of a token station's token, 0 for none
        self.gone = gone  # ships that were bought, seen, and lost or replaced

    def clone(self) -> Captain:
        return Captain(
            self.balance,
            self.credits,
            self.ships,
            self.cells.copy(),
            self.stations,
            self.used,
            self.compensations,
            self.trophies,
            self.drawn,
            self.order,
            self.redraws,
            self.token,
            self.gone,
        )

    def add_ship(self, ship: Ship) -> None:
        """Adds a ship to the hand, in the order of the card data."""
        at = len(self.ships)
        while at > 0 and self.ships[at - 1].card.index > ship.card.index:
            at -= 1
        self.ships = self.ships.copy()
        self.ships.insert(at, ship)
        self.cells.insert(at, 0)

    def drop_ship(self, at: int) -> ShipCard:
        """Removes a ship from the hand and returns its card."""
        self.ships = self.ships.copy()
        self.cells.pop(at)
        return self.ships.pop(at).card

    def use_station(self, at: int) -> None:
        """Marks the station as used for this turn (TH-9.4, TH-9.5, TH-9.7)."""
        used = self.used.copy()
        used[at] = True
        self.used = used

    def attacks(self, cell: int) -> bool:
        for c in self.cells:
            if c == cell:
                return True
        return False

    def recall(self, cell: int) -> None:
        """Returns the ships at this cell to the hand."""
        for i in range(len(self.cells)):
            if self.cells[i] == cell:
                self.cells[i] = 0
