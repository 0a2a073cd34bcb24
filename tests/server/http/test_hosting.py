"""The host, and nobody else, fills seats with bots, has a bot stand in, and ends the game."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from kubrik.server.show.guest import Guest
from kubrik.server.table.house import House
from tests.server.http.visits import BOT, FRIEND, ME, code, host, join, make, play_to_the_end, table

CALLS: list[tuple[str, dict[str, Any]]] = [("bot", {"seat": 1}), ("stand-in", {"seat": 0}), ("abort", {})]


async def test_a_bot_takes_an_open_seat(client: httpx.AsyncClient) -> None:
    made = await make(client)
    answer = await host(client, made, "bot", seat=1, bot="cadet")
    assert (answer.status_code, answer.content) == (204, b"")
    found = await table(client, made["id"])
    assert found["seats"][1] == {"name": "", "kind": "bot", "bot": "cadet"}
    assert found["status"] == "running"


async def test_a_bot_replaces_a_player_for_good(client: httpx.AsyncClient, house: House) -> None:
    made = await make(client)
    token = (await join(client, made["id"], "Ben")).json()["token"]
    assert (await host(client, made, "bot", seat=1)).status_code == 204
    assert (await table(client, made["id"]))["seats"][1] == {"name": "", "kind": "bot", "bot": "mate"}
    assert await house.store.seat_by_token(token) is None


async def test_a_bot_stands_in(client: httpx.AsyncClient, house: House) -> None:
    made = await make(client, ME, FRIEND, FRIEND)
    assert code(await host(client, made, "stand-in", seat=0)) == (409, "not_running")
    for name in ("Ben", "Cid"):
        await join(client, made["id"], name)
    assert (await host(client, made, "stand-in", seat=1)).status_code == 204
    assert (await house.room(made["id"])).live().stand_ins == {1}
    assert (await table(client, made["id"]))["seats"][1]["name"] == "Ben"


async def test_nobody_stands_in_for_a_bot(client: httpx.AsyncClient) -> None:
    made = await make(client, ME, BOT)
    assert code(await host(client, made, "stand-in", seat=1)) == (409, "not_a_person")
    assert code(await host(client, made, "stand-in", seat=2)) == (404, "no_seat")


async def test_nobody_is_replaced_who_is_at_the_table(client: httpx.AsyncClient, house: House) -> None:
    """The host may be his opponent. When he has left, it may be done."""
    made = await make(client)
    await join(client, made["id"], "Ben")
    room, guest = await house.room(made["id"]), Guest(1, "en", is_host=False)
    await room.enter(guest)
    for call in ("bot", "stand-in"):
        assert code(await host(client, made, call, seat=1)) == (409, "somebody_is_here")
    assert (await table(client, made["id"]))["seats"][1]["name"] == "Ben"
    room.leave(guest)
    for call in ("stand-in", "bot"):
        assert (await host(client, made, call, seat=1)).status_code == 204


async def test_only_bots_of_the_house(client: httpx.AsyncClient) -> None:
    made = await make(client)
    for bot in ("os:system", "greedy", "mcts:1000000"):
        assert code(await host(client, made, "bot", seat=1, bot=bot)) == (400, "no_bot")
    assert code(await host(client, made, "bot", seat=7)) == (404, "no_seat")
    assert (await table(client, made["id"]))["seats"][1]["kind"] == "open"


async def test_the_game_is_ended(client: httpx.AsyncClient) -> None:
    made = await make(client, ME, BOT)
    assert (await host(client, made, "abort")).status_code == 204
    assert (await table(client, made["id"]))["status"] == "aborted"
    assert code(await host(client, made, "abort")) == (409, "table_ended")


async def test_what_is_over_stays_as_it_is(client: httpx.AsyncClient, house: House) -> None:
    made = await make(client, ME, BOT)
    await play_to_the_end(house, made["id"])
    for call, body in CALLS:
        assert code(await host(client, made, call, **body)) == (409, "table_ended")
    assert (await table(client, made["id"]))["status"] == "over"


@pytest.mark.parametrize(("call", "body"), CALLS)
async def test_nobody_else_may(client: httpx.AsyncClient, house: House, call: str, body: dict[str, Any]) -> None:
    made, other = await make(client), await make(client)
    before = await house.store.load(made["id"])
    for secret in (made["seats"][0]["token"], other["host"], "wrong", made["host"][:-1], "\u00e9"):
        answer = await client.post(
            f"/api/tables/{made['id']}/{call}", json=body, headers={b"Authorization": f"Bearer {secret}".encode()}
        )
        assert code(answer) == (403, "wrong_token")
    assert await house.store.load(made["id"]) == before


@pytest.mark.parametrize(("call", "body"), [*CALLS, ("rematch", {})])
@pytest.mark.parametrize("header", ["", "Bearer", "Basic YTpi", "token"])
async def test_without_a_secret(client: httpx.AsyncClient, call: str, body: dict[str, Any], header: str) -> None:
    made = await make(client)
    answer = await client.post(f"/api/tables/{made['id']}/{call}", json=body, headers={"Authorization": header})
    assert code(answer) == (401, "no_token")
    assert answer.headers["www-authenticate"] == "Bearer"
