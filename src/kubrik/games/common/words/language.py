"""What a language is made of in every game: its sentences, its counted nouns, and what expansions add to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Self

from kubrik.engine.languages import LANGUAGES
from kubrik.games.common.words.names import Name
from kubrik.games.common.words.plurals import NO_BREAK

# A sentence in all languages, in the order of LANGUAGES.
InAll = tuple[str, ...]


def said_in(code: str, *tables: Mapping[str, InAll]) -> dict[str, str]:
    """One language from these tables. A language that is still being written comes last and may lack rows."""
    at = LANGUAGES.index(code) if code in LANGUAGES else len(LANGUAGES)
    return {key: row[at] for table in tables for key, row in table.items() if at < len(row)}


@dataclass(frozen=True, kw_only=True)
class Phrases:
    """What an expansion adds to a language, by the same keys. Games add tables of their own."""

    events: dict[str, str]
    prompts: dict[str, str]
    labels: dict[str, str]


@dataclass(frozen=True, kw_only=True)
class Language:
    """Every sentence of a game in one language. All languages have the same keys (a test compares them)."""

    code: str
    events: dict[str, str]  # by the stable name of the event
    prompts: dict[str, str]  # by the name of the question
    labels: dict[str, str]  # by the choice
    words: dict[str, str]
    nouns: dict[str, tuple[str, ...]]  # the forms of a counted noun
    plural: Callable[[int], int]  # the index of the form for a number

    def counted(self, n: int, noun: str) -> str:
        """«1 point», «2 points», with a non-breaking space."""
        return f"{n}{NO_BREAK}{self.form(n, noun)}"

    def form(self, n: int, noun: str) -> str:
        """The form of the noun for this number, without the number."""
        return self.nouns[noun][self.plural(n)]

    def title(self, name: Name) -> str:
        return name.ru if self.code == "ru" else name.en

    def joined(self, parts: list[str], last: str = "and") -> str:
        """«a», «a and b», «a, b and c»; `last` may also be «or»."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.words[last]} {parts[-1]}"

    def with_more(self, more: Phrases) -> Self:
        """The same language with the sentences of an expansion."""
        tables = [field.name for field in fields(more)]
        return replace(self, **{table: getattr(self, table) | getattr(more, table) for table in tables})
