"""What an expansion of Keyflower adds: options, tiles, changes to the rules, choices, sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from kubrik.engine.about import Option, Titled
from kubrik.engine.views import Drawn
from kubrik.games.keyflower.box.tiles import Tile
from kubrik.games.keyflower.table.state import Rules
from kubrik.games.keyflower.views.ways import Find
from kubrik.games.keyflower.words.supplement import Supplement


class Expansion(ABC):
    """One expansion, with its data loaded."""

    name: ClassVar[str]
    about: ClassVar[Titled]
    options: ClassVar[tuple[Option, ...]]
    drawn: ClassVar[Drawn]  # what the page draws of it, beside the base game's board
    kinds: ClassVar[dict[int, str]]  # what the page calls its kinds of choices
    places: ClassVar[dict[int, Find]]  # which places of the board lead to them

    @abstractmethod
    def __init__(self, first_index: int) -> None:
        """`first_index`: the index of its first tile among all tiles."""

    @abstractmethod
    def tiles(self) -> list[Tile]:
        """The tiles it adds, numbered from `first_index`."""

    @abstractmethod
    def install(self, rules: Rules, options: dict[str, str]) -> None:
        """Changes the rules, which include its tiles already."""

    @abstractmethod
    def supplement(self, rules: Rules) -> Supplement:
        """The words for its choices, notes and tiles."""

    @abstractmethod
    def digest(self) -> str:
        """A hash of its data."""
