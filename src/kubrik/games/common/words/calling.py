"""What speaks of players by their names is made once for a table, not once for every sentence."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, Generic, TypeVar

T = TypeVar("T")
TABLES: Final = 64  # that are remembered


class Calling(Generic[T]):
    """Makes it for these names, or has it already: mostly those of the last time, for a table is told at once."""

    def __init__(self, make: Callable[[list[str]], T]) -> None:
        self._made: Final = lru_cache(TABLES)(lambda names: make(list(names)))
        self._last: tuple[list[str], T] | None = None

    def __call__(self, names: list[str]) -> T:
        last = self._last
        if last is None or last[0] != names:
            last = [*names], self._made(tuple(names))
            self._last = last
        return last[1]
