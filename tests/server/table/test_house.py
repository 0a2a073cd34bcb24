"""Rooms that nobody needs are closed, and tables whose time ran out unseen are opened."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import update

from kubrik.server.store.errors import StoreError
from kubrik.server.store.schema import lines, tables
from kubrik.server.store.store import Store
from kubrik.server.store.values import StoredTable
from kubrik.server.table import house as houses
from tests.server.table.tables import DUEL, VILLAGES, Page, choose, house_of, live, put_table
from tests.server.table.test_driving import until


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


async def test_whoever_waits_at_the_door_does_not_enter_a_room_that_is_closed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both who play sit in one room, whoever tidies up meanwhile."""
    id, page, other = await put_table(store, VILLAGES), Page(0), Page(1)
    async with house_of(store) as house:
        slow = SlowReading(store, monkeypatch)
        await house.room(id)
        slow.is_slow = True
        refreshing = asyncio.create_task(house.refresh(id))
        await slow.begun.wait()
        entering = asyncio.create_task((await house.room(id)).enter(page))
        await asyncio.sleep(0)
        await house._tidy()
        slow.go_on.set()
        await asyncio.gather(refreshing, entering)
        room = await house.room(id)
        await room.enter(other)
        assert room.guests == {page, other}
        page.read(), other.read()
        await choose(room, live(room).asked()[0])
        assert page.read()
        assert other.read()


async def test_whoever_comes_while_another_room_is_closed_stays(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    ids, page = [await put_table(store, DUEL) for _ in range(2)], Page(0)
    async with house_of(store) as house:
        rooms = [await house.room(id) for id in ids]
        close = rooms[0].close

        async def closed_slowly() -> None:
            await rooms[1].enter(page)
            await close()

        monkeypatch.setattr(rooms[0], "close", closed_slowly)
        await house._tidy()
        assert house.rooms() == [rooms[1]]
        assert rooms[1].guests == {page}


class SlowReading:
    """The store, which waits before it reads a table until it is let go on."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()
        self.is_slow = False
        self._load = store.load
        monkeypatch.setattr(store, "load", self.load)

    async def load(self, id: str) -> StoredTable | None:
        if self.is_slow:
            self.begun.set()
            await self.go_on.wait()
        return await self._load(id)


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
