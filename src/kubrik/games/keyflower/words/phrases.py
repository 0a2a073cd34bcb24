"""The numbers of a note as words of a sentence."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from kubrik.engine.journal import Note
from kubrik.games.common.words.event import Event, numbers
from kubrik.games.keyflower.terms import COLOURS, RESOURCES, SKILLS
from kubrik.games.keyflower.words.records import NAMES, TYPES_OF
from kubrik.games.keyflower.words.tiles import TileWords

TAKEN: Final = ("workers", "green", "skill_tiles", "winter_tiles", "points")  # said as the object of a verb
COUNTED: Final = ("steps", "upgrades")


class Speaker:
    """Says facts in one language; names are prepared once."""

    def __init__(self, words: TileWords) -> None:
        lang = words.lang
        self.words: Final = words
        self.lang: Final = lang
        self.called: Final[dict[str, list[str]]] = {
            **{type: [lang.one(name) for name in NAMES[type]] for type in ("worker", "skill")},
            **{type: [lang.words[name] for name in NAMES[type]] for type in ("colour", "season", "resource")},
            **{type: [lang.words[f"{type}_{name}"] for name in NAMES[type]] for type in ("end_of", "side")},
        }
        self.tile: Final[Callable[[str, int], str]] = cache(self._tile)

    def sentence(self, event: Event, note: Note, names: list[str]) -> str:
        return self.lang.events[event.wording(note)].format(**self.phrases(event, note, names))

    def phrases(self, event: Event, note: Note, names: list[str]) -> dict[str, str]:
        """Each number in words, and those that are combined."""
        values = self.values(event, note)
        said = {name: self.phrase(type, values[name], names) for name, type in event.params}
        said.update(self.together(values))
        return said

    def values(self, event: Event, note: Note) -> dict[str, int]:
        """The numbers of a note by name; a separate face is merged into the tile's number, as in other notes."""
        values = dict(zip(event.names, numbers(note)))
        if "face" in values:
            values["tile"] += (1 + values["face"]) * len(self.words.rules.tiles)
        return values

    def phrase(self, type: str, n: int, names: list[str]) -> str:
        """A number as part of a sentence."""
        if type == "seat":
            return names[n] if n >= 0 else ""
        if type in ("tile", "boat"):
            return self.tile(type, n)
        if type in self.called:
            return self.called[type][n] if n >= 0 else ""
        if type in TAKEN:
            return self.lang.taken(n, type)
        return self.lang.counted(n, type) if type in COUNTED else str(n)

    def _tile(self, type: str, n: int) -> str:
        """The name of a tile; a boat has no article because its noun comes before the name."""
        if n < 0:
            return ""
        id, face = self.words.noted(n)
        return self.words.title(id) if type == "boat" else self.words.name_with_face(id, face)

    def together(self, values: dict[str, int]) -> dict[str, str]:
        """Combined numbers: amounts of a colour or type, what a face does, what the purple marker counts as."""
        lang = self.lang
        if "face" in values:
            return {"does": self.words.shown(self.words.noted(values["tile"])[0], values["face"])}
        if "items" in values:
            return {"item": lang.one(TYPES_OF[values["items"]][values["type"]])}
        for kind, known in (("colour", COLOURS), ("resource", RESOURCES), ("skill", SKILLS)):
            if "n" in values and values.get(kind, -1) >= 0:
                noun = known[values[kind]]
                return {"some": lang.taken(values["n"], noun), "crew": lang.counted(values["n"], noun)}
        return {}
