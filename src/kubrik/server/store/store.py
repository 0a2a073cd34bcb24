"""The store. What a method has returned from is stored; what it has raised an error from has changed nothing.

With one exception: after InDoubt nobody knows until the database is back.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from types import TracebackType
from typing import Final, Self

from sqlalchemy import Connection, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kubrik.engine.record_lines import Result
from kubrik.server.store import changes, changes_again, expiry, presence, queries
from kubrik.server.store.additions import Addition
from kubrik.server.store.analyses import Analyses
from kubrik.server.store.complaints import complaints
from kubrik.server.store.doubts import found_out, is_cut_off
from kubrik.server.store.engines import PATIENCE, engine_of, place_of, reading
from kubrik.server.store.presence import Present
from kubrik.server.store.pulse import Pulse, beat
from kubrik.server.store.schema import tables
from kubrik.server.store.together import Together
from kubrik.server.store.tokens import hash_of, opens
from kubrik.server.store.upgrade import upgrade
from kubrik.server.store.values import Listed, Mine, Seat, StoredTable, TableFacts
from kubrik.server.store.writers import T, Work, writer_of
from kubrik.server.wire.terms import Status

NOBODY: Final[Mapping[Present, datetime]] = {}
AT_THE_START: Final = 6  # times as patient: several programs may start together, and one after the other makes it ready


class Store:
    """Any number of them, in any number of processes, may share a database."""

    def __init__(self, engine: AsyncEngine, patience: float = PATIENCE) -> None:
        self.place = place_of(engine)
        self._engine = engine
        self._reads = reading(engine)
        self._writer = writer_of(engine, patience)
        self._together = Together(self._writer, self.place, patience)
        self._patience = patience
        self._pulse = Pulse(lambda: self._write(beat))
        self.analyses = Analyses(self._reading, self._write)

    @classmethod
    async def open(cls, url: str = "", patience: float = PATIENCE) -> Self:
        """The database of this URL, else of the environment, else the user's own; made ready for this program."""
        upgrading = engine_of(url, AT_THE_START * patience)
        try:
            await upgrade(upgrading)
        finally:
            await upgrading.dispose()
        return cls(engine_of(url, patience), patience)

    async def close(self) -> None:
        await self._together.close()
        await self._pulse.close()
        await self._writer.close()
        await self._engine.dispose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, e: BaseException | None, t: TracebackType | None
    ) -> None:
        await self.close()

    # ---- tables

    async def create(self, table: TableFacts, chairs: Sequence[Seat]) -> None:
        await self._write(
            lambda c: changes.create(c, table, chairs), again=lambda c: changes_again.create(c, table, chairs)
        )

    async def load(self, id: str) -> StoredTable | None:
        async with self._reading() as c:
            return await queries.stored_table(c, id)

    async def append(self, id: str, first: int, texts: Sequence[str], result: Result | None = None) -> None:
        """All of the lines, numbered from `first`, or none: Taken if there is such a line, Gap if it isn't the next.

        With a result the game is over with them.
        """
        await self._together.add(Addition(id, first, texts, result))

    async def set_status(self, id: str, status: Status, result: Result | None = None) -> bool:
        """False if the game had ended before: then it stays as it ended."""
        return await self._write(
            lambda c: changes.set_status(c, id, status, result),
            again=lambda c: changes_again.set_status(c, id, status, result),
        )

    async def set_rematch(self, id: str, new_id: str) -> str:
        """The table where it goes on. Of two that are named at once one counts; both are told which."""
        return await self._write(lambda c: changes.set_rematch(c, id, new_id))

    async def public_tables(self, limit: int = 50) -> list[Listed]:
        """Tables that anybody may join, the newest first."""
        async with self._reading() as c:
            return await queries.public_tables(c, limit)

    async def late_tables(self, now: datetime) -> list[str]:
        """Running ones where nothing has happened for longer than a choice may take."""
        async with self._reading() as c:
            return await queries.late_tables(c, now)

    async def check(self) -> None:
        """StoreError if nothing can be stored at the moment."""
        await self._pulse.check()

    async def touch(self, ids: Sequence[str]) -> None:
        """These tables are still needed."""
        await self._write(lambda c: expiry.touch(c, ids, datetime.now(UTC)))

    async def expire(self, before: datetime, over_before: datetime, most: int) -> list[str]:
        """Removes some tables that nobody has touched since, and tells which; none if there are no more."""
        return await self._write(lambda c: expiry.expire(c, before, over_before, most))

    # ---- seats

    async def take_seat(self, id: str, seat: int, name: str, token: str, mark: str | None = None) -> None:
        """Of two who sit down at once, one gets SeatTaken; so does everybody without its mark where a seat is kept."""
        chair = Seat(seat=seat, kind="person", name=name, token_hash=hash_of(token))
        await self._write(
            lambda c: changes.take_seat(c, id, chair, mark),
            again=lambda c: changes_again.take_seat(c, id, chair, mark),
        )

    async def free_seat(self, id: str, seat: int) -> None:
        """The player leaves: the seat is open again, and the token opens nothing any more."""
        await self._write(lambda c: changes.free_seat(c, id, seat))

    async def set_bot(self, id: str, seat: int, bot: str, name: str = "") -> None:
        """From now on a bot sits there; the token of its player opens nothing any more."""
        await self._write(lambda c: changes.set_bot(c, id, Seat(seat=seat, kind="bot", name=name, bot=bot)))

    async def say_who_is_here(
        self, here: Iterable[Present], until: datetime, gone: Mapping[Present, datetime] = NOBODY
    ) -> None:
        """For the other processes: who is here, until when; and who is not, of whom it was said until then."""

        def say(c: Connection) -> None:
            presence.take_back(c, gone)
            presence.say(c, here, until)

        await self._write(say)

    async def is_here(self, id: str, seat: int) -> bool:
        """Does somebody sit there, as far as some process has said?"""
        async with self._reading() as c:
            return await presence.is_here(c, id, seat, datetime.now(UTC))

    async def seats_of(self, id: str) -> tuple[Seat, ...]:
        """Who sits where; nobody at a table that isn't there."""
        async with self._reading() as c:
            return await queries.seats_at(c, id)

    async def seat_by_token(self, token: str) -> tuple[str, int] | None:
        """The table and the seat that a token opens."""
        async with self._reading() as c:
            found = await queries.seats_of_hashes(c, [hash_of(token)])
        return next(((row.table_id, row.seat) for row in found if opens(token, row.token_hash)), None)

    async def is_host(self, id: str, token: str) -> bool:
        async with self._reading() as c:
            return opens(token, await c.scalar(select(tables.c.host_hash).where(tables.c.id == id)))

    async def tables_of(self, tokens: Sequence[str]) -> list[Mine]:
        """Where these tokens have their seats, the newest table first."""
        async with self._reading() as c:
            return await queries.tables_of_hashes(c, [hash_of(token) for token in tokens])

    # ---- transactions

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with complaints(self.place):
            async with self._reads.begin() as connection:
                yield connection

    async def _write(self, change: Work[T], again: Work[T] | None = None) -> T:
        """`again` is the same change where it may have been made already, if that makes a difference."""
        is_begun = False

        def begin(c: Connection) -> T:
            nonlocal is_begun
            is_begun = True
            return change(c)

        with complaints(self.place):
            try:
                return await self._made(begin)
            except Exception as error:
                if not is_begun or not is_cut_off(error):
                    raise
                return await found_out(lambda: self._made(again or change), self.place, self._patience)

    async def _made(self, change: Work[T]) -> T:
        """Make the change in a transaction of its own."""

        def work(c: Connection) -> T:
            with c.begin():
                return change(c)

        return await self._writer.write(work)
