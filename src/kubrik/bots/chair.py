"""A chair at the table: everything that the bot sitting on it may know and do."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.mind import Mind, Thinking
from kubrik.engine.play import options, question
from kubrik.engine.questions import Question
from kubrik.engine.table import Table
from kubrik.engine.views import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Chair:
    """What a bot is given. It hides the table and answers only what its seat may ask."""

    def __init__(self, t: Table, seat: int, mind: Mind, see: Callable[[Table, int], View]) -> None:
        self._table = t
        self._mind = mind
        self._see = see
        self.seat = seat

    def __repr__(self) -> str:
        return f"<seat {self.seat} of {type(self._table).__name__}>"

    def view(self) -> View:
        """This seat's view of the table."""
        return self._see(self._table, self.seat)

    def options(self) -> list[Choice]:
        """The choices this seat has now."""
        return options(self._table, self.seat)

    def worth_trying(self) -> list[Choice]:
        """The choices this seat has now, without those that do nothing but show a secret."""
        return self.discreet(self._table, self.options())

    def discreet(self, t: Table, offer: list[Choice]) -> list[Choice]:
        """The same for the choices of a seat at an imagined table."""
        return self._mind.discreet(t, offer)

    def so_far(self) -> list[Choice]:
        """What this seat has answered so far, if it has begun an answer of several parts."""
        return self._table.answers[self.seat] if self._table.answers else []

    def question(self) -> Question:
        return question(self._table, self.seat)

    def imagine(self, rng: Rng) -> Table:
        """A table that may be the true one, as far as this seat can tell; play on it as you like."""
        return self._mind.imagine(self._table, self.seat, rng)

    def thinking(self) -> Thinking:
        """The game's settings for a search."""
        return self._mind.thinking()

    def teacher(self) -> Mind:
        """The game's mind with the handwritten evaluation. It has no table, and so no secrets."""
        return self._mind.teacher()

    def guess(self, imagined: Table, seat: int, offer: list[Choice], rng: Rng) -> Choice:
        """A plausible choice for a seat at an imagined table, without thinking."""
        return self._mind.guess(imagined, seat, offer, rng)

    def worth(self, imagined: Table) -> list[float]:
        """The game's evaluation of an imagined table, a number for each seat."""
        return self._mind.worth(imagined)
