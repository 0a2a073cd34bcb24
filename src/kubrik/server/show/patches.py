"""What changed between two scenes, so that a seat is sent that and not the whole table.

A patch is a list of changes: where (names of fields, keys, places in lists), and what is there now. Lists that grew or
shrank are sent whole: they are short, and which of their members moved can't be known. So are questions, and small
things deep inside: to look for what changed in them takes longer than to send them.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import astuple

from kubrik.engine.views import Asking, View
from kubrik.server.wire.scene import Asked, Change, Where

# By the name of a part of a view: two things that were it one after the other, and what changed between them.
Compared = dict[str, tuple[Any, Any, list[Change]]]
Parts = tuple[Any, ...]
WHOLE: Final = (Asked, Asking)  # a new question differs almost everywhere: send it whole
DEEPEST: Final = 3  # names and places in a where


def changes(old: Any, new: Any, compared: Compared) -> list[Change]:
    """What changed between two scenes; empty if nothing did. What was compared for one seat is known for the next."""
    found: list[Change] = []
    if not isinstance(new, Struct) or type(old) is not type(new):
        if differ(old, new):
            compare(old, new, (), found)
        return found
    olds, news, names = astuple(old), astuple(new), new.__struct_fields__
    for i in range(len(names)):
        if olds[i] is news[i]:
            continue
        if isinstance(news[i], View) and type(olds[i]) is type(news[i]):
            compare_views(olds[i], news[i], names[i], found, compared)
        elif differ(olds[i], news[i]):
            compare(olds[i], news[i], (names[i],), found)
    return found


def compare_views(old: View, new: View, where: str, found: list[Change], compared: Compared) -> None:
    """Most parts of a view are everybody's, and so they are compared once for all seats."""
    olds, news, names = astuple(old), astuple(new), new.__struct_fields__
    for i in range(len(names)):
        if olds[i] is not news[i]:
            found += compared_once(olds[i], news[i], (where, names[i]), compared)


def compared_once(old: Any, new: Any, where: tuple[str, str], compared: Compared) -> list[Change]:
    known = compared.get(where[1])
    if known is not None and known[0] is old and known[1] is new:
        return known[2]
    found: list[Change] = []
    if differ(old, new):
        compare(old, new, where, found)
    compared[where[1]] = old, new, found
    return found


def compare(old: Any, new: Any, where: Where, found: list[Change]) -> None:
    """Two that differ. Equal parts, which are most of it, are found by msgspec and never opened."""
    kind = type(new)
    if kind is not type(old) or len(where) == DEEPEST or kind in WHOLE:
        found.append(Change(where, new))
    elif (kind is tuple or kind is list) and len(old) == len(new):
        compare_parts(tuple(old), tuple(new), tuple(range(len(new))), where, found)
    elif kind is dict and old.keys() == new.keys():
        compare_parts(tuple([old[key] for key in new]), tuple(new.values()), tuple(new), where, found)
    elif isinstance(new, Struct):
        compare_parts(astuple(old), astuple(new), new.__struct_fields__, where, found)
    else:
        found.append(Change(where, new))


def compare_parts(olds: Parts, news: Parts, names: Where, where: Where, found: list[Change]) -> None:
    for i in range(len(names)):
        if olds[i] is not news[i] and differ(olds[i], news[i]):
            compare(olds[i], news[i], (*where, names[i]), found)


def differ(old: Any, new: Any) -> bool:
    """Are they different? Nothing and zero are equal, and yet different."""
    return type(old) is not type(new) or bool(old != new)
