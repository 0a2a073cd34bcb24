"""The tables that a page knows, and where it is one's turn."""

from __future__ import annotations

from typing import Any

import httpx

from kubrik.server.table.house import House
from tests.server.http.visits import BOT, ME, Made, join, make, play_to_the_end


async def mine(client: httpx.AsyncClient, *made: Made) -> list[dict[str, Any]]:
    tokens = [seat["token"] for one in made for seat in one["seats"]]
    answer = await client.post("/api/mine", json={"tokens": [*tokens, "unknown"]})
    assert answer.status_code == 200
    found: list[dict[str, Any]] = answer.json()
    return found


async def test_none_without_a_token(client: httpx.AsyncClient) -> None:
    await make(client)
    assert await mine(client) == []


async def test_whose_turn_it_is(client: httpx.AsyncClient, house: House) -> None:
    """In the first phase of Tremble, Humans! all plan at once."""
    waiting = await make(client)
    playing = await make(client)
    await join(client, playing["id"], "Ben")
    over = await make(client, ME, BOT)
    await play_to_the_end(house, over["id"])
    found = {one["table"]["id"]: one for one in await mine(client, waiting, playing, over)}
    turns = {id: one["is_my_turn"] for id, one in found.items()}
    asked = (await house.room(playing["id"])).live().is_asked(0)
    assert turns == {waiting["id"]: False, playing["id"]: asked, over["id"]: False}
    assert all(one["seat"] == 0 for one in found.values())


async def test_it_is_not_always_ones_turn(client: httpx.AsyncClient, house: House) -> None:
    """A duel: one sails, the other waits."""
    made = await make(client, ME, {"who": "me", "name": "Ben"}, game="admiral")
    found = await mine(client, made)
    live = (await house.room(made["id"])).live()
    assert {one["seat"]: one["is_my_turn"] for one in found} == {0: live.is_asked(0), 1: live.is_asked(1)}
    assert sorted(one["is_my_turn"] for one in found) == [False, True]


async def test_nobody_else_learns_a_secret(client: httpx.AsyncClient) -> None:
    made = await make(client, is_public=True)
    await join(client, made["id"], "Ben")
    told = (await client.post("/api/mine", json={"tokens": [made["seats"][0]["token"]]})).text
    told += (await client.get(f"/api/tables/{made['id']}")).text + (await client.get("/api/tables")).text
    assert "token" not in told
    assert "hash" not in told
    assert made["host"] not in told
