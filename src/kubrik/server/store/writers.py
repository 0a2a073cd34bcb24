"""Who writes to a database: work is a function that is given a connection, and begins its transaction itself."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from kubrik.server.store.engines import for_a_thread, is_sqlite
from kubrik.server.store.turns import Turn

T = TypeVar("T")
Work = Callable[[Connection], T]


class Writer(ABC):
    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Does the work; what it commits is stored when this returns."""

    @abstractmethod
    async def close(self) -> None: ...


def writer_of(engine: AsyncEngine, patience: float) -> Writer:
    return ThreadWriter(for_a_thread(engine, patience), patience) if is_sqlite(engine.url) else AsyncWriter(engine)


class AsyncWriter(Writer):
    """Writes to PostgreSQL, which allows any number of writers."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        pass


class ThreadWriter(Writer):
    """SQLite has one writer at a time: a thread, which goes there and back once for a transaction.

    Several would not queue up: SQLite makes waiting writers poll, and an unlucky one may never get in.
    So the threads of several processes take turns before they ask SQLite.
    """

    def __init__(self, engine: Engine, patience: float) -> None:
        self.engine = engine
        self._turn = Turn(f"{engine.url.database}-turn", patience)
        self._thread = ThreadPoolExecutor(1, "kubrik-store")
        self._connection: Connection | None = None  # the thread's own

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    def _write(self, work: Work[T]) -> T:
        """Does the work on the connection; after an error the connection is replaced, because its state is unknown."""
        with self._turn:
            self._connection = self._connection or self.engine.connect()
            try:
                return work(self._connection)
            except BaseException:
                self._hang_up()
                raise

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._hang_up)
        await asyncio.to_thread(self._thread.shutdown)
        self._turn.close()
        self.engine.dispose()
