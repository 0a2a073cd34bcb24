"""A position of a game: who acts, the options, what each seat sees, and what it may imagine."""

from __future__ import annotations

from kubrik.bots.chair import Chair
from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.game import Box
from kubrik.engine.illegal import UNKNOWN, Illegal
from kubrik.engine.play import choose, options, question, to_act
from kubrik.engine.questions import Question
from kubrik.engine.table import Table as EngineTable
from kubrik.engine.views import View


class Position:
    """A table of any game, real or imagined. Seats count from 0."""

    def __init__(self, box: Box, table: EngineTable) -> None:
        self.box = box
        self._table = table

    def __repr__(self) -> str:
        seats = " and ".join(map(str, self.to_act))
        return f"<{self.game} for {self.seats}: {'over' if self.over else f'seat {seats} to act'}>"

    @property
    def game(self) -> str:
        return self.box.setup.game

    @property
    def seats(self) -> int:
        return self._engine.seats

    @property
    def over(self) -> bool:
        return self._engine.over

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have to choose now; several if they answer simultaneously."""
        return tuple(to_act(self._engine))

    @property
    def scores(self) -> tuple[int, ...]:
        """The current points of each seat."""
        return tuple(self._engine.scores())

    @property
    def ranks(self) -> tuple[int, ...]:
        """The place of each seat, 1 for a winner; empty before the end."""
        return tuple(self.box.ranks(self._engine)) if self.over else ()

    def options(self, seat: int) -> list[str]:
        """The names of the seat's options; empty if it is not asked."""
        return [choice.name for choice in options(self._engine, seat)] if seat in self.to_act else []

    def question(self, seat: int) -> Question:
        """The question the seat is asked, with its `name` and `clause`."""
        if seat not in self.to_act:
            raise ValueError(f"seat {seat} is not asked now: to_act is {self.to_act}")
        return question(self._engine, seat)

    def choose(self, seat: int, choice: str | Choice) -> None:
        """Make a choice; if it is not allowed, raise Illegal with the clause that forbids it and change nothing."""
        named = self.box.catalogue.named(str(choice))
        if named is None:
            raise Illegal(UNKNOWN, "", str(choice))
        choose(self._engine, seat, named)

    def view(self, seat: int | None = None) -> View:
        """What the seat may know, or a spectator (None)."""
        return self.box.view(self._engine, seat)

    def picture(self, seat: int | None = None, lang: str = "en") -> str:
        """The table as text, as the seat sees it."""
        return self.box.texts.picture(self.view(seat), self.names, lang)

    def prompt(self, seat: int, lang: str = "en") -> str:
        """The question to the seat, as a sentence."""
        return self.box.texts.prompt(self.view(seat), self.names, lang)

    def label(self, seat: int, choice: str, lang: str = "en") -> str:
        """The short text of an option."""
        return self.box.texts.label(self.view(seat), choice, self.names, lang)

    def chair(self, seat: int) -> Chair:
        """What a bot gets to choose from: `bot.choose(table.chair(seat))`."""
        return Chair(self._engine, seat, self.box.mind, self.box.view)

    def imagine(self, seat: int, seed: int) -> Position:
        """A position that may be the real one, as far as the seat can tell; play on it freely."""
        return Position(self.box, self.box.mind.imagine(self._engine, seat, Rng(seed)))

    def copy(self) -> Position:
        """A copy of this position, including secrets and future chance."""
        return Position(self.box, self._engine.clone())

    @property
    def names(self) -> list[str]:
        return [f"player {seat}" for seat in range(self.seats)]

    @property
    def _engine(self) -> EngineTable:
        return self._table
