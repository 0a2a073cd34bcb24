"""Several processes behind one door. One that dies is replaced: its tables are in the store."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from tempfile import TemporaryDirectory
from typing import Final

from kubrik.server.cores import core_of, run_on
from kubrik.server.logs import LOG, begin_logging
from kubrik.server.metrics import SHARED
from kubrik.server.serving.door import Door
from kubrik.server.serving.process import FAREWELL, run_worker
from kubrik.server.serving.uvicorns import ENDING
from kubrik.server.tasks import end

PAUSE: Final = 1.0  # seconds, before one that died is replaced
SPAWN: Final = get_context("spawn")

Relay = Callable[["Worker", bytes], None]


def run_workers(listening: socket.socket, database: str, many: int) -> None:
    """Until a signal ends it."""
    with TemporaryDirectory(prefix="kubrik-metrics-") as counts:
        os.environ[SHARED] = counts
        asyncio.run(Workers(database, many).run(listening))


class Workers:
    """All of them, from the first process, which serves nobody itself."""

    def __init__(self, database: str, many: int) -> None:
        self._database: Final = database
        self._workers: Final = [Worker(database, core_of(number, many)) for number in range(many)]

    async def run(self, listening: socket.socket) -> None:
        ending, loop = asyncio.Event(), asyncio.get_running_loop()
        for number in ENDING:
            loop.add_signal_handler(number, ending.set)
        door = Door(len(self._workers), self._hand)
        tasks = [asyncio.create_task(door.keep(listening))]
        tasks += [asyncio.create_task(self._keep(number)) for number in range(len(self._workers))]
        await ending.wait()
        await end(tasks)
        await asyncio.to_thread(self._end)

    async def _keep(self, number: int) -> None:
        while True:
            await self._workers[number].heard(self._relay)
            LOG.error("a process of the server died and is replaced", extra={"number": number})
            await asyncio.sleep(PAUSE)
            await asyncio.to_thread(self._workers[number].end)
            self._workers[number] = Worker(self._database, core_of(number, len(self._workers)))

    def _hand(self, number: int, caller: socket.socket) -> None:
        """If it has just died, the caller hears nothing and calls again."""
        socket.send_fds(self._workers[number].calls, [b"c"], [caller.fileno()])

    def _relay(self, teller: Worker, line: bytes) -> None:
        for worker in self._workers:
            if worker is not teller:
                worker.tell(line)

    def _end(self) -> None:
        for worker in self._workers:
            worker.process.terminate()
        for worker in self._workers:
            worker.end()


class Worker:
    """A process, and two lines to it: one by which it is handed connections, one for news from and to the others."""

    def __init__(self, database: str, core: int | None) -> None:
        self.calls, its_calls = socket.socketpair()
        self._news, its_news = socket.socketpair()
        self.process: Final = SPAWN.Process(target=work, args=(its_calls, its_news, database, core))
        self.process.start()
        for its in (its_calls, its_news):
            its.close()
        self.calls.setblocking(False)
        self._ear: asyncio.StreamWriter | None = None

    async def heard(self, relay: Relay) -> None:
        """All that it tells, until it is dead."""
        lines, self._ear = await asyncio.open_connection(sock=self._news)
        try:
            with suppress(OSError):
                while line := await lines.readline():
                    relay(self, line)
        finally:
            self._ear.close()

    def tell(self, line: bytes) -> None:
        if self._ear is not None and not self._ear.is_closing():
            self._ear.write(line)

    def end(self) -> None:
        self.process.join(FAREWELL * 3)
        self.process.kill()
        self.process.join()
        self.calls.close()


def work(calls: socket.socket, news: socket.socket, database: str, core: int | None) -> None:
    run_on([] if core is None else [core])
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal tells all processes at once; ours is told by the first
    begin_logging()
    run_worker(calls, news, database)
