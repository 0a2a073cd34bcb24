"""What each seat sees of the captains' cards (H)."""

from __future__ import annotations

from kubrik.games.admiral.expansions.captain_cards.table.cards import NO_CAPTAIN, Cards, are_laid_out, cards_of, owner
from kubrik.games.admiral.expansions.captain_cards.views.affair import affair_of_cards
from kubrik.games.admiral.expansions.captain_cards.views.answers import assigned_cards
from kubrik.games.admiral.expansions.captain_cards.views.structs import CardsView, CardView
from kubrik.games.admiral.table.state import Admiral


def cards_view(t: Admiral, seat: int | None) -> CardsView:
    """The cards as this seat may see them; empty before they are dealt."""
    if not are_laid_out(t):
        return CardsView()
    cards = cards_of(t)
    laid = [card for card, captain in enumerate(cards.types) if captain != NO_CAPTAIN]
    asides = tuple(tuple(cards.captains.all[c].name.id for c in aside) for aside in cards.aside)
    return CardsView(
        affair=affair_of_cards(t),
        cards=tuple(card_view(t, cards, card, seat) for card in laid),
        aside=tuple(len(aside) for aside in asides),
        own_aside=asides[seat] if seat is not None else (),
        own_assigned=assigned_cards(t, cards, seat) if seat is not None else (),
        shown_aside=asides if t.over else (),
    )


def card_view(t: Admiral, cards: Cards, card: int, seat: int | None) -> CardView:
    place, ships = cards.places[card], t.rules.number_of_ships
    may_see = cards.up[card] or owner(t, card) == seat or t.over
    return CardView(
        card=card,
        seat=owner(t, card),
        up=cards.up[card],
        ship=place if 0 <= place < ships else None,
        port=place - ships if place >= ships else None,
        captain=cards.captain(card).name.id if may_see else None,
    )
