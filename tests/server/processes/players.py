"""Players who choose as soon as they are asked, at whichever process answers."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import cycle
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.protocol import State

from kubrik.server.wire.messages import VERSION
from kubrik.server.wire.scene import Change
from tests.patience import PATIENCE
from tests.server.show.patching import patched

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
            async with asyncio.timeout(PATIENCE):  # wait_for may swallow that a player is stopped
                await self._heard.wait()

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
async def at(address: str, id: str, seat: int = 0, token: str = "") -> AsyncIterator[Page]:
    place = f"{address.replace('http', 'ws', 1)}ws/{id}"
    async with connect(place, compression=None, max_size=None, open_timeout=PATIENCE, ping_interval=None) as socket:
        page = Page(socket)
        listening = asyncio.create_task(page.listen())
        try:
            await page.say(t="hello", v=VERSION, lang="en", token=token or f"{id}{seat}")
            await page.until(lambda: page.scene != {})
            yield page
        finally:
            listening.cancel()
            await asyncio.wait([listening])


class Player:
    """Calls one address after the other until somebody answers. `stored` are the choices that were acknowledged."""

    def __init__(self, addresses: list[str], id: str, seat: int) -> None:
        self.id = id
        self.seat = seat
        self.stored: list[str] = []
        self._addresses = addresses

    async def play(self) -> None:
        for address in cycle(self._addresses):
            try:
                async with at(address, self.id, self.seat) as page:
                    return await self._choose_at(page)
            except TimeoutError:  # somebody is there who doesn't answer
                raise
            except GONE:
                await asyncio.sleep(0.1)

    async def _choose_at(self, page: Page) -> None:
        while page.scene["status"] == "running":
            await page.until(lambda: page.ask() is not None)
            choice = page.scene["asked"]["ways"][0]["name"]
            if await page.choose() == "done":
                self.stored.append(choice)


def stored_at(players: list[Player]) -> Counter[str]:
    """How many choices of each table were acknowledged."""
    found: Counter[str] = Counter()
    for player in players:
        found[player.id] += len(player.stored)
    return found


async def until(is_so: Callable[[], bool], playing: list[asyncio.Task[None]]) -> None:
    """Unless a player gives up."""
    while not is_so():
        await asyncio.sleep(0.05)
        for task in playing:
            if task.done():
                task.result()


async def stop(playing: list[asyncio.Task[None]]) -> None:
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
