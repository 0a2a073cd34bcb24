"""One row of the database is damaged: its own page says so, and all other pages are as before."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing

import httpx
import msgspec
import pytest
import websockets

from kubrik.server.common.metrics import REGISTRY
from kubrik.server.table.house import House
from kubrik.server.wire.messages import VERSION
from tests.server.http.visits import RUSSIAN, Made, code, join, make

NO_TEXT = "CAST(X'ff' AS TEXT)"
DAMAGES = {
    "no JSON": "UPDATE tables SET setup = '{' WHERE id = :id",
    "another JSON": "UPDATE tables SET setup = '{\"seats\": 2}' WHERE id = :id",
    "a game that is not there": "UPDATE tables SET setup = replace(setup, 'humans', 'chess') WHERE id = :id",
    "a game for too many": "UPDATE tables SET setup = replace(setup, '\"seats\":2', '\"seats\":99') WHERE id = :id",
    "no moment": "UPDATE tables SET created_at = 'yesterday' WHERE id = :id",
    "no number": "UPDATE tables SET minutes = 'soon' WHERE id = :id",
    "no result": "UPDATE tables SET result = '[1' WHERE id = :id",
    "no text": f"UPDATE tables SET cards_digest = {NO_TEXT} WHERE id = :id",
    "no seats": "DELETE FROM seats WHERE table_id = :id",
    "a seat too few": "DELETE FROM seats WHERE table_id = :id AND seat = 1",
    "a seat that can't be": "UPDATE seats SET seat = 7 WHERE table_id = :id AND seat = 1",
    "a name that is no text": f"UPDATE seats SET name = {NO_TEXT} WHERE table_id = :id AND seat = 1",
}
each_damage = pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)


def damaged(house: House, made: Made, how: str) -> None:
    with closing(sqlite3.connect(house.store.place)) as database, database:
        database.execute(how, {"id": made["id"]})


async def all_closed(house: House) -> None:
    for room in house.rooms():
        await room.close()
    house._rooms.clear()


@each_damage
async def test_the_others_are_as_before(client: httpx.AsyncClient, house: House, damage: str) -> None:
    well, ill = [await make(client, is_public=True) for _ in range(2)]
    damaged(house, ill, damage)
    tokens = [made["seats"][0]["token"] for made in (well, ill)]
    lists = [
        [table["id"] for table in (await client.get("/api/tables")).json()],
        [one["table"]["id"] for one in (await client.post("/api/mine", json={"tokens": tokens})).json()],
    ]
    assert lists == [[well["id"]]] * 2
    assert (await client.get("/health")).status_code == 200
    assert (await client.get(f"/api/tables/{well['id']}")).status_code == 200


@each_damage
async def test_its_own_page_says_so(client: httpx.AsyncClient, house: House, damage: str) -> None:
    made = await make(client)
    damaged(house, made, damage)
    assert code(await client.get(f"/api/tables/{made['id']}")) == (409, "damaged")
    told = (await client.get(f"/api/tables/{made['id']}", headers=RUSSIAN)).json()["text"]
    assert told.startswith("Этот стол повреждён")
    address = f"ws://{client.base_url.netloc.decode()}/ws/{made['id']}"
    async with websockets.connect(address) as socket:
        await socket.send(msgspec.json.encode({"t": "hello", "v": VERSION, "lang": "en"}).decode())
        refused = msgspec.json.decode(await socket.recv())
    assert (refused["code"], refused["text"][:22]) == ("damaged", "This table is damaged ")


async def test_it_is_told_once_and_counted_without_what_stands_there(
    client: httpx.AsyncClient, house: House, caplog: pytest.LogCaptureFixture
) -> None:
    made = await make(client, is_public=True)
    damaged(house, made, "UPDATE tables SET setup = 'a secret' WHERE id = :id")
    before = REGISTRY.get_sample_value("kubrik_damaged_tables_total") or 0
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            await client.get("/api/tables")
            await client.get(f"/api/tables/{made['id']}")
    (told,) = [vars(record) for record in caplog.records]
    assert told["begins"] == made["id"][:6]
    assert "secret" not in str(told)
    assert made["id"] not in str(told)
    assert REGISTRY.get_sample_value("kubrik_damaged_tables_total") == before + 1


async def test_a_log_that_can_not_be_read(client: httpx.AsyncClient, house: House) -> None:
    """The table is in one's list, and nobody is asked there; tables that are late are woken all the same."""
    well, ill = [await make(client, minutes=1) for _ in range(2)]
    for made in (well, ill):
        await join(client, made["id"], "Ben")
    await all_closed(house)
    damaged(house, well, "UPDATE lines SET at = '2020-01-01 00:00:00.000000' WHERE table_id = :id")
    damaged(house, ill, "UPDATE lines SET at = 'never' WHERE table_id = :id")
    await house._wake()
    assert [room.id for room in house.rooms()] == [well["id"]]
    tokens = [made["seats"][0]["token"] for made in (well, ill)]
    mine = (await client.post("/api/mine", json={"tokens": tokens})).json()
    assert {one["table"]["id"]: one["is_my_turn"] for one in mine}[ill["id"]] is False


async def test_a_line_of_a_seat_that_is_not_there(client: httpx.AsyncClient, house: House) -> None:
    """Such a table can be read, but not played on."""
    made = await make(client)
    await join(client, made["id"], "Ben")
    await all_closed(house)
    row = 'UPDATE lines SET line = \'{"seat": 99, "choice": "end turn"}\' WHERE table_id = :id'
    damaged(house, made, row)
    room = await house.room(made["id"])
    assert "line 0" in room.game.why["en"]  # type: ignore[union-attr]
