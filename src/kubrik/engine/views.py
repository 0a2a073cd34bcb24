"""What a seat sees, and what boards are drawn from. A game's own view adds what lies on its table."""

from __future__ import annotations

import msgspec


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What the seat is asked now: the number of the question, its clause, and the names of all that may be chosen."""

    number: int
    clause: str
    options: tuple[str, ...]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Built by adding what the seat may know to nothing, never by deleting from the truth."""

    seat: int | None  # None: a spectator
    seats: int
    to_act: tuple[int, ...]
    over: bool
    question: Question | None


class Furniture(msgspec.Struct, frozen=True, kw_only=True):
    """What lies in the box, for whoever draws the table: numbers and signs of cards, the same for all seats."""
