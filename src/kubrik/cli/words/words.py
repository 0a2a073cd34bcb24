"""The words of the interface in every language. A game's own sentences are in its texts."""

from __future__ import annotations

import os
from typing import Final

from kubrik.cli.words.english import ENGLISH
from kubrik.cli.words.russian import RUSSIAN

WORDS: Final[dict[str, dict[str, str]]] = {"en": ENGLISH, "ru": RUSSIAN}
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


def language(asked: str | None) -> str:
    """What was asked for, or the language of the system."""
    system = next((os.environ[name] for name in LOCALE if os.environ.get(name)), "")
    return asked or ("ru" if system.lower().startswith("ru") else "en")


def say(lang: str, key: str, **values: object) -> str:
    return WORDS[lang][key].format(**values)


def number(n: float) -> str:
    """Thousands apart, by a space that does not break."""
    return f"{n:,.0f}".replace(",", "\u00a0")
