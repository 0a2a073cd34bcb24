"""What lies on the table of Tremble, Humans!, and how it is cloned."""

from __future__ import annotations

from typing import Final

from kubrik.engine.table import AnyStep, Table
from kubrik.games.humans.box.cards import (
    ArmyCard,
    Cards,
    CityCard,
    CompensationCard,
    DeckCard,
    MissionCard,
)
from kubrik.games.humans.table.captain import Captain, Compensation
from kubrik.games.humans.table.choices import Choices, Outcomes
from kubrik.games.humans.table.fights import Battle, Catch
from kubrik.games.humans.table.settings import Settings

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


class Humans(Table):
    """The table. Decks are bags: they have no order (TH-16.4)."""

    def __init__(self, rules: Rules, seats: int) -> None:
        super().__init__(seats)
        self.rules: Final = rules
        self.turn = 0
        self.cell_count = rules.cards.cities_a_turn[seats]
        self.captains: list[Captain] = []
        self.missions: list[MissionCard] = []  # replaced when it changes, like the next one
        self.spare_missions: list[MissionCard] = []
        self.city_decks: list[list[CityCard]] = []  # blue, red
        self.city_discard: list[CityCard] = []
        self.cells: list[CityCard | None] = []  # from 1 (TH-1.2)
        self.ship_decks: list[list[DeckCard]] = []  # blue, red
        self.ship_discard: list[DeckCard] = []
        self.ship_epochs: list[int] = [0, 0]
        self.army_deck: list[ArmyCard] = []
        self.army_discard: list[ArmyCard] = []
        self.compensation_deck: list[CompensationCard] = []
        self.compensation_discard: list[CompensationCard] = []
        self.compensation_epoch = 0
        self.captors: list[int] = []  # by cell (TH-10.1)
        self.claimants: list[int] = []  # by cell: the seat that has already taken its card as a trophy
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

    def scores(self) -> list[int]:
        """Each captain's humans, which are points and money at once; nothing else counts (TH-0.4, TH-14.6)."""
        return [c.balance for c in self.captains]

    def colour(self) -> int:
        """Whose cities and ships are in use: blue to turn 5, then red (TH-2.14, TH-2.15, TH-3.5, TH-3.6, TH-3.7)."""
        return 0 if self.turn < FIRST_RED_TURN else 1

    def fuel_limit(self) -> int:
        """The turn's fuel limit, the same for every captain (TH-6.15)."""
        return self.rules.settings.fuel_limit[self.turn - 1]

    def in_priority(self, place: int) -> int:
        """The seat at this place of the priority order of the turn (TH-0.12)."""
        return (self.turn - 1 + place) % self.seats

    def priority(self, seat: int) -> int:
        """The place of this seat in the priority order."""
        return (seat - self.turn + 1) % self.seats

    def is_old(self, card: Compensation) -> bool:
        """Drawn in an earlier turn, so usable (TH-0.15, TH-13.5, TH-13.6)."""
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
