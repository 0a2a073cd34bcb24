"""The events of a journal: for a kind of note its stable name, its clause, and what its numbers are."""

from __future__ import annotations

from typing import Final

from kubrik.engine.journal import Note

Wording = tuple[int, int, str]  # an index of a number, a value, and the key of the sentence for it
Param = tuple[str, str]  # the name of a number, and its type


class Event:
    """A kind of note. `params`: in the order of its numbers; `others` are special sentences: the first match wins."""

    def __init__(
        self, kind: int, name: str, clause: str, params: tuple[Param, ...], others: tuple[Wording, ...]
    ) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.clause: Final = clause
        self.params: Final = params
        self.others: Final = others
        self.names: Final = tuple(name for name, _ in params)

    def wording(self, note: Note) -> str:
        """The key of the sentence: the event's name, unless a special number has its own sentence."""
        for place, value, words in self.others:
            if numbers(note)[place] == value:
                return words
        return self.name


def event(kind: int, name: str, clause: str, params: str, *others: Wording) -> Event:
    """An event; `params` are names separated by spaces, as name:type if the type has a different name, or - for a
    number that is never told.
    """
    pairs = [p.split(":") if ":" in p else [p, p] for p in params.split()]
    return Event(kind, name, clause, tuple((name, type) for name, type in pairs), others)


def numbers(note: Note) -> tuple[int, int, int, int]:
    return note.a, note.b, note.c, note.d
