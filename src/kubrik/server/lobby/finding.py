"""Tables and those who may do something there, found by what a page sends."""

from __future__ import annotations

import re
from typing import Final

from kubrik.server.lobby.refusals import Refusal
from kubrik.server.store.store import Store
from kubrik.server.store.tokens import opens
from kubrik.server.store.values import Seat, StoredTable

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


async def table_at(store: Store, id: str) -> StoredTable:
    """The table with this id, or a Refusal; a text that can't be an id is not looked up."""
    found = await store.load(id) if ID.fullmatch(id) else None
    if found is None:
        raise Refusal("no_table")
    return found


async def going_on(store: Store, id: str) -> StoredTable:
    return _going_on(await table_at(store, id))


def _going_on(stored: StoredTable) -> StoredTable:
    if stored.table.status in ("over", "aborted"):
        raise Refusal("table_ended")
    return stored


async def over(store: Store, id: str) -> StoredTable:
    """A table whose game is over, so that everything hidden may be seen."""
    stored = await table_at(store, id)
    if stored.table.status != "over":
        raise Refusal("not_over")
    return stored


async def hosted(store: Store, id: str, host: str) -> StoredTable:
    """A table that goes on, for its host alone."""
    stored = await table_at(store, id)
    if not opens(host, stored.table.host_hash):
        raise Refusal("wrong_token")
    return _going_on(stored)


def seat_at(stored: StoredTable, seat: int) -> Seat:
    if seat >= len(stored.seats):
        raise Refusal("no_seat", seat=seat)
    return stored.seats[seat]
