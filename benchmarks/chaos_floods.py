"""One who wants too much, from one address of his own: 127.9.9.9."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from urllib.parse import urlsplit

import httpx

from benchmarks.chaos_players import GONE, page_at
from benchmarks.chaos_world import World

HIM = "127.9.9.9"
MANY = 40
HALF_OPEN = 400
CHAIRS = [{"who": "me", "name": "Ann"}, {"who": "friend"}]
Count = Callable[[int], None]


def caller(world: World, host: str = HIM) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=world.addresses[0], transport=httpx.AsyncHTTPTransport(local_address=host))


async def read_slowly(world: World, count: Count) -> None:
    """Spectators ask for all of the table again and again, and read nothing of it."""
    async with asyncio.TaskGroup() as group:
        for number in range(MANY):
            group.create_task(_reads_nothing(world, world.ids[number % len(world.ids)], count))


async def _reads_nothing(world: World, id: str, count: Count) -> None:
    while True:
        with suppress(*GONE):
            async with page_at(world.addresses[0], id, "", HIM) as page:
                page._socket.transport.pause_reading()
                count(1)
                while True:
                    await asyncio.wait_for(page.say(t="speak", lang="en"), 5)
                    await asyncio.sleep(0.05)
        await asyncio.sleep(1)


async def half_open(world: World, count: Count) -> None:
    """Connections over which half of a request comes, and no more."""
    place = urlsplit(world.addresses[0])
    held: list[socket.socket] = []
    try:
        while True:
            if len(held) < HALF_OPEN:
                with suppress(OSError):
                    held.append(socket.create_connection((place.hostname, place.port), 2, (HIM, 0)))
                    held[-1].send(b"GET /api/tables HTTP/1.1\r\nHost: lo")
                    count(1)
            await asyncio.sleep(0.005)
    finally:
        for one in held:
            one.close()


async def hints(world: World, count: Count) -> None:
    """As many sockets of one seat as are let in, all of which ask for advice."""
    async with asyncio.TaskGroup() as group:
        for _ in range(MANY):
            group.create_task(_says(world, count, 0.1, t="hint", id=1))


async def messages(world: World, count: Count) -> None:
    async with asyncio.TaskGroup() as group:
        for _ in range(MANY):
            group.create_task(_says(world, count, 0.002, t="why", id=1))


async def _says(world: World, count: Count, pause: float, **message: object) -> None:
    id = world.ids[0]
    while True:
        with suppress(*GONE):
            async with page_at(world.addresses[0], id, f"{id}0", HIM) as page:
                while True:
                    await page.say(**message)
                    count(1)
                    await asyncio.sleep(pause)
        await asyncio.sleep(0.5)


async def tables(world: World, count: Count) -> None:
    asked = {"game": "humans", "chairs": CHAIRS}
    await _calls(world, count, lambda client: client.post("api/tables", json=asked))


async def look(world: World, count: Count) -> None:
    await _calls(world, count, lambda client: client.get("api/tables"))


async def _calls(world: World, count: Count, call: Callable[[httpx.AsyncClient], object]) -> None:
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        for _ in range(8):
            client = await stack.enter_async_context(caller(world))
            group.create_task(_calls_again(client, count, call))


async def _calls_again(client: httpx.AsyncClient, count: Count, call: Callable[[httpx.AsyncClient], object]) -> None:
    while True:
        with suppress(httpx.HTTPError):
            await call(client)  # type: ignore[misc]
            count(1)
        await asyncio.sleep(0.005)


# ---- the lobby


async def make_public(world: World) -> None:
    async with caller(world, "127.9.9.8") as client:
        with suppress(httpx.HTTPError):
            await client.post("api/tables", json={"game": "humans", "chairs": CHAIRS, "is_public": True})


async def lobby_is_well(world: World) -> bool:
    async with caller(world, "127.9.9.8") as client:
        answers = [await client.get("api/tables"), await client.get("health")]
    return all(answer.status_code == 200 for answer in answers)
