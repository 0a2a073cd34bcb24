"""Writes notes to records, with stable names instead of numbers, and reads them."""

from __future__ import annotations

from typing import Final

from kubrik.engine.journal import Note
from kubrik.games.common.words.event import Event, numbers
from kubrik.games.common.words.records import NONE, note_of, number_of, stable
from kubrik.games.keyflower.terms import COLOURS, ITEMS, RESOURCES, SEASONS, SIDES, SKILLS

FACES: Final = ["a", "b"]
TILES: Final = ("tile", "boat")
NAMES: Final = {
    "season": SEASONS,
    "end_of": SEASONS,
    "colour": COLOURS,
    "worker": COLOURS,
    "resource": RESOURCES,
    "skill": SKILLS,
    "side": SIDES,
    "face": FACES,
    "items": ITEMS,
}
TYPES_OF: Final = [COLOURS, RESOURCES, SKILLS]  # by items


def names_of(type: str, before: int) -> list[str] | None:
    """The stable names of this type, None if it is a plain number; a «type» is one of the items named before it."""
    return TYPES_OF[before] if type == "type" else NAMES.get(type)


def write(event: Event, tiles: list[str], note: Note) -> dict[str, str | int]:
    """The note as it stands in a record, with tiles by their ids. Its readers are written separately."""
    written: dict[str, str | int] = {"event": event.name}
    before = 0
    for (name, type), n in zip(event.params, numbers(note)):
        if type in TILES:
            written |= written_tile(name, tiles, n)
        else:
            written[name] = stable(names_of(type, before), n)
        before = n
    return written


def written_tile(name: str, tiles: list[str], n: int) -> dict[str, str | int]:
    """A tile's id, and its face if it was noted (noting.py)."""
    face, tile = divmod(n, len(tiles))
    if n < 0:
        return {name: NONE}
    return {name: tiles[tile], f"{name}_face": FACES[face - 1]} if face else {name: tiles[tile]}


def read(event: Event | None, tiles: dict[str, int], written: dict[str, str | int]) -> Note | None:
    """The note from a record; None if the event, one of its names or a tile no longer exists."""
    if event is None or not set(written) <= {"event", *event.names, *faces_of(event)}:
        return None
    found: list[int] = []
    for name, type in event.params:
        if type in TILES:
            n = tile_number(tiles, written.get(name), written.get(f"{name}_face"))
        else:
            n = number_of(names_of(type, found[-1] if found else 0), written.get(name))
        if n is None:
            return None
        found.append(n)
    return note_of(event, found)


def faces_of(event: Event) -> list[str]:
    return [f"{name}_face" for name, type in event.params if type in TILES]


def tile_number(tiles: dict[str, int], value: str | int | None, face: str | int | None) -> int | None:
    """The number for a tile's id and face; None if they don't exist."""
    n = -1 if value == NONE else tiles.get(str(value))
    if n is None or face is None:
        return n
    return n + (1 + FACES.index(face)) * len(tiles) if n >= 0 and isinstance(face, str) and face in FACES else None
