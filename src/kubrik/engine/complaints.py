"""Errors that users can correct: they carry a code and values, and sentences are made where they are shown.

The sentences of a language are tables, by code (`kubrik/words/<language>/complaints.py`, and those of each game). A
code that no table knows is shown unchanged: so authors of other games may raise a plain sentence. So does our own
code where only people who run a server or write the program read it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec

from kubrik.engine.languages import LANGUAGES, table_of

HOUSE: Final = "kubrik.words.{lang}.complaints"


class Said(msgspec.Struct, frozen=True):
    """A sentence, or a part of one, before it is put into any language. It can be sent to another process."""

    code: str
    values: dict[str, Value] = {}
    tables: tuple[str, ...] = (HOUSE,)  # modules with its sentences; the language is put in


Value = str | int | float | Said | Sequence[str | int | Said]


class Complaint(Exception):
    """An error that the user can correct. As text it is one line in English, for logs and Python programmers."""

    tables: ClassVar[tuple[str, ...]] = (HOUSE,)

    def __init__(self, code: str, **values: Value) -> None:
        super().__init__(code)
        self.said: Final = Said(code, values, self.tables)

    @property
    def code(self) -> str:
        return self.said.code

    @property
    def values(self) -> dict[str, Value]:
        return self.said.values

    def __str__(self) -> str:
        return sentence(self, LANGUAGES[0])


class Listed(list[object]):
    """In a sentence `{names}` is "a, b", `{names!r}` is "'a', 'b'" and `{names: or }` is "a or b"."""

    def __format__(self, between: str) -> str:
        return (between or ", ").join(map(str, self))

    def __repr__(self) -> str:
        return ", ".join(map(repr, self))


def said(code: str, **values: Value) -> Said:
    """A part of a sentence with its own entry in the tables."""
    return Said(code, values)


def sentence(wrong: Complaint | Said, lang: str) -> str:
    """The sentence in one line, whatever the values contain: names of files and cards may hold anything."""
    text = _spoken(wrong.said if isinstance(wrong, Complaint) else wrong, lang, ())
    return "".join(c if c.isprintable() else " " for c in text)


def _spoken(said: Said, lang: str, beyond: tuple[str, ...]) -> str:
    """`beyond`: further tables that may hold its words, because it is part of a longer sentence."""
    tables = (*said.tables, *beyond)
    found = next((words[said.code] for words in (table_of(name, lang) for name in tables) if said.code in words), None)
    if found is None:
        return said.code
    return found.format(**{name: _shown(value, lang, tables) for name, value in said.values.items()})


def _shown(value: Value, lang: str, tables: tuple[str, ...]) -> object:
    if isinstance(value, Said):
        return _spoken(value, lang, tables)
    return Listed(_shown(one, lang, tables) for one in value) if isinstance(value, list | tuple) else value
