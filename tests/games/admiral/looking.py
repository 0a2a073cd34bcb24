"""Looking at a table through somebody's eyes: a seat's, or a spectator's (None)."""

from __future__ import annotations

import msgspec

from kubrik.games.admiral.expansions.captain_cards.views.structs import CardsView, CardView
from kubrik.games.admiral.expansions.captain_cards.views.ways import card_ways
from kubrik.games.admiral.views.structs import AdmiralView, FortView, OwnView, PlayerView, ShipView
from kubrik.games.admiral.views.view import admiral_view
from kubrik.games.admiral.views.ways import ADMIRAL_WAYS
from tests.games.admiral.scene import CAPTAINS, Scene
from tests.games.watching import Watcher, everybody, others, reaching

TYPES = [captain.name.id for captain in CAPTAINS.all]
ALL_WAYS = ADMIRAL_WAYS.with_more(card_ways(CAPTAINS))


def seen(s: Scene, who: Watcher) -> AdmiralView:
    return admiral_view(s.t, who)


def own(s: Scene, seat: int) -> OwnView:
    view = seen(s, seat).own
    assert view is not None
    return view


def ship_seen(s: Scene, name: str, who: Watcher = None) -> ShipView:
    return next(ship for ship in seen(s, who).ships if ship.name == name)


def fort_seen(s: Scene, name: str, who: Watcher = None) -> FortView:
    return next(fort for fort in seen(s, who).forts if fort.name == name)


def player_seen(s: Scene, seat: int, who: Watcher = None) -> PlayerView:
    return seen(s, who).players[seat]


def cards_seen(s: Scene, who: Watcher) -> CardsView:
    [cards] = seen(s, who).additions
    assert isinstance(cards, CardsView)
    return cards


def card_seen(s: Scene, first: str, who: Watcher) -> CardView:
    """The card that was first laid under this ship."""
    return next(card for card in cards_seen(s, who).cards if card.card == s.thing(first))


def captain_seen(s: Scene, first: str) -> list[str | None]:
    """What a spectator and each seat sees of that card."""
    return [card_seen(s, first, who).captain for who in everybody(s)]


def told(s: Scene, who: Watcher) -> str:
    return reaching(who, seen(s, who), s.t)


def told_to_others(s: Scene, seat: int) -> list[str]:
    return [told(s, who) for who in others(s, seat)]


def types_told(s: Scene, who: Watcher) -> set[str]:
    """The captains that are named anywhere in what is sent to somebody."""
    return {id for id in TYPES if id in msgspec.json.encode(seen(s, who)).decode()}


def ways(s: Scene, seat: int = 0) -> dict[str, list[str]]:
    """The places of every choice this player has: «thing 3», «arrow NE», «card 0»."""
    found = [ALL_WAYS.way_of(seen(s, seat), s.choice(name)) for name in s.options(seat)]
    return {way.name: [f"{place.kind} {place.which}" for place in way.places] for way in found}
