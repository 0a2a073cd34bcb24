"""Questions about crews that are better than their ship; an expansion that adds such crews answers them.

The skill may be public, or known only to the ship's own player until it is used. Who is asked what must not depend
on it (H-4); so there is a third question: what others must consider possible.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kubrik.engine.table import Table

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Skill(Generic[T]):
    """A skill in sailing (cells), gunnery (numbers that hit, as bits) or boarding (points). The subject is a ship or a
    fort.

    Always 0, unless an expansion replaces this.
    """

    def open(self, t: T, subject: int) -> int:
        """What is always added, as everybody knows."""
        return 0

    def hidden(self, t: T, subject: int) -> int:
        """What its player could add by revealing it."""
        return 0

    def rumour(self, t: T, subject: int) -> int:
        """What others must consider possible, besides the open part."""
        return 0

    def show(self, t: T, subject: int) -> None:
        """Reveals the skill because it is used: from now on it is open."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener(Generic[T]):
    """Does something immediately when something happens."""

    def hear(self, t: T, subject: int, seat: int) -> None:
        raise NotImplementedError


class Moment:
    """An event that leaves nobody a choice."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.listeners: Final[list[Listener[Any]]] = []

    def comes(self, t: Table, subject: int, seat: int) -> None:
        for listener in self.listeners:
            listener.hear(t, subject, seat)
