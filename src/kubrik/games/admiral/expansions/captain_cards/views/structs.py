"""The visible part of the captains' cards, as plain values."""

from __future__ import annotations

from msgspec import Struct

from kubrik.games.admiral.views.structs import AdditionView


class CardView(Struct, frozen=True, kw_only=True):
    """A captain's card: a back, or a face that this seat may see."""

    card: int  # the ship it was first laid under (H-6)
    seat: int  # its owner
    up: bool
    ship: int | None  # the ship under which it lies
    port: int | None  # the port beside which it lies; if both are None, it is out of the game
    captain: str | None  # None: only its back is visible


class CardsView(AdditionView, frozen=True, kw_only=True):
    """All cards. Captains who are being assigned are not laid yet."""

    cards: tuple[CardView, ...] = ()
    aside: tuple[int, ...] = ()  # by seat: how many were not chosen (CC-2.7)
    own_aside: tuple[str, ...] = ()
    own_assigned: tuple[CardView, ...] = ()  # assigned so far by this seat, secretly (CC-2.5)
    shown_aside: tuple[tuple[str, ...], ...] = ()  # by seat, when the game is over (AD-22.7)
