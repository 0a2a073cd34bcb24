"""Looking at a table through somebody's eyes: a seat's, or a spectator's (None)."""

from __future__ import annotations

import msgspec

from kubrik.engine.journal import NOBODY
from kubrik.games.humans.state import Humans
from kubrik.games.humans.view import humans_view
from kubrik.games.humans.view_structs import HumansView, OwnView
from tests.games.humans.scene import Scene

Watcher = int | None


def seen(s: Scene, who: Watcher) -> HumansView:
    return humans_view(s.t, who)


def own(s: Scene, seat: int) -> OwnView:
    view = humans_view(s.t, seat).own
    assert view is not None
    return view


def others(s: Scene, seat: int) -> list[Watcher]:
    """Everybody but this captain: the other seats, and a spectator."""
    return [None, *[other for other in range(s.t.seats) if other != seat]]


def everybody(s: Scene) -> list[Watcher]:
    return [None, *range(s.t.seats)]


def all_that_is_told(t: Humans, who: Watcher) -> str:
    """Every word and number that reaches somebody: the view, and the journal as it may be read."""
    journal = t.journal
    read = journal.read_by(NOBODY if who is None else who) if journal is not None else []
    lines = [(n.kind, n.a, n.b, n.c, n.d) for n in read]
    return (msgspec.json.encode(humans_view(t, who)) + msgspec.json.encode(lines)).decode()


def told(s: Scene, who: Watcher) -> str:
    return all_that_is_told(s.t, who)


def names(s: Scene, who: Watcher) -> set[str]:
    """Every word of a view, such as the ids of the cards in it."""
    return set(words_in(msgspec.to_builtins(seen(s, who))))


def words_in(value: object) -> list[str]:
    if isinstance(value, str):
        return value.split()
    if isinstance(value, dict):
        return [w for v in value.values() for w in words_in(v)]
    if isinstance(value, list | tuple):
        return [w for v in value for w in words_in(v)]
    return []
