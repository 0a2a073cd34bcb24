"""The words of the picture, in every language: short ones, for 80 columns."""

from __future__ import annotations

from typing import Final, NamedTuple

from kubrik.games.keyflower.picture_en import EN, EN_FORMS, EN_SHORT
from kubrik.games.keyflower.picture_ru import RU, RU_FORMS, RU_SHORT
from kubrik.games.keyflower.state import Rules
from kubrik.games.keyflower.terms import COLOURS, RESOURCES
from kubrik.games.keyflower.text_words import NO_BREAK, english_plural, russian_plural
from kubrik.games.keyflower.tiles import SummerBoat, Tile
from kubrik.games.names import Name

FACES: Final = "ab"


class Words(NamedTuple):
    """One language, and the tiles and figures that it names."""

    lang: str
    words: dict[str, str]
    forms: dict[str, tuple[str, ...]]  # of nouns that are counted
    short: dict[str, str]  # names of tiles that are too long for a hex
    tiles: dict[str, Tile]
    figures: dict[str, Name]

    def title(self, name: Name) -> str:
        return name.ru if self.lang == "ru" else name.en

    def tile(self, id: str, face: int = 0) -> str:
        """A summer boat with its face: what it does depends on it."""
        return self.title(self.tiles[id].name) + self.face(id, face)

    def brief(self, id: str, face: int) -> str:
        """So that it fits into a hex."""
        return self.short.get(id, self.title(self.tiles[id].name)) + self.face(id, face)

    def face(self, id: str, face: int) -> str:
        return FACES[face] if isinstance(self.tiles[id], SummerBoat) else ""

    def figure(self, id: str) -> str:
        name = self.title(self.figures[id])
        return name[0].upper() + name[1:]

    def counted(self, n: int, noun: str) -> str:
        plural = russian_plural if self.lang == "ru" else english_plural
        return f"{n}{NO_BREAK}{self.forms[noun][plural(n)]}"

    def workers(self, numbers: tuple[int, ...], first: str | None = None) -> str:
        """A letter for each, such as RRB; those of one colour may come first."""
        order = sorted(range(len(COLOURS)), key=lambda c: COLOURS[c] != first)
        return "".join(self.words[COLOURS[c] + "_letter"] * numbers[c] for c in order)

    def resources(self, numbers: tuple[int, ...]) -> str:
        """Such as 2w 1g."""
        return " ".join(f"{n}{self.words[RESOURCES[i] + '_letter']}" for i, n in enumerate(numbers) if n)


def words_of(rules: Rules, lang: str) -> Words:
    words, forms, short = (RU, RU_FORMS, RU_SHORT) if lang == "ru" else (EN, EN_FORMS, EN_SHORT)
    tiles = {tile.name.id: tile for tile in rules.tiles}
    return Words(lang, words, forms, short, tiles, {f.name.id: f.name for f in rules.figures})
