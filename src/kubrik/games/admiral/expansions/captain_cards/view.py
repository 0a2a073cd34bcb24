"""What each sees of the captains' cards (H)."""

from __future__ import annotations

from msgspec import Struct

from kubrik.games.admiral.expansions.captain_cards.cards import NO_CAPTAIN, Cards, cards_of, owner
from kubrik.games.admiral.expansions.captain_cards.view_affair import affair_of_cards
from kubrik.games.admiral.state import Admiral
from kubrik.games.admiral.view_structs import AdditionView


class CardView(Struct, frozen=True, kw_only=True):
    """A captain's card: a back, or a face that this seat may see."""

    card: int  # the ship it was first laid under (H-6)
    seat: int  # whose it is
    up: bool
    ship: int | None  # under which it lies
    port: int | None  # beside which it lies; neither: it is out of the game
    captain: str | None  # None: only its back


class CardsView(AdditionView, frozen=True, kw_only=True):
    """All cards. Captains who are being assigned are not laid yet: only the own answers tell of them."""

    cards: tuple[CardView, ...] = ()
    aside: tuple[int, ...] = ()  # by seat: how many were not chosen (CC-2.7)
    own_aside: tuple[str, ...] = ()
    shown_aside: tuple[tuple[str, ...], ...] = ()  # by seat, when the game is over (AD-22.7)


def cards_view(t: Admiral, seat: int | None) -> CardsView:
    """Nothing before the cards are dealt."""
    if not t.annexes:
        return CardsView()
    cards = cards_of(t)
    laid = [card for card, captain in enumerate(cards.types) if captain != NO_CAPTAIN]
    asides = tuple(tuple(cards.captains.all[c].name.id for c in aside) for aside in cards.aside)
    return CardsView(
        affair=affair_of_cards(t),
        cards=tuple(card_view(t, cards, card, seat) for card in laid),
        aside=tuple(len(aside) for aside in asides),
        own_aside=asides[seat] if seat is not None else (),
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
