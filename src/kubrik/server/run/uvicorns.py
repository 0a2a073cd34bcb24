"""Uvicorn's server, as ours begins and ends."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

import uvicorn

ENDING: Final = (signal.SIGINT, signal.SIGTERM)


class Server(uvicorn.Server):
    """Tells when it listens. A signal ends it: calls are answered, sockets closed with 1012, and that is no error."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell_started: Final = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._tell_started()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in ENDING}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


class Called(Server):
    """A server that does not listen: the first process does, and hands the connections in."""

    def __init__(self, config: uvicorn.Config, calls: socket.socket) -> None:
        super().__init__(config, self._open)
        self._calls: Final = calls
        self._greeting: Final[set[asyncio.Task[Any]]] = set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self._calls)
        await super().shutdown(sockets)

    def _open(self) -> None:
        self._calls.setblocking(False)
        asyncio.get_running_loop().add_reader(self._calls, self._take)

    def _take(self) -> None:
        """One connection. If the line is dead, so is the process that started this one: it ends, too."""
        with suppress(BlockingIOError, InterruptedError):
            said, handed, _, _ = socket.recv_fds(self._calls, 1, 1)
            for number in handed:
                self._greet(socket.socket(fileno=number))
            self.should_exit = self.should_exit or not said

    def _greet(self, caller: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        caller.setblocking(False)
        task = loop.create_task(loop.connect_accepted_socket(self._protocol, caller))
        self._greeting.add(task)
        task.add_done_callback(self._greeting.discard)

    def _protocol(self) -> asyncio.Protocol:
        made: Any = self.config.http_protocol_class
        return made(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)  # type: ignore[no-any-return]
