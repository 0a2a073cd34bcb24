"""Once more with the same people: one new table for all, everybody in a chair of his own."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from kubrik.server.table.house import House
from tests.server.http.visits import BOT, FRIEND, ME, Made, code, join, make, play_to_the_end, table, with_secret


async def again(client: httpx.AsyncClient, id: str, secret: str) -> httpx.Response:
    return await client.post(f"/api/tables/{id}/rematch", headers=with_secret(secret))


async def over(client: httpx.AsyncClient, house: House) -> tuple[Made, str, str]:
    """A game that has ended, and the secrets of its two players."""
    made = await make(
        client, ME, FRIEND, BOT, minutes=60, out_of_time="bot", options={"tie": "trophies"}, is_public=True
    )
    ben: str = (await join(client, made["id"], "Ben")).json()["token"]
    await play_to_the_end(house, made["id"])
    return made, made["seats"][0]["token"], ben


async def test_the_first_makes_the_table_and_hosts_it(client: httpx.AsyncClient, house: House) -> None:
    made, ann, _ = await over(client, house)
    answer = await again(client, made["id"], ann)
    assert answer.status_code == 201
    new = answer.json()
    found = await table(client, new["id"])
    assert (found["status"], found["minutes"], found["options"]) == ("open", 60, {"tie": "trophies"})
    assert not found["is_public"]
    assert (await house.room(new["id"])).table.out_of_time == "bot"
    seats = {(seat["kind"], seat["name"] or seat["bot"]) for seat in found["seats"]}
    assert seats == {("person", "Ann"), ("open", "Ben"), ("bot", "cadet")}
    assert [seat["name"] for seat in new["seats"]] == ["Ann"]
    assert await house.store.is_host(new["id"], new["host"])
    stored = await house.store.load(made["id"])
    assert stored is not None
    assert stored.table.rematch == new["id"]


async def test_the_second_finds_his_chair_there(client: httpx.AsyncClient, house: House) -> None:
    made, ann, ben = await over(client, house)
    first, second = (await again(client, made["id"], ann)).json(), (await again(client, made["id"], ben)).json()
    assert first["id"] == second["id"]
    assert second["host"] == ""
    assert [seat["name"] for seat in second["seats"]] == ["Ben"]
    for player in (first, second):
        seat = player["seats"][0]
        assert await house.store.seat_by_token(seat["token"]) == (first["id"], seat["seat"])
    assert (await table(client, first["id"]))["status"] == "running"


async def test_who_asks_twice_gets_the_same(client: httpx.AsyncClient, house: House) -> None:
    """His first answer may have got lost."""
    made, ann, ben = await over(client, house)
    for secret in (ann, ben):
        first = (await again(client, made["id"], secret)).json()
        assert (await again(client, made["id"], secret)).json() == first


async def test_both_at_once(client: httpx.AsyncClient, house: House) -> None:
    made, *secrets = await over(client, house)
    answers: list[dict[str, Any]] = [
        answer.json() for answer in await asyncio.gather(*(again(client, made["id"], secret) for secret in secrets))
    ]
    assert len({one["id"] for one in answers}) == 1
    assert sorted(one["host"] != "" for one in answers) == [False, True]
    assert {one["seats"][0]["name"] for one in answers} == {"Ann", "Ben"}
    assert (await table(client, answers[0]["id"]))["status"] == "running"


async def test_the_host_may_ask_without_a_seat(client: httpx.AsyncClient, house: House) -> None:
    made, ann, _ = await over(client, house)
    new = (await again(client, made["id"], made["host"])).json()
    assert new["seats"] == []
    assert await house.store.is_host(new["id"], new["host"])
    assert (await again(client, made["id"], ann)).json()["id"] == new["id"]


async def test_after_a_game_that_was_ended(client: httpx.AsyncClient) -> None:
    made = await make(client)
    await client.post(f"/api/tables/{made['id']}/abort", headers=with_secret(made["host"]))
    assert (await again(client, made["id"], made["seats"][0]["token"])).status_code == 201


async def test_not_while_it_is_played(client: httpx.AsyncClient) -> None:
    made = await make(client, ME, BOT)
    assert code(await again(client, made["id"], made["host"])) == (409, "not_ended")


@pytest.mark.parametrize("secret", ["wrong", "another"])
async def test_only_those_who_sat_there(client: httpx.AsyncClient, house: House, secret: str) -> None:
    made, _, _ = await over(client, house)
    other = await make(client)
    known = {"wrong": "wrong", "another": other["seats"][0]["token"]}
    assert code(await again(client, made["id"], known[secret])) == (403, "wrong_token")


@pytest.mark.parametrize("name", ["Ben", "Cid"])
async def test_a_kept_chair_is_for_its_player_alone(client: httpx.AsyncClient, house: House, name: str) -> None:
    """Whoever watched knows his name, and the table: neither opens the chair."""
    made, ann, ben = await over(client, house)
    new = (await again(client, made["id"], ann)).json()
    seats = (await table(client, new["id"]))["seats"]
    kept = next(number for number, seat in enumerate(seats) if seat["name"] == "Ben")
    taken = {"Ben": "name_taken", "Cid": "seat_kept"}[name]
    assert code(await join(client, new["id"], name, seat=kept)) == (409, taken)
    assert code(await join(client, new["id"], name)) == (409, "name_taken" if name == "Ben" else "table_full")
    assert [seat["seat"] for seat in (await again(client, made["id"], ben)).json()["seats"]] == [kept]


async def test_the_mark_of_a_kept_chair_opens_nothing(client: httpx.AsyncClient, house: House) -> None:
    """Not even for who can read the database."""
    made, ann, _ = await over(client, house)
    new = (await again(client, made["id"], ann)).json()
    old, stored = await house.store.load(made["id"]), await house.store.load(new["id"])
    assert old is not None
    assert stored is not None
    (kept,) = [seat for seat in stored.seats if seat.is_kept]
    for known in [str(kept.token_hash), *(f"{seat.token_hash} {new['id']}" for seat in old.seats)]:
        assert await house.store.seat_by_token(known) is None


async def test_the_host_may_give_a_kept_chair_to_a_bot(client: httpx.AsyncClient, house: House) -> None:
    made, ann, ben = await over(client, house)
    new = (await again(client, made["id"], ann)).json()
    kept = next(n for n, seat in enumerate((await table(client, new["id"]))["seats"]) if seat["name"] == "Ben")
    answer = await client.post(f"/api/tables/{new['id']}/bot", json={"seat": kept}, headers=with_secret(new["host"]))
    assert answer.status_code == 204
    assert code(await again(client, made["id"], ben)) == (409, "table_full")
