"""Where the captains' cards lie (CC-1 – CC-3). A card has the number of the ship it was first laid under (H-6)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.journal import Journal, Note
from kubrik.engine.rules import Annex
from kubrik.games.admiral.expansions.captain_cards.box.captains import Captain, Captains
from kubrik.games.admiral.expansions.captain_cards.table import notes
from kubrik.games.admiral.expansions.captain_cards.table.notes import NAMING, NOT_NAMED
from kubrik.games.admiral.table.state import Admiral

NO_CARD: Final = -1
NO_CAPTAIN: Final = -1
OUT: Final = -1  # in place of a ship or port: out of the game


class Cards(Annex):
    """The cards of all players. Places are ships and, from the number of ships on, ports."""

    def __init__(self, captains: Captains, log_memory: bool, ships: int) -> None:
        self.captains: Final = captains
        self.log_memory: Final = log_memory  # does the journal keep names (AD-19.7)?
        self.types = [NO_CAPTAIN] * ships  # by card, like the next three: which captain it is
        self.up = [False] * ships
        self.seen = [False] * ships  # everybody has seen which captain it is, and may remember (H-7)
        self.places = [OUT] * ships
        self.aboard = [NO_CARD] * ships  # by ship: the card under it
        self.aside: list[list[int]] = []  # by seat: captains not chosen; replaced when it changes
        self.landed = 0  # cards that were landed in this turn, as bits (CC-6.11)
        self.taken = 0  # cards that were taken aboard in this turn, as bits

    def clone(self) -> Cards:
        a = Cards(self.captains, self.log_memory, 0)
        a.types = self.types.copy()
        a.up = self.up.copy()
        a.seen = self.seen.copy()
        a.places = self.places.copy()
        a.aboard = self.aboard.copy()
        a.aside = self.aside
        a.landed = self.landed
        a.taken = self.taken
        return a

    def captain(self, card: int) -> Captain:
        return self.captains.all[self.types[card]]

    def is_down(self, ship: int) -> bool:
        """Does a card lie face down under this ship?"""
        card = self.aboard[ship]
        return card != NO_CARD and not self.up[card]

    def open_captain(self, ship: int) -> Captain | None:
        """The captain face up under this ship, if any (CC-3.4, CC-3.11)."""
        card = self.aboard[ship]
        return self.captains.all[self.types[card]] if card != NO_CARD and self.up[card] else None

    def hidden_captain(self, ship: int) -> Captain | None:
        """The captain face down under this ship, if any: only its owner may know."""
        card = self.aboard[ship]
        return self.captains.all[self.types[card]] if card != NO_CARD and not self.up[card] else None

    def in_game(self, card: int) -> bool:
        return self.places[card] != OUT

    def named(self, card: int) -> int:
        """The captain's number for a public note: NOT_NAMED unless face up."""
        return self.types[card] if self.up[card] else NOT_NAMED


def cards_of(t: Admiral) -> Cards:
    for annex in t.annexes:
        if isinstance(annex, Cards):
            return annex
    raise AssertionError("no cards are laid out")


def are_laid_out(t: Admiral) -> bool:
    """Before they are dealt there is nothing to see."""
    return any(isinstance(annex, Cards) for annex in t.annexes)


def owner(t: Admiral, card: int) -> int:
    """The player whose set it is from (CC-6.2)."""
    return t.rules.scenario.berths[card].seat


def ship_under(t: Admiral, place: int) -> int:
    """The ship, or -1 if the place is a port."""
    return place if place < t.rules.number_of_ships else -1


def show(t: Admiral, card: int, used: bool) -> None:
    """Turns a card face up (CC-3.2, CC-3.5)."""
    cards = cards_of(t)
    t.uncover()
    cards.up[card] = True
    cards.seen[card] = True
    t.note(notes.CARD_SHOWN, card, ship_under(t, cards.places[card]), 1 if used else 0, cards.types[card])


def turn_down(t: Admiral, card: int) -> None:
    """Turns a card face down: from now on players have to remember it (CC-3.6, CC-3.8, CC-3.9)."""
    cards = cards_of(t)
    cards.up[card] = False
    t.note(notes.CARD_DOWN, card, ship_under(t, cards.places[card]))
    if t.journal is not None and not cards.log_memory:
        forget(t.journal, card)


def forget(journal: Journal, card: int) -> None:
    """Removes the captain's name from older lines of the journal (AD-19.7)."""
    for i, note in enumerate(journal.notes):
        if note.kind in NAMING and note.a == card:
            journal.faded[i] = Note(note.kind, note.audience, note.a, note.b, note.c, NOT_NAMED)


def lay(cards: Cards, card: int, place: int, ships: int) -> None:
    """Lays a card under a ship or beside a port, without turning it (CC-5.4, CC-6.8)."""
    lift(cards, card, ships)
    cards.places[card] = place
    if place < ships:
        cards.aboard[place] = card


def lift(cards: Cards, card: int, ships: int) -> None:
    """Takes a card from its place; it is out of the game until it is laid down again."""
    place = cards.places[card]
    if place != OUT and place < ships:
        cards.aboard[place] = NO_CARD
    cards.places[card] = OUT
