"""What changed between two views, so that a seat is sent that and not the whole table.

A patch is a list of changes: where (keys of objects, places in lists), and what is there now. Lists that grew or shrank
are sent whole: they are short, and which of their members moved is nobody's guess.
"""

from __future__ import annotations

from typing import Any

import msgspec

Where = tuple[str | int, ...]


class Change(msgspec.Struct, frozen=True, array_like=True):
    """One place, and what is there now."""

    where: Where
    now: Any


def plain(view: msgspec.Struct) -> Any:
    """As the page has it: objects, lists, numbers and words."""
    return msgspec.to_builtins(view, str_keys=True)


def changes(old: Any, new: Any) -> list[Change]:
    """Between two views as the page has them; empty if nothing changed."""
    found: list[Change] = []
    compare(old, new, (), found)
    return found


def compare(old: Any, new: Any, where: Where, found: list[Change]) -> None:
    if old == new and type(old) is type(new):
        return
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key in new:
            compare(old[key], new[key], (*where, key), found)
    elif is_list(old) and is_list(new) and len(old) == len(new):
        for i in range(len(new)):
            compare(old[i], new[i], (*where, i), found)
    else:
        found.append(Change(where, new))


def is_list(value: Any) -> bool:
    return isinstance(value, list | tuple)


def patched(old: Any, patch: list[Change]) -> Any:
    """The new view from the old one: what the page does, said in Python."""
    new = old
    for change in patch:
        new = put(new, change.where, change.now)
    return new


def put(value: Any, where: Where, now: Any) -> Any:
    """A copy with one place changed."""
    if not where:
        return now
    first, *rest = where
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    copy[first] = put(copy[first], tuple(rest), now)
    return copy
