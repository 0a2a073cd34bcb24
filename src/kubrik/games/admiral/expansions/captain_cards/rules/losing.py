"""What happens to captains when ships and forts are lost (CC-4, CC-5.1, AD-21.2, AD-22.2, AD-22.12)."""

from __future__ import annotations

from kubrik.games.admiral.expansions.captain_cards.table import notes
from kubrik.games.admiral.expansions.captain_cards.table.cards import (
    NO_CAPTAIN,
    NO_CARD,
    are_laid_out,
    cards_of,
    lay,
    lift,
    owner,
    ship_under,
)
from kubrik.games.admiral.table.ruleset import NO_PORT
from kubrik.games.admiral.table.skills import Listener
from kubrik.games.admiral.table.state import Admiral


class CaptainOfSunkShip(Listener[Admiral]):
    """The captain is saved if an enemy sinks the ship in a port of its owner, and lost in all other cases (AD-13.5,
    CC-4.1, CC-4.2, CC-4.3, CC-4.4).
    """

    def hear(self, t: Admiral, subject: int, seat: int) -> None:
        cards = cards_of(t)
        card = cards.aboard[subject]
        if card == NO_CARD:
            return
        port, flag = t.port_of(subject), t.flags[subject]
        if port != NO_PORT and t.fort_flags[port] == flag and t.are_enemies(seat, flag):
            lay(cards, card, t.rules.number_of_ships + port, t.rules.number_of_ships)
            t.note(notes.CARD_SAVED, card, subject, port, cards.named(card))
        else:
            lose(t, card)


class CaptainOfLostShip(Listener[Admiral]):
    """The captain is lost if the ship loses a boarding or its player resigns (CC-5.1, CC-5.6, AD-22.12)."""

    def hear(self, t: Admiral, subject: int, seat: int) -> None:
        card = cards_of(t).aboard[subject]
        if card != NO_CARD:
            lose(t, card)


class CaptainsOfLostPort(Listener[Admiral]):
    """Captains ashore in a captured port are lost, if they are the captor's enemies and the option is on (CC-4.6)."""

    def hear(self, t: Admiral, subject: int, seat: int) -> None:
        cards = cards_of(t)
        for card, place in enumerate(cards.places):
            if place == t.rules.number_of_ships + subject and t.are_enemies(seat, owner(t, card)):
                lose(t, card)


class CaptainsOfEliminated(Listener[Admiral]):
    """Captains ashore are lost; the others went with their ships (AD-22.2)."""

    def hear(self, t: Admiral, subject: int, seat: int) -> None:
        cards = cards_of(t)
        for card in range(len(cards.places)):
            if cards.in_game(card) and owner(t, card) == seat:
                lose(t, card)


def lose(t: Admiral, card: int) -> None:
    """Removes a card; if it lay face down, it is not shown before the end of the game (CC-4.5)."""
    cards = cards_of(t)
    t.note(notes.CARD_LOST, card, ship_under(t, cards.places[card]), 0, cards.named(card))
    lift(cards, card, t.rules.number_of_ships)


class ShowAll(Listener[Admiral]):
    """Shows all cards at the end of the game (AD-22.7)."""

    def hear(self, t: Admiral, subject: int, seat: int) -> None:
        if t.journal is None or not are_laid_out(t):
            return
        cards = cards_of(t)
        for card, captain in enumerate(cards.types):
            if captain != NO_CAPTAIN:
                t.note(notes.WAS, card, 0, 0, captain)
        for aside_of, captains in enumerate(cards.aside):
            for captain in captains:
                t.note(notes.WAS_ASIDE, aside_of, 0, 0, captain)
