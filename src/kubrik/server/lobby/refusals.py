"""What the lobby refuses: a code for programs, a sentence for people that says what to do."""

from __future__ import annotations

from typing import Final

from kubrik.server.lobby.words_en import ENGLISH
from kubrik.server.lobby.words_ru import RUSSIAN

WORDS: Final = {"en": ENGLISH, "ru": RUSSIAN}


class Refusal(Exception):
    """Nothing has changed."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code)
        self.code: Final = code
        self.values: Final = values

    def text(self, lang: str) -> str:
        own = {name: value[lang] if isinstance(value, dict) else value for name, value in self.values.items()}
        return WORDS[lang][self.code].format(**own)
