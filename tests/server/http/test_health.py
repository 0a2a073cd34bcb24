"""Is the server well, how busy is it, and what can it be asked?"""

from __future__ import annotations

import re
from typing import Any

import httpx
import msgspec
from litestar.routes import HTTPRoute
from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection

from kubrik import __version__
from kubrik.games.registry import GAMES
from kubrik.server.app import routes
from kubrik.server.http.calls import CALLS
from kubrik.server.store.writers import ThreadWriter
from kubrik.server.table.house import House
from tests.server.http.visits import code, make

OTHERS = {"/mine", "/puzzles", "/api/docs", "/api/docs.css", "/api/openapi.json", "/", "/index.html", "/assets/{name}"}


async def test_health(client: httpx.AsyncClient) -> None:
    answer = await client.get("/health")
    assert answer.status_code == 200
    rules = {name: game.rules_version for name, game in GAMES.items()}
    assert answer.json() == {"status": "ok", "version": __version__, "rules": rules}


async def test_a_server_that_can_store_nothing_is_not_well(client: httpx.AsyncClient, house: House) -> None:
    """Here the disk is full; it could still be read from."""
    writer = house.store._writer
    assert isinstance(writer, ThreadWriter)
    event.listen(writer.engine, "connect", no_more_pages)
    answer = await client.get("/health")
    assert code(answer) == (503, "store")
    assert (await client.get("/api/tables")).status_code == 200


def no_more_pages(connection: DBAPIConnection, record: object) -> None:
    """Than there are."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA max_page_count = 1")
    cursor.close()


async def test_requests_are_counted(client: httpx.AsyncClient) -> None:
    counted = re.compile(r'^kubrik_request_seconds_count\{method="POST",route="/api/tables",status="201"\} (.+)$', re.M)

    async def made_so_far() -> float:
        found = counted.search((await client.get("/metrics")).text)
        return float(found[1]) if found else 0.0

    before = await made_so_far()
    await make(client)
    assert await made_so_far() == before + 1


async def test_everything_that_is_to_be_counted(client: httpx.AsyncClient) -> None:
    told = (await client.get("/metrics")).text
    for name in ("tables_live", "sockets", "choice_seconds", "late_answers_total", "request_seconds", "damaged_tables"):
        assert f"# TYPE kubrik_{name}" in told


async def test_the_document_names_every_call(client: httpx.AsyncClient, house: House) -> None:
    told = {(path, method) for path, calls in (await document(client))["paths"].items() for method in calls}
    assert told == {(call.path, call.method) for call in CALLS}
    served = {
        (route.path_format, method.lower())
        for route in routes().routes
        if isinstance(route, HTTPRoute)
        for method in route.methods - {"OPTIONS"}
    }
    assert {one for one in served if one[0] not in OTHERS and "{rest}" not in one[0]} == told


async def test_the_page_about_the_calls_needs_nothing_from_elsewhere(client: httpx.AsyncClient) -> None:
    answer = await client.get("/api/docs")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert not re.search(r"<script|<style|<img| style=| on\w+=|https?:", answer.text)
    assert "interface NewTable {" in answer.text
    assert (await client.get("/api/docs.css")).headers["content-type"].startswith("text/css")
    assert all(f"{call.method.upper()} {call.path}" in answer.text for call in CALLS)


async def document(client: httpx.AsyncClient) -> dict[str, Any]:
    answer = await client.get("/api/openapi.json")
    assert answer.headers["content-type"] == "application/json"
    return msgspec.json.decode(answer.content, type=dict[str, Any])
