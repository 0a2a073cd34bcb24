"""Files are checked while they are written: in another process, in the reader's language, with the line to look at."""

from __future__ import annotations

import httpx
import pytest

from kubrik.games.registry import GAMES
from kubrik.server.settings import Rate
from tests.server.workshop.asking import OWN, RUSSIAN, code
from tests.server.workshop.conftest import Opening

DOTS = "a." * 900 + "a=1"


async def check(client: httpx.AsyncClient, cards: str, game: str = "humans", seats: int = 2) -> tuple[str, str, int]:
    """What is wrong, in English and in Russian, and the line."""
    asked = {"seats": seats, "cards": cards}
    english, russian = [
        (await client.post(f"/api/workshop/{game}/check", json=asked, headers=lang)).json() for lang in ({}, RUSSIAN)
    ]
    assert english["line"] == russian["line"]
    return english["text"], russian["text"], english["line"]


@pytest.mark.parametrize("game", ["humans", "keyflower", "admiral"])
async def test_the_files_of_a_game_are_there_to_begin_with_and_pass(opened: Opening, game: str) -> None:
    async with opened() as client:
        found = (await client.get(f"/api/workshop/{game}")).json()
        assert {file["name"]: file["text"] for file in found["files"]} == GAMES[game].own_files()
        assert [bot["name"] for bot in found["bots"]] == ["cadet", "mate", "captain"]
        first = found["files"][0]["text"]
        answer = await client.post(f"/api/workshop/{game}/check", json={"seats": 2, "cards": first})
        checked = answer.json()
        assert (answer.status_code, checked["text"], checked["line"]) == (200, "", 0)
        assert all(part["title"]["ru"] for part in checked["parts"])
        assert checked["parts"]


async def test_a_mistake_is_told_in_both_languages_with_its_line(opened: Opening) -> None:
    line = next(at for at, text in enumerate(OWN.split("\n"), 1) if 'id="wasp"' in text)
    wrong = OWN.replace('id="wasp"', 'id="wasp", colour_of="red"')
    async with opened() as client:
        english, russian, where = await check(client, wrong)
        assert english.startswith("Your file can't be used: the given cards: ship 'wasp': there is a field 'colour_of'")
        assert russian.startswith("Ваш файл не подходит: ваши карты: ship 'wasp': есть поле 'colour_of'")
        assert where == line


@pytest.mark.parametrize(("changed", "line_of"), [
    (OWN.replace("turns = 10", "turns = "), "turns = "),
    (OWN.replace("turns = 10", "turns = 0"), "turns = 0"),
    (OWN.replace("[prizes]", "[prizes]\nthird = 1"), "[prizes]"),
    (f"{DOTS}\n", DOTS),
])  # fmt: skip
async def test_the_line_of_a_mistake(opened: Opening, changed: str, line_of: str) -> None:
    expected = next(at for at, text in enumerate(changed.split("\n"), 1) if text.startswith(line_of))
    async with opened() as client:
        text, _, line = await check(client, changed)
        assert text
        assert line == expected


async def test_what_no_line_is_to_blame_for(opened: Opening) -> None:
    async with opened() as client:
        assert (await check(client, " \n"))[0].startswith("The file is empty.")
        assert (await check(client, "a = 1\n" * 30_000))[2] == 0
        scenario = GAMES["admiral"].own_files()["duel.toml"]
        english, _, line = await check(client, scenario, "admiral", seats=4)
        assert english.startswith("The game can't be set up like this")
        assert line == 0


async def test_what_is_refused(opened: Opening) -> None:
    async with opened(checks=Rate(burst=3, per_second=0.01)) as client:
        assert code(await client.get("/api/workshop/chess")) == (404, "no_game")
        assert code(await client.post("/api/workshop/chess/check", json={"seats": 2, "cards": "x"})) == (404, "no_game")
        asked = {"seats": 2, "cards": "x" * 200_001}
        assert code(await client.post("/api/workshop/humans/check", json=asked)) == (400, "malformed")
        asked = {"seats": 2, "cards": OWN, "path": "/etc/passwd"}
        assert code(await client.post("/api/workshop/humans/check", json=asked)) == (400, "malformed")
        assert code(await client.post("/api/workshop/humans/check", json=asked)) == (429, "too_fast")
