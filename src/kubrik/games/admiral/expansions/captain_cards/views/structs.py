"""What is seen of the captains' cards: plain values."""

from __future__ import annotations

from msgspec import Struct

from kubrik.games.admiral.views.structs import AdditionView


class CardView(Struct, frozen=True, kw_only=True):
    """A captain's card: a back, or a face that this seat may see."""

    card: int  # the ship it was first laid under (H-6)
    seat: int  # whose it is
    up: bool
    ship: int | None  # under which it lies
    port: int | None  # beside which it lies; neither: it is out of the game
    captain: str | None  # None: only its back


class CardsView(AdditionView, frozen=True, kw_only=True):
    """All cards. Captains who are being assigned are not laid yet."""

    cards: tuple[CardView, ...] = ()
    aside: tuple[int, ...] = ()  # by seat: how many were not chosen (CC-2.7)
    own_aside: tuple[str, ...] = ()
    own_assigned: tuple[CardView, ...] = ()  # whom this seat gives its ships, while that is under seal (CC-2.5)
    shown_aside: tuple[tuple[str, ...], ...] = ()  # by seat, when the game is over (AD-22.7)
