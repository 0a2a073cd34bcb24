"""What a language is made of here, and its numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from kubrik.games.names import Name
from kubrik.games.plurals import NO_BREAK

MINUS: Final = "\u2212"


class Language(NamedTuple):
    """Every sentence of the game in one language. All languages have the same keys (a test compares them)."""

    code: str
    events: dict[str, str]  # by the stable name of the event
    prompts: dict[str, str]  # by the name of the question
    labels: dict[str, str]  # by what is chosen
    effects: dict[str, str]  # by the name of the effect in the card data
    words: dict[str, str]
    plurals: dict[str, tuple[str, ...]]  # the forms of a noun that is counted
    plural: Callable[[int], int]  # which form goes with a number
    quotes: tuple[str, str]  # around the names of cards

    def counted(self, n: int, noun: str) -> str:
        """«1 credit», «2 credits»; the space never breaks."""
        return f"{number(n)}{NO_BREAK}{self.plurals[noun][self.plural(n)]}"

    def title(self, name: Name) -> str:
        return name.ru if self.code == "ru" else name.en

    def quoted(self, name: Name) -> str:
        return self.title(name).join(self.quotes)


def number(n: int) -> str:
    """50 000, with a space that never breaks."""
    digits = f"{abs(n):,}".replace(",", NO_BREAK)
    return MINUS + digits if n < 0 else digits
