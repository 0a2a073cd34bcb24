"""Scenes in words, whatever the game: what a player is asked, what is offered, and what the journal says.

Spaces that never break are written as plain ones, to be read and typed more easily.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Generic, TypeVar

from kubrik.engine.journal import EVERYBODY, Note
from kubrik.engine.table import Table
from kubrik.engine.texts import Texts
from kubrik.engine.views import View
from kubrik.games.common.words.event import Event
from kubrik.games.common.words.plurals import NO_BREAK
from tests.games.playing import Playing

ENGLISH_NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"]
RUSSIAN_NAMES = ["Анна", "Борис", "Вера", "Глеб", "Даша", "Егор"]
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LATIN = re.compile("[a-z]", re.IGNORECASE)
NOTHING = re.compile("(?!)")

T = TypeVar("T", bound=Table)


def plain(text: str) -> str:
    return text.replace(NO_BREAK, " ")


def names(lang: str) -> list[str]:
    return ENGLISH_NAMES if lang == "en" else RUSSIAN_NAMES


class InWords(Generic[T]):
    """The scenes of one game, in its own words."""

    def __init__(self, texts: Callable[[T], Texts], view: Callable[[T, int | None], View]) -> None:
        self.texts = texts
        self.view = view

    def prompt(self, s: Playing[T], seat: int, lang: str = "en") -> str:
        return plain(self.texts(s.t).prompt(self.view(s.t, seat), names(lang), lang))

    def labels(self, s: Playing[T], seat: int, lang: str = "en") -> list[str]:
        view = self.view(s.t, seat)
        return [plain(self.texts(s.t).label(view, name, names(lang), lang)) for name in s.options(seat)]

    def answers(self, s: Playing[T], seat: int, lang: str = "en") -> list[str]:
        return [plain(line) for line in self.texts(s.t).answers(self.view(s.t, seat), names(lang), lang)]

    def journal(self, s: Playing[T], lang: str = "en") -> list[str]:
        """Line by line."""
        assert s.t.journal is not None
        return [plain(self.texts(s.t).sentence(note, names(lang), lang)) for note in s.t.journal.now()]

    def story(self, s: Playing[T], lang: str = "en") -> list[str]:
        """As it is told."""
        assert s.t.journal is not None
        return [plain(line) for line in self.texts(s.t).story(s.t.journal.now(), names(lang), lang)]


# ---------------------------------------------------------------- notes


def note(kind: int, *numbers: int) -> Note:
    a, b, c, d = [*numbers, 0, 0, 0, 0][:4]
    return Note(kind, EVERYBODY, a, b, c, d)


def wordings(event: Event) -> list[Note]:
    """Notes of this event, one for each way to say it."""
    found = [note(event.kind, 1, 1, 1, 1)]
    for place, value, _ in event.others:
        found.append(note(event.kind, *[value if i == place else 1 for i in range(4)]))
    return found


# ---------------------------------------------------------------- what every text must be


def check_words(text: str, lang: str, alike: re.Pattern[str] = NOTHING) -> None:
    """No hole in a sentence, no brackets around nothing, and no letter of the wrong language, except in what is called
    alike in all of them.
    """
    assert text.strip() == text != ""
    assert not re.search(r"[{}_]|None|  |\(\)|\(,|, ,|: *$", text), text
    assert not (CYRILLIC if lang == "en" else LATIN).search(alike.sub("", text)), text


def check_menu(texts: Texts, view: View, lang: str) -> None:
    """No two choices look alike, however long the list is, neither by themselves nor below their headings."""
    assert view.question is not None
    called = names(lang)
    labels = [texts.label(view, name, called, lang) for name in view.question.options]
    assert len(set(labels)) == len(labels)
    entries = [
        (texts.section(view, name, called, lang), texts.entry(view, name, called, lang))
        for name in view.question.options
    ]
    assert len(set(entries)) == len(entries)
    assert [entry for _, entry in entries if re.search(r"[{}]|  |\(\)|: *$", entry)] == []
