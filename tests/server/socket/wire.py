"""A real server on loopback, and pages at the other end of real WebSockets."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import websockets

from kubrik.server.app import make_app
from kubrik.server.run.listening import address_of, listen
from kubrik.server.run.process import config_of
from kubrik.server.settings import Settings
from kubrik.server.store.store import Store
from kubrik.server.table.house import House
from kubrik.server.wire.messages import VERSION
from kubrik.server.wire.scene import Change
from tests.patience import PATIENCE
from tests.server.quick import QuickServer, quick_server
from tests.server.show.patching import patched
from tests.server.table.tables import house_of

Frame = dict[str, Any]


class Served:
    """A house whose tables can be called."""

    def __init__(self, house: House, server: QuickServer, made: socket.socket) -> None:
        self.house = house
        self.server = server
        self.made = made
        self.address = address_of(made).rstrip("/")

    @asynccontextmanager
    async def call(self, id: str, **options: Any) -> AsyncIterator[Wire]:
        address = f"{self.address.replace('http', 'ws')}/ws/{id}"
        quiet: Any = {"open_timeout": PATIENCE, "ping_interval": None, "max_size": None, "close_timeout": 1} | options
        async with websockets.connect(address, **quiet) as connection:
            yield Wire(connection)

    @asynccontextmanager
    async def page(self, id: str, seat: int | None = None, lang: str = "en", **options: Any) -> AsyncIterator[Wire]:
        """Of a seat that was put there by `put_table`, after its welcome."""
        async with self.call(id, **options) as wire:
            await wire.hello(lang=lang, token="" if seat is None else f"{id}{seat}")
            await wire.hear("welcome")
            yield wire


@asynccontextmanager
async def served(store: Store, settings: Settings | None = None) -> AsyncIterator[Served]:
    """As `kubrik serve` serves it."""
    async with house_of(store) as house:
        with listen("127.0.0.1", 0) as made:
            async with quick_server(config_of(make_app(house, settings)), made) as server:
                yield Served(house, server, made)


class Wire:
    """Keeps what the table looks like, as a page does."""

    def __init__(self, connection: websockets.ClientConnection) -> None:
        self.connection = connection
        self.scene: Any = None
        self.journal: list[Any] = []
        self._last = 0  # number of the last request
        self._unread: list[str] = []

    async def say(self, t: str, **more: Any) -> None:
        await self.send(msgspec.json.encode({"t": t} | more).decode())

    async def send(self, text: str | bytes) -> None:
        await self.connection.send(text)

    async def hello(self, **more: Any) -> None:
        await self.say("hello", **({"v": VERSION, "lang": "en"} | more))

    async def next(self) -> Frame:
        async with asyncio.timeout(PATIENCE):
            if not self._unread:
                self._unread = str(await self.connection.recv()).split("\n")
            frame: Frame = msgspec.json.decode(self._unread.pop(0))
        if frame["t"] == "welcome":
            self.scene, self.journal = frame["scene"], frame["journal"]
        elif frame["t"] == "news":
            self.scene = patched(self.scene, [Change(tuple(where), now) for where, now in frame["changes"]])
            self.journal = self.journal[: frame["since"]] + frame["journal"]
        return frame

    async def hear(self, t: str) -> Frame:
        """The next message of this kind."""
        while (frame := await self.next())["t"] != t:
            pass
        return frame

    async def ask(self, t: str, **more: Any) -> Frame:
        """The answer to a request."""
        self._last += 1
        await self.say(t, id=self._last, **more)
        while (frame := await self.next()).get("id") != self._last:
            pass
        return frame

    async def choose(self, choice: str = "") -> Frame:
        """The given way of the question, or its first one; then until its news has come."""
        while self.scene["asked"] is None:
            await self.next()
        asked = self.scene["asked"]
        answer = await self.ask("choose", ask=asked["ask"], choice=choice or asked["ways"][0]["name"])
        while answer["t"] == "done" and self.scene["asked"] == asked:
            await self.next()
        return answer

    async def end(self) -> tuple[int, str]:
        """The code and the words with which the server closes."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await self.connection.recv()
                except websockets.ConnectionClosed:
                    return self.connection.close_code or 0, self.connection.close_reason or ""
