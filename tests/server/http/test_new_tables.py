"""A table is made as asked, or not at all."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from kubrik.engine.game import Setup
from kubrik.games.admiral.box.files.chosen import ships_of_the_house
from kubrik.games.admiral.box.files.load import scenario_file
from kubrik.games.registry import GAMES
from kubrik.server.store.tokens import hash_of
from kubrik.server.table.house import House
from tests.server.http.visits import BOT, FRIEND, ME, RUSSIAN, code, make, table


async def test_seats_as_asked(client: httpx.AsyncClient) -> None:
    made = await make(client, ME, FRIEND, BOT)
    assert [(seat["seat"], seat["name"]) for seat in made["seats"]] == [(0, "Ann")]
    found = await table(client, made["id"])
    assert found["status"] == "open"
    assert found["seats"] == [
        {"name": "Ann", "kind": "person", "bot": ""},
        {"name": "", "kind": "open", "bot": ""},
        {"name": "", "kind": "bot", "bot": "cadet"},
    ]


async def test_the_store_keeps_the_terms_and_no_secret(client: httpx.AsyncClient, house: House) -> None:
    terms = {"game": "keyflower", "expansions": ["key_celeste"], "options": {"ghost_turn": "free_action"}}
    made = await make(client, **terms, is_public=True, minutes=90, out_of_time="bot")
    stored = await house.store.load(made["id"])
    assert stored is not None
    assert stored.table.setup == Setup(
        game="keyflower", seats=2, expansions=("key_celeste",), options={"ghost_turn": "free_action"}
    )
    box = GAMES["keyflower"].box(stored.table.setup)
    assert (stored.table.rules_version, stored.table.cards_digest) == (box.rules_version, box.cards_digest)
    assert (stored.table.is_public, stored.table.minutes, stored.table.out_of_time) == (True, 90, "bot")
    assert stored.table.host_hash == hash_of(made["host"])
    assert stored.seats[0].token_hash == hash_of(made["seats"][0]["token"])


async def test_with_nobody_to_wait_for_the_game_begins(client: httpx.AsyncClient) -> None:
    made = await make(client, ME, BOT)
    assert (await table(client, made["id"]))["status"] == "running"


async def test_several_people_at_one_screen(client: httpx.AsyncClient) -> None:
    made = await make(client, {"who": "me"}, {"who": "me", "name": " Ben "}, {"who": "me"})
    assert [seat["name"] for seat in made["seats"]] == ["Skipper", "Ben", "Skipper 2"]
    assert len({seat["token"] for seat in made["seats"]} | {made["host"]}) == 4


@pytest.mark.rule("AD-5.2", "TH-0.11")
async def test_seats_are_dealt_by_chance(client: httpx.AsyncClient) -> None:
    places = [(await make(client, ME, FRIEND, BOT, shuffle=True))["seats"][0]["seat"] for _ in range(25)]
    assert set(places) == {0, 1, 2}


async def test_only_public_tables_are_listed_and_only_while_they_are_open(client: httpx.AsyncClient) -> None:
    first, second = await make(client, is_public=True), await make(client, is_public=True)
    await make(client)
    await make(client, ME, BOT, is_public=True)
    assert [one["id"] for one in (await client.get("/api/tables")).json()] == [second["id"], first["id"]]


@pytest.mark.parametrize("bot", ["genius", "random", "mcts:100000", "os:system", "tests.bots:Evil", ""])
async def test_bots_are_named_by_their_level_alone(client: httpx.AsyncClient, bot: str) -> None:
    asked = {"game": "humans", "chairs": [ME, {"who": "bot", "bot": bot}]}
    assert code(await client.post("/api/tables", json=asked)) == (400, "no_bot")
    assert (await client.get("/api/tables")).json() == []


@pytest.mark.parametrize("name", ["Ann: the first", "mate", "MATE", "a\u0007b", "\u202eabc", "x" * 21, "mcts"])
async def test_some_names_are_refused(client: httpx.AsyncClient, name: str) -> None:
    asked = {"game": "humans", "chairs": [{"who": "me", "name": name}, BOT]}
    status, what = code(await client.post("/api/tables", json=asked))
    assert (status, what) == (400, "malformed" if len(name) > 20 else "name")


async def test_two_with_one_name_are_refused(client: httpx.AsyncClient) -> None:
    asked = {"game": "humans", "chairs": [ME, {"who": "me", "name": "ANN"}]}
    assert code(await client.post("/api/tables", json=asked)) == (409, "name_taken")


IMPOSSIBLE: list[tuple[dict[str, Any], int, str, str]] = [
    ({"chairs": [ME]}, 400, "humans is for 2 to 5 players", "2–5 игроков, а вас 1"),
    ({"game": "chess"}, 404, "no game 'chess'", "Игры 'chess' нет"),
    ({"expansions": ["ghosts"]}, 400, "no expansion 'ghosts'", "нет дополнения 'ghosts'"),
    ({"options": {"weather": "bad"}}, 400, "no option 'weather'", "нет настройки 'weather'"),
    ({"options": {"tie": "duel"}}, 400, "choose one of shared, trophies", "выберите из shared, trophies"),
    ({"game": "keyflower", "options": {"ghost_turn": "free_action"}}, 400, "the expansion key_celeste", "дополнением"),
    ({"game": "admiral", "chairs": [ME, BOT, BOT], "options": {"scenario": "fleet_battle"}}, 400,
     "for 2 or 4 players, not for 3", "2 или 4 игроков, а вас 3"),
    ({"cards": "[city"}, 400, "the given cards: not TOML", "ваши карты: это не TOML: ошибка в строке 1"),
    ({"game": "keyflower", "cards": 'game = "humans"'}, 400, "the given tiles", "ваши плитки: файл: нет поля"),
    ({"game": "admiral", "cards": "x = 1"}, 400, "the scenario", "сценарий: файл: есть поле 'x'"),
]  # fmt: skip


@pytest.mark.parametrize(("terms", "status", "english", "russian"), IMPOSSIBLE)
async def test_what_can_not_be_set_up_is_explained(
    client: httpx.AsyncClient, terms: dict[str, Any], status: int, english: str, russian: str
) -> None:
    asked = {"game": "humans", "chairs": [ME, BOT], "is_public": True} | terms
    answers = [await client.post("/api/tables", json=asked, headers=spoken) for spoken in ({}, RUSSIAN)]
    assert [answer.status_code for answer in answers] == [status, status]
    assert english in answers[0].json()["text"]
    assert russian in answers[1].json()["text"]
    assert (await client.get("/api/tables")).json() == []


async def test_with_cards_of_ones_own(client: httpx.AsyncClient, house: House) -> None:
    text = scenario_file("duel", ships_of_the_house()).text() + "# Моё море\n"
    stored = await house.store.load((await make(client, game="admiral", cards=text))["id"])
    assert stored is not None
    assert stored.table.setup.cards == text
    assert stored.table.cards_digest != GAMES["admiral"].box(Setup(game="admiral", seats=2)).cards_digest
