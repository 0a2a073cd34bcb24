"""What a game says: its sentences in every language."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from kubrik.engine.board import Area
from kubrik.engine.journal import Note
from kubrik.engine.views import View


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
        """An option in a few words."""

    @abstractmethod
    def sentence(self, note: Note, names: list[str], lang: str) -> str:
        """A line of the journal."""

    def story(self, notes: list[Note], names: list[str], lang: str) -> list[str]:
        """Lines of the journal as they are told one after another: those that belong together may become one."""
        return [self.sentence(note, names, lang) for note in notes]

    def together(self, notes: list[Note]) -> list[list[Note]]:
        """The notes that `story` tells in one line each."""
        return [[note] for note in notes]

    @abstractmethod
    def picture(self, view: View, names: list[str], lang: str) -> str:
        """The whole table as text, at most 80 columns wide. A line that begins with ── is the heading of a part."""

    def board(self, view: View, names: list[str], lang: str) -> tuple[Area, ...]:
        """What a generic board shows, for a game that has no board of its own in the page."""
        return ()

    def chapter(self, view: View) -> tuple[str, str] | None:
        """The turn or season, and the phase of it: with a new one the table is worth a look. None: not now."""
        return "", ""

    def glance(self, view: View, names: list[str], lang: str) -> str:
        """What the question is about, for whoever has seen the table before; "" if there is nothing to show."""
        return ""

    def section(self, view: View, choice: str, names: list[str], lang: str) -> str:
        """The heading that an option of a long list stands under; "" for none."""
        return ""

    def entry(self, view: View, choice: str, names: list[str], lang: str) -> str:
        """An option below its heading."""
        return self.label(view, choice, names, lang)

    def is_reaction(self, view: View) -> bool:
        """Is the seat asked out of turn, about what somebody else does?"""
        return False

    def answers(self, view: View, names: list[str], lang: str) -> list[str]:
        """What the seat has answered so far under seal, a line each."""
        return []

    def cards(self, lang: str) -> dict[str, str]:
        """The cards or tiles that can be looked up: their titles by their ids."""
        return {}

    def card_text(self, id: str, lang: str) -> str:
        """What a card or tile is and does."""
        raise LookupError(id)

    @abstractmethod
    def clause_of(self, note: Note) -> str:
        """The clause a line of the journal rests on."""

    @abstractmethod
    def write(self, note: Note) -> dict[str, str | int]:
        """A line of the journal by stable names, for records."""

    @abstractmethod
    def read(self, written: dict[str, str | int]) -> Note | None:
        """The same line back, or None if this version no longer knows it."""
