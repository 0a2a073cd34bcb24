"""When a declared attack is resolved. An expansion that lets others fire first replaces this (AD-9.6)."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from kubrik.engine.table import AnyStep, Table
from kubrik.games.admiral.table.attack import Attack

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderOfFire(Generic[T]):
    """The base game: nobody answers, and the attack is resolved at once."""

    def steps(self, t: T, attack: Attack, resolution: AnyStep) -> list[AnyStep]:
        """The steps that follow an attack of ships on a ship, including its resolution."""
        return [resolution]
