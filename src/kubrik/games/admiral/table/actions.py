"""What a player may do in a turn (Q-3): each action lists its openings."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr

from kubrik.engine.choices import Choice
from kubrik.engine.table import Table
from kubrik.games.common.turn_actions import Action

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnAction(Action[T]):
    """One kind of action in a turn. It keeps no state."""

    def openings(self, t: T, seat: int, fleet: list[int], found: list[Choice]) -> None:
        """Adds the first answers that can be completed. `fleet` are the player's ships (Q-1, Q-2)."""
        raise NotImplementedError
