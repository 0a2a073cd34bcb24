"""Looking at a table through somebody's eyes: a seat's, or a spectator's (None)."""

from __future__ import annotations

import msgspec

from kubrik.engine.journal import NOBODY
from kubrik.games.keyflower.state import Keyflower
from kubrik.games.keyflower.view import keyflower_view
from kubrik.games.keyflower.view_structs import AuctionView, BoatView, KeyflowerView, OwnView, PlotView, SketchView
from tests.games.keyflower.scene import Scene

Watcher = int | None


def seen(s: Scene, who: Watcher) -> KeyflowerView:
    return keyflower_view(s.t, who)


def own(s: Scene, seat: int) -> OwnView:
    view = seen(s, seat).own
    assert view is not None
    return view


def sketch(s: Scene, seat: int) -> SketchView:
    found = own(s, seat).sketch
    assert found is not None
    return found


def others(s: Scene, seat: int) -> list[Watcher]:
    """Everybody but this player: the other seats, and a spectator."""
    return [None, *[other for other in range(s.t.seats) if other != seat]]


def everybody(s: Scene) -> list[Watcher]:
    return [None, *range(s.t.seats)]


def auction_seen(s: Scene, who: Watcher, name: str) -> AuctionView:
    return next(a for a in seen(s, who).auctions if a.tile == name)


def boat_seen(s: Scene, who: Watcher, name: str) -> BoatView:
    return next(b for b in seen(s, who).boats if b.tile == name)


def plot_seen(s: Scene, who: Watcher, name: str) -> PlotView:
    return next(plot for player in seen(s, who).players for plot in player.village if plot.tile == name)


def all_that_is_told(t: Keyflower, who: Watcher) -> str:
    """Every word and number that reaches somebody: the view, and the journal as it may be read."""
    journal = t.journal
    read = journal.read_by(NOBODY if who is None else who) if journal is not None else []
    lines = [(n.kind, n.a, n.b, n.c, n.d) for n in read]
    return (msgspec.json.encode(keyflower_view(t, who)) + msgspec.json.encode(lines)).decode()


def told(s: Scene, who: Watcher) -> str:
    return all_that_is_told(s.t, who)


def told_to_others(s: Scene, seat: int) -> list[str]:
    return [told(s, who) for who in others(s, seat)]


def words(s: Scene, who: Watcher) -> set[str]:
    """Every word of a view, such as the ids of the tiles in it."""
    return set(words_in(msgspec.to_builtins(seen(s, who))))


def words_in(value: object) -> list[str]:
    if isinstance(value, str):
        return value.split()
    if isinstance(value, dict):
        return [w for v in value.values() for w in words_in(v)]
    if isinstance(value, list | tuple):
        return [w for v in value for w in words_in(v)]
    return []
