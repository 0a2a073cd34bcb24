"""What an expansion adds to the table besides ships and forts: what each seat sees of it, and how it is imagined."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kubrik.engine.chance import Rng
from kubrik.engine.table import Table

if TYPE_CHECKING:  # for types only: views import the table, not the other way round
    from kubrik.games.admiral.views.structs import AdditionView

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Addition(Generic[T]):
    """Each expansion has one. It keeps no state: that is in an annex of the table."""

    def view(self, t: T, seat: int | None) -> AdditionView:
        """What this seat, or a spectator (None), may know."""
        raise NotImplementedError

    def subject(self, t: T, seat: int) -> int | None:
        """The ship that the expansion's own question is about, if this seat is asked one."""
        return None

    def outlook(self, t: T, standing: list[float]) -> None:
        """Adds what it is worth to each side, in points of Value."""

    def features(self) -> list[str]:
        """The names of the numbers that `describe` writes for a learned opinion."""
        return []

    def describe(self, t: T, rows: list[list[float]], at: int) -> None:
        """Writes its features into each side's row, from this place on."""

    def deal_anew(self, t: T, seat: int, rng: Rng) -> None:
        """Deals again what the seat can't know, in a way that fits everything it does know."""
        raise NotImplementedError
