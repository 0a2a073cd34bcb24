"""Why a captain may not go ashore or aboard, and why a card may not be turned (CC-3.5, CC-3.6, CC-3.7, CC-6)."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.games.admiral.expansions.captain_cards.table.cards import NO_CARD, cards_of, owner
from kubrik.games.admiral.expansions.captain_cards.table.choices import CARD, DOWN, GO_OVER, TURN_UP
from kubrik.games.admiral.table.ruleset import NO_PORT
from kubrik.games.admiral.table.state import Admiral


def landing_refusal(t: Admiral, seat: int, ship: int) -> str:
    if t.flags[ship] != seat:
        return "CC-6.6"
    if cards_of(t).aboard[ship] == NO_CARD or not t.is_sheltered(ship):
        return "CC-6.1"
    return "CC-6.11"


def taking_refusal(t: Admiral, seat: int, ship: int) -> str:
    """Why nobody can come aboard this ship."""
    cards = cards_of(t)
    if t.flags[ship] != seat:
        return "CC-6.4"
    if cards.aboard[ship] != NO_CARD:
        return "CC-2.4"
    ashore = [card for card in range(len(cards.places)) if owner(t, card) == seat and is_ashore_at(t, card, ship)]
    if not ashore:
        return "CC-6.3"
    return "CC-4.6" if t.are_enemies(t.fort_flags[t.port_of(ship)], seat) else "CC-6.11"


def card_refusal(t: Admiral, seat: int, ship: int, choice: Choice) -> str:
    """Why this card can't come aboard a ship that others can board."""
    if choice.kind != CARD:
        return ""
    if owner(t, choice.a) != seat:
        return "CC-6.4"
    return "CC-6.11" if is_ashore_at(t, choice.a, ship) else "CC-6.3"


def is_ashore_at(t: Admiral, card: int, ship: int) -> bool:
    """Is the captain ashore in the port where this ship lies?"""
    port = t.port_of(ship)
    return port != NO_PORT and cards_of(t).places[card] == t.rules.number_of_ships + port


def turning_refusal(t: Admiral, seat: int, choice: Choice) -> str:
    """Why not: cards are not turned down in mid-turn, and a captain changes ships immediately or not at all."""
    if choice.kind == GO_OVER:
        return "CC-5.3"
    if choice.kind == DOWN:
        return "CC-3.7"
    if choice.kind != TURN_UP:
        return ""
    return "CC-3.7" if owner(t, choice.a) == seat and cards_of(t).up[choice.a] else "CC-3.5"
