"""Caches objects that contain the players' names: they are made once per table, not once per sentence."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, Generic, TypeVar

T = TypeVar("T")
TABLES: Final = 64  # the number of tables whose objects are kept


class Calling(Generic[T]):
    """Returns the object for these names, from a cache. Mostly the names are the same as in the last call."""

    def __init__(self, make: Callable[[list[str]], T]) -> None:
        self._made: Final = lru_cache(TABLES)(lambda names: make(list(names)))
        self._last: tuple[list[str], T] | None = None

    def __call__(self, names: list[str]) -> T:
        last = self._last
        if last is None or last[0] != names:
            last = [*names], self._made(tuple(names))
            self._last = last
        return last[1]
