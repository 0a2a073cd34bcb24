"""The journal of a live table in words, as one seat may read it. It grows: what was told stays told."""

from __future__ import annotations

from typing import Final

from kubrik.engine.journal import Journal, Note
from kubrik.server.game.game import LiveGame
from kubrik.server.game.old import Stuck
from kubrik.server.wire.scene import JournalLine

InWords = dict[tuple[str | int, ...], JournalLine]  # by the language and the notes themselves, while these are new


class SeatJournal:
    """Reads on where it stopped. If the journal was replaced, all up to the first difference stays told as it was.

    So nobody notices what was taken back in secret.
    """

    def __init__(self, seat: int, lang: str) -> None:
        self._seat: Final = seat
        self._lang: Final = lang
        self._journal = Journal()
        self._names: list[str] = []
        self._read = 0
        self._faded = 0
        self._facts: list[list[Note]] = []  # told together
        self._lines: list[JournalLine] = []  # one for each of these

    def lines(self, game: LiveGame | Stuck, names: list[str], in_words: InWords) -> list[JournalLine]:
        """The same list as the last time, possibly extended; a new list if an earlier line changed."""
        journal = game.journal()
        if journal is self._journal and len(journal.faded) == self._faded and names == self._names:
            new = [note for note in journal.notes[self._read :] if note.is_for(self._seat)]
        else:
            new = self._begin_again(journal.read_by(self._seat), names)
        self._journal, self._names = journal, names
        self._read, self._faded = len(journal.notes), len(journal.faded)
        for facts in game.box.texts.together(new):
            self._facts.append(facts)
            self._lines.append(self._told_once(game, facts, in_words))
        return self._lines

    def _begin_again(self, notes: list[Note], names: list[str]) -> list[Note]:
        """Keep what these notes still say, and return those that are still to be told."""
        kept, at = 0, 0
        while names == self._names and kept < len(self._facts) and are_told(self._facts[kept], notes, at):
            at += len(self._facts[kept])
            kept += 1
        self._facts, self._lines = self._facts[:kept], self._lines[:kept]
        return notes[at:]

    def _told_once(self, game: LiveGame | Stuck, facts: list[Note], in_words: InWords) -> JournalLine:
        """What several seats may read is put into words for the first of them."""
        key: tuple[str | int, ...] = (self._lang, *map(id, facts))
        if key not in in_words:
            texts = game.box.texts
            (text,) = texts.story(facts, self._names, self._lang)
            in_words[key] = JournalLine(text, texts.clause_of(facts[0]))
        return in_words[key]


def are_told(facts: list[Note], notes: list[Note], at: int) -> bool:
    """Are these facts at this index of the notes?"""
    there = notes[at : at + len(facts)]
    return len(there) == len(facts) and all(is_same(told, note) for told, note in zip(facts, there))


def is_same(one: Note, other: Note) -> bool:
    return (one.kind, one.a, one.b, one.c, one.d) == (other.kind, other.a, other.b, other.c, other.d)
