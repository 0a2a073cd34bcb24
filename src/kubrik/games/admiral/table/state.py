"""What lies on the table of Admiral, and how it is cloned."""

from __future__ import annotations

from typing import Final

from kubrik.engine.rules import Annex
from kubrik.engine.table import Table
from kubrik.games.admiral.table.ruleset import NO_PORT, Rules
from kubrik.games.admiral.terms import FRESH, NOBODY, NOWHERE

# What a ship has done in this round (AD-6.2, AD-6.7).
MOVED: Final = 1  # moved, or turned in place (AD-15.5)
BOARDED: Final = 2  # boarded or stormed
REPAIRED: Final = 4
CAPTURED: Final = 8  # captured; it also counts as having moved and boarded (AD-14.11)
RESTED: Final = 16  # it may advance in a second calm: kept from one round to the next (AD-20.8)

STILL_IN: Final = 1 << 30  # a number later than any elimination


class Admiral(Table):
    """The table. Lists are by ship, fort or seat; those marked so are replaced when something in them changes."""

    def __init__(self, rules: Rules, seats: int) -> None:
        super().__init__(seats)
        self.rules: Final = rules
        self.round = 0
        self.wind = 0  # the direction it blows to (AD-7.1)
        self.strength = FRESH  # of the wind
        self.order: list[int] = []  # the order of this round; replaced
        self.place = -1  # the index in it of the seat whose turn it is
        self.acting = NOBODY
        self.turns = 0  # turns begun in this game
        # ships
        self.cells: list[int] = []  # NOWHERE: sunk
        self.flags: list[int] = []  # NOBODY: sunk
        self.strengths: list[int] = []
        self.facings: list[int] = []
        self.gold: list[int] = []  # gold aboard
        self.marks: list[int] = []
        self.fired: list[int] = []  # guns fired, at ship * 4 + battery
        self.axes_x: list[int] = []  # the firing axis (AD-11.3); 0, 0: none yet
        self.axes_y: list[int] = []
        self.taken: list[bool] = []  # by cell: land, or a ship there
        # forts
        self.fort_flags: list[int] = []  # NOBODY: neutral
        self.fort_strengths: list[int] = []
        self.fort_fired: list[int] = []  # guns fired
        self.unanswered: list[int] = []  # by fort: enemies without a whole turn since its capture, as bits (AD-25.8)
        # the rest
        self.sea_gold: list[int] = []  # by cell; replaced
        self.mines: list[int] = []  # cells with mines; replaced
        self.bank: list[int] = []  # by seat, like the next ones
        self.sunk_value: list[int] = []  # Values of the ships the player sank
        self.out_at: list[int] = []  # STILL_IN, or when: a later elimination has a larger number
        self.acted_at: list[int] = []  # the number of the last turn the player began
        self.eliminations = 0
        self.burnt = False  # has a brig burned in this turn (AD-21.5)?
        self.winners = NOBODY  # the side that won at once
        self.annexes: list[Annex] = []

    def clone(self) -> Admiral:
        t = Admiral(self.rules, self.seats)
        self.copy_onto(t)
        t.round = self.round
        t.wind = self.wind
        t.strength = self.strength
        t.order = self.order
        t.place = self.place
        t.acting = self.acting
        t.turns = self.turns
        t.cells = self.cells.copy()
        t.flags = self.flags.copy()
        t.strengths = self.strengths.copy()
        t.facings = self.facings.copy()
        t.gold = self.gold.copy()
        t.marks = self.marks.copy()
        t.fired = self.fired.copy()
        t.axes_x = self.axes_x.copy()
        t.axes_y = self.axes_y.copy()
        t.taken = self.taken.copy()
        if self.fort_flags:
            t.fort_flags = self.fort_flags.copy()
            t.fort_strengths = self.fort_strengths.copy()
            t.fort_fired = self.fort_fired.copy()
            t.unanswered = self.unanswered.copy()
        t.sea_gold = self.sea_gold
        t.mines = self.mines
        t.bank = self.bank.copy()
        t.sunk_value = self.sunk_value.copy()
        t.out_at = self.out_at.copy()
        t.acted_at = self.acted_at.copy()
        t.eliminations = self.eliminations
        t.burnt = self.burnt
        t.winners = self.winners
        if self.annexes:
            t.annexes = [a.clone() for a in self.annexes]
        return t

    def scores(self) -> list[int]:
        """Each seat's score (AD-22.3), which is that of its side (AD-18.4)."""
        return [side_score(self, self.side(seat)) for seat in range(self.seats)]

    def side(self, seat: int) -> int:
        return self.rules.scenario.sides[seat]

    def are_enemies(self, a: int, b: int) -> bool:
        """Are they on different sides (AD-1.5)? NOBODY has no enemies."""
        return a != NOBODY and b != NOBODY and self.rules.scenario.sides[a] != self.rules.scenario.sides[b]

    def is_friendly(self, flag: int, seat: int) -> bool:
        """Is it the player's own flag or an ally's (AD-18.3)?"""
        return flag != NOBODY and self.rules.scenario.sides[flag] == self.rules.scenario.sides[seat]

    def is_in(self, seat: int) -> bool:
        """Is the player still in the game (AD-22.2)?"""
        return self.out_at[seat] == STILL_IN

    def fleet(self, seat: int) -> list[int]:
        """The ships that fly this flag, in their order (AD-1.4, Q-2)."""
        flags = self.flags
        return [ship for ship in range(len(flags)) if flags[ship] == seat]

    def is_battered(self, ship: int) -> bool:
        """Has it at most half of its full strength (AD-1.6)?"""
        return 2 * self.strengths[ship] <= self.rules.classes[ship].strength

    def port_of(self, ship: int) -> int:
        """The port a ship lies in, or NO_PORT (AD-3.8)."""
        return self.rules.port_at[self.cells[ship]]

    def is_sheltered(self, ship: int) -> bool:
        """Does it lie in a port of its owner or of an ally (AD-3.7, AD-3.9, AD-8.15, AD-15.1)?"""
        port = self.port_of(ship)
        return port != NO_PORT and self.is_friendly(self.fort_flags[port], self.flags[ship])

    def is_ship(self, thing: int) -> bool:
        return thing < self.rules.number_of_ships

    def cell_of(self, thing: int) -> int:
        """The cell of a ship or a fort."""
        ships = self.rules.number_of_ships
        return self.cells[thing] if thing < ships else self.rules.ports[thing - ships].fort

    def flag_of(self, thing: int) -> int:
        ships = self.rules.number_of_ships
        return self.flags[thing] if thing < ships else self.fort_flags[thing - ships]

    def put_gold(self, cell: int, n: int) -> None:
        """Puts gold into the sea; below 0: takes it out (AD-16.8)."""
        self.sea_gold = self.sea_gold.copy()
        self.sea_gold[cell] += n


def side_score(t: Admiral, side: int) -> int:
    """Ships sunk, ships and forts that others started with (AD-22.3, AD-18.8)."""
    sides = t.rules.scenario.sides
    points = sum([t.sunk_value[seat] for seat in range(t.seats) if sides[seat] == side])
    for ship, flag in enumerate(t.flags):
        if flag != NOBODY and sides[flag] == side and sides[t.rules.scenario.berths[ship].seat] != side:
            points += t.rules.classes[ship].value
    for fort, flag in enumerate(t.fort_flags):
        if flag != NOBODY and sides[flag] == side and sides[t.rules.ports[fort].seat] != side:
            points += t.rules.ships.fort.value
    return points


def off_the_board(t: Admiral, ship: int) -> None:
    """Removes a ship from the board (AD-13.2)."""
    t.taken[t.cells[ship]] = False
    t.cells[ship] = NOWHERE
    t.flags[ship] = NOBODY
    t.strengths[ship] = 0
    t.gold[ship] = 0
