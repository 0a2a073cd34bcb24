"""Headers of every answer; for whom a proxy asks; whose page may open a WebSocket; what stands in the logs."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from websockets.typing import Origin

from kubrik.server.app import make_app
from kubrik.server.common.logs import JsonLines, begin_logging
from kubrik.server.common.origin import is_own_origin
from kubrik.server.http.hosts import is_known
from kubrik.server.run.listening import address_of, listen
from kubrik.server.run.process import config_of
from kubrik.server.settings import Settings
from kubrik.server.table.house import House
from tests.server.http.conftest import Serving
from tests.server.http.visits import RUSSIAN, code, join, make, with_secret
from tests.server.quick import quick_server

# ---- headers


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/games", "/api/docs", "/api/nothing", "/health", "/assets/x.js"])
async def test_every_answer_says_what_a_page_may(client: httpx.AsyncClient, path: str) -> None:
    headers = (await client.get(path)).headers
    policy = headers["content-security-policy"].split("; ")
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert not any("unsafe" in rule or "http" in rule or "data:" in rule for rule in policy)
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers or headers["server"] == "uvicorn"
    assert headers.get_list("cache-control") == ["no-store"]


# ---- for whom a proxy asks


@pytest.mark.parametrize(("proxies", "clients"), [
    ((), ["127.0.0.1"] * 3),
    (("10.0.0.0/8",), ["127.0.0.1"] * 3),
    (("127.0.0.1",), ["192.0.2.1", "192.0.2.2", "198.51.100.7"]),
])  # fmt: skip
async def test_only_a_proxy_that_was_named_says_for_whom_it_asks(
    house: House, log: io.StringIO, proxies: tuple[str, ...], clients: list[str]
) -> None:
    """What the proxy itself has added counts, and not what it was told."""
    forwarded = ["192.0.2.1", "192.0.2.2", "203.0.113.9, 198.51.100.7"]
    settings = Settings(proxies=proxies)
    with listen("127.0.0.1", 0) as made:
        client = httpx.AsyncClient(base_url=address_of(made))
        async with quick_server(config_of(make_app(house, settings), settings), made), client:
            for value in forwarded:
                await client.get("/api/games", headers={"X-Forwarded-For": value})
    assert [line["client"] for line in requests(log)] == clients


# ---- whose page


@pytest.mark.parametrize(("origin", "host", "own"), [
    (None, "127.0.0.1:8421", True),
    ("http://127.0.0.1:8421", "127.0.0.1:8421", True),
    ("https://Play.Example", "play.example", True),
    ("http://127.0.0.1:9000", "127.0.0.1:8421", False),
    ("https://evil.example", "play.example", False),
    ("https://play.example.evil.example", "play.example", False),
    ("null", "play.example", False),
    ("", "", False),
    ("file://play.example", "play.example", False),
    ("http://[", "play.example", False),
])  # fmt: skip
def test_whose_page_it_is(origin: str | None, host: str, own: bool) -> None:
    given = {"host": host} if origin is None else {"host": host, "origin": origin}
    assert is_own_origin(given) is own


async def test_another_sites_page_opens_no_socket(client: httpx.AsyncClient) -> None:
    made = await make(client)
    address = str(client.base_url).replace("http", "ws") + f"ws/{made['id']}"
    with pytest.raises(websockets.InvalidStatus) as refused:
        await websockets.connect(address, additional_headers={"Origin": "https://evil.example"})
    assert refused.value.response.status_code == 403
    async with websockets.connect(address, additional_headers={"Origin": str(client.base_url).rstrip("/")}):
        pass


@pytest.mark.parametrize(("host", "known"), [
    ("127.0.0.1:8421", True),
    ("192.168.1.7:8421", True),
    ("[::1]:8421", True),
    ("localhost", True),
    ("LocalHost.:8421", True),
    ("kubrik.localhost:5173", True),
    ("play.example", True),
    ("Play.Example.:443", True),
    ("evil.example", False),
    ("play.example.evil.example", False),
    ("127.0.0.1.evil.example:8421", False),
    ("localhost.evil.example", False),
    ("[::1", True),
    ("", False),
])  # fmt: skip
def test_by_which_names_the_server_is_reached(host: str, known: bool) -> None:
    assert is_known(host, {"play.example"}) is known


async def test_a_name_that_a_stranger_has_made_lead_here(serving: Serving) -> None:
    """His page is of the origin evil.example, and so is what it asks for: nothing of ours is shown to it."""
    async with serving(Settings(names=("play.example",))) as client:
        for path in ("/", "/api/tables", "/health"):
            answer = await client.get(path, headers={"Host": "evil.example"} | RUSSIAN)
            assert code(answer) == (421, "wrong_host")
            assert "content-security-policy" in answer.headers
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(
                "ws://evil.example/ws/x",
                host="127.0.0.1",
                port=client.base_url.port,
                origin=Origin("http://evil.example"),
            )
        assert refused.value.response.status_code == 403
        assert (await client.get("/api/tables", headers={"Host": "play.example"})).status_code == 200


# ---- logs


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """All that is logged, of us and of whatever we use."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    before = root.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    yield stream
    root.removeHandler(handler)
    root.setLevel(before)


def requests(log: io.StringIO) -> list[dict[str, Any]]:
    lines = [msgspec.json.decode(line) for line in log.getvalue().splitlines()]
    return [line for line in lines if line["event"] == "request"]


async def test_requests_are_logged_without_secrets(client: httpx.AsyncClient, log: io.StringIO) -> None:
    made = await make(client)
    mine = (await join(client, made["id"], "Ben")).json()
    secrets = [made["host"], made["seats"][0]["token"], mine["token"]]
    await client.post("/api/mine", json={"tokens": secrets})
    await client.post(f"/api/tables/{made['id']}/abort", headers=with_secret(made["host"]))
    for secret in secrets:  # as somebody might do by mistake
        await client.get(f"/t/{made['id']}", params={"token": secret})
        await client.get(f"/{secret}")
        await client.get(f"/api/tables/{secret}")
    told = requests(log)
    assert {"method": "POST", "route": "/api/tables", "status": 201}.items() <= told[0].items()
    assert len(told) == 13
    assert all(line["ms"] > 0 and line["client"] == "127.0.0.1" for line in told)
    assert not [secret for secret in (*secrets, made["id"]) if secret in log.getvalue()]


def test_what_looks_like_a_secret_is_left_out() -> None:
    stream = io.StringIO()
    root = logging.getLogger()
    before = root.handlers[:], root.level
    try:
        begin_logging(stream)
        try:
            raise ValueError("x" * 43)
        except ValueError:
            logging.getLogger("kubrik").exception("at %s", "y" * 43, extra={"seat": "z" * 64, "what": ValueError})
    finally:
        root.handlers[:], root.level = before
    line = msgspec.json.decode(stream.getvalue())
    assert (line["level"], line["event"], line["seat"]) == ("error", "at …", "…")
    assert "ValueError: …" in line["error"]


def test_ids_of_tables_are_left_out_and_other_numbers_are_not() -> None:
    told = JsonLines().format(logging.makeLogRecord({"msg": f"table {'0a' * 10} waits: /ws/{'1b' * 10}?x, {'7' * 19}"}))
    assert msgspec.json.decode(told)["event"] == f"table … waits: /ws/…?x, {'7' * 19}"
