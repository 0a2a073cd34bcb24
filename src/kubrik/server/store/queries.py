"""What is read from the database, inside a transaction of the store."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from kubrik.server.store.damage import UNREADABLE, is_damage, readable, tell
from kubrik.server.store.errors import Damaged
from kubrik.server.store.rows import AnyRow, all_seats, lines_of, seats_of, table_of
from kubrik.server.store.schema import lines, seats, tables
from kubrik.server.store.values import Listed, Mine, Seat, StoredLine, StoredTable, TableFacts


async def stored_table(c: AsyncConnection, id: str) -> StoredTable | None:
    """The table with its seats and its log; None if there is none, Damaged if it can't be read."""
    try:
        row = (await c.execute(select(tables).where(tables.c.id == id))).one_or_none()
        return None if row is None else await _whole(c, table_of(row))
    except Exception as error:
        if not is_damage(error):
            raise
        tell(id, error)
        raise Damaged(id) from error


async def _whole(c: AsyncConnection, table: TableFacts) -> StoredTable:
    chairs = all_seats(table, await seats_at(c, table.id))
    return StoredTable(table=table, seats=chairs, lines=await lines_at(c, table.id))


async def lines_at(c: AsyncConnection, id: str) -> tuple[StoredLine, ...]:
    """The log of a table, line 0 first."""
    log = select(lines.c.line, lines.c.at).where(lines.c.table_id == id)
    return lines_of(await c.execute(log.order_by(lines.c.number)))


async def seats_at(c: AsyncConnection, id: str) -> tuple[Seat, ...]:
    return seats_of(await c.execute(select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)))


async def public_tables(c: AsyncConnection, limit: int) -> list[Listed]:
    found = select(tables).where(tables.c.is_public, tables.c.status == "open")
    newest = found.order_by(tables.c.created_at.desc(), tables.c.id).limit(limit)
    return list((await _listed(c, await readable(c, newest, table_of))).values())


async def late_tables(c: AsyncConnection, now: datetime) -> list[str]:
    newest = select(lines.c.at).where(lines.c.table_id == tables.c.id).order_by(lines.c.number.desc()).limit(1)
    timed = select(tables.c.id, tables.c.minutes, newest.scalar_subquery().label("at"))
    running = timed.where(tables.c.status == "running", tables.c.minutes > 0)
    return [id for id, ends in await readable(c, running, _end) if ends is not None and ends < now]


def _end(row: AnyRow) -> tuple[str, datetime | None]:
    """When the time for a choice ends, if the game has begun."""
    return row.id, row.at and row.at + timedelta(minutes=row.minutes)


async def tables_of_hashes(c: AsyncConnection, hashes: Sequence[str]) -> list[Mine]:
    mine = await seats_of_hashes(c, hashes)
    wanted = select(tables).where(tables.c.id.in_({row.table_id for row in mine}))
    found = await _listed(c, await readable(c, wanted, table_of))
    known = [(found[row.table_id], row.seat) for row in mine if row.table_id in found]
    return sorted((Mine(table=one.table, seats=one.seats, seat=seat) for one, seat in known), key=_newest_first)


async def seats_of_hashes(c: AsyncConnection, hashes: Sequence[str]) -> Sequence[AnyRow]:
    wanted = select(seats.c.table_id, seats.c.seat, seats.c.token_hash).where(seats.c.token_hash.in_(hashes))
    return (await c.execute(wanted)).all()


async def _listed(c: AsyncConnection, found: Sequence[TableFacts]) -> dict[str, Listed]:
    """Tables by id, in this order; one query reads all their seats. Damaged ones are left out."""
    rows = await _chairs(c, [table.id for table in found])
    return {table.id: one for table in found for one in _with_seats(table, rows)}


async def _chairs(c: AsyncConnection, ids: Sequence[str]) -> Sequence[AnyRow]:
    """The seats of these tables, read together or, if a row can't be read, table by table without that one."""
    wanted = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    try:
        return (await c.execute(wanted)).all()
    except Exception as error:
        if not is_damage(error):
            raise
    return [row for id in ids for row in await _chairs(c, [id])] if len(ids) > 1 else []


def _with_seats(table: TableFacts, rows: Sequence[AnyRow]) -> list[Listed]:
    try:
        chairs = all_seats(table, seats_of(row for row in rows if row.table_id == table.id))
    except UNREADABLE as error:
        tell(table.id, error)
        return []
    return [Listed(table=table, seats=chairs)]


def _newest_first(mine: Mine) -> tuple[float, str, int]:
    table: TableFacts = mine.table
    return -table.created_at.timestamp(), table.id, mine.seat
