"""What changed between two scenes, so that a seat is sent that and not the whole table.

A patch is a list of changes: where (names of fields, keys, places in lists), and what is there now. Lists that grew or
shrank are sent whole: they are short, and which of their members moved is nobody's guess. So are questions, and small
things deep inside: to look for what changed in them takes longer than to send them.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from kubrik.engine.views import Question, View
from kubrik.server.wire.scene import Asked, Change, Where

# A part of a view, and two things that were it one after the other: with what changed between them, and with both of
# them, so that their identities stay their own.
Compared = dict[tuple[str, int, int], tuple[Any, Any, list[Change]]]
WHOLE: Final = (Asked, Question)  # another question is another in most of its parts
DEEPEST: Final = 3  # names and places in a where


def changes(old: Any, new: Any, compared: Compared) -> list[Change]:
    """Between two scenes; empty if nothing changed. What was compared for another seat is known."""
    found: list[Change] = []
    if not isinstance(new, Struct) or type(old) is not type(new):
        if is_another(old, new):
            compare(old, new, (), found)
        return found
    for name in new.__struct_fields__:
        before, now = getattr(old, name), getattr(new, name)
        if isinstance(now, View) and type(before) is type(now):
            compare_views(before, now, name, found, compared)
        elif before is not now and is_another(before, now):
            compare(before, now, (name,), found)
    return found


def compare_views(old: View, new: View, where: str, found: list[Change], compared: Compared) -> None:
    """Most parts of a view are everybody's, and so they are compared once for all seats."""
    for name in new.__struct_fields__:
        before, now = getattr(old, name), getattr(new, name)
        if before is now:
            continue
        key = name, id(before), id(now)
        if key not in compared:
            part: list[Change] = []
            if is_another(before, now):
                compare(before, now, (where, name), part)
            compared[key] = before, now, part
        found += compared[key][2]


def compare(old: Any, new: Any, where: Where, found: list[Change]) -> None:
    """Two that differ. Equal parts, which are most of it, are found by msgspec and never opened."""
    if type(old) is not type(new) or len(where) == DEEPEST or isinstance(new, WHOLE):
        found.append(Change(where, new))
    elif isinstance(new, Struct):
        for name in new.__struct_fields__:
            compare_part(getattr(old, name), getattr(new, name), where, name, found)
    elif isinstance(new, (tuple, list)) and len(old) == len(new):  # a pair of types: mypyc would make the union anew
        for i in range(len(new)):
            compare_part(old[i], new[i], where, i, found)
    elif isinstance(new, dict) and old.keys() == new.keys():
        for key in new:
            compare_part(old[key], new[key], where, key, found)
    else:
        found.append(Change(where, new))


def compare_part(old: Any, new: Any, where: Where, key: str | int, found: list[Change]) -> None:
    if old is not new and is_another(old, new):
        compare(old, new, (*where, key), found)


def is_another(old: Any, new: Any) -> bool:
    """Nothing and zero are equal, but not the same."""
    return bool(old != new) or type(old) is not type(new)
