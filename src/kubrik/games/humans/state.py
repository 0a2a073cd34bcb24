"""What lies on the table of Tremble, Humans!, and how it is cloned."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.table import AnyStep, Table
from kubrik.games.humans.cards import (
    ArmyCard,
    Cards,
    CityCard,
    CompensationCard,
    DeckCard,
    MissionCard,
    ShipCard,
    StationCard,
)
from kubrik.games.humans.choices import Choices, Outcomes
from kubrik.games.humans.questions import CLAUSES
from kubrik.games.humans.settings import Settings

LAST_TURN: Final = 10
FIRST_RED_TURN: Final = 6
NOBODY: Final = -1


class Rules:
    """The box and the rules of one game, put together before it begins."""

    def __init__(self, cards: Cards, settings: Settings) -> None:
        self.cards: Final = cards
        self.settings: Final = settings
        self.choices: Final = Choices(cards)
        self.outcomes: Final = Outcomes(cards)
        self.turn: list[AnyStep] = []  # the phases of a turn (TH-3.9), set by flow.py
        self.end: list[AnyStep] = []  # what follows the last turn (TH-14.4)


class Ship:
    """A ship that a captain owns: when it was bought (0: from the start), and whether everybody has seen it."""

    def __init__(self, card: ShipCard, turn: int, epoch: int, seen: bool) -> None:
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
    ) -> None:
        self.balance = balance
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
        )

    def add_ship(self, ship: Ship) -> None:
        """Into the hand, in the order of the card data."""
        at = len(self.ships)
        while at > 0 and self.ships[at - 1].card.index > ship.card.index:
            at -= 1
        self.ships = [*self.ships[:at], ship, *self.ships[at:]]
        self.cells.insert(at, 0)

    def drop_ship(self, at: int) -> ShipCard:
        """Out of the hand."""
        card = self.ships[at].card
        self.ships = self.ships[:at] + self.ships[at + 1 :]
        self.cells.pop(at)
        return card

    def use_station(self, at: int) -> None:
        """Turned to show that it is spent for this turn (TH-9.5)."""
        used = self.used.copy()
        used[at] = True
        self.used = used

    def attacks(self, cell: int) -> bool:
        for c in self.cells:
            if c == cell:
                return True
        return False

    def recall(self, cell: int) -> None:
        """The ships at this cell return to the hand."""
        for i in range(len(self.cells)):
            if self.cells[i] == cell:
                self.cells[i] = 0


class Effect:
    """A boost or a cancellation that lies on one ship of a group in the current battle (its place in the group)."""

    def __init__(self, seat: int, place: int, boost: int, cancels: bool) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.boost: Final = boost
        self.cancels: Final = cancels


class Battle:
    """A battle between captains for one city (section 8)."""

    def __init__(
        self,
        cell: int,
        order: list[int],
        announced: int,
        stay: list[int],
        pool: list[int],
        dice: list[int],
        totals: list[int],
        passed: int,
        effects: list[Effect],
        claims: list[int],
    ) -> None:
        self.cell: Final = cell
        self.order: Final = order  # who announces when (TH-8.12 – 8.15)
        self.announced = announced
        self.stay = stay  # who has not retreated
        self.pool = pool  # who still rolls
        self.dice = dice  # by seat
        self.totals = totals  # by seat, of the last roll each took part in (TH-8.57)
        self.passed = passed  # a bit a seat
        self.effects = effects
        self.claims = claims  # by seat: the die thrown for a trophy claim

    def clone(self) -> Battle:
        return Battle(
            self.cell,
            self.order,
            self.announced,
            self.stay.copy(),
            self.pool.copy(),
            self.dice.copy(),
            self.totals.copy(),
            self.passed,
            self.effects.copy(),
            self.claims.copy(),
        )


class Catch:
    """A catch under way: the opened army cards and how far the captor has got (section 10.2)."""

    def __init__(
        self, seat: int, cell: int, armies: list[ArmyCard], done: list[bool], dice: int, boost: int, stopped: bool
    ) -> None:
        self.seat: Final = seat
        self.cell: Final = cell
        self.armies = armies
        self.done = done  # beaten, skipped, or no army
        self.dice = dice
        self.boost = boost
        self.stopped = stopped

    def clone(self) -> Catch:
        return Catch(self.seat, self.cell, self.armies.copy(), self.done.copy(), self.dice, self.boost, self.stopped)

    def next_army(self) -> int:
        """The first army that must still be beaten, or -1."""
        for i in range(len(self.done)):
            if not self.done[i]:
                return i
        return -1


class Humans(Table):
    """The table. Decks are bags: they have no order (TH-16.4)."""

    def __init__(self, rules: Rules, seats: int) -> None:
        super().__init__(seats)
        self.rules: Final = rules
        self.turn = 0
        self.cell_count = rules.cards.cities_a_turn[seats]
        self.captains: list[Captain] = []
        self.missions: list[MissionCard] = []  # replaced when it changes, as the next
        self.spare_missions: list[MissionCard] = []
        self.city_decks: list[list[CityCard]] = []  # blue, red
        self.city_discard: list[CityCard] = []
        self.cells: list[CityCard | None] = []  # from 1
        self.ship_decks: list[list[DeckCard]] = []  # blue, red
        self.ship_discard: list[DeckCard] = []
        self.ship_epochs: list[int] = [0, 0]
        self.army_deck: list[ArmyCard] = []
        self.army_discard: list[ArmyCard] = []
        self.compensation_deck: list[CompensationCard] = []
        self.compensation_discard: list[CompensationCard] = []
        self.compensation_epoch = 0
        self.captors: list[int] = []  # by cell
        self.claimants: list[int] = []  # by cell: who has taken its card as a trophy already
        self.raid_extra = 0
        self.battle: Battle | None = None
        self.catch: Catch | None = None

    def clone(self) -> Humans:
        t = Humans(self.rules, self.seats)
        self.copy_onto(t)
        t.turn = self.turn
        t.captains = [c.clone() for c in self.captains]
        t.missions = self.missions
        t.spare_missions = self.spare_missions
        t.city_decks = [self.city_decks[0].copy(), self.city_decks[1].copy()]
        t.city_discard = self.city_discard.copy()
        t.cells = self.cells.copy()
        t.ship_decks = [self.ship_decks[0].copy(), self.ship_decks[1].copy()]
        t.ship_discard = self.ship_discard.copy()
        t.ship_epochs = self.ship_epochs.copy()
        t.army_deck = self.army_deck.copy()
        t.army_discard = self.army_discard.copy()
        t.compensation_deck = self.compensation_deck.copy()
        t.compensation_discard = self.compensation_discard.copy()
        t.compensation_epoch = self.compensation_epoch
        t.captors = self.captors.copy()
        t.claimants = self.claimants.copy()
        t.raid_extra = self.raid_extra
        if self.battle is not None:
            t.battle = self.battle.clone()
        if self.catch is not None:
            t.catch = self.catch.clone()
        return t

    def clause_of(self, question: int) -> str:
        return CLAUSES[question]

    def scores(self) -> list[int]:
        return [c.balance for c in self.captains]

    def colour(self) -> int:
        """Whose cities and ships are in use: blue to turn 5, then red (TH-3.5, 3.6)."""
        return 0 if self.turn < FIRST_RED_TURN else 1

    def fuel_limit(self) -> int:
        return self.rules.settings.fuel_limit[self.turn - 1]

    def in_priority(self, place: int) -> int:
        """The seat at this place of the priority order of the turn (TH-0.12)."""
        return (self.turn - 1 + place) % self.seats

    def priority(self, seat: int) -> int:
        """The place of this seat in it."""
        return (seat - self.turn + 1) % self.seats

    def is_old(self, card: Compensation) -> bool:
        """Drawn in an earlier turn, so usable (TH-0.15, 13.5, 13.6)."""
        if self.rules.settings.compensations_expire:
            return card.turn == self.turn - 1
        return card.turn < self.turn

    def has_old(self, seat: int) -> bool:
        for c in self.captains[seat].compensations:
            if self.is_old(c):
                return True
        return False

    def has_ready(self, seat: int, effect: int) -> bool:
        """Does the captain own a ready station with this effect?"""
        captain = self.captains[seat]
        for i in range(len(captain.stations)):
            if captain.stations[i].effect == effect and not captain.used[i]:
                return True
        return False

    def city_at(self, cell: int) -> CityCard:
        city = self.cells[cell]
        assert city is not None, "no city lies there"
        return city

    def the_battle(self) -> Battle:
        assert self.battle is not None, "no battle is going on"
        return self.battle

    def the_catch(self) -> Catch:
        assert self.catch is not None, "no catch is going on"
        return self.catch
