"""Rooms that nobody needs are closed, and tables whose time ran out unseen are opened."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import update

from kubrik.server.live import house as houses
from kubrik.server.store.errors import StoreError
from kubrik.server.store.schema import lines, tables
from kubrik.server.store.store import Store
from tests.server.live.tables import DUEL, Page, choose, house_of, live, put_table
from tests.server.live.test_driving import until


@pytest.fixture
def url(sqlite: str) -> str:
    return sqlite


@pytest.fixture
def haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house looks around all the time."""
    monkeypatch.setattr(houses, "IDLE", 0.01)


@pytest.mark.usefixtures("haste")
async def test_a_room_is_kept_while_somebody_looks_or_a_time_runs(store: Store) -> None:
    watched, timed, left = [await put_table(store, DUEL, minutes=minutes) for minutes in (0, 9, 0)]
    async with house_of(store) as house:
        page = Page(0)
        await (await house.room(watched)).enter(page)
        for id in (timed, left):
            await house.room(id)
        await until(lambda: [room.id for room in house.rooms()] == [watched, timed])
        (await house.room(watched)).leave(page)
        await until(lambda: [room.id for room in house.rooms()] == [timed])


@pytest.mark.usefixtures("haste")
async def test_where_the_time_ran_out_while_the_server_was_down_the_rulebook_answers(store: Store) -> None:
    """Nobody has to come and look."""
    late, free = [await put_begun(store, minutes) for minutes in (30, 0)]
    await pass_by(store, timedelta(hours=1))
    async with house_of(store) as house:
        await until(lambda: any(live(room).away for room in house.rooms()))
        assert [room.id for room in house.rooms()] == [late] != [free]


async def test_a_table_that_can_not_go_on_is_woken_once(store: Store) -> None:
    id = await put_begun(store, 30)
    await pass_by(store, timedelta(hours=1))
    async with store._engine.begin() as connection:
        await connection.execute(update(tables).values(rules_version=0))
    async with house_of(store) as house:
        await house._wake()
        assert [room.id for room in house.rooms()] == [id]
        await house._tidy()
        await house._wake()
        assert house.rooms() == []


async def test_a_table_that_could_not_be_opened_is_woken_later(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    id = await put_begun(store, 30)
    await pass_by(store, timedelta(hours=1))
    async with house_of(store) as house:
        with monkeypatch.context() as trouble:
            trouble.setattr(store, "load", unreachable)
            await house._wake()
        assert house.rooms() == []
        await house._wake()
        assert [room.id for room in house.rooms()] == [id]


async def unreachable(id: str) -> None:
    raise StoreError("the disk is full")


async def put_begun(store: Store, minutes: int) -> str:
    """A table with a limit of time, where somebody has chosen."""
    id = await put_table(store, DUEL, minutes=minutes)
    async with house_of(store) as house:
        room = await house.room(id)
        await choose(room, live(room).asked()[0])
    return id


async def pass_by(store: Store, time: timedelta) -> None:
    """Instead of waiting: all happened earlier."""
    async with store._engine.begin() as connection:
        await connection.execute(update(lines).values(at=datetime.now(UTC) - time))
