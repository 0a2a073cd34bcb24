"""Tables with somebody's own file, through HTTP: tried out elsewhere, refused in words, and nobody else waits."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any

import httpx
import pytest

from kubrik.engine.game import Setup
from kubrik.games.humans.box.files.load import read_text
from kubrik.games.keyflower.box.files.load import TILE_FILE
from kubrik.games.registry import GAMES
from kubrik.server.bots import trials
from kubrik.server.bots.trials import Trials
from kubrik.server.bots.trying import Limits
from kubrik.server.game import boxes
from kubrik.server.settings import Rate, Settings
from kubrik.server.table.house import House
from tests.server.bots.test_trials import break_down, sleep_for_ever
from tests.server.http.conftest import Serving
from tests.server.http.visits import FRIEND, ME, RUSSIAN, make, with_secret

OFTEN = Settings(calls=Rate(burst=1000, per_second=1000), tables=Rate(burst=100, per_second=100))
DOTS = "a." * 99_000 + "a=1"
OWN = read_text() + "\n# mine"


def asked(**terms: Any) -> dict[str, Any]:
    return {"game": "humans", "chairs": [ME, FRIEND]} | terms


async def refusals(client: httpx.AsyncClient, **terms: Any) -> list[tuple[int, str, str]]:
    """In both languages."""
    answers = [await client.post("/api/tables", json=asked(**terms), headers=lang) for lang in ({}, RUSSIAN)]
    return [(answer.status_code, answer.json()["code"], answer.json()["text"]) for answer in answers]


def many_winter_tiles() -> str:
    good = next(line for line in TILE_FILE.text().splitlines() if 'id="keythedral"' in line)
    more = "\n".join(good.replace('"keythedral"', f'"hall_{n}"') for n in range(60))
    return TILE_FILE.text().replace(good, f"{good}\n{more}")


HOSTILE = [
    ("humans", DOTS, "the file: it has 198003 bytes, expected at most 100000: leave something out",
     "файл: байт 198003, можно не больше 100000: уберите часть"),
    ("humans", "a." * 900 + "a=1", "line 1: a name has 900 dots, expected at most 8: no table in a file is that deep",
     "строка 1: в имени точек 900, можно не больше 8: таблиц такой глубины в файле нет"),
    ("keyflower", many_winter_tiles(), "the given tiles: table 'winter': 72 tiles make 62268 sets of up to 3 to offer, "
     "expected at most 2500: leave some out",
     "ваши плитки: таблица 'winter': из 72 плиток выходит 62268 наборов до 3 штук, а нужно не больше 2500: "
     "уберите лишние"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "text", "why", "in_russian"), HOSTILE, ids=["bytes", "dots", "sets"])
async def test_a_file_that_means_harm_is_refused(
    client: httpx.AsyncClient, game: str, text: str, why: str, in_russian: str
) -> None:
    english, russian = await refusals(client, game=game, cards=text)
    assert english == (400, "cards", f"Your file can't be used: {why}.")
    assert russian == (400, "cards", f"Ваш файл не подходит: {in_russian}.")


async def test_nothing_is_built_in_the_server_before_it_was_tried_elsewhere(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def built(setup: Setup) -> None:
        raise AssertionError(f"process {os.getpid()} builds a box")

    monkeypatch.setattr(GAMES["humans"], "box", built)
    made = await client.post("/api/tables", json=asked(cards=OWN))
    assert made.status_code == 201


async def test_eight_files_at_once_and_everybody_else_is_answered(
    serving: Serving, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None of them ever ends: two are tried, the others wait for these, and the loop is free all the time."""
    house.trials = Trials(sleep_for_ever, Limits(clock=3600))
    monkeypatch.setattr(trials, "MOST_WAITING", 8)
    async with serving(OFTEN) as client:
        hostile = [asyncio.create_task(client.post("/api/tables", json=asked(cards=OWN))) for _ in range(8)]
        while house.trials._waiting < 8:
            await asyncio.sleep(0.01)
        assert (await client.get("/health")).status_code == 200
        await make(client)  # with our own cards
        assert (await client.post("/api/tables", json=asked(cards=OWN))).json()["code"] == "busy"
        assert not any(task.done() for task in hostile)
        await house.trials.close()
        await asyncio.gather(*hostile, return_exceptions=True)


async def test_too_much_busy_and_fault_are_told_in_both_languages(
    client: httpx.AsyncClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.trials = Trials(sleep_for_ever, Limits(clock=0.1))
    (status, code, english), (_, _, russian) = await refusals(client, cards=OWN)
    assert (status, code) == (400, "too_much")
    assert english.startswith("Setting up a game with your file takes too much time or memory")
    assert russian.startswith("С вашим файлом подготовка игры занимает слишком много")
    await house.trials.close()
    house.trials = Trials(break_down)
    assert [code for _, code, _ in await refusals(client, cards=OWN)] == ["fault", "fault"]
    monkeypatch.setattr(trials, "MOST_WAITING", 0)
    assert [(status, code) for status, code, _ in await refusals(client, cards=OWN)] == [(503, "busy")] * 2


async def test_an_id_of_an_expansion_is_refused_in_both_languages(client: httpx.AsyncClient) -> None:
    text = TILE_FILE.text().replace('id="key_mine"', 'id="key_celeste"')
    english, russian = await refusals(client, game="keyflower", expansions=["key_celeste"], cards=text)
    assert english[1:] == (
        "setup",
        "The game can't be set up like this: tile 'key_celeste' is one of an expansion in play: give yours another id.",
    )
    assert russian[2] == "Так игру не подготовить: id 'key_celeste' занят дополнением: дайте плитке другой."


async def test_a_rematch_is_tried_like_a_new_table(client: httpx.AsyncClient, house: House) -> None:
    made = await make(client, cards=OWN)
    host = with_secret(made["host"])
    await client.post(f"/api/tables/{made['id']}/abort", headers=host)
    await house.trials.close()
    house.trials = Trials(break_down)
    answer = await client.post(f"/api/tables/{made['id']}/rematch", headers=host)
    assert (answer.status_code, answer.json()["code"]) == (400, "fault")


async def test_a_room_makes_its_box_beside_the_loop(
    client: httpx.AsyncClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a restart: the file is read again, and whoever looks at another table doesn't wait."""
    made = await make(client, cards=OWN)
    ticks: list[float] = []

    def slowly(setup: Setup) -> Any:
        time.sleep(0.5)
        return boxes.prepared(setup)

    monkeypatch.setattr("kubrik.server.table.kept.prepared", slowly)
    opening = asyncio.create_task(house.room(made["id"]))
    while not opening.done():
        ticks.append(time.monotonic())
        await asyncio.sleep(0.01)
    assert len(ticks) > 5
    assert (await opening).box.setup.cards == OWN
