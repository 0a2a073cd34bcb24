"""`kubrik serve --workers 2`: two processes behind one address."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import httpx

from kubrik.server.store.store import Store
from tests.patience import PATIENCE
from tests.server.processes.players import Player, at, stop, stored_at, until
from tests.server.processes.serving import chosen_by, is_within, served, workers_of
from tests.server.table.tables import DUEL, RAIDS, put_table

TABLES = 20
BEFORE = 100  # choices, until a process is killed
AFTER = 3  # choices at each table after that
FRIENDS = 4


async def test_a_process_that_is_killed_is_replaced(sqlite: str) -> None:
    """All who played there come back to the same address; what was acknowledged is stored, and each table goes on."""
    async with await Store.open(sqlite) as store:
        ids = [await put_table(store, DUEL) for _ in range(TABLES)]
        with served(sqlite, workers=2) as (process, address):
            players = [Player([address], id, seat) for id in ids for seat in (0, 1)]
            playing = [asyncio.create_task(player.play()) for player in players]
            await until(lambda: sum(stored_at(players).values()) >= BEFORE, playing)
            before = workers_of(process)
            os.kill(before[0], signal.SIGKILL)
            then = stored_at(players)
            await until(lambda: all(now >= then[id] + AFTER for id, now in stored_at(players).items()), playing)
            assert len(set(workers_of(process)) & set(before)) == 1
            await stop(playing)
        for player in players:
            mine = await chosen_by(store, player.id, player.seat)
            assert is_within(player.stored, mine)


async def test_what_happens_at_one_process_is_told_at_the_other(url: str) -> None:
    """Friends sit down over connections that were opened for something else, so with some process or other."""
    async with AsyncExitStack() as stack:
        _, address = stack.enter_context(served(url, workers=2))
        calls = [
            await stack.enter_async_context(httpx.AsyncClient(base_url=address, timeout=PATIENCE)) for _ in range(5)
        ]
        chairs = [{"who": "me", "name": "Ann"}, *[{"who": "friend"}] * FRIENDS]
        made = (await calls[0].post("api/tables", json={"game": "humans", "chairs": chairs, "shuffle": False})).json()
        token = made["seats"][0]["token"]
        page = await stack.enter_async_context(at(address, made["id"], token=token))
        for number, call in enumerate(calls[1:], start=1):
            await call.get("api/games")
            answer = await call.post(f"api/tables/{made['id']}/seats", json={"name": f"Friend {number}"})
            assert answer.status_code == 201
            await page.until(lambda n=number: page.scene["seats"][n]["name"] == f"Friend {n}")  # type: ignore[misc]
        await page.until(lambda: page.scene["status"] == "running")


async def test_without_the_first_process_the_others_end(sqlite: str) -> None:
    with served(sqlite, workers=2) as (process, address):
        async with await Store.open(sqlite) as store, at(address, await put_table(store, RAIDS), 0):
            left = workers_of(process)
            process.kill()
            async with asyncio.timeout(PATIENCE):
                while any(Path(f"/proc/{one}").exists() for one in left):
                    await asyncio.sleep(0.1)
    assert len(left) == 2
