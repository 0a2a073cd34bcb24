"""Players on a server that breaks: they reconnect, and remember what they sent, when, and what was answered."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from kubrik.server.wire.messages import VERSION
from tests.server.processes.players import Page

OPEN_WITHIN = 10.0  # seconds
PAUSE = 0.3  # seconds before a player who was cut off reconnects
NOBODY = "http://127.0.0.1:9/"  # an address to use while there is no server
GONE = (WebSocketException, OSError, TimeoutError)


class Attempt(msgspec.Struct):
    """A choice sent as the answer to question `ask` of a seat. `answer` is empty if none came."""

    ask: int
    choice: str
    sent: float
    answered: float = 0.0
    answer: str = ""


@asynccontextmanager
async def page_at(address: str, id: str, token: str, host: str) -> AsyncIterator[Page]:
    """A page that connects from `host`, its own address on loopback."""
    place = f"{address.replace('http', 'ws', 1)}ws/{id}"
    calling = connect(
        place, compression=None, max_size=None, open_timeout=OPEN_WITHIN, ping_interval=None, local_addr=(host, 0),
        close_timeout=1,
    )  # fmt: skip
    async with calling as socket:
        page = Page(socket)
        listening = asyncio.create_task(page.listen())
        try:
            await page.say(t="hello", v=VERSION, lang="en", token=token)
            await asyncio.wait_for(page.until(lambda: page.scene != {}), OPEN_WITHIN)
            yield page
        finally:
            listening.cancel()
            await asyncio.wait([listening])


class Player:
    """Chooses about once in `pace` seconds when asked, at whichever of the addresses answers."""

    def __init__(self, addresses: list[str], id: str, seat: int, host: str, pace: float) -> None:
        self.id = id
        self.seat = seat
        self.attempts: list[Attempt] = []
        self._addresses = addresses  # it may change while we play
        self._host = host
        self._pace = pace
        self._luck = Random(f"{id}{seat}")

    async def play(self) -> None:
        while True:
            try:
                address = self._luck.choice(self._addresses or [NOBODY])
                async with page_at(address, self.id, f"{self.id}{self.seat}", self._host) as page:
                    await self._choose_at(page)
            except GONE:
                await asyncio.sleep(PAUSE * (1 + self._luck.random()))

    async def _choose_at(self, page: Page) -> None:
        while True:
            await page.until(lambda: page.ask() is not None)
            await asyncio.sleep(self._pace * (0.5 + self._luck.random()))
            if page.ask() is not None:
                await self._choose(page)

    async def _choose(self, page: Page) -> None:
        asked = page.scene["asked"]
        attempt = Attempt(asked["ask"], asked["ways"][0]["name"], time.monotonic())
        self.attempts.append(attempt)
        attempt.answer = await page.choose()
        attempt.answered = time.monotonic()
        if attempt.answer == "done":
            await page.until(lambda: page.ask() != attempt.ask)
