"""What a language is made of here: its sentences, its nouns with their forms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from kubrik.games.common.words import language as text_language


class Noun(NamedTuple):
    """A ship, a fort or a person in a sentence. Sentences ask for a form by its name: «{ship.of}»."""

    name: str  # as a subject
    of: str  # whose
    to: str  # to whom
    whom: str  # as an object
    by: str  # by whom
    at: str  # where

    def __str__(self) -> str:
        return self.name

    @property
    def first(self) -> str:
        """As a subject that begins a sentence."""
        return capital(self.name)


@dataclass(frozen=True, kw_only=True)
class Language(text_language.Language):
    """Every sentence of the game in one language."""

    together: dict[str, str]  # of several events that are told at once
    cards: dict[str, str]  # what a class or a card is and does
    ship: Callable[[str, str], Noun]  # of the title of its class and its short name
    fort: Callable[[str], Noun]  # of its number
    person: Callable[[str], Noun]  # of a name


@dataclass(frozen=True, kw_only=True)
class Phrases(text_language.Phrases):
    """What an expansion adds."""

    cards: dict[str, str]
    words: dict[str, str]
    nouns: dict[str, tuple[str, ...]]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def unchanged(name: str) -> Noun:
    """A noun that has one form only."""
    return Noun(name, name, name, name, name, name)
