"""Figures other than workers, such as the purple marker (KF-1.7): everybody sees where they are."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kubrik.engine.table import Table
from kubrik.games.common.words.names import Name

T = TypeVar("T", bound=Table)
NOWHERE: Final = -1


class Whereabouts:
    """With a player, or at a tile; both NOWHERE when the figure is out of the game."""

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


@mypyc_attr(allow_interpreted_subclasses=True)
class Figure(Generic[T]):
    """One figure. The table knows where it is."""

    def __init__(self, name: Name) -> None:
        self.name: Final = name

    def whereabouts(self, t: T) -> Whereabouts:
        raise NotImplementedError
