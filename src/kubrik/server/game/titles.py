"""What players are called at a table: people by their names, bots by their level and seat."""

from __future__ import annotations

from collections.abc import Sequence

from kubrik.bots.levels import LADDER
from kubrik.engine.languages import table_of
from kubrik.server.game.refusals import TABLE
from kubrik.server.store.values import Seat


def titles(seats: Sequence[Seat], lang: str) -> list[str]:
    return [title(seat, lang) for seat in seats]


def title(seat: Seat, lang: str) -> str:
    if seat.name:
        return seat.name
    return f"{kind(seat.bot, lang)} {seat.seat + 1}"


def kind(bot: str, lang: str) -> str:
    if bot in LADDER:
        return LADDER[bot].title[lang]
    return bot.partition(":")[0] or table_of(TABLE, lang)["seat"]
