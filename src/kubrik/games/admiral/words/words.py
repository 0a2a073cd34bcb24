"""The tables of a language in this game: its sentences, and its nouns with their forms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from kubrik.games.common.words import language as text_language


class Noun(NamedTuple):
    """A ship, a fort or a person in a sentence. Sentences ask for a form by its name: «{ship.of}»."""

    name: str  # nominative: as a subject
    of: str  # genitive: whose
    to: str  # dative: to whom
    whom: str  # accusative: as an object
    by: str  # instrumental: by whom
    at: str  # prepositional: where

    def __str__(self) -> str:
        return self.name

    @property
    def first(self) -> str:
        """The subject at the beginning of a sentence, capitalized."""
        return capital(self.name)


@dataclass(frozen=True, kw_only=True)
class Language(text_language.Language):
    """Every sentence of the game in one language."""

    together: dict[str, str]  # sentences for several events at once
    cards: dict[str, str]  # what a class or a card is and does
    ship: Callable[[str, str], Noun]  # makes the noun from the title of the class and the short name
    fort: Callable[[str], Noun]  # makes the noun from the fort's number
    person: Callable[[str], Noun]  # makes the noun from a name


@dataclass(frozen=True, kw_only=True)
class Phrases(text_language.Phrases):
    """The sentences that an expansion adds."""

    cards: dict[str, str]
    words: dict[str, str]
    nouns: dict[str, tuple[str, ...]]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def unchanged(name: str) -> Noun:
    """A noun with the same form everywhere."""
    return Noun(name, name, name, name, name, name)
