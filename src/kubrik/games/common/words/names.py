"""What cards and tiles are called."""

from __future__ import annotations

from typing import Final


class Name:
    """What a thing is called: a stable id for records, and a title in each language."""

    def __init__(self, id: str, en: str, ru: str) -> None:
        self.id: Final = id
        self.en: Final = en
        self.ru: Final = ru
