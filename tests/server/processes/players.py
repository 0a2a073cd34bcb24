"""Players who choose as soon as they are asked, at whichever process answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.protocol import State

from kubrik.server.wire.scene import Change
from tests.server.patching import patched

PATIENCE = 60.0  # seconds, on a machine that has much else to do
LINES = msgspec.json.Decoder(dict[str, Any])
GONE = (ConnectionClosed, InvalidMessage, OSError)


class Page:
    """A seat's page at one process: what it shows, and what it was answered."""

    def __init__(self, socket: ClientConnection) -> None:
        self.scene: dict[str, Any] = {}
        self._socket = socket
        self._id = 0
        self._answers: dict[int, str] = {}
        self._heard = asyncio.Event()

    async def listen(self) -> None:
        """As long as the connection lasts."""
        with suppress(ConnectionClosed):
            async for text in self._socket:
                for message in LINES.decode_lines(text):
                    self._hear(message)
                self._heard.set()
        self._heard.set()

    def _hear(self, message: dict[str, Any]) -> None:
        if message["t"] == "welcome":
            self.scene = message["scene"]
        elif message["t"] == "news":
            self.scene = patched(self.scene, [Change(tuple(where), now) for where, now in message["changes"]])
        else:
            self._answers[message["id"]] = message.get("code", "done")

    async def until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            if self._socket.state is not State.OPEN:
                raise ConnectionError
            self._heard.clear()
            await asyncio.wait_for(self._heard.wait(), PATIENCE)

    def ask(self) -> int | None:
        """The number of the question that it shows."""
        return self.scene["asked"]["ask"] if self.scene["asked"] is not None else None

    async def choose(self) -> str:
        """The first way; the code of the refusal, or done."""
        self._id += 1
        asked = self.scene["asked"]
        await self.say(t="choose", id=self._id, ask=asked["ask"], choice=asked["ways"][0]["name"])
        await self.until(lambda: self._id in self._answers)
        return self._answers[self._id]

    async def say(self, **message: object) -> None:
        await self._socket.send(msgspec.json.encode(message).decode())


@asynccontextmanager
async def at(address: str, id: str, seat: int) -> AsyncIterator[Page]:
    place = f"{address.replace('http', 'ws', 1)}ws/{id}"
    async with connect(place, compression=None, max_size=None, open_timeout=PATIENCE, ping_interval=None) as socket:
        page = Page(socket)
        listening = asyncio.create_task(page.listen())
        try:
            await page.say(t="hello", v=1, lang="en", token=f"{id}{seat}")
            await page.until(lambda: page.scene != {})
            yield page
        finally:
            listening.cancel()
            await asyncio.wait([listening])


class Player:
    """Goes on at the other process when the first is gone. `stored` are the choices that were acknowledged."""

    def __init__(self, addresses: list[str], id: str, seat: int) -> None:
        self.id = id
        self.seat = seat
        self.stored: list[str] = []
        self._addresses = addresses

    async def play(self) -> None:
        try:
            async with at(self._addresses[0], self.id, self.seat) as page:
                await self._choose_at(page)
        except GONE:
            async with at(self._addresses[1], self.id, self.seat) as page:
                await self._choose_at(page)

    async def _choose_at(self, page: Page) -> None:
        while page.scene["status"] == "running":
            await page.until(lambda: page.ask() is not None)
            choice = page.scene["asked"]["ways"][0]["name"]
            if await page.choose() == "done":
                self.stored.append(choice)
