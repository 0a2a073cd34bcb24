"""The languages of the house, and how something is said in all of them at once."""

from __future__ import annotations

from typing import Final

# The reference first: what another language lacks is what English has and it has not (tests/test_words.py).
LANGUAGES: Final = ("en", "ru")

Words = dict[str, str]  # by language


def say(**words: str) -> Words:
    """One thing in each language: `say(en="Fuel", ru="Топливо")`."""
    return words


def alike(word: str) -> Words:
    """The same in every language, as numbers and names of code are."""
    return dict.fromkeys(LANGUAGES, word)
