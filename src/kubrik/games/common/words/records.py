"""Writes notes to records, with stable names instead of numbers, and reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kubrik.engine.journal import EVERYBODY, Note
from kubrik.games.common.words.event import Event, numbers

NONE: Final = ""  # instead of a name, for a number below 0: nobody, nothing, not told
Names = dict[str, list[str]]  # by type of number: the number is an index of the list


def write(event: Event, names: Names, note: Note) -> dict[str, str | int]:
    """The note as it stands in a record. Its readers are written separately."""
    written: dict[str, str | int] = {"event": event.name}
    for (name, type), n in zip(event.params, numbers(note)):
        if name != "-":
            written[name] = stable(names.get(type), n)
    return written


def read(event: Event | None, names: Names, written: dict[str, str | int]) -> Note | None:
    """The note from a record; None if the event or one of its names no longer exists."""
    if event is None or set(written) != {"event", *event.names} - {"-"}:
        return None
    found = [0 if name == "-" else number_of(names.get(type), written[name]) for name, type in event.params]
    return note_of(event, found)


def stable(names: list[str] | None, n: int) -> str | int:
    """The stable name for a number; the number itself if its type has no names."""
    if names is None:
        return n
    return names[n] if n >= 0 else NONE


def number_of(names: list[str] | None, value: str | int | None) -> int | None:
    """The number for a stable name; None if the name no longer exists."""
    if names is None:
        return value if isinstance(value, int) else None
    if value == NONE:
        return -1
    return names.index(value) if isinstance(value, str) and value in names else None


def note_of(event: Event, found: Sequence[int | None]) -> Note | None:
    """The note with these numbers, or None if one is unknown. Its readers are read separately."""
    known = [n for n in found if n is not None]
    if len(known) < len(found):
        return None
    a, b, c, d = [*known, 0, 0, 0, 0][:4]
    return Note(event.kind, EVERYBODY, a, b, c, d)
