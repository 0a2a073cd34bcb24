"""What a player may do on a turn (KF-4.2): each action lists its openings."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from mypy_extensions import mypyc_attr

from kubrik.engine.choices import Choice
from kubrik.engine.table import Table
from kubrik.games.common.turn_actions import Action

if TYPE_CHECKING:  # for types only: groups.py imports the table, whose rules list these actions
    from kubrik.games.keyflower.rules.groups import Means

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnAction(Action[T]):
    """One kind of action on a turn. It keeps no state."""

    def can_be_open(self, t: T, seat: int) -> bool:
        """Could the player take such an action, by public facts alone (KF-4.10)?"""
        raise NotImplementedError

    def openings(self, t: T, seat: int, means: Means, found: list[Choice]) -> None:
        """Adds the first answers that can be completed with these means."""
        raise NotImplementedError
