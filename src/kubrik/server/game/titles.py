"""What players are called at a table: people by their names, bots by their level and seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kubrik.bots.levels import LADDER
from kubrik.server.store.values import Seat

SEAT: Final = {"en": "Seat", "ru": "Место"}


def titles(seats: Sequence[Seat], lang: str) -> list[str]:
    return [title(seat, lang) for seat in seats]


def title(seat: Seat, lang: str) -> str:
    if seat.name:
        return seat.name
    word = LADDER[seat.bot].title[lang] if seat.bot in LADDER else seat.bot.partition(":")[0] or SEAT[lang]
    return f"{word} {seat.seat + 1}"
