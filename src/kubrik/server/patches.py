"""What changed between two scenes, so that a seat is sent that and not the whole table.

A patch is a list of changes: where (names of fields, keys, places in lists), and what is there now. Lists that grew or
shrank are sent whole: they are short, and which of their members moved is nobody's guess. So are questions.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from kubrik.engine.views import Question
from kubrik.server.wire.scene import Asked, Change, Where

# Where in a view, and two things that are there one after the other: with what changed between them, and with both of
# them, so that their identities stay their own.
Key = str | int
Compared = dict[tuple[Key, int, int], tuple[Any, Any, list[Change]]]
VIEW: Final = ("view",)  # of a scene: several seats see the same parts of it
WHOLE: Final = (Asked, Question)  # another question is another in most of its parts


def changes(old: Any, new: Any, compared: Compared) -> list[Change]:
    """Between two structs, or what they are made of; empty if nothing changed. What others compared is known."""
    found: list[Change] = []
    compare(old, new, (), found, compared)
    return found


def compare(old: Any, new: Any, where: Where, found: list[Change], compared: Compared) -> None:
    """Part by part, if both are of a kind and have the same parts."""
    if type(old) is not type(new) or isinstance(new, WHOLE):
        told_whole(old, new, where, found)
    elif isinstance(new, msgspec.Struct):
        for name in new.__struct_fields__:
            compare_part(getattr(old, name), getattr(new, name), where, name, found, compared)
    elif isinstance(new, tuple | list) and len(old) == len(new):
        for i in range(len(new)):
            compare_part(old[i], new[i], where, i, found, compared)
    elif isinstance(new, dict) and old.keys() == new.keys():
        for key in new:
            compare_part(old[key], new[key], where, key, found, compared)
    else:
        told_whole(old, new, where, found)


def told_whole(old: Any, new: Any, where: Where, found: list[Change]) -> None:
    if is_another(old, new):
        found.append(Change(where, new))


def compare_part(old: Any, new: Any, where: Where, key: Key, found: list[Change], compared: Compared) -> None:
    """Equal parts of two that differ, which are most of it, are found by msgspec and never opened."""
    if old is new:
        return
    if where == VIEW:
        found += compared_once(old, new, key, compared)
    elif not where or is_another(old, new):
        compare(old, new, (*where, key), found, compared)


def compared_once(old: Any, new: Any, key: Key, compared: Compared) -> list[Change]:
    pair = key, id(old), id(new)
    if pair not in compared:
        found: list[Change] = []
        if is_another(old, new):
            compare(old, new, (*VIEW, key), found, compared)
        compared[pair] = old, new, found
    return compared[pair][2]


def is_another(old: Any, new: Any) -> bool:
    """Nothing and zero are equal, but not the same."""
    return bool(old != new) or type(old) is not type(new)
