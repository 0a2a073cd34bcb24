"""The door of a server with several processes: each connection goes to the process that has the table it asks for."""

from __future__ import annotations

import asyncio
import re
import socket
import zlib
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Final

from kubrik.server.run.crowd import Crowd

SPEAK_WITHIN: Final = 10.0  # seconds; who asks for nothing is let go
BREATH: Final = 0.05  # seconds, where nobody can be let in
LINE: Final = 200  # bytes, of what is asked for, that we look at
TABLE: Final = re.compile(rb"[A-Z]+ /(?:ws|api/tables)/(\w+)")

Hand = Callable[[int, socket.socket], None]


class Door:
    """Keeps each table in one process, which is faster. Correctness does not depend on it: the store decides."""

    def __init__(self, processes: int, hand: Hand, crowd: Crowd) -> None:
        self._processes: Final = processes
        self._hand: Final = hand  # a connection to the process with this number
        self._crowd: Final = crowd  # those who have not said yet what they want
        self._turn: Final = count()
        self._callers: Final[set[asyncio.Task[None]]] = set()

    async def keep(self, listening: socket.socket) -> None:
        """Let callers in until it is cancelled."""
        listening.setblocking(False)
        loop = asyncio.get_running_loop()
        while True:
            try:
                caller, place = await loop.sock_accept(listening)
            except OSError:  # the caller is gone already, or there are too many of them
                await asyncio.sleep(BREATH)
                continue
            if not self._crowd.let_in(place[0]):
                caller.close()
                continue
            task = loop.create_task(self._let_in(caller, place[0]))
            self._callers.add(task)
            task.add_done_callback(self._callers.discard)

    async def _let_in(self, caller: socket.socket, address: str) -> None:
        try:
            with caller, suppress(OSError, TimeoutError):
                async with asyncio.timeout(SPEAK_WITHIN):
                    await readable(caller)
                self._hand(self._process_for(caller.recv(LINE, socket.MSG_PEEK)), caller)
        finally:
            self._crowd.leave(address)

    def _process_for(self, asked: bytes) -> int:
        """The process that serves this table; calls about no table go to one process after the other."""
        table = TABLE.match(asked)
        return (zlib.crc32(table[1]) if table else next(self._turn)) % self._processes


async def readable(waiting: socket.socket) -> None:
    loop, came = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(waiting, came.set)
    try:
        await came.wait()
    finally:
        loop.remove_reader(waiting)
