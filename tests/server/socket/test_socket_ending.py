"""How connections end, and what the next one finds."""

from __future__ import annotations

import asyncio
import socket as sockets
from typing import Any

import pytest

from kubrik.engine.chance import Rng
from kubrik.server.run import sockets as socketing
from kubrik.server.run.sockets import Sockets
from kubrik.server.show import guest
from kubrik.server.socket import socket
from kubrik.server.store.errors import StoreError
from kubrik.server.store.store import Store
from tests.patience import PATIENCE
from tests.server.socket.wire import Served, served
from tests.server.store.things import log_of
from tests.server.table.tables import DUEL, VILLAGES, live, options, play_on, put_table

RESTART = 1012
LATER = 1013


@pytest.fixture
def url(sqlite: str) -> str:
    return sqlite


async def test_the_server_stops_and_the_same_table_is_there_again(store: Store) -> None:
    """In the middle of a secret answer of several parts."""
    id = await put_table(store, DUEL)
    async with served(store) as house, house.page(id, 0) as page, house.page(id) as watching:
        await page.choose()
        before = page.scene
        house.server.end()
        assert (await page.end())[0] == RESTART
        assert (await watching.end())[0] == RESTART
    async with served(store) as house, house.page(id, 0) as page:
        assert page.scene == before
        assert (await page.choose())["t"] == "done"


async def test_rooms_that_close_send_their_guests_away(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with served(store) as house, house.page(id, 0) as page:
        await (await house.house.room(id)).close()
        assert await page.end() == (RESTART, "come back")


# ---- readers who are too slow


def narrow(house: Served) -> sockets.socket:
    """A connection that holds little, so that whoever doesn't read is noticed soon."""
    house.made.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4096)
    made = sockets.socket()
    made.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    made.connect(house.made.getsockname())
    return made


async def test_whoever_does_not_read_is_let_go_and_may_come_back(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "READ_WITHIN", 0.3)
    id = await put_table(store, DUEL)
    async with served(store) as house, house.page(id, 1) as other:
        room = await house.house.room(id)
        async with house.page(id, 0, sock=narrow(house), max_queue=1, compression=None) as page:
            slow = next(one for one in room.guests if one.seat == 0)
            async with asyncio.timeout(PATIENCE):
                while slow in room.guests:
                    await room.greet(slow)
                    await asyncio.sleep(0.01)
            while other.scene["seats"][0]["online"]:
                await other.next()
            page.connection.transport.abort()
        async with house.page(id, 0) as again:
            assert (await again.choose())["t"] == "done"


async def test_whoever_reads_too_slowly_is_asked_to_come_back(store: Store) -> None:
    """What could not be sent is forgotten: the next welcome tells all."""
    id = await put_table(store, DUEL)
    async with served(store) as house:
        room = await house.house.room(id)
        async with house.page(id, 0, sock=narrow(house), max_queue=1, compression=None) as page:
            (slow,) = room.guests
            async with asyncio.timeout(PATIENCE):
                while slow.outbox.farewell is None:
                    await room.greet(slow)
            assert await page.end() == (LATER, "too slow, come back")
        async with house.page(id, 0) as again:
            assert (await again.choose())["t"] == "done"


async def test_for_who_does_not_read_only_so_many_bytes_are_kept(store: Store) -> None:
    """However long the messages are, and whoever it is that has them sent: he himself, by asking again and again."""
    id = await put_table(store, DUEL)
    async with served(store) as house:
        room = await house.house.room(id)
        async with house.page(id, None, sock=narrow(house), max_queue=1, compression=None) as page:
            (slow,) = room.guests
            (line,) = house.server.server_state.connections
            for _ in range(60):
                await page.say("speak", lang="ru")
                assert slow.outbox.held + line.transport.get_write_buffer_size() < 2 * guest.MOST_UNSENT
            page.connection.transport.abort()


async def test_whoever_does_not_read_is_not_listened_to(store: Store) -> None:
    """Else each of his messages, even a ping, would be an answer more to keep for him."""
    id = await put_table(store, DUEL)
    async with served(store) as house, house.page(id, 0, sock=narrow(house), max_queue=1, compression=None) as page:
        (line,) = house.server.server_state.connections
        assert isinstance(line, Sockets)
        while line.write(b"x" * 1000):
            pass
        held = line.transport.get_write_buffer_size()
        for number in range(100):
            await page.connection.ping(str(number).rjust(125))
        await asyncio.sleep(0.05)
        assert line.transport.get_write_buffer_size() <= held
        page.connection.transport.abort()


async def test_whoever_never_reads_holds_his_connection_for_a_few_seconds_only(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socketing, "LINGER", 0.05)
    id = await put_table(store, DUEL)
    async with served(store) as house:
        room = await house.house.room(id)
        async with house.page(id, 0, sock=narrow(house), max_queue=1, compression=None) as page:
            (slow,) = room.guests
            (line,) = house.server.server_state.connections
            async with asyncio.timeout(PATIENCE):
                while slow.outbox.farewell is None:
                    await room.greet(slow)
                while line in house.server.server_state.connections:
                    await asyncio.sleep(0.01)
            page.connection.transport.abort()


# ---- while a choice is being stored


class SlowDisk:
    """The store, which waits before it keeps anything until it is let go on."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()
        self._append = store.append
        monkeypatch.setattr(store, "append", self.append)

    async def append(self, *args: Any) -> None:
        self.begun.set()
        await self.go_on.wait()
        await self._append(*args)


async def test_what_is_not_stored_is_shown_to_nobody(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither to those who come in meanwhile, nor to those who ask for another language."""
    id = await put_table(store, DUEL)
    async with served(store) as house, house.page(id, 0) as page, house.page(id, 0) as twin:
        disk = SlowDisk(store, monkeypatch)
        ask, ways = page.scene["asked"]["ask"], page.scene["asked"]["ways"]
        await page.say("choose", id=1, ask=ask, choice=ways[0]["name"])
        await disk.begun.wait()
        await twin.say("speak", lang="ru")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(twin.hear("welcome"), 0.3)
        assert twin.scene["asked"]["ask"] == ask
        disk.go_on.set()
        await twin.hear("welcome")
        assert twin.scene["asked"]["ask"] != ask
        assert await page.hear("done") == {"t": "done", "id": 1}


async def test_whoever_leaves_while_his_choice_is_being_stored_has_chosen(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others are told, and bots go on."""
    id = await put_table(store, VILLAGES)
    async with served(store) as house:
        room = await house.house.room(id)
        while "pass" not in options(room, live(room).asked()[0]):
            await play_on(room, 1, Rng(1))
        seat = live(room).asked()[0]
        async with house.page(id, 1 - seat) as other:
            disk = SlowDisk(store, monkeypatch)
            async with house.page(id, seat) as page:
                await page.say("choose", id=1, ask=page.scene["asked"]["ask"], choice="pass")
                await disk.begun.wait()
                for found in [one for one in room.guests if one.seat == seat]:
                    found.dismiss()
                assert (await page.end())[0] == RESTART
            disk.go_on.set()
            while other.scene["asked"] is None:
                await other.next()
        assert (seat, "pass") in live(room).entries()


async def test_whoever_leaves_while_a_secret_is_being_stored_is_seen_to_leave(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the secret itself nobody else hears."""
    id = await put_table(store, DUEL)
    async with served(store) as house, house.page(id, 0) as page, house.page(id) as watching:
        room = await house.house.room(id)
        async with house.page(id, 1):
            while not watching.scene["seats"][1]["online"]:
                await watching.next()
            disk = SlowDisk(store, monkeypatch)
            await page.say("choose", id=1, ask=page.scene["asked"]["ask"], choice=options(room, 0)[0])
            await disk.begun.wait()
        while any(one.seat == 1 for one in room.guests):
            await asyncio.sleep(0.01)
        disk.go_on.set()
        async with asyncio.timeout(PATIENCE):
            while watching.scene["seats"][1]["online"]:
                await watching.next()


async def test_a_database_that_is_away(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page is asked to come later; a choice is refused, and can be made again."""

    async def fails(*_: object) -> None:
        raise StoreError("the database is away; start it")

    id = await put_table(store, DUEL)
    async with served(store) as house, house.page(id, 0, "ru") as page:
        before = await log_of(store, id)
        with monkeypatch.context() as patch:
            patch.setattr(store, "append", fails)
            patch.setattr(store, "seat_by_token", fails)
            answer = await page.choose()
            assert (answer["t"], answer["code"]) == ("refused", "not_stored")
            assert answer["text"].startswith("Не удалось сохранить выбор")
            async with house.call(id) as other:
                await other.hello(token=f"{id}1")
                assert await other.end() == (LATER, "come back")
        assert await log_of(store, id) == before
        assert (await page.choose())["t"] == "done"
