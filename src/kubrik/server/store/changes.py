"""What is written to the database, inside a transaction of the store: an error undoes all of it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Table as Relation
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from kubrik.engine.record_lines import Result
from kubrik.server.store.errors import Gap, NoSeat, NoTable, SeatTaken, StoreError, Taken
from kubrik.server.store.queries import following_number
from kubrik.server.store.rows import json_or_none, row_of_seat, row_of_table
from kubrik.server.store.schema import lines, seats, tables
from kubrik.server.store.values import Seat, Status, Table


async def create(c: AsyncConnection, table: Table, chairs: Sequence[Seat]) -> None:
    try:
        await c.execute(tables.insert(), row_of_table(table))
        await _insert(c, seats, [row_of_seat(table.id, chair) for chair in chairs])
    except IntegrityError as error:
        raise StoreError(f"table {table.id}, or a token of its seats, is there already; make new ones") from error


async def append(c: AsyncConnection, id: str, first: int, texts: Sequence[str], result: Result | None) -> None:
    await _check_number(c, id, first)
    now = datetime.now(UTC)
    rows = [{"table_id": id, "number": first + i, "line": text, "at": now} for i, text in enumerate(texts)]
    try:
        await _insert(c, lines, rows)
    except IntegrityError as error:  # since we looked; whoever was first began with the same number
        raise Taken(id, first) from error
    if result is not None:
        await set_status(c, id, "over", result)


async def _insert(c: AsyncConnection, into: Relation, rows: list[dict[str, Any]]) -> None:
    """SQLAlchemy takes no rows for one row of defaults."""
    if rows:
        await c.execute(into.insert(), rows)


async def _check_number(c: AsyncConnection, id: str, first: int) -> None:
    following = await following_number(c, id)
    if following is None:
        raise NoTable(id)
    if first < following:
        raise Taken(id, first)
    if first > following:
        raise Gap(id, first, following)


async def set_status(c: AsyncConnection, id: str, status: Status, result: Result | None) -> bool:
    going_on = update(tables).where(tables.c.id == id, tables.c.status.in_(("open", "running")))
    if (await c.execute(going_on.values(status=status, result=json_or_none(result)))).rowcount == 1:
        return True
    if await c.scalar(select(tables.c.id).where(tables.c.id == id)) is None:
        raise NoTable(id)
    return False


async def set_rematch(c: AsyncConnection, id: str, new_id: str) -> str:
    """The database lets only one of two find that there is none yet; both are told that one's."""
    await c.execute(update(tables).where(tables.c.id == id, tables.c.rematch == "").values(rematch=new_id))
    counts: str | None = await c.scalar(select(tables.c.rematch).where(tables.c.id == id))
    if counts is None:
        raise NoTable(id)
    return counts


async def take_seat(c: AsyncConnection, id: str, chair: Seat) -> None:
    """The database lets only one of two find the seat open."""
    if not await _sit(c, id, chair, seats.c.kind == "open"):
        await _check_seat(c, id, chair.seat)
        raise SeatTaken(id, chair.seat)


async def free_seat(c: AsyncConnection, id: str, seat: int) -> None:
    """A bot that has taken the seat meanwhile keeps it."""
    if not await _sit(c, id, Seat(seat=seat), seats.c.kind == "person"):
        await _check_seat(c, id, seat)


async def set_bot(c: AsyncConnection, id: str, chair: Seat) -> None:
    if not await _sit(c, id, chair):
        raise NoSeat(id, chair.seat)


async def _check_seat(c: AsyncConnection, id: str, seat: int) -> None:
    if await c.scalar(select(seats.c.seat).where(seats.c.table_id == id, seats.c.seat == seat)) is None:
        raise NoSeat(id, seat)


async def _sit(c: AsyncConnection, id: str, chair: Seat, *condition: Any) -> bool:
    where = seats.c.table_id == id, seats.c.seat == chair.seat, *condition
    return (await c.execute(update(seats).where(*where).values(row_of_seat(id, chair)))).rowcount == 1
