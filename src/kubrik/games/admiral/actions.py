"""What a player may do in his turn (Q-3): each action lists its openings, asks what follows, and is carried out."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from kubrik.engine.choices import Choice
from kubrik.engine.table import Table

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnAction(Generic[T]):
    """One of the things to do in a turn. It keeps no state."""

    def openings(self, t: T, seat: int, fleet: list[int], found: list[Choice]) -> None:
        """Add the first answers that can be completed. `fleet` are the player's ships (Q-1, Q-2)."""
        raise NotImplementedError

    def has(self, opening: Choice) -> bool:
        """Is this one of its openings?"""
        raise NotImplementedError

    def following(self, t: T, seat: int, so_far: list[Choice]) -> list[Choice]:
        """What may be answered next; empty when the action is whole."""
        return []

    def question(self, t: T, seat: int, so_far: list[Choice]) -> int:
        """The number of the question after these answers."""
        raise NotImplementedError

    def refusal(self, t: T, seat: int, so_far: list[Choice], choice: Choice) -> str:
        """The clause that forbids a choice which is not open, "" if it is not this action's to say."""
        return ""

    def carry_out(self, t: T, seat: int, answers: list[Choice]) -> None:
        raise NotImplementedError
