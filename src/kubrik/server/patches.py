"""What changed between two scenes, so that a seat is sent that and not the whole table.

A patch is a list of changes: where (names of fields, keys, places in lists), and what is there now. Lists that grew or
shrank are sent whole: they are short, and which of their members moved is nobody's guess.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from kubrik.server.wire.scene import Change, Where

# Where in a view, and two things that are there one after the other: with what changed between them, and with both of
# them, so that their identities stay their own.
Compared = dict[tuple[str | int, int, int], tuple[Any, Any, list[Change]]]
VIEW: Final = ("view",)  # of a scene: several seats see the same parts of it


def changes(old: Any, new: Any, compared: Compared) -> list[Change]:
    """Between two structs, or what they are made of; empty if nothing changed. What others compared is known."""
    found: list[Change] = []
    compare(old, new, (), found, compared)
    return found


def compare(old: Any, new: Any, where: Where, found: list[Change], compared: Compared) -> None:
    """Equal parts of two that differ, which are most of it, are found by msgspec and never opened."""
    parts = parts_of(old, new) if type(old) is type(new) else []
    for key, before, now in parts:
        if before is now:
            continue
        if where == VIEW:
            found += compared_once(before, now, key, compared)
        elif not where or is_another(before, now):
            compare(before, now, (*where, key), found, compared)
    if not parts and is_another(old, new):
        found.append(Change(where, new))


def compared_once(old: Any, new: Any, key: str | int, compared: Compared) -> list[Change]:
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


def parts_of(old: Any, new: Any) -> list[tuple[str | int, Any, Any]]:
    """What both are made of, each with its name or place; nothing, if one of them has other parts."""
    if isinstance(new, msgspec.Struct):
        return [(name, getattr(old, name), getattr(new, name)) for name in new.__struct_fields__]
    if isinstance(new, tuple | list) and len(old) == len(new):
        return [(i, old[i], new[i]) for i in range(len(new))]
    if isinstance(new, dict) and old.keys() == new.keys():
        return [(key, old[key], new[key]) for key in new]
    return []
