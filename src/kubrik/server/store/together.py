"""Group commit: while one transaction is being stored, whatever else is to be added waits, and goes into the next."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from typing import Final

from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from kubrik.server.store.additions import Addition, add_all
from kubrik.server.store.complaints import complaint
from kubrik.server.store.errors import StoreError
from kubrik.server.store.writers import Writer

Waiting = tuple[Addition, "asyncio.Future[None]"]
MOST_KNOWN: Final = 10_000  # logs


class Together:
    """Nobody waits for more than the transaction that is under way and his own; nobody fails for another's fault."""

    def __init__(self, writer: Writer, place: str) -> None:
        self._writer = writer
        self._place = place
        self._waiting: list[Waiting] = []
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
        """Whoever was cancelled goes away when it is certain whether his lines are stored, and not before."""
        if waiting in self._waiting:
            self._waiting.remove(waiting)
        elif self._settled is not None:
            await asyncio.wait([self._settled])

    async def close(self) -> None:
        """What waits is stored first."""
        if self._storing is not None:
            await self._storing

    async def _store(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            self._settled = asyncio.get_running_loop().create_future()
            await self._settle(batch)
            self._settled.set_result(None)
        self._storing = None

    async def _settle(self, batch: list[Waiting]) -> None:
        try:
            refusals = await self._write([addition for addition, _ in batch])
        except Exception as error:
            if len(batch) > 1 and not _concerns_all(error):
                for one in batch:
                    await self._settle([one])
                return
            refusals = [self._told(error) for _ in batch]
        for (addition, stored), refusal in zip(batch, refusals):
            if refusal is None:
                self._known[addition.id] = addition.next
            _answer(stored, refusal)

    async def _write(self, additions: list[Addition]) -> list[Exception | None]:
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        try:
            return [*await self._writer.write(partial(add_all, additions=additions, known=self._known))]
        except IntegrityError:  # since we looked another process has written a line, which we see now
            self._known.clear()
            return [*await self._writer.write(partial(add_all, additions=additions, known=self._known))]

    def _told(self, error: Exception) -> Exception:
        if isinstance(error, (SQLAlchemyError, OSError, sqlite3.Error)):
            told = StoreError(complaint(error, self._place))
            told.__cause__ = error
            return told
        return error


def _concerns_all(error: Exception) -> bool:
    """The database is locked, full or gone: it would be of no use to try one after the other."""
    return isinstance(error, (OSError, OperationalError)) or getattr(error, "connection_invalidated", False)


def _answer(stored: asyncio.Future[None], refusal: Exception | None) -> None:
    if stored.done():  # whoever waited was cancelled
        return
    if refusal is None:
        stored.set_result(None)
    else:
        stored.set_exception(refusal)
