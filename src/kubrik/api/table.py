"""A game from its beginning to its end, with second thoughts, a journal and a record."""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from kubrik.api.position import Position
from kubrik.engine.choices import Choice
from kubrik.engine.record import save
from kubrik.engine.sitting import Sitting
from kubrik.engine.table import Table as EngineTable


class Table(Position):
    """A true table. Everything a Position can do; and what was chosen here can be taken back, told and kept."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting.box, sitting.table)
        self._sitting = sitting

    def choose(self, seat: int, choice: str | Choice) -> None:
        self._sitting.choose(seat, str(choice))

    def can_undo(self, seat: int) -> bool:
        """Was the last choice this seat's, with nothing hidden shown since?"""
        return self._sitting.can_undo(seat)

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice; ValueError if that can't be done."""
        if not self._sitting.undo(seat):
            raise ValueError(f"seat {seat} has nothing to take back: ask can_undo first")

    def journal(self, seat: int | None = None, lang: str = "en") -> list[str]:
        """What has happened, as the seat may read it; None: a spectator."""
        return self.box.texts.story(self._sitting.notes(seat), self.names, lang)

    def save(self, path: str | PathLike[str]) -> None:
        """Keep the game as a record, finished or not: `kubrik.load` goes on with it."""
        save(Path(path), self._sitting.record(self.names))

    @property
    def _engine(self) -> EngineTable:
        """Taking back replaces the table."""
        return self._sitting.table
