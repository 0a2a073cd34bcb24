"""Each different note of a box is put into words once, and then has a number."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
import polars as pl

from kubrik.engine.game import Box
from kubrik.engine.journal import Key, Note, Tape

NAMES: Final = ("event", "kind")  # under which a game writes what a note is
WORDS: Final = {"event": pl.String, "seat": pl.Int8, "part": pl.String, "fields": pl.String, "begins": pl.Boolean}
MOST: Final = 200_000  # words; a game that always tells something new is forgotten now and then

Told = tuple[str, int | None, str | None, str, bool]  # event, seat, part, fields, whether a turn begins


class Vocabulary:
    """The notes of a box that were met so far, by number."""

    def __init__(self, box: Box, parts: frozenset[str], turn: int) -> None:
        self.box: Final = box
        self.parts: Final = parts
        self.turn: Final = turn
        self.numbers: Final[dict[Key, int]] = {}
        self.words: Final[list[Told]] = []

    def tape(self, keeps: list[bool]) -> Tape:
        """A journal for one game that tells in these words, and finds new ones."""
        return Tape(keeps, self.numbers, self.turn)

    def learn(self, tape: Tape) -> None:
        """Puts into words what was new to the tape of a game."""
        self.words.extend(self.told(note) for note in tape.notes)

    def told(self, note: Note) -> Told:
        written = self.box.texts.write(note)
        name = next((str(written[word]) for word in NAMES if word in written), "")
        seat = written.get("seat", written.get("by"))
        part = next((str(value) for value in written.values() if value in self.parts), None)
        fields = msgspec.json.encode({field: value for field, value in written.items() if field not in NAMES}).decode()
        whose = seat if isinstance(seat, int) and seat >= 0 else None
        return name, whose, part, fields, note.kind == self.turn


@lru_cache(maxsize=256)
def known_vocabulary(box: Box, parts: frozenset[str], turn: int) -> Vocabulary:
    return Vocabulary(box, parts, turn)


def vocabulary_of(box: Box, parts: frozenset[str], turn: int) -> Vocabulary:
    """The vocabulary of a box in this process; a chunk that goes on with an older one finds its words ready."""
    found = known_vocabulary(box, parts, turn)
    if len(found.words) > MOST or len(found.words) < len(found.numbers):  # the latter: a game broke off in the middle
        known_vocabulary.cache_clear()
        return known_vocabulary(box, parts, turn)
    return found
