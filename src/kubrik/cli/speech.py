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


def number(n: float, lang: str, decimals: int = 0) -> str:
    """1,234.5 in English, 1 234,5 in Russian, with a space that does not break."""
    text = f"{n:,.{decimals}f}"
    return text if lang == "en" else text.replace(",", "\u00a0").replace(".", ",")


def percent(text: str, lang: str) -> str:
    return f"{text}%" if lang == "en" else f"{text} %"
