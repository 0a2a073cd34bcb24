"""What a player may do on a turn (KF-4.2): each action lists its openings, asks what follows, and is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kubrik.engine.choices import Choice
from kubrik.engine.table import Table

if TYPE_CHECKING:  # what a player has is counted on the table, whose rules list these actions
    from kubrik.games.keyflower.groups import Means

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnAction(Generic[T]):
    """One of the things to do on a turn. It keeps no state."""

    def can_be_open(self, t: T, seat: int) -> bool:
        """May the player have such an action, by public facts alone (KF-4.10)?"""
        raise NotImplementedError

    def openings(self, t: T, seat: int, means: Means, found: list[Choice]) -> None:
        """Add the first answers that can be completed with these means."""
        raise NotImplementedError

    def has(self, opening: Choice) -> bool:
        """Is this one of its openings?"""
        raise NotImplementedError

    def following(self, t: T, seat: int, so_far: list[Choice]) -> list[Choice]:
        """What may be answered next; empty when the action is whole."""
        raise NotImplementedError

    def question(self, t: T, seat: int, so_far: list[Choice]) -> int:
        """The number of the question after these answers."""
        raise NotImplementedError

    def refusal(self, t: T, seat: int, so_far: list[Choice], choice: Choice) -> str:
        """The clause that forbids a choice which is not open, "" if it is not this action's to say."""
        return ""

    def carry_out(self, t: T, seat: int, answers: list[Choice]) -> None:
        raise NotImplementedError
