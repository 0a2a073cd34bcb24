"""Who looks at a table, whatever the game, and all that reaches them: a seat, or a spectator (None)."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from kubrik.engine.journal import NOBODY
from kubrik.engine.table import Table
from kubrik.engine.views import View
from tests.games.playing import Playing

Watcher = int | None
T = TypeVar("T", bound=Table)


def everybody(s: Playing[T]) -> list[Watcher]:
    return [None, *range(s.t.seats)]


def others(s: Playing[T], seat: int) -> list[Watcher]:
    """Everybody but this player: the other seats, and a spectator."""
    return [who for who in everybody(s) if who != seat]


def reaching(who: Watcher, view: View, t: Table) -> str:
    """Every word and number that is told to somebody: the view, and the journal as it may be read."""
    read = t.journal.read_by(NOBODY if who is None else who) if t.journal is not None else []
    lines = [(n.kind, n.a, n.b, n.c, n.d) for n in read]
    return (msgspec.json.encode(view) + msgspec.json.encode(lines)).decode()


def words_in(view: View) -> set[str]:
    """Every word of a view, such as the ids of the cards and tiles in it."""
    return set(words_of(msgspec.to_builtins(view)))


def words_of(value: object) -> list[str]:
    if isinstance(value, str):
        return value.split()
    if isinstance(value, dict):
        return [w for v in value.values() for w in words_of(v)]
    if isinstance(value, list | tuple):
        return [w for v in value for w in words_of(v)]
    return []
