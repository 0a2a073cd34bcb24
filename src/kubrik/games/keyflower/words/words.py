"""The tables of a language in this game: its sentences, and its nouns with their forms."""

from __future__ import annotations

from dataclasses import dataclass

from kubrik.games.common.words import language as text_language
from kubrik.games.common.words.names import Name
from kubrik.games.common.words.plurals import NO_BREAK
from kubrik.games.keyflower.terms import COLOURS


@dataclass(frozen=True, kw_only=True)
class Language(text_language.Language):
    """Every sentence of the game in one language."""

    together: dict[str, str]  # sentences for several events at once
    effects: dict[str, str]  # what tiles do and are worth
    short: dict[str, str]  # short titles, for tiles whose titles don't fit into a hex
    remarks: dict[str, str]  # what the winner of a tile gets in addition to what it shows
    objects: dict[str, tuple[str, ...]]  # the forms of a counted noun as the object of a verb
    ones: dict[str, str]  # a single one, as the object of a verb, without its number
    article: str  # before the title of a tile, unless it ends with a number
    quotes: tuple[str, str]  # around the title of a tile

    def coloured(self, n: int, colour: str) -> str:
        """«2 red», if it is clear that workers are meant."""
        return self.counted(n, colour).rpartition(" ")[0]

    def taken(self, n: int, noun: str) -> str:
        """A counted noun as the object of a verb: what is taken, given or paid."""
        return f"{n}{NO_BREAK}{self.objects[noun][self.plural(n)]}"

    def one(self, noun: str) -> str:
        return self.ones[noun]

    def quoted(self, name: Name, face: str = "") -> str:
        return (self.title(name) + face).join(self.quotes)

    def called(self, name: Name, face: str = "") -> str:
        """A title as part of a sentence: «the Miner», but «Home 1»; `face` is the letter of a summer boat's face."""
        title = self.quoted(name, face)
        return title if self.title(name)[-1].isdigit() else self.article + title

    def several(self, things: list[tuple[int, str]], is_object: bool = False) -> list[str]:
        """«2 blue», «3 red workers», «1 saw»: the noun «workers» stands only after the last colour."""
        count = self.taken if is_object else self.counted
        there = [(n, noun) for n, noun in things if n]
        last = max((i for i, (_, noun) in enumerate(there) if noun in COLOURS), default=-1)
        return [
            count(n, noun).rpartition(" ")[0] if noun in COLOURS and i < last else count(n, noun)
            for i, (n, noun) in enumerate(there)
        ]


@dataclass(frozen=True, kw_only=True)
class Phrases(text_language.Phrases):
    """The sentences that an expansion adds."""

    effects: dict[str, str]
    short: dict[str, str]  # short titles of tiles, for a hex of the picture
    remarks: dict[str, str]  # by tile
