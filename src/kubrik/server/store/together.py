"""Group commit: while one transaction is being stored, whatever else is to be added waits, and goes into the next."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
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
CONFLICTS: Final = (IntegrityError, sqlite3.IntegrityError)
MOST_KNOWN: Final = 10_000  # logs


class Together:
    """Nobody waits for more than the transaction that is under way and his own; nobody fails for another's fault."""

    def __init__(self, writer: Writer, place: str, patience: float) -> None:
        self._writer = writer
        self._place = place
        self._patience = patience
        self._waiting: deque[Waiting] = deque()
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
        try:
            self._waiting.remove(waiting)
        except ValueError:
            if self._settled is not None:
                await asyncio.wait([self._settled])

    async def close(self) -> None:
        """What waits is stored first."""
        if self._storing is not None:
            await self._storing

    async def _store(self) -> None:
        while self._waiting:
            self._settled = asyncio.get_running_loop().create_future()
            await self._settle([])
            self._settled.set_result(None)
        self._storing = None

    async def _settle(self, batch: list[Waiting]) -> None:
        """These, or, if they are none, all that wait when it is our turn to write."""
        try:
            refusals = await self._write(batch)
        except Exception as error:
            is_in_doubt = bool(batch) and is_cut_off(error)
            batch = batch or self._taken()
            if len(batch) > 1 and not _concerns_all(error):
                for one in batch:
                    await self._settle([one])
                return
            refusals = await self._found_out(batch) if is_in_doubt else [self._told(error) for _ in batch]
        for (addition, stored), refusal in zip(batch, refusals):
            if refusal is None:
                self._known[addition.id] = addition.next
            _answer(stored, refusal)

    async def _write(self, batch: list[Waiting]) -> list[Exception | None]:
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        try:
            return [*await self._writer.write(partial(self._add, batch))]
        except CONFLICTS:  # since we looked another process has written a line, which we see now
            self._known.clear()
            return [*await self._writer.write(partial(self._add, batch))]

    async def _found_out(self, batch: list[Waiting]) -> list[Exception | None]:
        """The transaction may be stored or not: nobody is refused what is there."""
        self._known.clear()
        additions = [addition for addition, _ in batch]
        try:
            again = partial(self._writer.write, lambda c: add_again(c, additions))
            return [*await found_out(again, self._place, self._patience)]
        except InDoubt as error:
            return [error for _ in batch]

    def _add(self, batch: list[Waiting], c: Connection) -> list[StoreError | None]:
        """In the writer's own thread."""
        batch += [] if batch else self._taken()
        return add_all(c, [addition for addition, _ in batch], self._known)

    def _taken(self) -> list[Waiting]:
        """One by one, for others may come and go meanwhile."""
        taken: list[Waiting] = []
        with suppress(IndexError):
            while True:
                taken.append(self._waiting.popleft())
        return taken

    def _told(self, error: Exception) -> Exception:
        if isinstance(error, (SQLAlchemyError, OSError, sqlite3.Error)):
            told = StoreError(complaint(error, self._place))
            told.__cause__ = error
            return told
        return error


def _concerns_all(error: Exception) -> bool:
    """The database is locked, full or gone: it would be of no use to try one after the other."""
    return isinstance(error, (OperationalError, sqlite3.OperationalError)) or is_cut_off(error)


def _answer(stored: asyncio.Future[None], refusal: Exception | None) -> None:
    if stored.done():  # whoever waited was cancelled
        return
    if refusal is None:
        stored.set_result(None)
    else:
        stored.set_exception(refusal)
