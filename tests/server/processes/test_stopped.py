"""A process that hangs: tables of the others go on, and its own when it does."""

from __future__ import annotations

import asyncio
import os
import signal
import zlib

from kubrik.server.store.store import Store
from tests.server.processes.players import Player, stop, stored_at, until
from tests.server.processes.serving import chosen_by, is_within, served, workers_of
from tests.server.table.tables import DUEL, put_table

AFTER = 3  # choices at each table


async def test_a_process_that_is_stopped_holds_up_only_its_own_tables(postgresql: str) -> None:
    async with await Store.open(postgresql) as store:
        ids = [await put_one(store, worker) for worker in (0, 0, 1, 1)]
        with served(postgresql, workers=2) as (process, address):
            players = [Player([address], id, seat) for id in ids for seat in (0, 1)]
            playing = [asyncio.create_task(player.play()) for player in players]
            await until(lambda: all(stored_at(players)[id] > 0 for id in ids), playing)
            hanging = workers_of(process)[0]
            os.kill(hanging, signal.SIGSTOP)
            then = stored_at(players)
            await until(lambda: all(stored_at(players)[id] >= then[id] + AFTER for id in ids[2:]), playing)
            os.kill(hanging, signal.SIGCONT)
            then = stored_at(players)
            await until(lambda: all(stored_at(players)[id] >= then[id] + AFTER for id in ids[:2]), playing)
            await stop(playing)
        for player in players:
            assert is_within(player.stored, await chosen_by(store, player.id, player.seat))


async def put_one(store: Store, worker: int) -> str:
    """A table to which the door sends this one of two."""
    while True:
        id = await put_table(store, DUEL)
        if zlib.crc32(id.encode()) % 2 == worker:
            return id
