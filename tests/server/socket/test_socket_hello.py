"""The first message: who may come in, and what everybody else is told."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
import websockets

from kubrik.server.socket import socket
from kubrik.server.store.store import Store
from kubrik.server.wire.messages import VERSION
from tests.server.socket.wire import Wire, served
from tests.server.store.things import log_of
from tests.server.table.tables import DUEL, RAIDS, put_table

POLICY = 1008


@pytest.fixture
def url(sqlite: str) -> str:
    return sqlite


async def test_a_seat_is_welcomed_with_all_that_it_may_see(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with served(store) as house, house.call(id) as page:
        await page.hello(token=f"{id}1", lang="ru")
        welcome = await page.next()
        assert (welcome["t"], welcome["v"]) == ("welcome", VERSION)
        assert welcome["table"] | {"title": ""} == {
            "id": id, "game": "admiral", "title": "", "expansions": ["captain_cards"], "options": {},
            "minutes": 0, "out_of_time": "rulebook", "ahead": None, "lesson": "", "is_host": False,
        }  # fmt: skip
        scene = welcome["scene"]
        assert (scene["seat"], scene["view"]["seat"], scene["status"]) == (1, 1, "running")
        assert [way["name"] for way in scene["asked"]["ways"]] == scene["view"]["question"]["options"]
        assert welcome["furniture"]
        assert all(card["title"] for card in welcome["cards"].values())


async def test_a_spectator_is_asked_nothing(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with served(store) as house, house.page(id) as page:
        assert page.scene["seat"] is None
        assert page.scene["asked"] is None
        assert page.scene["view"]["seat"] is None
        assert not page.scene["can_undo"]


async def test_the_host_is_known_by_a_secret_of_his_own(store: Store) -> None:
    id = await put_table(store, RAIDS)
    async with served(store) as house:
        for host, is_host in (("host", True), ("", False), ("another", False)):
            for token in ("", f"{id}0"):
                async with house.call(id) as page:
                    await page.hello(host=host, token=token)
                    assert (await page.next())["table"]["is_host"] is is_host


async def test_everybody_sees_who_is_there(store: Store) -> None:
    id = await put_table(store, DUEL, 1)
    async with served(store) as house, house.page(id) as page:
        assert [seat["online"] for seat in page.scene["seats"]] == [False, True]
        async with house.page(id, 0):
            while not page.scene["seats"][0]["online"]:
                await page.next()
        while page.scene["seats"][0]["online"]:
            await page.next()


HELLO = {"t": "hello", "v": VERSION, "lang": "ru"}


@pytest.mark.parametrize(("hello", "code", "text"), [
    (HELLO | {"token": "x" * 43}, "wrong_token", "Эта ссылка не даёт места"),
    (HELLO | {"token": "x", "host": "host"}, "wrong_token", "Эта ссылка не даёт места"),
    (HELLO | {"v": VERSION + 1}, "old_page", "У страницы и сервера разные версии"),
    (HELLO | {"v": "1"}, "malformed", "The server doesn't understand"),
    (HELLO | {"lang": "xx"}, "malformed", "The server doesn't understand"),
    (HELLO | {"seat": 0}, "malformed", "The server doesn't understand"),
    ({"t": "hello"}, "malformed", "The server doesn't understand"),
    ({"t": "choose", "id": 1, "ask": 0, "choice": "pass"}, "malformed", "The server doesn't understand"),
    ({"t": "speak", "lang": "ru"}, "malformed", "The server doesn't understand"),
    ([], "malformed", "The server doesn't understand"),
])  # fmt: skip
async def test_who_is_turned_away_is_told_why(store: Store, hello: Any, code: str, text: str) -> None:
    id = await put_table(store, RAIDS)
    async with served(store) as house, house.call(id) as page:
        await page.send(msgspec.json.encode(hello).decode())
        await turned_away(page, code, text)
        assert not (await house.house.room(id)).guests


async def turned_away(page: Wire, code: str, text: str) -> None:
    answer = await page.next()
    assert (answer["t"], answer["id"], answer["code"]) == ("refused", 0, code)
    assert answer["text"].startswith(text)
    assert await page.end() == (POLICY, code)


async def test_a_key_opens_one_table(store: Store) -> None:
    id, other = await put_table(store, RAIDS), await put_table(store, RAIDS)
    async with served(store) as house, house.call(id) as page:
        await page.hello(token=f"{other}0")
        await turned_away(page, "wrong_token", "This link gives no seat")
        assert await log_of(store, other) == []


async def test_no_such_table(store: Store) -> None:
    async with served(store) as house:
        for lang, text in (("en", "There is no such table."), ("ru", "Такого стола нет.")):
            async with house.call("nowhere") as page:
                await page.hello(token="x", lang=lang)
                await turned_away(page, "no_table", text)


async def test_a_page_that_says_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO_WITHIN", 0.05)
    id = await put_table(store, RAIDS)
    async with served(store) as house, house.call(id) as page:
        await turned_away(page, "silent", "The page sent nothing")


async def test_another_sites_page(store: Store) -> None:
    id = await put_table(store, RAIDS)
    async with served(store) as house:
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with house.call(id, origin="https://evil.example"):
                pass
        assert refused.value.response.status_code == 403
        async with house.page(id, 0, origin=house.address):
            pass


async def test_a_replaced_player_has_no_seat_any_more(store: Store) -> None:
    """The host seats a bot in his place: from now on his page is shown nothing of that seat."""
    id = await put_table(store, RAIDS)
    async with served(store) as house, house.page(id, 1) as page, house.page(id, 0) as other:
        await store.set_bot(id, 1, "cadet")
        await house.house.refresh(id)
        assert await page.end() == (1012, "come back")
        while other.scene["seats"][1]["kind"] != "bot":
            await other.next()
        async with house.call(id) as again:
            await again.hello(token=f"{id}1")
            await turned_away(again, "wrong_token", "This link gives no seat")


async def test_a_table_that_is_opened_twice_at_once_is_one_room(store: Store) -> None:
    id = await put_table(store, RAIDS)
    async with served(store) as house:
        rooms = await asyncio.gather(*(house.house.room(id) for _ in range(5)))
        assert set(rooms) == set(house.house.rooms())
