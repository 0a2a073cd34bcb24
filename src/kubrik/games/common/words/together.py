"""Facts of a journal that are told in one line each."""

from __future__ import annotations

from collections.abc import Callable

from kubrik.engine.journal import Note


def together(told: list[Note], length: Callable[[list[Note], int], int]) -> list[list[Note]]:
    """All facts, those of a run together; `length` is how many belong to the run that begins at a place."""
    found: list[list[Note]] = []
    at = 0
    while at < len(told):
        many = length(told, at)
        found.append(told[at : at + many])
        at += many
    return found
