"""The journal: facts the rules note as they happen, each with those who may read it. Sentences are made elsewhere."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1
NOBODY: Final = -1  # a spectator, where a seat number is expected
NOTHING_MORE: Final[tuple[int, ...]] = ()


class Note:
    """One fact: its kind, up to four numbers, an audience (one bit per seat), and a tuple where four are not enough."""

    def __init__(
        self, kind: int, audience: int, a: int, b: int, c: int, d: int, more: tuple[int, ...] = NOTHING_MORE
    ) -> None:
        self.kind: Final = kind
        self.audience: Final = audience
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.d: Final = d
        self.more: Final = more

    def __repr__(self) -> str:
        readers = "all" if self.audience == EVERYBODY else f"{self.audience:b}"
        return f"<note {self.kind} {(self.a, self.b, self.c, self.d, *self.more)} to {readers}>"

    def told_to(self, audience: int) -> Note:
        """Returns the same fact for these readers."""
        return Note(self.kind, audience, self.a, self.b, self.c, self.d, self.more)

    def is_for(self, seat: int) -> bool:
        """May this seat (or NOBODY, a spectator) read it?"""
        if self.audience == EVERYBODY:
            return True
        return seat >= 0 and self.audience >> seat & 1 == 1


Key = tuple[int, int, int, int, int, tuple[int, ...]]  # a note without its readers


def number_notes(notes: list[Note], numbers: dict[Key, int], found: list[int]) -> list[Note]:
    """Adds the number that each note has in a vocabulary; returns those that were new to it, in order."""
    new: list[Note] = []
    for note in notes:
        key = (note.kind, note.a, note.b, note.c, note.d, note.more)
        number = numbers.get(key, -1)
        if number < 0:
            number = len(numbers)
            numbers[key] = number
            new.append(note)
        found.append(number)
    return new


def how_many(notes: list[Note], kind: int) -> int:
    """How many of the notes are of this kind."""
    found = 0
    for note in notes:
        if note.kind == kind:
            found += 1
    return found


class Journal:
    """What happened, in order. A game played in a simulation keeps none; in an experiment it keeps some kinds only."""

    def __init__(self, keeps: frozenset[int] | None = None) -> None:
        self.keeps: Final = keeps  # these kinds of note; None: all
        self.notes: Final[list[Note]] = []  # as they were told, for the record
        self.faded: Final[dict[int, Note]] = {}  # by index: what readers see there, once the rest is forgotten

    def __repr__(self) -> str:
        return f"<{len(self.notes)} notes>"

    def add(
        self, kind: int, audience: int, a: int, b: int, c: int, d: int, more: tuple[int, ...] = NOTHING_MORE
    ) -> None:
        keeps = self.keeps
        if keeps is None or kind in keeps:
            self.notes.append(Note(kind, audience, a, b, c, d, more))

    def now(self) -> list[Note]:
        """All notes as they read today, faded ones in their shorter form."""
        return [self.faded.get(i, note) for i, note in enumerate(self.notes)]

    def read_by(self, seat: int) -> list[Note]:
        return [note for note in self.now() if note.is_for(seat)]
