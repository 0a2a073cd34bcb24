"""The queue of analyses: one at a time, the oldest first, and nothing is lost with a process."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import func, select, update

from kubrik.server.store import analyses as queue
from kubrik.server.store.analyses import GONE
from kubrik.server.store.schema import analyses
from kubrik.server.store.store import Store
from tests.server.store.things import a_table, put


async def asked(store: Store, tables: int) -> list[str]:
    """So many finished games, asked for one after the other."""
    ids = [await put(store, a_table(status="over")) for _ in range(tables)]
    for n, id in enumerate(ids):
        assert await store.analyses.ask(id)
        async with store._engine.begin() as c:
            earlier = datetime.now(UTC) - timedelta(minutes=tables - n)
            await c.execute(update(analyses).where(analyses.c.table_id == id).values(asked_at=earlier))
    return ids


async def test_one_at_a_time_and_the_oldest_first(store: Store) -> None:
    first, second = await asked(store, 2)
    assert await store.analyses.take() == first
    assert await store.analyses.take() is None
    await store.analyses.beat(first, 8, 80)
    now = await store.analyses.of(first)
    assert now is not None
    assert (now.is_begun, now.done, now.whole, now.content) == (True, 8, 80, None)
    await store.analyses.keep(first, "{}")
    assert await store.analyses.take() == second


async def test_who_waits_is_told_how_many_are_before(store: Store) -> None:
    ids = await asked(store, 3)
    states = [await store.analyses.of(id) for id in ids]
    assert [state.ahead for state in states if state] == [0, 1, 2]


async def test_what_a_lost_process_had_begun_is_begun_anew(store: Store) -> None:
    (id,) = await asked(store, 1)
    assert await store.analyses.take() == id
    async with store._engine.begin() as c:
        await c.execute(update(analyses).values(beat_at=datetime.now(UTC) - GONE - timedelta(seconds=1)))
    assert await store.analyses.take() == id


async def test_what_was_asked_for_twice_is_there_once_and_what_failed_again(store: Store) -> None:
    (id,) = await asked(store, 1)
    assert await store.analyses.ask(id)
    await store.analyses.keep(id, None)
    assert await store.analyses.take() is None
    assert await store.analyses.ask(id)
    assert await store.analyses.take() == id


async def test_the_queue_is_limited(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "MOST_WAITING", 2)
    await asked(store, 2)
    assert not await store.analyses.ask(await put(store, a_table(status="over")))


async def test_an_analysis_goes_with_its_table(store: Store) -> None:
    long_ago = datetime(2020, 1, 1, tzinfo=UTC)
    id = await put(store, a_table(status="over", created_at=long_ago))
    await store.analyses.ask(id)
    now = datetime.now(UTC)
    assert await store.expire(now, now, 10) == [id]
    async with store._engine.connect() as c:
        assert await c.scalar(select(func.count()).select_from(analyses)) == 0
