"""The words of the picture, in every language: short ones, for 80 columns. An expansion adds its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from kubrik.engine.languages import table_of
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.terms import DIRECTIONS, OPPOSITE, SECTORS
from kubrik.games.admiral.views.structs import AdmiralView
from kubrik.games.common.words.names import Name

ARROWS: Final = {"N": "↑", "NE": "↗", "E": "→", "SE": "↘", "S": "↓", "SW": "↙", "W": "←", "NW": "↖"}


class Words(NamedTuple):
    """The words of the picture in one language, and the names of things."""

    code: str
    words: dict[str, str]
    classes: dict[str, Name]
    scenario: Name
    supplements: tuple[PictureSupplement, ...]

    def say(self, key: str, **fields: str | int) -> str:
        return self.words[key].format(**fields)

    def title(self, name: Name) -> str:
        return name.ru if self.code == "ru" else name.en

    def thing(self, view: AdmiralView, thing: int) -> str:
        """The name of a ship, or a fort with the number of the seat it started with."""
        ships = len(view.ships)
        if thing < ships:
            return view.ships[thing].name
        return self.say("fort", n=view.forts[thing - ships].home + 1)

    def way(self, direction: str) -> str:
        return f"{ARROWS[direction]} {self.words[direction]}"

    def whence(self, direction: str) -> str:
        """The direction a wind comes from, by the one it blows to."""
        return self.words[DIRECTIONS[(DIRECTIONS.index(direction) + OPPOSITE) % SECTORS]]


class PictureSupplement(NamedTuple):
    """What an expansion adds to the picture: a few words at a ship, at a port, and lines below a player's ships."""

    words: dict[str, dict[str, str]]  # by language
    of_ship: Callable[[Words, AdmiralView, int], str]
    of_port: Callable[[Words, AdmiralView, int], str]
    of_player: Callable[[Words, AdmiralView, int], list[str]]


def words_of(rules: Rules, lang_code: str, supplements: Sequence[PictureSupplement]) -> Words:
    """The words of the base game with those of all expansions in play."""
    words = dict(table_of("kubrik.games.admiral.words.{lang}.pictures", lang_code))
    for more in supplements:
        words |= more.words[lang_code]
    classes = {ship_class.name.id: ship_class.name for ship_class in rules.ships.classes}
    return Words(lang_code, words, classes, rules.scenario.name, tuple(supplements))
