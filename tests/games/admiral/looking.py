"""Looking at a table through somebody's eyes: a seat's, or a spectator's (None)."""

from __future__ import annotations

import msgspec

from kubrik.engine.journal import NOBODY
from kubrik.games.admiral.expansions.captain_cards.view import CardsView, CardView
from kubrik.games.admiral.state import Admiral
from kubrik.games.admiral.view import admiral_view
from kubrik.games.admiral.view_structs import AdmiralView, FortView, OwnView, PlayerView, ShipView
from tests.games.admiral.scene import CAPTAINS, Scene

Watcher = int | None
TYPES = [captain.name.id for captain in CAPTAINS.all]


def seen(s: Scene, who: Watcher) -> AdmiralView:
    return admiral_view(s.t, who)


def own(s: Scene, seat: int) -> OwnView:
    view = seen(s, seat).own
    assert view is not None
    return view


def others(s: Scene, seat: int) -> list[Watcher]:
    """Everybody but this player: the other seats, and a spectator."""
    return [None, *[other for other in range(s.t.seats) if other != seat]]


def everybody(s: Scene) -> list[Watcher]:
    return [None, *range(s.t.seats)]


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


def all_that_is_told(t: Admiral, who: Watcher) -> str:
    """Every word and number that reaches somebody: the view, and the journal as it may be read."""
    journal = t.journal
    read = journal.read_by(NOBODY if who is None else who) if journal is not None else []
    lines = [(n.kind, n.a, n.b, n.c, n.d) for n in read]
    return (msgspec.json.encode(admiral_view(t, who)) + msgspec.json.encode(lines)).decode()


def told(s: Scene, who: Watcher) -> str:
    return all_that_is_told(s.t, who)


def told_to_others(s: Scene, seat: int) -> list[str]:
    return [told(s, who) for who in others(s, seat)]


def types_told(s: Scene, who: Watcher) -> set[str]:
    """The captains that are named anywhere in what is sent to somebody."""
    return {id for id in TYPES if id in msgspec.json.encode(seen(s, who)).decode()}
