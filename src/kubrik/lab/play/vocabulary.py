"""Each different note of a box is put into words once; where it is told again, its number is enough."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
import polars as pl

from kubrik.engine.game import Box
from kubrik.engine.journal import EVERYBODY, Fact, Note, Tape, fact_of

NAMES: Final = ("event", "kind")  # under which a game writes what a note is
WORDS: Final = {
    "note": pl.Int64,
    "event": pl.Categorical,
    "seat": pl.Int8,
    "part": pl.Categorical,
    "fields": pl.Categorical,
    "begins": pl.Boolean,
}
MOST: Final = 200_000  # notes; a game that always tells something new is forgotten now and then

Told = tuple[str, int | None, str | None, str, bool]  # event, seat, part, fields, whether a turn begins


class Vocabulary:
    """The notes of a box that were met so far."""

    def __init__(self, box: Box, parts: frozenset[str], turn: int) -> None:
        self.box: Final = box
        self.parts: Final = parts
        self.turn: Final = turn
        self.large: Final[dict[Fact, int]] = {}
        self.words = pl.DataFrame(schema=WORDS)

    def tape(self, keeps: list[bool]) -> Tape:
        """A journal for one game, whose numbers this vocabulary puts into words."""
        return Tape(keeps, self.large, self.turn)

    def in_words(self, notes: pl.Series) -> pl.DataFrame:
        """What these notes say, one row each."""
        found = self.known(notes)
        if found["event"].null_count():
            self.learn(found.filter(pl.col("event").is_null())["note"].unique().to_list())
            found = self.known(notes)
        return found

    def known(self, notes: pl.Series) -> pl.DataFrame:
        return notes.to_frame("note").join(self.words, on="note", how="left", maintain_order="left")

    def learn(self, notes: list[int]) -> None:
        large = list(self.large)
        facts = [fact_of(note) if note >= 0 else large[-1 - note] for note in notes]
        told = [(note, *self.told(fact)) for note, fact in zip(notes, facts, strict=True)]
        self.words = pl.concat([self.words, pl.DataFrame(told, schema=WORDS, orient="row")])

    def told(self, fact: Fact) -> Told:
        kind, a, b, c, d, more = fact
        written = self.box.texts.write(Note(kind, EVERYBODY, a, b, c, d, more))
        name = next((str(written[word]) for word in NAMES if word in written), "")
        seat = written.get("seat", written.get("by"))
        part = next((str(value) for value in written.values() if value in self.parts), None)
        fields = msgspec.json.encode({field: value for field, value in written.items() if field not in NAMES}).decode()
        whose = seat if isinstance(seat, int) and seat >= 0 else None
        return name, whose, part, fields, kind == self.turn


@lru_cache(maxsize=256)
def known_vocabulary(box: Box, parts: frozenset[str], turn: int) -> Vocabulary:
    return Vocabulary(box, parts, turn)


def vocabulary_of(box: Box, parts: frozenset[str], turn: int) -> Vocabulary:
    """The vocabulary of a box in this process; a chunk that goes on with an older one finds its words ready."""
    found = known_vocabulary(box, parts, turn)
    if len(found.words) > MOST:
        known_vocabulary.cache_clear()
        return known_vocabulary(box, parts, turn)
    return found
