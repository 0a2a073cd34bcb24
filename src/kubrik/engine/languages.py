"""The supported languages, where their words are, and how to say something in all of them at once."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final

# English first: it is the reference that other languages are compared with (tests/test_words.py).
LANGUAGES: Final = ("en", "ru")

Words = dict[str, str]  # by language


def say(**words: str) -> Words:
    """One thing in each language: `say(en="Fuel", ru="Топливо")`."""
    return words


def alike(word: str) -> Words:
    """The same text in every language: for numbers and code names."""
    return dict.fromkeys(LANGUAGES, word)


@cache
def table_of(module: str, lang: str) -> dict[str, str]:
    """The words of a module that every language has: `table_of("kubrik.words.{lang}.lobby", "ru")`."""
    words: dict[str, str] = module_of(module, lang).WORDS
    return words


def module_of(module: str, lang: str) -> Any:
    """Imports a module of a language. Languages are folders, found by their code and listed nowhere."""
    return import_module(module.format(lang=lang))
