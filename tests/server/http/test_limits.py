"""So many calls, pages and tables from an address, however it is spelt."""

from __future__ import annotations

import pytest
import websockets

from kubrik.server.common.buckets import Buckets, neighbourhood
from kubrik.server.settings import Rate, Settings
from tests.server.http.conftest import Serving
from tests.server.http.visits import RUSSIAN, code, make, with_secret


async def test_too_many_calls(serving: Serving) -> None:
    async with serving(Settings(calls=Rate(burst=5, per_second=0.1))) as client:
        assert [(await client.get("/api/tables")).status_code for _ in range(5)] == [200] * 5
        answer = await client.get("/api/tables", headers=RUSSIAN)
        assert code(answer) == (429, "too_fast")
        assert 1 <= int(answer.headers["retry-after"]) <= 10
        assert answer.json()["text"].startswith("Слишком много")
        assert "content-security-policy" in answer.headers
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(str(client.base_url).replace("http", "ws") + "ws/x")


SPELT = ("/api/tables", "/api/tables/", "//api/tables", "/api//tables", "/%61pi/tables", "/api%2Ftables")


async def test_however_an_address_is_spelt_it_is_counted(serving: Serving) -> None:
    """Whatever leads to a call counts as that call."""
    once = Rate(burst=1, per_second=0.01)
    async with serving(Settings(tables=once)) as client:
        addresses = [f"{str(client.base_url).rstrip('/')}{spelt}" for spelt in SPELT]
        assert {(await client.get(address)).status_code for address in addresses} == {200}
        await make(client)
        assert {code(await client.post(address, json={})) for address in addresses} == {(429, "too_fast")}
    async with serving(Settings(calls=once)) as client:
        addresses = [f"{str(client.base_url).rstrip('/')}{spelt}" for spelt in SPELT]
        await client.get("/api/tables")
        assert {code(await client.get(address)) for address in addresses} == {(429, "too_fast")}


async def test_too_many_sockets_however_they_are_spelt(serving: Serving) -> None:
    async with serving(Settings(calls=Rate(burst=1, per_second=0.1))) as client:
        await client.get("/api/games")
        at = str(client.base_url).replace("http", "ws")
        for path in ("ws/x", "/ws/x", "ws//x", "%77s/x"):
            with pytest.raises(websockets.InvalidStatus):
                await websockets.connect(at + path)


async def test_too_many_tables(serving: Serving) -> None:
    async with serving(Settings(tables=Rate(burst=2, per_second=0.1))) as client:
        for _ in range(2):
            await make(client)
        answer = await client.post("/api/tables", json={})
        assert code(answer) == (429, "too_fast")
        assert 1 <= int(answer.headers["retry-after"]) <= 10
        assert (await client.get("/api/tables")).status_code == 200


async def test_a_rematch_is_a_table_too(serving: Serving) -> None:
    async with serving(Settings(tables=Rate(burst=2, per_second=0.01))) as client:
        made = await make(client)
        secret = with_secret(made["host"])
        await client.post(f"/api/tables/{made['id']}/abort", headers=secret)
        again = await client.post(f"/api/tables/{made['id']}/rematch", headers=secret)
        assert again.status_code == 201
        await client.post(f"/api/tables/{again.json()['id']}/abort", headers=with_secret(again.json()["host"]))
        once_more = await client.post(
            f"/api/tables/{again.json()['id']}/rematch", headers=with_secret(again.json()["host"])
        )
        assert code(once_more) == (429, "too_fast")


@pytest.mark.parametrize("path", ["/health", "/metrics", "/", "/assets/x.js"])
async def test_pages_are_counted_too_but_not_with_the_calls(serving: Serving, path: str) -> None:
    async with serving(Settings(pages=Rate(burst=2, per_second=0.1))) as client:
        assert [(await client.get(path)).status_code == 429 for _ in range(3)] == [False, False, True]
        assert (await client.get("/api/tables")).status_code == 200


def test_a_bucket_fills_up_again() -> None:
    now = [0.0]
    buckets = Buckets(Rate(burst=2, per_second=0.5), lambda: now[0])
    assert [buckets.wait("ann") for _ in range(3)] == [0, 0, 2]
    assert buckets.wait("ben") == 0
    now[0] = 1.0
    assert buckets.wait("ann") == 1
    now[0] = 2.0
    assert buckets.wait("ann") == 0
    now[0] = 1000.0
    assert [buckets.wait("ann") for _ in range(3)] == [0, 0, 2]


def test_a_memory_that_does_not_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kubrik.server.common.buckets.MOST", 10)
    now = [0.0]
    buckets = Buckets(Rate(burst=1, per_second=1), lambda: now[0])
    for n in range(100):
        now[0] += 0.01
        buckets.wait(str(n))
        assert len(buckets._left) <= 10


@pytest.mark.parametrize(("address", "home"), [
    ("192.0.2.7", "192.0.2.7"),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
    ("::ffff:192.0.2.7", "::ffff:192.0.2.7"),
    ("", ""),
])  # fmt: skip
def test_one_home_has_many_addresses(address: str, home: str) -> None:
    assert neighbourhood(address) == home
