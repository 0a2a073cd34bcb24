"""What the commands say, in the user's language. A game's own sentences are in its texts."""

from __future__ import annotations

import os
from typing import Final

from kubrik.engine.languages import LANGUAGES, table_of

TERMINAL: Final = "kubrik.words.{lang}.terminal"
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


def language(asked: str | None) -> str:
    """The language that was asked for, or that of the system."""
    system = next((os.environ[name] for name in LOCALE if os.environ.get(name)), "").lower()
    return asked or next((lang for lang in LANGUAGES if system.startswith(lang)), LANGUAGES[0])


def say(lang: str, key: str, **values: object) -> str:
    return table_of(TERMINAL, lang)[key].format(**values)


def number(n: float) -> str:
    """A number as text, its thousands separated by non-breaking spaces."""
    return f"{n:,.0f}".replace(",", "\u00a0")
