"""Whatever is sent: a code, a sentence in the language of the page, and nothing has changed."""

from __future__ import annotations

import sqlite3
from typing import Any

import httpx
import pytest

from kubrik.engine.languages import table_of
from kubrik.server.http.language import preferred
from kubrik.server.http.problems import STATUS
from kubrik.server.lobby.refusals import LOBBY
from tests.server.http.visits import BOT, ME, RUSSIAN, code, make

TABLE: dict[str, Any] = {"game": "humans", "chairs": [ME, BOT], "is_public": True}
MALFORMED: list[tuple[str, Any, str]] = [
    ("/api/tables", TABLE | {"game": 7}, "game"),
    ("/api/tables", TABLE | {"chairs": []}, "chairs"),
    ("/api/tables", TABLE | {"chairs": [{"who": "cat"}]}, "chairs[0].who"),
    ("/api/tables", TABLE | {"chairs": [ME, {"who": "me", "name": "x" * 21}]}, "chairs[1].name"),
    ("/api/tables", TABLE | {"minutes": -1}, "minutes"),
    ("/api/tables", TABLE | {"minutes": "5"}, "minutes"),
    ("/api/tables", TABLE | {"out_of_time": "dice"}, "out_of_time"),
    ("/api/tables", TABLE | {"cards": "x" * 200_001}, "cards"),
    ("/api/tables", TABLE | {"options": {"tie": 3}}, "options"),
    ("/api/tables", TABLE | {"cheat": True}, "the body"),
    ("/api/tables", {"game": "humans"}, "the body"),
    ("/api/tables", [], "the body"),
    ("/api/mine", {"tokens": ["x"] * 101}, "tokens"),
    ("/api/mine", {"tokens": ["x" * 65]}, "tokens"),
]


@pytest.mark.parametrize(("path", "body", "field"), MALFORMED)
async def test_the_field_is_named(client: httpx.AsyncClient, path: str, body: Any, field: str) -> None:
    answer = await client.post(path, json=body)
    assert code(answer) == (400, "malformed")
    assert answer.json()["text"].startswith(field)
    assert (await client.get("/api/tables")).json() == []


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b'{"game": "\\ud800"}', b"[" * 4000, b"NaN"])
async def test_what_is_no_json(client: httpx.AsyncClient, body: bytes) -> None:
    answer = await client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["code"] in ("not_json", "malformed")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
async def test_what_another_site_could_send(client: httpx.AsyncClient, kind: str) -> None:
    """A browser sends these without asking us first."""
    answer = await client.post("/api/mine", content=b'{"tokens": []}', headers={"Content-Type": kind})
    assert code(answer) == (415, "wrong_type")


@pytest.mark.parametrize(("path", "limit"), [("/api/tables", 1_300_000), ("/api/mine", 16_000)])
async def test_a_body_that_is_too_large(client: httpx.AsyncClient, path: str, limit: int) -> None:
    headers = {"Content-Type": "application/json"}
    answer = await client.post(path, content=b" " * (limit + 1), headers=headers)
    assert code(answer) == (413, "too_large")
    assert str(limit) in answer.json()["text"]

    async def pieces() -> Any:
        """Without a length."""
        for _ in range(limit // 1000 + 2):
            yield b" " * 1000

    assert code(await client.post(path, content=pieces(), headers=headers)) == (413, "too_large")


async def test_addresses_that_lead_nowhere(client: httpx.AsyncClient) -> None:
    for path in ("/api", "/api/", "/api/nothing", "/nothing", "/a/b/c", "/assets/", "/assets/x.js"):
        assert code(await client.get(path)) == (404, "not_found")
    assert code(await client.delete("/api/tables")) == (405, "wrong_method")
    assert code(await client.get("/api/mine")) == (405, "wrong_method")


async def test_in_the_language_of_the_page(client: httpx.AsyncClient) -> None:
    told = [(await client.get("/api/tables/x", headers=spoken)).json()["text"] for spoken in ({}, RUSSIAN)]
    assert told == [table_of(LOBBY, lang)["no_table"] for lang in ("en", "ru")]


@pytest.mark.parametrize(("accepted", "lang"), [
    ("", "en"),
    ("ru", "ru"),
    ("de-DE,de;q=0.9,ru;q=0.5,en;q=0.4", "ru"),
    ("en-GB,en;q=0.9,ru;q=0.8", "en"),
    ("ru;q=0", "en"),
    ("ru;q=x", "en"),
    (";;,,=q;", "en"),
    ("*", "en"),
])  # fmt: skip
def test_which_language_a_browser_wants(accepted: str, lang: str) -> None:
    assert preferred(accepted) == lang


async def test_when_the_store_fails(client: httpx.AsyncClient, sqlite: str) -> None:
    """Somebody has thrown the tables away."""
    made = await make(client)
    connection = sqlite3.connect(sqlite.removeprefix("sqlite:///"))
    connection.executescript("ALTER TABLE seats RENAME TO lost")
    connection.close()
    for path in (f"/api/tables/{made['id']}", "/api/tables"):
        answer = await client.get(path)
        assert code(answer) == (503, "store")
        assert "seats" not in answer.text


def test_whatever_has_a_status_has_a_sentence() -> None:
    assert set(STATUS) <= set(table_of(LOBBY, "en"))
