"""Tables and seats to put into a store."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import msgspec

from kubrik.engine.game import Setup
from kubrik.server.store.store import Store
from kubrik.server.store.tokens import hash_of, new_id
from kubrik.server.store.values import Seat, TableFacts

NOON = datetime(2026, 5, 1, 12, 0, 0, 123456, tzinfo=UTC)
HOST = "the token of the host"


def a_table(later: int = 0, **fields: object) -> TableFacts:
    """A public table, open since some minutes after noon."""
    table = TableFacts(
        id=new_id(),
        setup=Setup(game="humans", seats=2, options={"storm": "wild"}, cards="# Кубрик\n"),
        rules_version=3,
        cards_digest="abc",
        created_at=NOON + timedelta(minutes=later),
        is_public=True,
        host_hash=hash_of(HOST),
    )
    return msgspec.structs.replace(table, **fields)


def two_seats() -> list[Seat]:
    return [Seat(seat=0), Seat(seat=1, kind="bot", name="Боцман", bot="greedy")]


async def put(store: Store, table: TableFacts | None = None) -> str:
    """The id of a table that is in the store now."""
    table = table or a_table()
    await store.create(table, two_seats())
    return table.id


async def log_of(store: Store, id: str) -> list[str]:
    found = await store.load(id)
    assert found
    return [line.line for line in found.lines]
