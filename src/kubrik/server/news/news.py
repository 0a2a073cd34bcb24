"""News between server processes: something happened at a table. What it was is in the store."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from kubrik.server.store.complaints import complaints
from kubrik.server.store.engines import LONGEST, PATIENCE, engine_of, place_of

CHANNEL: Final = "kubrik"
EVERYTHING: Final = "*"  # instead of an id: news was missed, anything may have happened
NOTIFY: Final = f"SELECT pg_notify('{CHANNEL}', id) FROM unnest($1::text[]) AS id"  # takes all that waits at once
PAUSE: Final = 0.5  # seconds, before the next try to reach the database
PULSE: Final = 20.0  # seconds of silence, after which we ask whether the database is still there

Heard = Callable[[str], None]
BROKEN: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class News(ABC):
    """Tells other processes that something happened at a table. Who tells need not wait, and never hears himself."""

    has_others = True  # processes

    @abstractmethod
    def tell(self, id: str) -> None:
        """Something happened at this table; all other processes will hear it."""

    def say(self, id: str, word: str) -> None:
        """Pass a word about this table on, as it is, to all other processes that have it open."""
        self.tell(word)

    @abstractmethod
    async def listen(self, heard: Heard) -> None:
        """From now on `heard` is called with the id of a table, or with EVERYTHING."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    def opened(self, id: str) -> None:
        """From now on news of this table matter here."""

    @abstractmethod
    def closed(self, id: str) -> None:
        """News of this table no longer matter here."""


def news_for(url: str = "") -> News:
    """For the database that the store opens by this URL. A file of SQLite is served by one process."""
    return HouseNews() if engine_of(url).dialect.name == "sqlite" else PostgresNews(url)


class HouseNews(News):
    """News for a single process: there is nobody to tell."""

    has_others = False

    def tell(self, id: str) -> None:
        pass

    async def listen(self, heard: Heard) -> None:
        pass

    def opened(self, id: str) -> None:
        pass

    def closed(self, id: str) -> None:
        pass

    async def close(self) -> None:
        pass


class PostgresNews(News):
    """By LISTEN and NOTIFY, over one connection, which is replaced when it breaks. Nothing told is lost by that."""

    def __init__(self, url: str = "", pause: float = PAUSE) -> None:
        engine = engine_of(url)
        self._place = place_of(engine)
        self._address = dict[str, Any](engine.dialect.create_connect_args(engine.url)[1])
        self._pause = pause
        self._untold: set[str] = set()
        self._wake = asyncio.Event()
        self._connection: asyncpg.Connection = None
        self._keeping: asyncio.Task[None] | None = None

    def tell(self, id: str) -> None:
        self._untold.add(id)
        self._wake.set()

    async def listen(self, heard: Heard) -> None:
        with complaints(self._place):
            self._connection = await self._connected(heard)
        self._keeping = asyncio.create_task(self._keep(heard))

    def opened(self, id: str) -> None:
        """Nothing to do: all processes hear all news."""

    def closed(self, id: str) -> None:
        pass

    async def close(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait([self._keeping])
        if self._connection is not None:
            self._connection.terminate()

    # ---- the connection

    async def _connected(self, heard: Heard) -> asyncpg.Connection:
        connection = await asyncpg.connect(**self._address, timeout=PATIENCE, command_timeout=LONGEST)
        own = connection.get_server_pid()

        def notified(_: object, pid: int, channel: str, payload: object) -> None:
            if pid != own:
                heard(str(payload))

        connection.add_termination_listener(lambda _: self._wake.set())
        try:
            await connection.add_listener(CHANNEL, notified)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _keep(self, heard: Heard) -> None:
        while True:
            with suppress(*BROKEN):
                await self._talk(self._connection)
            self._connection.terminate()
            self._connection = await self._again(heard)

    async def _again(self, heard: Heard) -> asyncpg.Connection:
        while True:
            await asyncio.sleep(self._pause)
            with suppress(*BROKEN):
                connection = await self._connected(heard)
                asyncio.get_running_loop().call_soon(heard, EVERYTHING)
                return connection

    async def _talk(self, connection: asyncpg.Connection) -> None:
        while True:
            self._wake.clear()
            untold, self._untold = self._untold, set()
            try:
                await connection.execute(NOTIFY, list(untold))
            except BROKEN:
                self._untold |= untold
                raise
            await self._woken()

    async def _woken(self) -> None:
        """Waits without wait_for, which may swallow a cancellation before Python 3.12."""
        with suppress(TimeoutError):  # a connection that died silently is noticed by then
            async with asyncio.timeout(PULSE):
                await self._wake.wait()
