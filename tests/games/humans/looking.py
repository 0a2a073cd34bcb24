"""Looking at a table through somebody's eyes: a seat's, or a spectator's (None)."""

from __future__ import annotations

from kubrik.games.humans.table.state import Humans
from kubrik.games.humans.views.structs import HumansView, OwnView
from kubrik.games.humans.views.view import humans_view
from tests.games.humans.scene import Scene
from tests.games.watching import Watcher, reaching, words_in


def seen(s: Scene, who: Watcher) -> HumansView:
    return humans_view(s.t, who)


def own(s: Scene, seat: int) -> OwnView:
    view = humans_view(s.t, seat).own
    assert view is not None
    return view


def all_that_is_told(t: Humans, who: Watcher) -> str:
    return reaching(who, humans_view(t, who), t)


def told(s: Scene, who: Watcher) -> str:
    return all_that_is_told(s.t, who)


def names(s: Scene, who: Watcher) -> set[str]:
    """Every word of a view, such as the ids of the cards in it."""
    return words_in(seen(s, who))
