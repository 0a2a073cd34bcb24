"""What players are called at a table: people by their names, bots by their level and seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kubrik.server.store.values import Seat

LEVELS: Final = {
    "cadet": {"en": "Cadet", "ru": "Юнга"},
    "mate": {"en": "Mate", "ru": "Старпом"},
    "captain": {"en": "Captain", "ru": "Капитан"},
    "admiral": {"en": "Admiral", "ru": "Адмирал"},
}
SEAT: Final = {"en": "Seat", "ru": "Место"}


def titles(seats: Sequence[Seat], lang: str) -> list[str]:
    return [title(seat, lang) for seat in seats]


def title(seat: Seat, lang: str) -> str:
    if seat.name:
        return seat.name
    word = LEVELS[seat.bot][lang] if seat.bot in LEVELS else seat.bot.partition(":")[0] or SEAT[lang]
    return f"{word} {seat.seat + 1}"
