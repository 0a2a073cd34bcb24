"""What an expansion of Keyflower brings: options, tiles, changes to the rules, choices, sentences."""

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
    """One of them, with its data read."""

    name: ClassVar[str]
    about: ClassVar[Titled]
    options: ClassVar[tuple[Option, ...]]
    drawn: ClassVar[Drawn]  # what the page draws of it, beside the base game's board
    kinds: ClassVar[dict[int, str]]  # what the page calls its kinds of choices
    places: ClassVar[dict[int, Find]]  # which places of the board lead to them

    @abstractmethod
    def __init__(self, first_index: int) -> None:
        """`first_index`: the number of its first tile among all tiles."""

    @abstractmethod
    def tiles(self) -> list[Tile]:
        """Tiles of its own, numbered through."""

    @abstractmethod
    def install(self, rules: Rules, options: dict[str, str]) -> None:
        """Change the rules, which know its tiles already."""

    @abstractmethod
    def supplement(self, rules: Rules) -> Supplement:
        """What its choices, facts and tiles are called."""

    @abstractmethod
    def digest(self) -> str:
        """Tells its data from others."""
