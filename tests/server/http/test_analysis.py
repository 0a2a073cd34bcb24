"""A game that is over is analysed once, in the background, for everybody; a running one never is."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from typing import Any

import httpx
import pytest

from kubrik.server.bots import analyst
from kubrik.server.settings import Rate, Settings
from kubrik.server.store import analyses
from kubrik.server.table.house import House
from tests.server.http.conftest import Serving
from tests.server.http.visits import BOT, ME, code, make, play_to_the_end

SCENARIO = files("kubrik.games.admiral.box") / "data" / "scenarios" / "gold_run.toml"
SHORT = SCENARIO.read_text(encoding="utf-8").replace("rounds = 25", "rounds = 1")


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KUBRIK_ANALYSIS", "1")


async def finished(client: httpx.AsyncClient, house: House) -> str:
    made = await make(client, ME, BOT, game="admiral", cards=SHORT)
    await play_to_the_end(house, made["id"])
    return str(made["id"])


async def analysed(client: httpx.AsyncClient, id: str) -> dict[str, Any]:
    """Waits until it is done, or has failed."""
    for _ in range(1200):
        now: dict[str, Any] = (await client.get(f"/api/tables/{id}/analysis")).json()
        if now["state"] in ("done", "failed"):
            return now
        await asyncio.sleep(0.05)
    raise AssertionError("it never ends")


async def test_a_running_game_is_not_analysed(client: httpx.AsyncClient, house: House) -> None:
    made = await make(client, ME, BOT)
    for call in (client.get, client.post):
        assert code(await call(f"/api/tables/{made['id']}/analysis")) == (403, "not_over")
    assert await house.store.analyses.of(made["id"]) is None


async def test_a_finished_game_is_analysed_once_for_everybody(client: httpx.AsyncClient, house: House) -> None:
    id = await finished(client, house)
    assert (await client.get(f"/api/tables/{id}/analysis")).json()["state"] == "none"
    asked = [client.post(f"/api/tables/{id}/analysis") for _ in range(3)]
    for answer in await asyncio.gather(*asked):
        assert answer.json()["state"] in ("waiting", "working")
    found = await analysed(client, id)
    assert found["state"] == "done"
    assert {point["seat"] for point in found["analysis"]["points"]} == {0, 1}
    assert sum(of["result"] for of in found["analysis"]["balance"]) == pytest.approx(1)
    assert (await client.post(f"/api/tables/{id}/analysis")).json() == found


async def test_what_fails_or_takes_too_long_can_be_asked_for_again(
    client: httpx.AsyncClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await finished(client, house)
    monkeypatch.setattr(analyst, "MOST_SECONDS", 0.0)
    await client.post(f"/api/tables/{id}/analysis")
    assert (await analysed(client, id))["state"] == "failed"
    monkeypatch.undo()
    monkeypatch.setenv("KUBRIK_ANALYSIS", "1")
    assert (await client.post(f"/api/tables/{id}/analysis")).json()["state"] in ("waiting", "working")
    assert (await analysed(client, id))["state"] == "done"


async def test_only_so_many_wait(client: httpx.AsyncClient, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    id = await finished(client, house)
    monkeypatch.setattr(analyses, "MOST_WAITING", 0)
    assert code(await client.post(f"/api/tables/{id}/analysis")) == (503, "analyst_busy")


async def test_an_address_asks_for_so_many(serving: Serving) -> None:
    async with serving(Settings(analyses=Rate(burst=2, per_second=0.001))) as client:
        codes = [code(await client.post("/api/tables/nothing/analysis"))[1] for _ in range(3)]
    assert codes == ["no_table", "no_table", "too_fast"]
