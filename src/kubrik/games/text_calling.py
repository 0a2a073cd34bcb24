"""What speaks of players by their names is made once for a table, not once for every sentence."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, Generic, TypeVar

T = TypeVar("T")
TABLES: Final = 64  # that are remembered


class Calling(Generic[T]):
    """Makes it for these names, or has it already."""

    def __init__(self, make: Callable[[list[str]], T]) -> None:
        self._made: Final = lru_cache(TABLES)(lambda names: make(list(names)))

    def __call__(self, names: list[str]) -> T:
        return self._made(tuple(names))
