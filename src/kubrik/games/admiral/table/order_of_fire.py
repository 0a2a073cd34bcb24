"""When a declared attack is resolved. Others may come first: whoever lets them replaces this (AD-9.6)."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from kubrik.engine.table import AnyStep, Table
from kubrik.games.admiral.table.attack import Attack

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderOfFire(Generic[T]):
    """Nobody answers: the attack is resolved at once."""

    def steps(self, t: T, attack: Attack, resolution: AnyStep) -> list[AnyStep]:
        """What is done about an attack of ships on a ship, its resolution included."""
        return [resolution]
