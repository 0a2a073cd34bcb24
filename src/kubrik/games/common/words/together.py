"""Groups the facts of a journal into lines."""

from __future__ import annotations

from collections.abc import Callable

from kubrik.engine.journal import Note


def together(told: list[Note], length: Callable[[list[Note], int], int]) -> list[list[Note]]:
    """The facts, grouped into runs; `length` tells how many facts belong to the run that begins at an index."""
    found: list[list[Note]] = []
    at = 0
    while at < len(told):
        many = length(told, at)
        found.append(told[at : at + many])
        at += many
    return found
