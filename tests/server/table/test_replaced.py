"""A bot gets a seat for good: from that moment on whoever had it can do nothing there, even if he doesn't know yet."""

from __future__ import annotations

import asyncio

import pytest

from kubrik.games.keyflower.rules.turns import ALWAYS_PASS
from kubrik.server.game.refusals import Replaced
from kubrik.server.show.guest import Guest
from kubrik.server.socket.requests import answer
from kubrik.server.store.store import Store
from kubrik.server.store.tokens import hash_of
from kubrik.server.table.house import House
from kubrik.server.wire.messages import Back, Choose, Hint, Stand, ToServer, Undo, Why
from tests.server.store.things import log_of
from tests.server.table.tables import DUEL, RAIDS, house_of, live, options, put_table
from tests.server.table.test_house import SlowReading


@pytest.fixture
def url(sqlite: str) -> str:
    return sqlite


async def thinks_for_ever(*_: object) -> None:
    await asyncio.Event().wait()


async def replace(house: House, id: str) -> None:
    """As another process does it, whose host can't see that somebody is online here."""
    await house.store.set_bot(id, 0, "mate")
    await house.refresh(id)


async def test_it_counts_whose_the_seat_is_when_it_is_his_turn(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not whose it was when he spoke: the news of the bot came first."""
    id = await put_table(store, RAIDS)
    async with house_of(store) as house:
        monkeypatch.setattr(house.thinkers, "answer", thinks_for_ever)
        slow, room = SlowReading(store, monkeypatch), await house.room(id)
        guest = Guest(0, "en", False, hash_of(f"{id}0"))
        await room.enter(guest)
        before = await log_of(store, id)
        await store.set_bot(id, 0, "mate")
        slow.is_slow = True
        refreshing = asyncio.create_task(house.refresh(id))
        await slow.begun.wait()
        choosing = asyncio.create_task(answer(room, guest, Choose(1, live(room).ask(0), options(room, 0)[0])))
        await asyncio.sleep(0)
        slow.go_on.set()
        with pytest.raises(Replaced):
            await choosing
        await refreshing
        assert await log_of(store, id) == before


@pytest.mark.parametrize(
    "message", [Choose(1, 0, "x"), Undo(1, -1), Why(1), Hint(1), Stand(1, ALWAYS_PASS, True), Back(1)]
)
async def test_nothing_is_open_to_him(store: Store, monkeypatch: pytest.MonkeyPatch, message: ToServer) -> None:
    id = await put_table(store, DUEL)
    async with house_of(store) as house:
        monkeypatch.setattr(house.thinkers, "answer", thinks_for_ever)
        room = await house.room(id)
        guest = Guest(0, "en", False, hash_of(f"{id}0"))
        await room.enter(guest)
        await replace(house, id)
        with pytest.raises(Replaced):
            await answer(room, guest, message)


async def test_whoever_lost_his_seat_on_the_way_in_sees_nothing_of_it(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with house_of(store) as house:
        room = await house.room(id)
        guest = Guest(0, "en", False, hash_of(f"{id}0"))
        await replace(house, id)
        await room.enter(guest)
        assert guest.outbox.take_now() == b""
        assert await guest.outbox.take() is None
