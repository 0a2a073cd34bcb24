"""Rooms of two processes at one table, and people who go away in the middle of a choice."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup
from kubrik.server.store.store import Store
from tests.server.conftest import Opening
from tests.server.store.things import log_of
from tests.server.table.tables import EVERY, RAIDS, Page, choose, house_of, live, options, play_on, put_table, settled
from tests.server.table.test_room import known


@pytest.mark.parametrize("setup", EVERY, ids=lambda setup: setup.game)
async def test_each_follows_what_the_other_added(store: Store, opening: Opening, setup: Setup) -> None:
    """By turns, with choices taken back; the games are not made anew, and never differ."""
    id, rng = await put_table(store, setup), Rng(3)
    async with house_of(store) as house, house_of(await opening()) as other:
        rooms = [await house.room(id), await other.room(id)]
        await rooms[0].refresh()
        games = [live(room) for room in rooms]
        for turn in range(30):
            acting, watching = rooms[turn % 2], rooms[1 - turn % 2]
            await play_on(acting, 1 + rng.below(4), rng)
            await settled(acting)
            await watching.refresh()
            assert known(live(watching)) == known(live(acting))
        assert [live(room) for room in rooms] == games


async def test_who_goes_away_has_chosen_and_others_see_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    stored, append = asyncio.Event(), store.append

    async def slow(*args: Any) -> None:
        await append(*args)
        stored.set()
        await asyncio.sleep(60)

    id = await put_table(store, RAIDS)
    async with house_of(store) as house:
        room, pages = await house.room(id), [Page(0), Page(1)]
        for page in pages:
            await room.enter(page)
        if "keep" in options(room, 0):  # with bad luck a captain is asked something before
            await choose(room, 0, "keep")
        before = [(page.read(), page.scene)[1] for page in pages]
        monkeypatch.setattr(store, "append", slow)
        going = asyncio.create_task(choose(room, 0, "buy none"))
        await stored.wait()
        going.cancel()
        await asyncio.wait([going])
        for page, scene in zip(pages, before):
            await until_told(page)
            assert page.scene["seats"][0]["to_act"] != scene["seats"][0]["to_act"]


async def test_who_goes_away_before_it_is_written_leaves_the_table_in_order(store: Store) -> None:
    """Whether it was written in the last moment or not: the next choice follows."""
    id, rng = await put_table(store, RAIDS), Rng(5)
    async with house_of(store) as house:
        room = await house.room(id)
        for _ in range(5):
            seat = live(room).asked()[0]
            going = asyncio.create_task(choose(room, seat))
            await asyncio.sleep(0)
            going.cancel()
            await asyncio.wait([going])
            log = await log_of(store, id)
            await play_on(room, 1, rng, undos=False)
            assert len(await log_of(store, id)) == len(log) + 1


async def until_told(page: Page) -> None:
    for _ in range(500):
        if page.read():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("nobody was told")
