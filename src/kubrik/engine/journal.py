"""The journal: facts the rules note as they happen, each with those who may read it. Sentences are made elsewhere."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1
NOBODY: Final = -1  # a spectator, where a seat number is expected
NOTHING_MORE: Final[tuple[int, ...]] = ()
MOST_KINDS: Final = 256  # kinds of note that a game may have
BITS: Final = 13
SMALL: Final = 1 << BITS  # four of these and a kind fit into a machine's word


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


def flags(kinds: frozenset[int] | None) -> list[bool]:
    """Which kinds are among these; None: all. Looking into a set for each note would take longer than the note."""
    return [kinds is None or kind in kinds for kind in range(MOST_KINDS)]


ALL_KINDS: Final = flags(None)


class Journal:
    """What happened, in order. A game played in a simulation keeps none; in an experiment it keeps some kinds only."""

    def __init__(self, keeps: list[bool] = ALL_KINDS) -> None:
        self.keeps: Final = keeps  # by kind of note
        self.notes: Final[list[Note]] = []  # as they were told, for the record
        self.faded: Final[dict[int, Note]] = {}  # by index: what readers see there, once the rest is forgotten

    def __repr__(self) -> str:
        return f"<{len(self.notes)} notes>"

    def add(
        self, kind: int, audience: int, a: int, b: int, c: int, d: int, more: tuple[int, ...] = NOTHING_MORE
    ) -> None:
        if self.keeps[kind]:
            self.notes.append(Note(kind, audience, a, b, c, d, more))

    def now(self) -> list[Note]:
        """All notes as they read today, faded ones in their shorter form."""
        return [self.faded.get(i, note) for i, note in enumerate(self.notes)]

    def read_by(self, seat: int) -> list[Note]:
        return [note for note in self.now() if note.is_for(seat)]


Key = int | tuple[int, int, int, int, int, tuple[int, ...]]  # a note without its readers


def key_of(kind: int, a: int, b: int, c: int, d: int, more: tuple[int, ...]) -> Key:
    """What is the same for notes that say the same: one number where all of them are small, as it is found quicker."""
    together = a | b | c | d
    if 0 <= together < SMALL and more is NOTHING_MORE:
        return (((kind << BITS | a) << BITS | b) << BITS | c) << BITS | d
    return kind, a, b, c, d, more


class Tape(Journal):
    """A journal for those who count: it keeps the numbers that notes have in a vocabulary, and only new ones whole."""

    def __init__(self, keeps: list[bool], numbers: dict[Key, int], turn: int) -> None:
        super().__init__(keeps)
        self.numbers: Final = numbers
        self.turn: Final = turn  # the kind of note that begins one
        self.told: Final[list[int]] = []
        self.turns = 0

    def add(
        self, kind: int, audience: int, a: int, b: int, c: int, d: int, more: tuple[int, ...] = NOTHING_MORE
    ) -> None:
        if self.keeps[kind]:
            key = key_of(kind, a, b, c, d, more)
            number = self.numbers.get(key, -1)
            if number < 0:
                number = len(self.numbers)
                self.numbers[key] = number
                self.notes.append(Note(kind, audience, a, b, c, d, more))
            self.told.append(number)
            if kind == self.turn:
                self.turns += 1
