"""What a language is made of here: its sentences, its nouns with their forms, its numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from kubrik.games.names import Name
from kubrik.games.plurals import NO_BREAK


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


class Language(NamedTuple):
    """Every sentence of the game in one language. All languages have the same keys (a test compares them)."""

    code: str
    events: dict[str, str]  # by the stable name of the event
    together: dict[str, str]  # of several events that are told at once
    prompts: dict[str, str]  # by the name of the question
    labels: dict[str, str]  # by what is chosen
    cards: dict[str, str]  # what a class or a card is and does
    words: dict[str, str]
    nouns: dict[str, tuple[str, ...]]  # the forms of a noun that is counted
    plural: Callable[[int], int]  # which form goes with a number
    ship: Callable[[str, str], Noun]  # of the title of its class and its short name
    fort: Callable[[str], Noun]  # of its number
    person: Callable[[str], Noun]  # of a name

    def counted(self, n: int, noun: str) -> str:
        """«1 shot», «2 shots»; the space never breaks."""
        return f"{n}{NO_BREAK}{self.form(n, noun)}"

    def form(self, n: int, noun: str) -> str:
        """The same without the number."""
        return self.nouns[noun][self.plural(n)]

    def title(self, name: Name) -> str:
        return name.ru if self.code == "ru" else name.en

    def joined(self, parts: list[str], last: str = "and") -> str:
        """«a», «a and b», «a, b and c»; with `last` «or» likewise."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.words[last]} {parts[-1]}"

    def with_more(self, more: Phrases) -> Language:
        """The same language with the sentences of an expansion."""
        return self._replace(
            events=self.events | more.events,
            prompts=self.prompts | more.prompts,
            labels=self.labels | more.labels,
            cards=self.cards | more.cards,
            words=self.words | more.words,
            nouns=self.nouns | more.nouns,
        )


class Phrases(NamedTuple):
    """What an expansion adds to a language, by the same keys."""

    events: dict[str, str]
    prompts: dict[str, str]
    labels: dict[str, str]
    cards: dict[str, str]
    words: dict[str, str]
    nouns: dict[str, tuple[str, ...]]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def unchanged(name: str) -> Noun:
    """A noun that has one form only."""
    return Noun(name, name, name, name, name, name)
