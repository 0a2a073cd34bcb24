"""A recorded game told to one seat, or to a spectator: its own choices, and the journal as it may read it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kubrik.cli.screen import folded
from kubrik.engine.choices import Choice
from kubrik.engine.game import Box
from kubrik.engine.journal import NOBODY
from kubrik.engine.play import play
from kubrik.engine.record_lines import Chosen, Drawn
from kubrik.engine.replay import told_table
from kubrik.engine.table import CHANCE
from kubrik.engine.views import View

MARGIN: Final = 6  # wide enough for the number of a choice


class Telling:
    """Follows a record on a table of its own, and makes pages of what this seat learns."""

    def __init__(self, box: Box, names: list[str], seat: int | None, lang: str) -> None:
        self.box: Final = box
        self.names: Final = names
        self.seat: Final = seat
        self.lang: Final = lang
        self.table: Final = told_table(box)
        self.number = 0  # of the last choice that was replayed
        self.told = 0  # how many journal notes were told
        self.part = ""  # the turn or season that was pictured last
        self.page: list[str] = []

    def pages(self, lines: list[Chosen | Drawn]) -> Iterator[list[str]]:
        """A page for every choice from which the seat learns something, with all that follows until the next one."""
        for line in lines:
            if isinstance(line, Chosen):
                yield from self._turned()
                self.number += 1
            self._follow(line)
        self._tell_news()
        if self.page:
            yield self.page

    def picture(self) -> str:
        return self.box.texts.picture(self._view(), self.names, self.lang)

    def _turned(self) -> Iterator[list[str]]:
        """Ends the current page if not empty; the first page of a new turn or season gets a picture of the table."""
        self._tell_news()
        part, _ = self.box.texts.chapter(self._view()) or (self.part, "")
        if part != self.part:
            self.page += ["", *self.picture().split("\n")]
            self.part = part
        if self.page:
            yield self.page
            self.page = []

    def _follow(self, line: Chosen | Drawn) -> None:
        if isinstance(line, Drawn):
            play(self.table, CHANCE, known(self.box.outcomes.named(line.chance)))
            return
        if line.seat == self.seat:
            self._tell_choice(line.choice)
        play(self.table, line.seat, known(self.box.catalogue.named(line.choice)))

    def _tell_choice(self, name: str) -> None:
        view = self._view()
        self._tell(self.box.texts.prompt(view, self.names, self.lang))
        self._tell(f"✓ {self.box.texts.label(view, name, self.names, self.lang)}")

    def _tell_news(self) -> None:
        assert self.table.journal is not None, "a table that is told keeps a journal"
        notes = self.table.journal.notes[self.told :]
        self.told += len(notes)
        mine = [note for note in notes if note.is_for(NOBODY if self.seat is None else self.seat)]
        for line in self.box.texts.story(mine, self.names, self.lang):
            self._tell(f"· {line}")

    def _tell(self, text: str) -> None:
        """Adds a text to the page; the first line gets the number of the choice that caused it."""
        margin = "" if self.page else f"#{self.number}"
        self.page += folded(f"{margin:<{MARGIN}}{text}", " " * (MARGIN + 2))

    def _view(self) -> View:
        return self.box.view(self.table, self.seat)


def known(choice: Choice | None) -> Choice:
    assert choice is not None, "the record was checked"
    return choice
