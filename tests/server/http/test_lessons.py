"""The table of a lesson: made by one call, and listed among one's own."""

from __future__ import annotations

import httpx
import pytest

from kubrik.games.registry import OURS
from kubrik.lessons.shelf import lessons_of
from kubrik.server.table.house import House
from tests.server.http.visits import code, play_to_the_end, table


async def begin(client: httpx.AsyncClient, **asked: str) -> httpx.Response:
    return await client.post("/api/lessons", json={"game": "humans", "lesson": "first", "name": "Ann"} | asked)


async def test_a_lesson_seats_the_learner_among_bots(client: httpx.AsyncClient) -> None:
    answer = await begin(client)
    assert answer.status_code == 201
    made = answer.json()
    assert [(seat["seat"], seat["name"]) for seat in made["seats"]] == [(0, "Ann")]
    found = await table(client, made["id"])
    assert (found["lesson"], found["status"], found["is_public"]) == ("first", "running", False)
    assert [seat["kind"] for seat in found["seats"]] == ["person", "bot"]


@pytest.mark.parametrize("asked", [{"lesson": "second"}, {"game": "chess"}, {"lesson": "../first"}])
async def test_an_unknown_lesson_is_refused(client: httpx.AsyncClient, asked: dict[str, str]) -> None:
    status, why = code(await begin(client, **asked))
    assert (status, why) == (404, "no_game" if "game" in asked else "no_lesson")


async def test_the_games_tell_their_lessons(client: httpx.AsyncClient) -> None:
    games = (await client.get("/api/games")).json()["games"]
    told = {game["name"]: [lesson["name"] for lesson in game["lessons"]] for game in games}
    assert {game.name: list(lessons_of(game)) for game in OURS}.items() <= told.items()


async def test_a_finished_game_has_a_result_in_ones_list(client: httpx.AsyncClient, house: House) -> None:
    made = (await begin(client, game="admiral")).json()
    secret = made["seats"][0]["token"]
    running = (await client.post("/api/mine", json={"tokens": [secret]})).json()[0]
    assert running["table"]["ranks"] == []
    await play_to_the_end(house, made["id"])
    over = (await client.post("/api/mine", json={"tokens": [secret]})).json()[0]
    assert sorted(over["table"]["ranks"]) in ([1, 2], [1, 1])
