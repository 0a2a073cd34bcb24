"""The numbers of a note as words of a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kubrik.engine.journal import Note
from kubrik.games.admiral.terms import NOBODY
from kubrik.games.admiral.words.ships import ShipWords
from kubrik.games.admiral.words.words import Noun
from kubrik.games.common.words.event import Event, numbers

Said = dict[str, str | Noun]
Saying = Callable[
    [ShipWords, str, int, list[str]], Said
]  # words, the name of the number, the number, the players' names

COUNTED: Final = ("shots", "gold", "points", "strengths")  # said with a noun


class Speaker:
    """Says facts in one language; `more` says the types of numbers that expansions add."""

    def __init__(self, words: ShipWords, more: dict[str, Saying]) -> None:
        self.words: Final = words
        self.lang: Final = words.lang
        self.more: Final = more

    def sentence(self, event: Event, note: Note, names: list[str]) -> str:
        return self.lang.events[event.wording(note)].format(**self.phrases(event, note, names))

    def phrases(self, event: Event, note: Note, names: list[str]) -> Said:
        """Each number in words, and those that are combined."""
        said: Said = {}
        for (name, type), n in zip(event.params, numbers(note)):
            if type in self.more:
                said |= self.more[type](self.words, name, n, names)
            else:
                said[name] = self.phrase(type, n, names)
        return said | self.together(dict(zip(event.names, numbers(note))))

    def phrase(self, type: str, n: int, names: list[str]) -> str | Noun:
        """A number as part of a sentence."""
        if type == "seat":
            return names[n] if n != NOBODY else ""
        if type in ("ship", "thing"):
            return self.words.thing(n)
        if type == "fort":
            return self.words.fort(n)
        if type == "cell":
            return self.words.cell(n)
        if type == "direction":
            return self.words.direction(n)
        if type in COUNTED:
            return self.lang.counted(n, type)
        return str(n + 1) if type == "nth" else str(n)

    def together(self, values: dict[str, int]) -> Said:
        """Combined numbers: the sum of points and die, the number of separate shots, or the name of a wind."""
        if "points" in values and "die" in values:
            return {"sum": str(values["points"] + values["die"])}
        if "manner" in values:
            return {"separate": self.lang.counted(values["shots"], "separate_shots")}
        return {"whence": self.words.whence(values["direction"])} if "direction" in values else {}
