"""Our server, for tests that start one each."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from socket import socket

import uvicorn

from kubrik.server.run.uvicorns import Server


class QuickServer(Server):
    """Ends when it is told to, and not at its next look at the clock."""

    async def main_loop(self) -> None:
        self._ended = asyncio.Event()
        await self.on_tick(0)
        await self._ended.wait()

    def end(self) -> None:
        self._ended.set()


@asynccontextmanager
async def quick_server(config: uvicorn.Config, made: socket) -> AsyncIterator[QuickServer]:
    """Listens already; has ended in good order afterwards."""
    started = asyncio.Event()
    server = QuickServer(config, started.set)
    running = asyncio.create_task(server.serve([made]))
    await started.wait()
    try:
        yield server
    finally:
        server.end()
        await running
