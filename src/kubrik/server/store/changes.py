"""What is written to the database, inside a transaction of the store: an error undoes all of it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, select, update
from sqlalchemy import Table as Relation
from sqlalchemy.exc import IntegrityError

from kubrik.engine.record_lines import Result
from kubrik.server.store.errors import NoSeat, NoTable, SeatTaken, StoreError
from kubrik.server.store.expiry import touch
from kubrik.server.store.rows import json_or_none, row_of_seat, row_of_table
from kubrik.server.store.schema import seats, tables
from kubrik.server.store.values import Seat, TableFacts
from kubrik.server.wire.terms import Status


def create(c: Connection, table: TableFacts, chairs: Sequence[Seat]) -> None:
    try:
        c.execute(tables.insert(), row_of_table(table) | {"touched_at": table.created_at})
        insert(c, seats, [row_of_seat(table.id, chair) for chair in chairs])
    except IntegrityError as error:
        raise StoreError(f"table {table.id}, or a token of its seats, is there already; make new ones") from error


def insert(c: Connection, into: Relation, rows: list[dict[str, Any]]) -> None:
    """Insert the rows, if there are any: SQLAlchemy would take none for one row of defaults."""
    if rows:
        c.execute(into.insert(), rows)


def set_status(c: Connection, id: str, status: Status, result: Result | None) -> bool:
    going_on = update(tables).where(tables.c.id == id, tables.c.status.in_(("open", "running")))
    if (
        c.execute(going_on.values(status=status, result=json_or_none(result), touched_at=datetime.now(UTC)))
    ).rowcount == 1:
        return True
    if c.scalar(select(tables.c.id).where(tables.c.id == id)) is None:
        raise NoTable(id)
    return False


def set_rematch(c: Connection, id: str, new_id: str) -> str:
    """Sets the rematch if there is none yet, and returns the one that is set; the database decides between two."""
    c.execute(update(tables).where(tables.c.id == id, tables.c.rematch == "").values(rematch=new_id))
    counts: str | None = c.scalar(select(tables.c.rematch).where(tables.c.id == id))
    if counts is None:
        raise NoTable(id)
    return counts


def take_seat(c: Connection, id: str, chair: Seat, mark: str | None = None) -> None:
    """The database lets only one of two find the seat open. One that is kept is taken by its mark, and no other is."""
    if not _sit(c, id, chair, seats.c.kind == "open", seats.c.token_hash.is_not_distinct_from(mark)):
        _check_seat(c, id, chair.seat)
        raise SeatTaken(id, chair.seat)


def free_seat(c: Connection, id: str, seat: int) -> None:
    """Open a person's seat; a bot that has taken it meanwhile keeps it."""
    if not _sit(c, id, Seat(seat=seat), seats.c.kind == "person"):
        _check_seat(c, id, seat)


def set_bot(c: Connection, id: str, chair: Seat) -> None:
    if not _sit(c, id, chair):
        raise NoSeat(id, chair.seat)


def _check_seat(c: Connection, id: str, seat: int) -> None:
    if c.scalar(select(seats.c.seat).where(seats.c.table_id == id, seats.c.seat == seat)) is None:
        raise NoSeat(id, seat)


def _sit(c: Connection, id: str, chair: Seat, *condition: Any) -> bool:
    where = seats.c.table_id == id, seats.c.seat == chair.seat, *condition
    touch(c, [id], datetime.now(UTC))
    return (c.execute(update(seats).where(*where).values(row_of_seat(id, chair)))).rowcount == 1
