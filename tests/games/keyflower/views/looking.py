"""Looking at a table through somebody's eyes: a seat's, or a spectator's (None)."""

from __future__ import annotations

from kubrik.games.keyflower.views.structs import AuctionView, BoatView, KeyflowerView, OwnView, PlotView, SketchView
from kubrik.games.keyflower.views.view import keyflower_view
from tests.games.keyflower.scene import Scene
from tests.games.watching import Watcher, others, reaching, words_in


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


def auction_seen(s: Scene, who: Watcher, name: str) -> AuctionView:
    return next(a for a in seen(s, who).auctions if a.tile == name)


def boat_seen(s: Scene, who: Watcher, name: str) -> BoatView:
    return next(b for b in seen(s, who).boats if b.tile == name)


def plot_seen(s: Scene, who: Watcher, name: str) -> PlotView:
    return next(plot for player in seen(s, who).players for plot in player.village if plot.tile == name)


def told(s: Scene, who: Watcher) -> str:
    return reaching(who, seen(s, who), s.t)


def told_to_others(s: Scene, seat: int) -> list[str]:
    return [told(s, who) for who in others(s, seat)]


def words(s: Scene, who: Watcher) -> set[str]:
    """Every word of a view, such as the ids of the tiles in it."""
    return words_in(seen(s, who))
