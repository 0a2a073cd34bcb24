"""Worker processes: started, asked, replaced."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, TypeVar

from kubrik.server.bots.answering import begin_work
from kubrik.server.common.compiled import compiled_home, imports_from
from kubrik.server.common.cores import ALL

Q = TypeVar("Q")
A = TypeVar("A")


class Pool:
    """Worker processes that answer questions. Killed ones are replaced, and all of them when compiled rules come."""

    def __init__(self, workers: int, kindness: int) -> None:
        self._workers: Final = workers
        self._kindness: Final = kindness
        self._pool: ProcessPoolExecutor | None = None
        self._home: str | None = None

    async def ask(self, work: Callable[[Q], A], question: Q) -> A:
        """What this work gives, at whichever worker is free first."""
        self._move_in()
        pool = self._open()
        try:
            return await self._answered(pool, work, question)
        except BrokenProcessPool:  # a worker was killed, and the whole pool with it
            return await self._answered(self._replace(pool), work, question)

    async def close(self) -> None:
        """Wait for the questions that are being answered; drop the others."""
        pool, self._pool = self._pool, None
        if pool:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    def _move_in(self) -> None:
        """As soon as compiled rules exist, new workers use them; the old ones finish their current answers."""
        if self._home is None and (home := compiled_home()):
            self._home, old, self._pool = home, self._pool, None
            if old:
                old.shutdown(wait=False)

    def _answered(self, pool: ProcessPoolExecutor, work: Callable[[Q], A], question: Q) -> asyncio.Future[A]:
        with imports_from(self._home):  # a worker may be started now
            return asyncio.wrap_future(pool.submit(work, question))

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            begin = (ALL, self._kindness)
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), begin_work, begin)
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor) -> ProcessPoolExecutor:
        """Several may find the same pool broken: the first one replaces it."""
        if self._pool is broken:
            broken.shutdown(wait=False)
            self._pool = None
        return self._open()
