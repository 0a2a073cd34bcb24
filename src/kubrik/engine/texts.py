"""What a game says: its sentences in every language."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from kubrik.engine.board import Area
from kubrik.engine.journal import Note
from kubrik.engine.standing import Standing
from kubrik.engine.views import View


class NotShown(LookupError):
    """There are no words for a choice now: it is about something that the view does not show."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Texts(ABC):
    """A game's sentences in every language. They are made from views and notes, never from the table.

    `names` are those of the players, seat by seat: others are spoken of by name.
    """

    @abstractmethod
    def prompt(self, view: View, names: list[str], lang: str) -> str:
        """The question the seat is asked, in one sentence."""

    @abstractmethod
    def label(self, view: View, choice: str, names: list[str], lang: str) -> str:
        """An option as a few words. For a choice that is not on offer it may raise NotShown."""

    @abstractmethod
    def sentence(self, note: Note, names: list[str], lang: str) -> str:
        """The sentence for a note of the journal."""

    def story(self, notes: list[Note], names: list[str], lang: str) -> list[str]:
        """The sentences for several notes in order; notes that belong together may share one sentence."""
        return [self.sentence(note, names, lang) for note in notes]

    def together(self, notes: list[Note]) -> list[list[Note]]:
        """Groups the notes that `story` tells in one line each."""
        return [[note] for note in notes]

    @abstractmethod
    def picture(self, view: View, names: list[str], lang: str) -> str:
        """The whole table as text, at most 80 columns wide. A line that begins with ── is the heading of a part."""

    def board(self, view: View, names: list[str], lang: str) -> tuple[Area, ...]:
        """What a generic board shows, for a game that has no board of its own in the page."""
        return ()

    def chapter(self, view: View) -> tuple[str, str] | None:
        """The turn or season and its phase; when it changes, the table is worth showing again. None: not now."""
        return "", ""

    def glance(self, view: View, names: list[str], lang: str) -> str:
        """A short picture of what the question is about, for a player who knows the table; "" if there is none."""
        return ""

    def section(self, view: View, choice: str, names: list[str], lang: str) -> str:
        """The heading that an option of a long list stands under; "" for none."""
        return ""

    def entry(self, view: View, choice: str, names: list[str], lang: str) -> str:
        """An option as it reads below its section's heading."""
        return self.label(view, choice, names, lang)

    def is_reaction(self, view: View) -> bool:
        """Is the seat asked out of turn, about something another player does?"""
        return False

    def standing(self, view: View, answer: Standing, names: list[str], lang: str) -> str:
        """An answer that is given once for all, in a few words."""
        return ""

    def answers(self, view: View, names: list[str], lang: str) -> list[str]:
        """The seat's sealed answers so far, one line each."""
        return []

    def cards(self, lang: str) -> dict[str, str]:
        """The cards or tiles that can be looked up: their titles by their ids."""
        return {}

    def card_text(self, id: str, lang: str) -> str:
        """What a card or tile is and does."""
        raise LookupError(id)

    @abstractmethod
    def clause_of(self, note: Note) -> str:
        """The clause that a note of the journal rests on."""

    @abstractmethod
    def write(self, note: Note) -> dict[str, str | int]:
        """Writes a note with stable names, for records."""

    @abstractmethod
    def read(self, written: dict[str, str | int]) -> Note | None:
        """Reads such a note back; None if this version no longer knows it."""
