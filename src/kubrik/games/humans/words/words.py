"""The tables of a language in this game, and how it writes numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kubrik.games.common.words import language as text_language
from kubrik.games.common.words.names import Name
from kubrik.games.common.words.plurals import NO_BREAK

MINUS: Final = "\u2212"
AMOUNTS: Final = 4096  # cached


@dataclass(frozen=True, kw_only=True)
class Language(text_language.Language):
    """Every sentence of the game in one language."""

    effects: dict[str, str]  # by the name of the effect in the card data
    quotes: tuple[str, str]  # around the names of cards
    thousands: str  # between every three digits

    def counted(self, n: int, noun: str) -> str:
        """«50,000 humans», with non-breaking spaces."""
        return f"{self.number(n)}{NO_BREAK}{self.form(n, noun)}"

    def number(self, n: int) -> str:
        """50,000 in English, 50 000 in Russian."""
        return digits(n, self.thousands)

    def quoted(self, name: Name) -> str:
        return self.title(name).join(self.quotes)


@lru_cache(AMOUNTS)
def digits(n: int, thousands: str) -> str:
    """A number with its thousands apart, and with a real minus."""
    size = f"{abs(n):,}".replace(",", thousands)
    return MINUS + size if n < 0 else size
