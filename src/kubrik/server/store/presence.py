"""Who sits at which table, at whatever process. It is said for a while only: a process may die without a word."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Final

from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kubrik.server.store.schema import Moment, seats

Present = tuple[str, int]  # a table and a seat

ONE: Final = update(seats).where(seats.c.table_id == bindparam("id"), seats.c.seat == bindparam("number"))
SAY: Final = ONE.values(here_until=bindparam("until", type_=Moment))
TAKE_BACK: Final = ONE.where(seats.c.here_until == bindparam("said", type_=Moment)).values(here_until=None)


def say(c: Connection, here: Iterable[Present], until: datetime) -> None:
    """Say who is here. All processes write in the same order, so that no two wait for each other."""
    rows = [{"id": id, "number": seat, "until": until} for id, seat in sorted(here)]
    if rows:
        c.execute(SAY, rows)


def take_back(c: Connection, said: Mapping[Present, datetime]) -> None:
    """Forget those who went, unless a different process has named them since: they may sit there by now."""
    rows = [{"id": id, "number": seat, "said": said[id, seat]} for id, seat in sorted(said)]
    if rows:
        c.execute(TAKE_BACK, rows)


async def is_here(c: AsyncConnection, id: str, seat: int, now: datetime) -> bool:
    found = await c.scalar(select(seats.c.here_until).where(seats.c.table_id == id, seats.c.seat == seat))
    return found is not None and found > now
