"""What the page does with a patch, said in Python."""

from __future__ import annotations

from typing import Any

from kubrik.server.wire.scene import Change, Where


def patched(old: Any, patch: list[Change]) -> Any:
    """The new scene from the old one, as objects, lists, numbers and words."""
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
