"""The numbers of a note as words of a sentence."""

from __future__ import annotations

from typing import Final

from kubrik.engine.journal import Note
from kubrik.games.keyflower.terms import COLOURS, RESOURCES, SKILLS
from kubrik.games.keyflower.text_records import NAMES, TYPES_OF
from kubrik.games.keyflower.text_tiles import TileWords
from kubrik.games.text_events import Event, numbers

TAKEN: Final = ("workers", "green", "skill_tiles", "winter_tiles", "points")  # objects of a verb
COUNTED: Final = ("steps", "upgrades")


def sentence(words: TileWords, event: Event, note: Note, names: list[str]) -> str:
    return words.lang.events[event.wording(note)].format(**phrases(words, event, note, names))


def phrases(words: TileWords, event: Event, note: Note, names: list[str]) -> dict[str, str]:
    """Each number by itself, and those that are said together."""
    values = values_of(words, event, note)
    said = {name: phrase(words, type, values[name], names) for name, type in event.params}
    return said | together(words, values)


def values_of(words: TileWords, event: Event, note: Note) -> dict[str, int]:
    """By their names; where the face is a number of its own, the tile is numbered as if noted with it."""
    values = dict(zip(event.names, numbers(note)))
    if "face" in values:
        values["tile"] += (1 + values["face"]) * len(words.rules.tiles)
    return values


def phrase(words: TileWords, type: str, n: int, names: list[str]) -> str:
    """A number as part of a sentence."""
    lang = words.lang
    if type == "seat":
        return names[n] if n >= 0 else ""
    if type in ("tile", "boat"):
        return tile_phrase(words, type, n)
    if type in TAKEN:
        return lang.taken(n, type)
    if type in COUNTED:
        return lang.counted(n, type)
    if type in ("worker", "skill"):
        return lang.one(NAMES[type][n])
    if type in ("colour", "season", "resource"):
        return lang.words[NAMES[type][n]] if n >= 0 else ""
    return lang.words[f"{type}_{NAMES[type][n]}"] if type in ("end_of", "side") else str(n)


def tile_phrase(words: TileWords, type: str, n: int) -> str:
    """A boat is named after its noun, so it goes without an article."""
    if n < 0:
        return ""
    id, face = words.noted(n)
    return words.title(id) if type == "boat" else words.name_with_face(id, face)


def together(words: TileWords, values: dict[str, int]) -> dict[str, str]:
    """How many of which colour or type; what a face does; what the purple marker counts as."""
    lang = words.lang
    if "face" in values:
        return {"does": words.shown(words.noted(values["tile"])[0], values["face"])}
    if "items" in values:
        return {"item": lang.one(TYPES_OF[values["items"]][values["type"]])}
    for kind, known in (("colour", COLOURS), ("resource", RESOURCES), ("skill", SKILLS)):
        if values.get(kind, -1) >= 0 and "n" in values:
            noun = known[values[kind]]
            return {"some": lang.taken(values["n"], noun), "crew": lang.counted(values["n"], noun)}
    return {}
