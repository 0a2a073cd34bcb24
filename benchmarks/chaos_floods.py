"""`chaos_floods.py FLOOD ADDRESS TABLE …`: a client that asks for too much, from its own address and process.

It prints how often it got something, twice a second, until it is ended.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from itertools import cycle, islice
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import httpx

from benchmarks.chaos_players import GONE, page_at

HIM = "127.9.9.9"
MANY = 40
HALF_OPEN = 400
NEW = {"game": "humans", "chairs": [{"who": "me", "name": "Ann"}, {"who": "friend"}]}
Call = Callable[[httpx.AsyncClient], Awaitable[Any]]


class Flood:
    """Each public method is a kind of flood, and goes on until it is ended."""

    def __init__(self, address: str, ids: list[str]) -> None:
        self.count = 0
        self._address = address
        self._ids = ids

    async def readers(self) -> None:
        """Spectators ask for the whole table again and again, and never read the answer."""
        await asyncio.gather(*(self._read_nothing(id) for id in islice(cycle(self._ids), MANY)))

    async def half_open(self) -> None:
        """Connections that send half of a request and then nothing."""
        place, held = urlsplit(self._address), list[socket.socket]()
        while True:
            if len(held) < HALF_OPEN:
                with suppress(OSError):
                    held.append(socket.create_connection((place.hostname, place.port), 2, (HIM, 0)))
                    held[-1].send(b"GET /api/tables HTTP/1.1\r\nHost: lo")
                    self.count += 1
            await asyncio.sleep(0.005)

    async def hints(self) -> None:
        """Opens as many sockets for one seat as the server allows, all of them asking for advice."""
        await asyncio.gather(*(self._say(0.1, t="hint", id=1) for _ in range(MANY)))

    async def messages(self) -> None:
        await asyncio.gather(*(self._say(0.002, t="why", id=1) for _ in range(MANY)))

    async def tables(self) -> None:
        await self._call(lambda client: client.post("api/tables", json=NEW))

    async def calls(self) -> None:
        await self._call(lambda client: client.get("api/tables"))

    async def _read_nothing(self, id: str) -> None:
        while True:
            with suppress(*GONE):
                async with page_at(self._address, id, "", HIM) as page:
                    page._socket.transport.pause_reading()
                    while True:
                        await asyncio.wait_for(page.say(t="speak", lang="en"), 5)
                        self.count += 1
                        await asyncio.sleep(0.05)
            await asyncio.sleep(1)

    async def _say(self, pause: float, **message: object) -> None:
        while True:
            with suppress(*GONE):
                async with page_at(self._address, self._ids[0], f"{self._ids[0]}0", HIM) as page:
                    while True:
                        await page.say(**message)
                        self.count += 1
                        await asyncio.sleep(pause)
            await asyncio.sleep(0.5)

    async def _call(self, call: Call) -> None:
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(caller(self._address)) for _ in range(8)]
            await asyncio.gather(*(self._call_again(client, call) for client in clients))

    async def _call_again(self, client: httpx.AsyncClient, call: Call) -> None:
        while True:
            with suppress(httpx.HTTPError):
                await call(client)
                self.count += 1
            await asyncio.sleep(0.005)


def caller(address: str, host: str = HIM) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=address, transport=httpx.AsyncHTTPTransport(local_address=host))


async def main(name: str, address: str, ids: list[str]) -> None:
    flood = Flood(address, ids)
    flooding = asyncio.ensure_future(getattr(flood, name)())
    while not flooding.done():
        print(flood.count, flush=True)
        await asyncio.wait([flooding], timeout=0.5)
    flooding.result()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
