"""Nobody holds more connections than his share, nor any for long without asking: the others still get in."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest
import websockets

from kubrik.server.http.asgi import Receive, Scope, Send
from kubrik.server.run import crowd, exchanges
from kubrik.server.run.crowd import Crowd, most_open
from kubrik.server.run.listening import address_of, listen
from kubrik.server.run.process import config_of
from kubrik.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.quick import quick_server

ASKED = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Says nothing, but to who asks; a WebSocket is open until the page ends it."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


@asynccontextmanager
async def served(settings: Settings) -> AsyncIterator[str]:
    """The address of a server, without a slash."""
    with listen("127.0.0.1", 0) as made:
        async with quick_server(config_of(app, settings), made):
            yield address_of(made).rstrip("/")


async def called(address: str) -> Line:
    host, port = address.removeprefix("http://").split(":")
    return await asyncio.open_connection(host, int(port))


async def is_let_go(line: Line) -> bool:
    """Waits for it."""
    try:
        async with asyncio.timeout(PATIENCE):
            while await line[0].read(1000):
                pass
    except ConnectionError:
        pass
    line[1].close()
    return True


async def answer(line: Line) -> bytes:
    """Its first line."""
    line[1].write(ASKED)
    return (await asyncio.wait_for(line[0].readuntil(b"\r\n\r\n"), PATIENCE)).splitlines(keepends=True)[0]


# ---- how many


async def test_an_address_has_only_so_many_connections() -> None:
    async with served(Settings(connections_each=2)) as address:
        lines = [await called(address) for _ in range(2)]
        assert [await answer(line) for line in lines] == [b"HTTP/1.1 200 OK\r\n"] * 2
        assert await is_let_go(await called(address))
        lines[1][1].write(ASKED.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert await is_let_go(lines.pop())
        lines.append(await called(address))
        assert [await answer(line) for line in lines] == [b"HTTP/1.1 200 OK\r\n"] * 2
        for _, writer in lines:
            writer.close()


async def test_a_websocket_is_a_connection_until_it_ends() -> None:
    async with served(Settings(connections_each=1)) as address:
        for _ in range(3):
            async with websockets.connect(address.replace("http", "ws")):
                assert await is_let_go(await called(address))
        line = await called(address)
        assert await answer(line)
        line[1].close()


async def test_a_proxy_is_many_people() -> None:
    async with served(Settings(connections_each=1, proxies=("127.0.0.1",))) as address:
        lines = [await called(address) for _ in range(5)]
        assert [await answer(line) for line in lines] == [b"HTTP/1.1 200 OK\r\n"] * 5
        for _, writer in lines:
            writer.close()


def test_in_all_there_are_only_so_many() -> None:
    inside = Crowd(most=3, most_each=2)
    addresses = ["192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.3"]
    assert [inside.let_in(address) for address in addresses] == [True, True, False, True, False]
    inside.leave("192.0.2.1")
    assert inside.let_in("192.0.2.3")


def test_one_home_of_ipv6_is_one_address() -> None:
    inside = Crowd(most=10, most_each=1)
    assert [inside.let_in(f"2001:db8::{n}") for n in (1, 2)] == [True, False]


@pytest.mark.parametrize(("soft", "hard", "most"), [(1024, 1024, 768), (1024, 4096, 3072), (256, -1, 10_000)])
def test_there_are_fewer_than_the_system_allows(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, most: int
) -> None:
    limits = [(soft, hard)]
    monkeypatch.setattr(resource, "getrlimit", lambda which: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda which, given: limits.append(given))
    assert most_open(10_000) == most
    monkeypatch.setattr(crowd, "resource", None)
    assert most_open(10_000) == 384


# ---- how long


async def test_whoever_asks_drop_by_drop_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether he has asked for something before, or not."""
    monkeypatch.setattr(exchanges, "ASK_WITHIN", 0.2)
    async with served(Settings()) as address:
        silent, slow, second = [await called(address) for _ in range(3)]
        assert await answer(second)
        for line in (slow, second):
            line[1].write(ASKED[:-2])
        dropping = asyncio.create_task(drops(slow, second))
        assert [await is_let_go(line) for line in (silent, slow, second)] == [True] * 3
        dropping.cancel()
        async with httpx.AsyncClient(base_url=address) as client:
            assert (await client.get("/")).status_code == 200


async def drops(*lines: Line) -> None:
    """A letter now and then."""
    while True:
        await asyncio.sleep(0.02)
        for _, writer in lines:
            writer.write(b"X: y\r\n")


async def test_whoever_never_sends_what_he_promised_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exchanges, "ANSWER_WITHIN", 0.1)
    async with served(Settings()) as address:
        line = await called(address)
        line[1].write(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        assert await is_let_go(line)


async def test_a_websocket_may_be_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exchanges, "ASK_WITHIN", 0.1)
    monkeypatch.setattr(exchanges, "ANSWER_WITHIN", 0.1)
    async with served(Settings()) as address, websockets.connect(address.replace("http", "ws")) as page:
        await asyncio.sleep(0.3)
        await asyncio.wait_for(await page.ping(), PATIENCE)
