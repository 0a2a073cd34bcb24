"""The complete contents of a table, hidden things and future chance included, for comparing tables."""

from __future__ import annotations

from kubrik.engine.chance import Rng
from kubrik.engine.game import Box
from kubrik.engine.journal import Journal, Note
from kubrik.engine.table import Table
from kubrik.engine.views import View

CACHE = "options_now"  # a cache: filling it is not a change of the table
PLAIN = {int, bool, str, float, type(None)}  # the most frequent types, so checked first
_fields: dict[type, list[str]] = {}


def differences(one: object, other: object, path: str = "") -> list[str]:
    """The dotted names of the fields in which two dumps, or two views as plain values, differ."""
    if one == other:  # fast path: most parts are equal
        return []
    if isinstance(one, dict) and (other is None or isinstance(other, dict)):
        others = other or {}
        names = [*one, *(name for name in others if name not in one)]
        pairs = [(f"{path}.{name}" if path else name, one.get(name), others.get(name)) for name in names]
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        pairs = [(path, a, b) for a, b in zip(one, other)]
    else:
        return [path]
    return list(dict.fromkeys(p for name, a, b in pairs for p in differences(a, b, name)))


def dump(value: object) -> object:
    """A value as plain data. What can be cloned is mutable and taken apart; cards, choices and steps are kept."""
    if type(value) in PLAIN:
        return value
    if isinstance(value, list | tuple):
        return tuple([v if type(v) in PLAIN else dump(v) for v in value])
    if isinstance(value, Rng):
        return int(value.state)
    if isinstance(value, Journal):
        return tuple(value.notes)
    if hasattr(value, "clone"):
        return {name: dump(getattr(value, name)) for name in fields(value)}
    return value


def dump_of_clone(t: Table) -> object:
    """The dump of a table without log and journal, which clones don't have."""
    whole = dump(t)
    assert isinstance(whole, dict)
    return {name: value for name, value in whole.items() if name not in ("log", "journal")}


def fields(value: object) -> list[str]:
    """The names of an object's fields; works for compiled classes too."""
    kind = type(value)
    if kind not in _fields:
        names = [name for name in dir(value) if not name.startswith("_") and name != CACHE]
        _fields[kind] = [name for name in names if not callable(getattr(value, name))]
    return _fields[kind]


def views(box: Box, t: Table) -> list[View]:
    """The views of a spectator and of all seats, in this order."""
    return [box.view(t, seat) for seat in (None, *range(t.seats))]


def facts(notes: list[Note]) -> list[tuple[int, ...]]:
    return [(n.kind, n.audience, n.a, n.b, n.c, n.d, *n.more) for n in notes]
