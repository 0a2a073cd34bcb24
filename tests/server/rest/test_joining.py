"""Seats are taken once, and the game begins with the last of them."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from kubrik.server.live.house import House
from tests.server.rest.visits import BOT, FRIEND, ME, code, join, make, play_to_the_end, table, with_secret


async def test_a_friend_sits_down(client: httpx.AsyncClient, house: House) -> None:
    made = await make(client, ME, FRIEND, FRIEND)
    answer = await join(client, made["id"], "Ben")
    assert answer.status_code == 201
    mine = answer.json()
    assert (mine["seat"], mine["name"]) == (1, "Ben")
    assert await house.store.seat_by_token(mine["token"]) == (made["id"], 1)
    assert (await table(client, made["id"]))["status"] == "open"


async def test_the_last_one_begins_the_game(client: httpx.AsyncClient, house: House) -> None:
    made = await make(client, ME, FRIEND, FRIEND)
    assert (await join(client, made["id"], "Ben", seat=2)).json()["seat"] == 2
    assert (await join(client, made["id"], "Cid")).json()["seat"] == 1
    assert (await table(client, made["id"]))["status"] == "running"
    assert (await house.room(made["id"])).live().asked()


async def test_a_taken_seat_is_refused(client: httpx.AsyncClient) -> None:
    made = await make(client, ME, FRIEND, BOT)
    for seat in (0, 2):
        assert code(await join(client, made["id"], "Ben", seat=seat)) == (409, "seat_taken")
    assert code(await join(client, made["id"], "Ben", seat=3)) == (404, "no_seat")
    assert (await table(client, made["id"]))["seats"][1]["kind"] == "open"


async def test_of_many_at_once_each_gets_a_seat_of_his_own(client: httpx.AsyncClient) -> None:
    made = await make(client, ME, FRIEND, FRIEND, FRIEND, FRIEND)
    answers = await asyncio.gather(*(join(client, made["id"], f"Guest {n}") for n in range(8)))
    assert sorted(a.json()["seat"] for a in answers if a.status_code == 201) == [1, 2, 3, 4]
    assert {code(a) for a in answers if a.status_code != 201} <= {(409, "table_full"), (409, "seat_taken")}
    assert (await table(client, made["id"]))["status"] == "running"


@pytest.mark.parametrize("name", ["", "   ", "ben:x", "Admiral"])
async def test_a_name_is_needed(client: httpx.AsyncClient, name: str) -> None:
    made = await make(client)
    assert code(await join(client, made["id"], name)) == (400, "name")


async def test_two_are_not_called_the_same(client: httpx.AsyncClient) -> None:
    made = await make(client)
    assert code(await join(client, made["id"], "ANN")) == (409, "name_taken")


async def test_nobody_sits_down_where_the_game_has_ended(client: httpx.AsyncClient, house: House) -> None:
    over = await make(client, ME, BOT)
    await play_to_the_end(house, over["id"])
    aborted = await make(client)
    await client.post(f"/api/tables/{aborted['id']}/abort", headers=with_secret(aborted["host"]))
    for made in (over, aborted):
        assert code(await join(client, made["id"], "Ben")) == (409, "table_ended")


@pytest.mark.parametrize("id", ["0" * 20, "nothing", "%00", "%F0%9F%8E%B2", "a" * 300])
async def test_there_is_no_such_table(client: httpx.AsyncClient, id: str) -> None:
    assert code(await client.get(f"/api/tables/{id}")) == (404, "no_table")
    assert code(await join(client, id, "Ben")) == (404, "no_table")
    for call in ("record", "replay"):
        assert code(await client.get(f"/api/tables/{id}/{call}")) == (404, "no_table")
    for call in ("bot", "stand-in", "abort", "rematch"):
        answer = await client.post(f"/api/tables/{id}/{call}", json={"seat": 0}, headers=with_secret("x"))
        assert code(answer) == (404, "no_table")
