"""What an expansion lays on the table beside ships and forts: who sees what of it, and how it is imagined."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kubrik.engine.chance import Rng
from kubrik.engine.table import Table

if TYPE_CHECKING:  # views look at the table, and not the table at views
    from kubrik.games.admiral.views.structs import AdditionView

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Addition(Generic[T]):
    """One for each expansion. It keeps no state: that is in an annex of the table."""

    def view(self, t: T, seat: int | None) -> AdditionView:
        """What this seat, or a spectator, may know."""
        raise NotImplementedError

    def subject(self, t: T, seat: int) -> int | None:
        """The ship that a question of its own is about, if it asks this seat."""
        return None

    def outlook(self, t: T, standing: list[float]) -> None:
        """Add what it promises to each side, in points of Value."""

    def deal_anew(self, t: T, seat: int, rng: Rng) -> None:
        """Put whatever the seat cannot know in another order that fits all it knows."""
        raise NotImplementedError
