"""News between the processes of one machine: each tells the first, which tells the others."""

from __future__ import annotations

import asyncio
import socket
from typing import Final

from kubrik.server.news import Heard, News


class RelayedNews(News):
    """A line holds all tables at which something happened since the last line."""

    def __init__(self, relay: socket.socket) -> None:
        self._relay: Final = relay
        self._untold: Final[set[str]] = set()
        self._mouth: asyncio.StreamWriter | None = None
        self._listening: asyncio.Task[None] | None = None

    def tell(self, id: str) -> None:
        if not self._untold:
            asyncio.get_running_loop().call_soon(self._say)
        self._untold.add(id)

    async def listen(self, heard: Heard) -> None:
        lines, self._mouth = await asyncio.open_connection(sock=self._relay)
        self._listening = asyncio.create_task(self._hear(lines, heard))

    async def close(self) -> None:
        if self._listening is not None and self._mouth is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
            self._mouth.close()

    def _say(self) -> None:
        line = " ".join(self._untold) + "\n"
        self._untold.clear()
        if self._mouth is not None and not self._mouth.is_closing():
            self._mouth.write(line.encode())

    async def _hear(self, lines: asyncio.StreamReader, heard: Heard) -> None:
        while line := await lines.readline():
            for id in line.decode().split():
                heard(id)
