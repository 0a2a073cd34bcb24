"""Clocks that jump and disks that fill up, at a table that is being played."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from datetime import datetime, timedelta, tzinfo
from typing import Self

import pytest
from sqlalchemy import Connection

from kubrik.engine.chance import Rng
from kubrik.server.store import additions
from kubrik.server.store.errors import StoreError
from kubrik.server.store.store import Store
from tests.server.conftest import Opening
from tests.server.socket.wire import served
from tests.server.store.things import log_of
from tests.server.table.tables import DUEL, house_of, live, play_on, put_table
from tests.server.table.test_room import known


async def test_a_clock_that_jumps_disturbs_no_order(
    store: Store, opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A day back, a year forward: the log is in the order of its numbers."""
    id = await put_table(store, DUEL)
    async with house_of(store) as house, house_of(await opening()) as other:
        room = await house.room(id)
        for days in (0, -1, 365, -2):
            monkeypatch.setattr(additions, "datetime", shifted(timedelta(days=days)))
            await play_on(room, 10, Rng(3))
        again = await other.room(id)
        assert known(live(again)) == known(live(room))


def shifted(by: timedelta) -> type[datetime]:
    class Shifted(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            return super().now(tz) + by

    return Shifted


async def test_a_disk_that_fills_up_refuses_and_takes_choices_when_there_is_room(sqlite: str) -> None:
    """Whoever is refused has changed nothing, and may choose again."""
    async with await Store.open(sqlite) as store, served(store) as house:
        id, other = await put_table(store, DUEL), await put_table(store, DUEL)
        async with house.page(id, 0) as page:
            before = await log_of(store, id)
            await store._writer.write(lambda c: allow(c, 40))
            await filled(store, other)
            assert (await page.choose())["code"] == "not_stored"
            assert await log_of(store, id) == before
            await store._writer.write(lambda c: allow(c, 1_000_000))
            assert (await page.choose())["t"] == "done"
            assert len(await log_of(store, id)) == len(before) + 1


async def filled(store: Store, id: str) -> None:
    """The last page, too, to its last bytes."""
    number = 0
    for size in (2000, 20):
        with suppress(StoreError):
            for _ in range(1000):
                await store.append(id, number, ["x" * size])
                number += 1


def allow(c: Connection, pages: int) -> None:
    """SQLite says the same as on a full disk when its file has reached this size."""
    driver = c.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    driver.execute(f"PRAGMA max_page_count = {pages}")
