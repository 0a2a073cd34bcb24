"""Rulebooks, and games that are over."""

from __future__ import annotations

import asyncio
from functools import cache

from kubrik.engine.record_lines import encode
from kubrik.games.registry import GAMES
from kubrik.server.game.game import LiveGame
from kubrik.server.lobby.finding import over, seat_at
from kubrik.server.lobby.passages import passages
from kubrik.server.lobby.refusals import Refusal
from kubrik.server.show.replaying import replayed
from kubrik.server.store.values import StoredTable
from kubrik.server.table.house import House
from kubrik.server.wire.lobby import Book, Replayed


def book(game: str, lang: str) -> Book:
    if game not in GAMES:
        raise Refusal("no_game", game=repr(game), known=", ".join(GAMES))
    return _book(game, lang)


@cache
def _book(game: str, lang: str) -> Book:
    return Book(title=GAMES[game].title[lang], clauses=tuple(passages(GAMES[game].rulebook(lang))))


async def record(house: House, id: str) -> tuple[str, bytes]:
    """A file name, and the contents that `kubrik replay` reads."""
    stored = await followed(house, id)
    room = await house.room(id)
    return f"kubrik-{stored.table.setup.game}-{id}.jsonl", encode(await room.record())


async def look_back(house: House, id: str, seat: int | None, to: int | None, lang: str) -> Replayed:
    """The table after `to` choices, or at its end. Replaying takes time, so a thread does it."""
    stored = await followed(house, id)
    if seat is not None:
        seat_at(stored, seat)
    return await asyncio.to_thread(replayed, stored, seat, to, lang)


async def followed(house: House, id: str) -> StoredTable:
    """A stored table, if its game is over and this version can follow it; else a Refusal."""
    stored = await over(house.store, id)
    if not isinstance((await house.room(id)).game, LiveGame):
        raise Refusal("stuck")
    return stored
