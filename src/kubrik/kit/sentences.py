"""Sentences with gaps, both languages in one row: `"bid": ("{0!n} bids {1} × {2!d}", "{0!n}: {1} × {2!d}")`.

In a gap, `!n` turns a seat into a player's name, `!d` a number into the face of a die; both work for lists too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from string import Formatter
from typing import Any, Final

from kubrik.engine.languages import LANGUAGES

Words = Mapping[str, tuple[str, ...]]  # a sentence in each of LANGUAGES
DICE: Final = "⚀⚁⚂⚃⚄⚅"
# Defaults, which a game may replace with its own words.
HOUSE: Final[Words] = {
    "over": ("The game is over.", "Игра окончена."),
    "waiting": ("The others are choosing.", "Выбирают другие."),
    "watching": ("You are watching.", "Вы смотрите."),
}


class WordsError(Exception):
    """A game lacks words; the message names them."""


class Gaps(Formatter):
    """Fills the gaps of sentences; knows the names of the players."""

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names

    def convert_field(self, value: Any, conversion: str | None) -> Any:
        if conversion == "n":
            return self.names[value] if isinstance(value, int) else ", ".join(self.names[seat] for seat in value)
        if conversion == "d":
            return die(value) if isinstance(value, int) else " ".join(map(die, value))
        return super().convert_field(value, conversion)


def die(face: int) -> str:
    """A face of a die: ⚀ to ⚅, or a number if the die has more faces."""
    return DICE[face - 1] if 1 <= face <= len(DICE) else str(face)


class Sentences:
    """The words of a game in every language, looked up by their key."""

    def __init__(self, words: Words, needed: Iterable[str]) -> None:
        self._words: Final = {**HOUSE, **words}
        missing = [key for key in needed if key not in self._words]
        short = [key for key, row in self._words.items() if len(row) != len(LANGUAGES) or not all(row)]
        if missing or short:
            raise WordsError(f"no words for {', '.join(missing + short)}: write them in {', '.join(LANGUAGES)}")

    def has(self, key: str) -> bool:
        return key in self._words

    def say(self, key: str, names: list[str], lang: str, *numbers: Any, **values: Any) -> str:
        row = self._words[key]
        return Gaps(names).vformat(row[LANGUAGES.index(lang)], numbers, values)
