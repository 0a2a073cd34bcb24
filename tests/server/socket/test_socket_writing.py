"""Connections that are written to at once: only while the page is there, and reads."""

from __future__ import annotations

import asyncio

import pytest

from kubrik.server.run.sockets import Sockets
from kubrik.server.store.store import Store
from tests.patience import PATIENCE
from tests.server.socket.test_socket_ending import narrow
from tests.server.socket.wire import Served, served
from tests.server.table.tables import DUEL, put_table

MANY = 1000  # more than a narrow connection holds
ASKING = "GET /ws/table HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"  # no key


@pytest.fixture
def url(sqlite: str) -> str:
    return sqlite


def line_of(house: Served) -> Sockets:
    """To the only page."""
    (line,) = house.server.server_state.connections
    assert isinstance(line, Sockets)
    return line


async def test_a_page_that_does_not_read_is_not_written_to(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with served(store) as house, house.page(id, 0, sock=narrow(house), max_queue=1, compression=None) as page:
        line = line_of(house)
        assert line.write(b"{}")
        assert not all(line.write(b"x" * 1000) for _ in range(MANY))
        page.connection.transport.abort()


async def test_a_page_that_is_gone_is_not_written_to(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with served(store) as house, house.page(id, 0) as page:
        line = line_of(house)
        page.connection.transport.abort()
        async with asyncio.timeout(PATIENCE):
            while not line.disconnected:
                await asyncio.sleep(0)
        assert not line.write(b"{}")


async def test_who_asks_wrongly_for_a_connection_is_told_so(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    async with served(store) as house:
        host, port = house.made.getsockname()
        lines, line = await asyncio.open_connection(host, port)
        line.write(ASKING.format(host=f"{host}:{port}").encode())
        async with asyncio.timeout(PATIENCE):
            assert (await lines.readline()).startswith(b"HTTP/1.1 400 ")
            await lines.read()
        line.close()
    assert [said for said in caplog.records if said.exc_info] == []
