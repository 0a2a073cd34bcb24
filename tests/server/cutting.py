"""A line to PostgreSQL that can be cut in the middle of a COMMIT: a proxy on loopback."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Literal

from tests.server.postgres import PORT

COMMIT = b"COMMIT;\0"
LATER = 0.3  # seconds
When = Literal["before", "after", "late"]


class Line:
    """Cuts the next COMMIT if `cut` says when: before it arrives, after it was carried out, or before, but it arrives.

    While it `is_down`, nobody gets through.
    """

    def __init__(self, socket: Path) -> None:
        self.cut: When | None = None
        self.cuts = 0
        self.is_down = False
        self._socket = socket / f".s.PGSQL.{PORT}"

    async def carry(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        server, to_server = await asyncio.open_unix_connection(str(self._socket))
        telling = asyncio.create_task(passed_on(server, to_client))
        try:
            held = b"" if self.is_down else await self._asked(client, to_server)
            telling.cancel()
            await asyncio.wait([telling])
            if held:
                if self.cut == "late":
                    to_client.transport.abort()
                await self._cut(server, to_server, held)
        finally:
            telling.cancel()
            to_client.transport.abort()
            to_server.close()

    async def _asked(self, client: asyncio.StreamReader, to_server: asyncio.StreamWriter) -> bytes:
        """A COMMIT that is held back, for the line is to be cut."""
        with suppress(OSError):
            while said := await client.read(65536):
                if self.cut is not None and COMMIT in said:
                    return said
                to_server.write(said)
        return b""

    async def _cut(self, server: asyncio.StreamReader, to_server: asyncio.StreamWriter, held: bytes) -> None:
        when, self.cut = self.cut, None
        self.cuts += 1
        if when == "late":
            await asyncio.sleep(LATER)
        if when != "before":
            to_server.write(held)
            await server.read(65536)


async def passed_on(said: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while some := await said.read(65536):
            to.write(some)
    to.close()


@asynccontextmanager
async def line_to(socket: Path) -> AsyncIterator[tuple[Line, str]]:
    """The line, and the URL of the database at its other end."""
    line = Line(socket)
    listening = await asyncio.start_server(line.carry, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    try:
        yield line, f"postgresql://kubrik@127.0.0.1:{port}/postgres"
    finally:
        listening.close()
