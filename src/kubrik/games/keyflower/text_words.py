"""What a language is made of here: its sentences, its nouns with their forms, its numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from kubrik.games.keyflower.terms import COLOURS
from kubrik.games.names import Name
from kubrik.games.plurals import NO_BREAK


class Language(NamedTuple):
    """Every sentence of the game in one language. All languages have the same keys (a test compares them)."""

    code: str
    events: dict[str, str]  # by the stable name of the event
    together: dict[str, str]  # of several events that are told at once
    prompts: dict[str, str]  # by the name of the question
    labels: dict[str, str]  # by what is chosen
    effects: dict[str, str]  # what tiles do and are worth
    words: dict[str, str]
    short: dict[str, str]  # titles of tiles that are too long for a hex of the picture
    remarks: dict[str, str]  # what the winner of a tile gets beside what it shows
    nouns: dict[str, tuple[str, ...]]  # the forms of a noun that is counted
    objects: dict[str, tuple[str, ...]]  # the same as the object of a verb
    ones: dict[str, str]  # a single one, as the object of a verb, without its number
    plural: Callable[[int], int]  # which form goes with a number
    article: str  # before the title of a tile, unless it ends with a number
    quotes: tuple[str, str]  # around the title of a tile

    def counted(self, n: int, noun: str) -> str:
        """«1 worker», «2 workers»; the space never breaks."""
        return f"{n}{NO_BREAK}{self.nouns[noun][self.plural(n)]}"

    def coloured(self, n: int, colour: str) -> str:
        """«2 red», where it is clear that workers are meant."""
        return self.counted(n, colour).rpartition(" ")[0]

    def taken(self, n: int, noun: str) -> str:
        """The same as the object of a verb: what is taken, given or paid."""
        return f"{n}{NO_BREAK}{self.objects[noun][self.plural(n)]}"

    def one(self, noun: str) -> str:
        return self.ones[noun]

    def title(self, name: Name) -> str:
        return name.ru if self.code == "ru" else name.en

    def quoted(self, name: Name, face: str = "") -> str:
        return (self.title(name) + face).join(self.quotes)

    def called(self, name: Name, face: str = "") -> str:
        """As part of a sentence: «the Miner», but «Home 1»; `face` is the letter of a summer boat's."""
        title = self.quoted(name, face)
        return title if self.title(name)[-1].isdigit() else self.article + title

    def several(self, things: list[tuple[int, str]], is_object: bool = False) -> list[str]:
        """«2 blue», «3 red workers», «1 saw»: after their last colour workers are called workers."""
        count = self.taken if is_object else self.counted
        there = [(n, noun) for n, noun in things if n]
        last = max((i for i, (_, noun) in enumerate(there) if noun in COLOURS), default=-1)
        return [
            count(n, noun).rpartition(" ")[0] if noun in COLOURS and i < last else count(n, noun)
            for i, (n, noun) in enumerate(there)
        ]

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
            effects=self.effects | more.effects,
            short=self.short | more.short,
            remarks=self.remarks | more.remarks,
        )


class Phrases(NamedTuple):
    """What an expansion adds to a language, by the same keys."""

    events: dict[str, str]
    prompts: dict[str, str]
    labels: dict[str, str]
    effects: dict[str, str]
    short: dict[str, str]  # titles of tiles, for a hex of the picture
    remarks: dict[str, str]  # by tile
