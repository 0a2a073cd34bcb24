"""What a language is made of here: its sentences, its nouns with their forms, its numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from kubrik.games.names import Name

NO_BREAK: Final = "\u00a0"


class Language(NamedTuple):
    """Every sentence of the game in one language. All languages have the same keys (a test compares them)."""

    code: str
    events: dict[str, str]  # by the stable name of the event
    prompts: dict[str, str]  # by the name of the question
    labels: dict[str, str]  # by what is chosen
    effects: dict[str, str]  # what tiles do and are worth
    words: dict[str, str]
    nouns: dict[str, tuple[str, ...]]  # the forms of a noun that is counted
    objects: dict[str, tuple[str, ...]]  # the same as the object of a verb
    ones: dict[str, str]  # a single one, as the object of a verb, without its number
    plural: Callable[[int], int]  # which form goes with a number
    article: str  # before the title of a tile, unless it ends with a number
    quotes: tuple[str, str]  # around the title of a tile

    def counted(self, n: int, noun: str) -> str:
        """«1 worker», «2 workers»; the space never breaks."""
        return f"{n}{NO_BREAK}{self.nouns[noun][self.plural(n)]}"

    def taken(self, n: int, noun: str) -> str:
        """The same as the object of a verb: what is taken, given or paid."""
        return f"{n}{NO_BREAK}{self.objects[noun][self.plural(n)]}"

    def one(self, noun: str) -> str:
        return self.ones[noun]

    def title(self, name: Name) -> str:
        return name.ru if self.code == "ru" else name.en

    def quoted(self, name: Name) -> str:
        return self.title(name).join(self.quotes)

    def called(self, name: Name) -> str:
        """As part of a sentence: «the Miner», but «Home 1»."""
        title = self.quoted(name)
        return title if title[-1].isdigit() else self.article + title

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
        )


class Phrases(NamedTuple):
    """What an expansion adds to a language, by the same keys."""

    events: dict[str, str]
    prompts: dict[str, str]
    labels: dict[str, str]
    effects: dict[str, str]


def english_plural(n: int) -> int:
    return 0 if n == 1 else 1


def russian_plural(n: int) -> int:
    """1 шаг, 2 шага, 5 шагов; 11–14 as 5."""
    n = abs(n) % 100
    if 11 <= n <= 14:
        return 2
    return {1: 0, 2: 1, 3: 1, 4: 1}.get(n % 10, 2)
