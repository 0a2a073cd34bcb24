"""The words of the picture, in every language: short ones, for 80 columns."""

from __future__ import annotations

from typing import NamedTuple

from kubrik.engine.languages import table_of
from kubrik.games.common.words.names import Name
from kubrik.games.keyflower.box.tiles import SummerBoat, Tile
from kubrik.games.keyflower.table.state import Rules
from kubrik.games.keyflower.terms import COLOURS, RESOURCES
from kubrik.games.keyflower.words.records import FACES
from kubrik.games.keyflower.words.words import Language


class Words(NamedTuple):
    """The words of the picture in one language, and the names of tiles and figures."""

    lang: Language
    words: dict[str, str]  # of the language and of the picture
    tiles: dict[str, Tile]
    figures: dict[str, Name]

    def tile(self, id: str, face: int | None = None) -> str:
        """A tile's title; a summer boat with its face, if known, because its ability depends on it."""
        return self.lang.title(self.tiles[id].name) + self.face(id, face)

    def brief(self, id: str, face: int) -> str:
        """A title short enough for a hex."""
        return self.lang.short.get(id, self.lang.title(self.tiles[id].name)) + self.face(id, face)

    def face(self, id: str, face: int | None) -> str:
        is_told = face is not None and isinstance(self.tiles[id], SummerBoat)
        return self.words[f"face_{FACES[face or 0]}"] if is_told else ""

    def figure(self, id: str) -> str:
        name = self.lang.title(self.figures[id])
        return name[0].upper() + name[1:]

    def counted(self, n: int, noun: str) -> str:
        """A number with its noun; for workers only the colour."""
        return self.lang.coloured(n, noun) if noun in COLOURS else self.lang.counted(n, noun)

    def many(self, numbers: tuple[int, ...], nouns: list[str]) -> list[str]:
        return [self.counted(n, noun) for n, noun in zip(numbers, nouns, strict=True) if n]

    def workers(self, numbers: tuple[int, ...], first: str | None = None) -> str:
        """A letter for each, such as RRB; those of one colour may come first."""
        order = sorted(range(len(COLOURS)), key=lambda c: COLOURS[c] != first)
        return "".join(self.words[COLOURS[c] + "_letter"] * numbers[c] for c in order)

    def resources(self, numbers: tuple[int, ...]) -> str:
        """Resources, such as 2w 1g."""
        return " ".join(f"{n}{self.words[RESOURCES[i] + '_letter']}" for i, n in enumerate(numbers) if n)


def words_of(rules: Rules, lang: Language) -> Words:
    """`lang` with the sentences of all expansions in play."""
    words = table_of("kubrik.games.keyflower.words.{lang}.pictures", lang.code)
    tiles = {tile.name.id: tile for tile in rules.tiles}
    figures = {figure.name.id: figure.name for figure in rules.figures}
    return Words(lang, lang.words | words, tiles, figures)
