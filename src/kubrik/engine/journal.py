"""The journal: facts the rules note as they happen, each with those who may read it. Sentences are made elsewhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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


Fact = tuple[int, int, int, int, int, tuple[int, ...]]  # a note without its readers


def number_of(kind: int, a: int, b: int, c: int, d: int) -> i64:
    """One number for a fact whose own are small; -1 if one of them is not."""
    first: i64 = a
    second: i64 = b
    third: i64 = c
    fourth: i64 = d
    if not 0 <= first | second | third | fourth < SMALL:
        return -1
    found: i64 = kind
    found = found << BITS | first
    found = found << BITS | second
    found = found << BITS | third
    return found << BITS | fourth


def fact_of(number: int) -> Fact:
    """The fact that has this number."""
    rest, d = divmod(number, SMALL)
    rest, c = divmod(rest, SMALL)
    rest, b = divmod(rest, SMALL)
    kind, a = divmod(rest, SMALL)
    return kind, a, b, c, d, NOTHING_MORE


class Tape(Journal):
    """A journal for those who count: it keeps a number for each note, the same for notes that say the same."""

    def __init__(self, keeps: list[bool], large: dict[Fact, int], turn: int) -> None:
        super().__init__(keeps)
        self.large: Final = large  # facts for which one number is too small, counted from -1 downwards
        self.turn: Final = turn  # the kind of note that begins one
        self.told: Final[list[int]] = []
        self.turns = 0

    def add(
        self, kind: int, audience: int, a: int, b: int, c: int, d: int, more: tuple[int, ...] = NOTHING_MORE
    ) -> None:
        if not self.keeps[kind]:
            return
        number: i64 = -1
        if more is NOTHING_MORE:
            number = number_of(kind, a, b, c, d)
        if number < 0:
            number = self.large.setdefault((kind, a, b, c, d, more), -1 - len(self.large))
        self.told.append(number)
        if kind == self.turn:
            self.turns += 1
