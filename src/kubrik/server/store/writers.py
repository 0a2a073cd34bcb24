"""Who writes to a database: a change is a function that is given a connection inside a transaction."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from kubrik.server.store.engines import for_a_thread, is_sqlite

T = TypeVar("T")
Change = Callable[[Connection], T]


class Writer(ABC):
    @abstractmethod
    async def write(self, change: Change[T]) -> T:
        """The change is stored when this returns; an error undoes all of it."""

    @abstractmethod
    async def close(self) -> None: ...


def writer_of(engine: AsyncEngine, patience: float) -> Writer:
    return ThreadWriter(for_a_thread(engine, patience)) if is_sqlite(engine.url) else AsyncWriter(engine)


class AsyncWriter(Writer):
    """PostgreSQL has as many writers as ask."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, change: Change[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(change)

    async def close(self) -> None:
        pass


class ThreadWriter(Writer):
    """SQLite has one writer at a time: a thread, which goes there and back once for a transaction.

    Several would not queue up: SQLite lets whoever waits look again now and then, and with bad luck never in.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, "kubrik-store")

    async def write(self, change: Change[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, change)

    def _write(self, change: Change[T]) -> T:
        with self.engine.begin() as connection:
            return change(connection)

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        self.engine.dispose()
