"""What ships, forts and cells are called in a sentence, in one language."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.terms import DIRECTIONS, OPPOSITE, SECTORS
from kubrik.games.admiral.words.words import Language, Noun


class ShipWords:
    """The names of ships and forts; they include the short names that the picture shows."""

    def __init__(self, rules: Rules, lang: Language) -> None:
        self.rules: Final = rules
        self.lang: Final = lang
        ships = [lang.ship(lang.title(k.name), name) for k, name in zip(rules.classes, rules.names)]
        forts = [lang.fort(name.split()[-1]) for name in rules.names[rules.number_of_ships :]]
        self.things: Final[list[Noun]] = [*ships, *forts]

    def thing(self, n: int) -> Noun:
        """The ship with this number, or a fort: forts are numbered after all ships."""
        return self.things[n]

    def fort(self, n: int) -> Noun:
        return self.things[self.rules.number_of_ships + n]

    def cell(self, n: int) -> str:
        return self.rules.chart.name(n)

    def direction(self, n: int) -> str:
        return self.lang.words[f"to_{DIRECTIONS[n]}"]

    def whence(self, n: int) -> str:
        """What a wind to this direction is called: by the one it comes from."""
        return self.lang.words[f"from_{DIRECTIONS[(n + OPPOSITE) % SECTORS]}"]

    def strength(self, thing: int, n: int) -> str:
        """«hull 5» of a ship, «strength 6» of a fort."""
        return self.lang.words["hull" if thing < self.rules.number_of_ships else "strength"].format(n=n)
