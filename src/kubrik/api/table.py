"""A game from beginning to end, with undo, a journal and a record."""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from kubrik.api.position import Position
from kubrik.engine.choices import Choice
from kubrik.engine.record import save
from kubrik.engine.sitting import Sitting
from kubrik.engine.table import Table as EngineTable


class Table(Position):
    """A real table: a Position with undo, a journal and records."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting.box, sitting.table)
        self._sitting = sitting

    def choose(self, seat: int, choice: str | Choice) -> None:
        self._sitting.choose(seat, str(choice))

    def can_undo(self, seat: int) -> bool:
        """Was the last choice made by this seat, and was nothing hidden shown since?"""
        return self._sitting.can_undo(seat)

    def undo(self, seat: int) -> None:
        """Undo the seat's last choice; raise ValueError if that is not possible."""
        if not self._sitting.undo(seat):
            raise ValueError(f"seat {seat} has nothing to take back: ask can_undo first")

    def journal(self, seat: int | None = None, lang: str = "en") -> list[str]:
        """The journal as the seat, or a spectator (None), may read it."""
        return self.box.texts.story(self._sitting.notes(seat), self.names, lang)

    def save(self, path: str | PathLike[str]) -> None:
        """Save the game as a record, finished or not; `kubrik.load` continues it."""
        save(Path(path), self._sitting.record(self.names))

    @property
    def _engine(self) -> EngineTable:
        """The current table: undo replaces it."""
        return self._sitting.table
