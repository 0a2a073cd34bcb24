"""What an expansion of Admiral adds: options, changes to the rules, choices, sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from kubrik.engine.about import Option, Titled
from kubrik.engine.study import Study
from kubrik.engine.views import Drawn
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.views.ways import Ways
from kubrik.games.admiral.words.supplement import Supplement


class Expansion(ABC):
    """One expansion, with its data loaded."""

    name: ClassVar[str]
    about: ClassVar[Titled]
    options: ClassVar[tuple[Option, ...]]
    drawn: ClassVar[Drawn]  # what the page draws of it, beside the base game's board
    study: ClassVar[Study]  # what the laboratory may ask of it

    @abstractmethod
    def install(self, rules: Rules, options: dict[str, str]) -> None:
        """Changes the rules of a game."""

    @abstractmethod
    def ways(self) -> Ways:
        """How its choices appear on the board."""

    @abstractmethod
    def supplement(self, rules: Rules) -> Supplement:
        """The words for its choices, notes and cards."""

    @abstractmethod
    def digest(self) -> str:
        """A hash of its data."""
