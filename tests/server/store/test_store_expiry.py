"""Tables that nobody touches any more are removed, and no others."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import func, select, text, update

from kubrik.engine.record_lines import Result
from kubrik.server.settings import Settings
from kubrik.server.show.guest import Guest
from kubrik.server.store.schema import lines, seats, tables
from kubrik.server.store.store import Store
from kubrik.server.store.upgrade import upgrade
from kubrik.server.table import keeping
from kubrik.server.table.keeping import remove_old
from kubrik.server.wire.terms import Status
from tests.server.store.things import a_table, put
from tests.server.table.tables import RAIDS, house_of, put_table

NOW = datetime(2026, 6, 1, tzinfo=UTC)
MONTH, YEAR = NOW - timedelta(days=30), NOW - timedelta(days=360)


def ago(days: int) -> datetime:
    return NOW - timedelta(days=days)


async def old(store: Store, days: int, status: Status = "running", last_line: int | None = None) -> str:
    """Made so many days ago; its last line was written some days ago."""
    id = await put(store, a_table(created_at=ago(days), status=status))
    if last_line is not None:
        await store.append(id, 0, ["one"])
    async with store._engine.begin() as c:
        await c.execute(update(lines).where(lines.c.table_id == id).values(at=ago(last_line or 0)))
    return id


async def left(store: Store) -> set[str]:
    async with store._engine.connect() as c:
        return set(await c.scalars(select(tables.c.id)))


async def test_what_nobody_has_touched_for_so_long_is_removed(store: Store) -> None:
    await old(store, 31, "open")
    await old(store, 31, "aborted")
    await old(store, 100, "running", last_line=31)
    kept = {
        await old(store, 29, "open"),
        await old(store, 100, "running", last_line=29),
        await old(store, 100, "over", last_line=100),
        await old(store, 359, "over", last_line=359),
    }
    await old(store, 361, "over", last_line=361)
    assert len(await store.expire(MONTH, YEAR, 10)) == 4
    assert await left(store) == kept
    assert await store.expire(MONTH, YEAR, 10) == []
    async with store._engine.connect() as c:
        assert await c.scalar(select(func.count()).select_from(seats)) == 2 * len(kept)
        assert await c.scalar(select(func.count()).select_from(lines)) == 3


async def test_only_a_few_are_removed_at_once(store: Store) -> None:
    ids = [await old(store, 40 + n) for n in range(5)]
    assert await store.expire(MONTH, YEAR, 3) == ids[:1:-1]
    assert await left(store) == set(ids[:2])


async def test_what_happens_at_a_table_touches_it(store: Store) -> None:
    """Sitting down, an end, or somebody who looks."""
    taken, ended, looked_at, left_alone = [await old(store, 40, "open") for _ in range(4)]
    await store.take_seat(taken, 0, "Ann", "token")
    await store.append(ended, 0, ["one"], Result([2, 1], [1, 2]))
    await store.touch([looked_at])
    assert await store.expire(datetime.now(UTC) - timedelta(days=30), YEAR, 10) == [left_alone]


async def test_the_house_removes_them_and_forgets_their_rooms(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where somebody looks, nothing is removed."""
    monkeypatch.setattr(keeping, "BREATH", 0)
    long_ago = datetime.now(UTC) - timedelta(days=40)
    watched, empty, fresh = [await put_table(store, RAIDS, created_at=at) for at in (long_ago, long_ago, NOW)]
    await store.touch([fresh])
    async with house_of(store) as house:
        async with store._engine.begin() as c:
            await c.execute(text("DELETE FROM lines"))
        rooms = [await house.room(id) for id in (watched, empty)]
        await rooms[0].enter(Guest(None, "en", is_host=False))
        async with store._engine.begin() as c:
            await c.execute(update(lines).values(at=long_ago))
        assert await remove_old(house, Settings(keep=30), datetime.now(UTC)) == 1
        assert await left(store) == {watched, fresh}
        assert house.rooms() == rooms[:1]


async def test_tables_of_before_the_upgrade_are_kept_for_as_long_as_new_ones(store: Store) -> None:
    """Nobody could touch them so that it was noticed."""
    id = await old(store, 1000)
    async with store._engine.begin() as c:
        await c.execute(text("DROP INDEX tables_by_touch"))
        await c.execute(text("ALTER TABLE tables DROP COLUMN touched_at"))
        await c.execute(text("DROP TABLE pulse"))
        await c.execute(text("ALTER TABLE tables DROP COLUMN out_of_time"))
        await c.execute(text("ALTER TABLE seats DROP COLUMN here_until"))
        await c.execute(text("DROP TABLE analyses"))
        await c.execute(text("ALTER TABLE tables DROP COLUMN lesson"))
        await c.execute(text("UPDATE alembic_version SET version_num = '0002'"))
    await upgrade(store._engine)
    assert await store.expire(datetime.now(UTC) - timedelta(days=30), YEAR, 10) == []
    assert await left(store) == {id}
