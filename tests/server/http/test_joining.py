"""Seats are taken once, and the game begins with the last of them."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from kubrik.server.table.house import House
from tests.server.http.visits import BOT, FRIEND, ME, code, join, make, play_to_the_end, table, with_secret


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


async def test_a_lost_answer_can_be_asked_for_again(client: httpx.AsyncClient, house: House) -> None:
    """With the same secret: then it is the same seat, even if the game has begun with it."""
    made = await make(client, ME, FRIEND)
    secret = "a" * 43
    mine = (await join(client, made["id"], "Ben", secret=secret)).json()
    again = await join(client, made["id"], "Ben", secret=secret)
    assert (again.status_code, again.json()) == (201, mine)
    assert await house.store.seat_by_token(mine["token"]) == (made["id"], 1)
    assert code(await join(client, made["id"], "Cid", secret="b" * 43)) == (409, "table_full")
    other = await make(client, ME, FRIEND)
    assert (await join(client, other["id"], "Ben", secret=secret)).json()["token"] != mine["token"]


async def test_whoever_asks_again_begins_the_game_if_nobody_has(
    client: httpx.AsyncClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server may have been killed between the seat and the beginning."""

    async def killed(*_: object) -> None:
        raise OSError

    made = await make(client, ME, FRIEND)
    with monkeypatch.context() as patch:
        patch.setattr("kubrik.server.lobby.joining.begin_if_full", killed)
        assert (await join(client, made["id"], "Ben", secret="a" * 43)).status_code == 500
    assert (await table(client, made["id"]))["status"] == "open"
    assert (await join(client, made["id"], "Ben", secret="a" * 43)).status_code == 201
    assert (await table(client, made["id"]))["status"] == "running"


@pytest.mark.parametrize("secret", ["short", "a" * 65, "a" * 31 + "/", "я" * 43])
async def test_a_secret_is_long_and_random(client: httpx.AsyncClient, secret: str) -> None:
    made = await make(client)
    assert code(await join(client, made["id"], "Ben", secret=secret)) == (400, "malformed")


INVISIBLE = ["\u2800", "\u3164", "Be\u2800n", "B\ufe0fen", "\u0301", "\u200b"]


@pytest.mark.parametrize("name", ["", "   ", "ben:x", "ben：x", "Admiral", "Ａｄｍｉｒａｌ", *INVISIBLE])
async def test_a_name_is_needed(client: httpx.AsyncClient, name: str) -> None:
    made = await make(client)
    assert code(await join(client, made["id"], name)) == (400, "name")


async def test_two_are_not_called_the_same(client: httpx.AsyncClient) -> None:
    made = await make(client)
    for twin in ("ANN", "Ａｎｎ", "𝐀𝐧𝐧", " Ａnn "):
        assert code(await join(client, made["id"], twin)) == (409, "name_taken")
    assert (await join(client, made["id"], "Ｂｅｎ")).json()["name"] == "Ben"


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
