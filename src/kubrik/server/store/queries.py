"""What is read from the database, inside a transaction of the store."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from kubrik.server.store.rows import AnyRow, lines_of, seats_of, table_of
from kubrik.server.store.schema import lines, seats, tables
from kubrik.server.store.values import Listed, Mine, Seat, StoredLine, StoredTable, Table


async def stored_table(c: AsyncConnection, id: str) -> StoredTable | None:
    row = (await c.execute(select(tables).where(tables.c.id == id))).one_or_none()
    if row is None:
        return None
    return StoredTable(table=table_of(row), seats=await seats_at(c, id), lines=await lines_from(c, id, 0))


async def lines_from(c: AsyncConnection, id: str, number: int) -> tuple[StoredLine, ...]:
    log = select(lines.c.line, lines.c.at).where(lines.c.table_id == id, lines.c.number >= number)
    return lines_of(await c.execute(log.order_by(lines.c.number)))


async def seats_at(c: AsyncConnection, id: str) -> tuple[Seat, ...]:
    return seats_of(await c.execute(select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)))


async def public_tables(c: AsyncConnection, limit: int) -> list[Listed]:
    found = select(tables).where(tables.c.is_public, tables.c.status == "open")
    rows = (await c.execute(found.order_by(tables.c.created_at.desc(), tables.c.id).limit(limit))).all()
    chairs = await _chairs(c, [row.id for row in rows])
    return [Listed(table=table_of(row), seats=chairs[row.id]) for row in rows]


async def late_tables(c: AsyncConnection, now: datetime) -> list[str]:
    newest = select(lines.c.at).where(lines.c.table_id == tables.c.id).order_by(lines.c.number.desc()).limit(1)
    timed = select(tables.c.id, tables.c.minutes, newest.scalar_subquery().label("at"))
    rows = await c.execute(timed.where(tables.c.status == "running", tables.c.minutes > 0))
    return [row.id for row in rows if row.at is not None and row.at + timedelta(minutes=row.minutes) < now]


async def tables_of_hashes(c: AsyncConnection, hashes: Sequence[str]) -> list[Mine]:
    mine = await seats_of_hashes(c, hashes)
    rows = await c.execute(select(tables).where(tables.c.id.in_({row.table_id for row in mine})))
    found = {row.id: table_of(row) for row in rows}
    chairs = await _chairs(c, list(found))
    listed = [Mine(table=found[row.table_id], seats=chairs[row.table_id], seat=row.seat) for row in mine]
    return sorted(listed, key=_newest_first)


async def seats_of_hashes(c: AsyncConnection, hashes: Sequence[str]) -> Sequence[AnyRow]:
    wanted = select(seats.c.table_id, seats.c.seat, seats.c.token_hash).where(seats.c.token_hash.in_(hashes))
    return (await c.execute(wanted)).all()


async def _chairs(c: AsyncConnection, ids: Sequence[str]) -> dict[str, tuple[Seat, ...]]:
    """The seats of several tables, with one question."""
    wanted = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    rows = (await c.execute(wanted)).all()
    return {id: seats_of(row for row in rows if row.table_id == id) for id in ids}


def _newest_first(mine: Mine) -> tuple[float, str, int]:
    table: Table = mine.table
    return -table.created_at.timestamp(), table.id, mine.seat
