"""Finds captains' cards in a view."""

from __future__ import annotations

from kubrik.engine.texts import NotShown
from kubrik.games.admiral.expansions.captain_cards.views.structs import CardsView, CardView
from kubrik.games.admiral.views.structs import AdmiralView


def cards_in(view: AdmiralView) -> tuple[CardView, ...]:
    return next(addition.cards for addition in view.additions if isinstance(addition, CardsView))


def card_seen(view: AdmiralView, card: int) -> CardView:
    """The card with this number: the ship it was first laid under."""
    for seen in cards_in(view):
        if seen.card == card:
            return seen
    raise NotShown("this card is not laid")


def card_under(view: AdmiralView, ship: int) -> CardView:
    for seen in cards_in(view):
        if seen.ship == ship:
            return seen
    raise NotShown("no card lies under this ship")
