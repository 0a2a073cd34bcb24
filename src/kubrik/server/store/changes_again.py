"""Changes that may have been made already, by a transaction whose answer got lost.

Each is tried first: if that transaction has not ended yet, the database lets us wait for it. Then we see what it did.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, select

from kubrik.engine.record_lines import Result
from kubrik.server.store import changes
from kubrik.server.store.errors import SeatTaken, StoreError
from kubrik.server.store.schema import seats, tables
from kubrik.server.store.values import Seat, TableFacts
from kubrik.server.wire.terms import Status


def create(c: Connection, table: TableFacts, chairs: Sequence[Seat]) -> None:
    try:
        with c.begin_nested():
            changes.create(c, table, chairs)
    except StoreError:
        if c.scalar(select(tables.c.host_hash).where(tables.c.id == table.id)) != table.host_hash:
            raise


def set_status(c: Connection, id: str, status: Status, result: Result | None) -> bool:
    is_set_now = changes.set_status(c, id, status, result)
    return is_set_now or c.scalar(select(tables.c.status).where(tables.c.id == id)) == status


def take_seat(c: Connection, id: str, chair: Seat, mark: str | None = None) -> None:
    try:
        changes.take_seat(c, id, chair, mark)
    except SeatTaken:
        sits_there = select(seats.c.token_hash).where(seats.c.table_id == id, seats.c.seat == chair.seat)
        if c.scalar(sits_there) != chair.token_hash:
            raise
