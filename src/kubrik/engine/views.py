"""What a seat sees, and what boards are drawn from. A game's own view adds what lies on its table."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from kubrik.engine.questions import Question


class Asking(msgspec.Struct, frozen=True, kw_only=True):
    """What the seat is asked now: the name of the question, its clause, and the names of all that may be chosen."""

    question: str
    clause: str
    options: tuple[str, ...]

    def asks(self, *any_of: Question) -> bool:
        """Is the current question one of these?"""
        return any(one.name == self.question for one in any_of)


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat knows. Built from nothing by adding what the seat may know, never by removing from the full state."""

    seat: int | None  # None: a spectator
    seats: int
    to_act: tuple[int, ...]
    over: bool
    question: Asking | None


class Place(msgspec.Struct, frozen=True, array_like=True):
    """A place on the board: what kind it is, and which of that kind ("" if there is only one)."""

    kind: str
    which: str


class Way(msgspec.Struct, frozen=True):
    """A choice as the board understands it: its stable name, what kind of choice it is, the places that lead to it.

    Whoever ends a turn, passes or gives up, does it on purpose: a page asks first, and waits before it sends it.
    """

    name: str
    kind: str
    places: tuple[Place, ...]
    ends: bool = False


class Drawn(msgspec.Struct, frozen=True):
    """What a game's own board in the page is drawn from: types that are sent, and the names that the game has for
    questions, for kinds of choices and for kinds of places. `make wire` writes them for the page.
    """

    types: tuple[type, ...] = ()
    names: dict[str, Collection[str]] = {}

    def plus(self, other: Drawn) -> Drawn:
        """With what an expansion adds."""
        keys = {**self.names, **other.names}
        return Drawn(self.types + other.types, {k: [*self.names.get(k, ()), *other.names.get(k, ())] for k in keys})


class Furniture(msgspec.Struct, frozen=True, kw_only=True):
    """The contents of the box, for drawing the table: numbers and signs of cards, the same for all seats."""
