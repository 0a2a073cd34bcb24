"""Where a crew may turn out to be better than its ship: whoever adds such crews answers these questions.

Being better may be open to all, or known to the ship's own player until it is used. Who is asked what must not depend
on it (H-4); so there is a third question: what others have to reckon with.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kubrik.engine.table import Table

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Skill(Generic[T]):
    """In sailing (cells), gunnery (numbers that hit, as bits) or boarding (points). The subject is a ship or a fort.

    Crews have none of it, unless this is replaced.
    """

    def open(self, t: T, subject: int) -> int:
        """What is added by itself, as everybody knows."""
        return 0

    def hidden(self, t: T, subject: int) -> int:
        """What its player could add by showing it."""
        return 0

    def rumour(self, t: T, subject: int) -> int:
        """What others must reckon with besides the open part."""
        return 0

    def show(self, t: T, subject: int) -> None:
        """It is used: from now on it is open."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener(Generic[T]):
    """Who has to do something at once when something happens."""

    def hear(self, t: T, subject: int, seat: int) -> None:
        raise NotImplementedError


class Moment:
    """Something that happens and leaves nobody a choice."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.listeners: Final[list[Listener[Any]]] = []

    def comes(self, t: Table, subject: int, seat: int) -> None:
        for listener in self.listeners:
            listener.hear(t, subject, seat)
