"""Group commit: while one transaction is being stored, whatever else is to be added waits, and goes into the next."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from kubrik.server.store.additions import Addition, add_again, add_all
from kubrik.server.store.complaints import complaint
from kubrik.server.store.doubts import found_out, is_cut_off
from kubrik.server.store.errors import InDoubt, StoreError
from kubrik.server.store.writers import Writer

Waiting = tuple[Addition, "asyncio.Future[None]"]
Queue = deque[Waiting]
CONFLICTS: Final = (IntegrityError, sqlite3.IntegrityError)
MOST_KNOWN: Final = 10_000  # logs


class Batch:
    """What goes into one transaction: these additions, or, if none are given, all that wait when it is our turn."""

    def __init__(self, queue: Queue, known: dict[str, int], given: Sequence[Waiting] = ()) -> None:
        self._queue: Final = queue
        self._known: Final = known
        self.waiting: Final = list(given)

    def write(self, c: Connection) -> list[StoreError | None]:
        """Work for the writer, in its own thread: why each addition was refused, or None for what was added."""
        self.fill()
        return add_all(c, [addition for addition, _ in self.waiting], self._known)

    def fill(self) -> None:
        """Take all that waits, if nothing was taken yet: one by one, for others may come and go meanwhile."""
        if not self.waiting:
            with suppress(IndexError):
                while True:
                    self.waiting.append(self._queue.popleft())


class Together:
    """Callers wait at most for the current transaction and their own; nobody fails because of others' errors."""

    def __init__(self, writer: Writer, place: str, patience: float) -> None:
        self._writer = writer
        self._place = place
        self._patience = patience
        self._waiting: Queue = deque()
        self._storing: asyncio.Task[None] | None = None
        self._settled: asyncio.Future[None] | None = None  # the transaction that is under way
        self._known: dict[str, int] = {}  # the next numbers of the logs that we wrote last

    async def add(self, addition: Addition) -> None:
        stored = asyncio.get_running_loop().create_future()
        self._waiting.append((addition, stored))
        if self._storing is None:
            self._storing = asyncio.create_task(self._store())
        try:
            await stored
        except asyncio.CancelledError:
            await self._withdraw((addition, stored))
            raise

    async def _withdraw(self, waiting: Waiting) -> None:
        """A caller that was cancelled returns when it is certain whether his lines are stored, and not before."""
        try:
            self._waiting.remove(waiting)
        except ValueError:
            if self._settled is not None:
                await asyncio.wait([self._settled])

    async def close(self) -> None:
        """Return when all that waits is stored."""
        if self._storing is not None:
            await self._storing

    async def _store(self) -> None:
        """Store what waits, transaction by transaction, until nothing does."""
        while self._waiting:
            self._settled = asyncio.get_running_loop().create_future()
            await self._settle(Batch(self._waiting, self._known))
            self._settled.set_result(None)
        self._storing = None

    async def _settle(self, batch: Batch) -> None:
        """Write a batch and answer all who wait for it; if it fails as a whole, each of its additions alone."""
        try:
            refusals = await self._write(batch)
        except Exception as error:
            is_in_doubt = bool(batch.waiting) and is_cut_off(error)
            batch.fill()
            if len(batch.waiting) > 1 and not _concerns_all(error):
                for one in batch.waiting:
                    await self._settle(Batch(self._waiting, self._known, [one]))
                return
            refusals = await self._found_out(batch) if is_in_doubt else [self._told(error) for _ in batch.waiting]
        for (addition, stored), refusal in zip(batch.waiting, refusals):
            if refusal is None:
                self._known[addition.id] = addition.next
            _answer(stored, refusal)

    async def _write(self, batch: Batch) -> list[Exception | None]:
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        try:
            return [*await self._writer.write(batch.write)]
        except CONFLICTS:  # since we looked a different process has written a line, which we see now
            self._known.clear()
            return [*await self._writer.write(batch.write)]

    async def _found_out(self, batch: Batch) -> list[Exception | None]:
        """Resolves a transaction that may or may not be stored: lines that are there count as added."""
        self._known.clear()
        additions = [addition for addition, _ in batch.waiting]
        try:
            again = partial(self._writer.write, lambda c: add_again(c, additions))
            return [*await found_out(again, self._place, self._patience)]
        except InDoubt as error:
            return [error for _ in batch.waiting]

    def _told(self, error: Exception) -> Exception:
        if isinstance(error, (SQLAlchemyError, OSError, sqlite3.Error)):
            told = StoreError(complaint(error, self._place))
            told.__cause__ = error
            return told
        return error


def _concerns_all(error: Exception) -> bool:
    """Does the error concern all additions? If the database is locked, full or gone, trying each alone is useless."""
    return isinstance(error, (OperationalError, sqlite3.OperationalError)) or is_cut_off(error)


def _answer(stored: asyncio.Future[None], refusal: Exception | None) -> None:
    if stored.done():  # the caller that waited was cancelled
        return
    if refusal is None:
        stored.set_result(None)
    else:
        stored.set_exception(refusal)
