"""Who sits at which table, at whatever process. It is said for a while only: a process may die without a word."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kubrik.server.store.schema import Moment, seats

Sitting = tuple[str, int]  # a table and a seat

SAY = (
    update(seats)
    .where(seats.c.table_id == bindparam("id"), seats.c.seat == bindparam("number"))
    .values(here_until=bindparam("until", type_=Moment))
)


def say(c: Connection, here: Iterable[Sitting], until: datetime, gone: Iterable[Sitting]) -> None:
    rows = [(sitting, until) for sitting in here] + [(sitting, None) for sitting in gone]
    if rows:
        c.execute(SAY, [{"id": id, "number": seat, "until": at} for (id, seat), at in sorted(rows, key=first)])


def first(row: tuple[Sitting, datetime | None]) -> Sitting:
    """All processes write in the same order, so that none waits for another that waits for it."""
    return row[0]


async def is_here(c: AsyncConnection, id: str, seat: int, now: datetime) -> bool:
    found = await c.scalar(select(seats.c.here_until).where(seats.c.table_id == id, seats.c.seat == seat))
    return found is not None and found > now
