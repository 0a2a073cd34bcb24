"""Several processes behind one door. One that dies is replaced: its tables are in the store."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from tempfile import TemporaryDirectory
from typing import Final

from kubrik.server.common.cores import core_of, run_on
from kubrik.server.common.logs import LOG, begin_logging
from kubrik.server.common.metrics import SHARED, forget_process
from kubrik.server.common.tasks import end
from kubrik.server.run.crowd import Crowd, most_open
from kubrik.server.run.door import Door
from kubrik.server.run.process import FAREWELL, run_worker
from kubrik.server.run.uvicorns import ENDING
from kubrik.server.settings import Settings

PAUSE: Final = 1.0  # seconds, before one that died is replaced
MOST_UNHEARD: Final = 16_000_000  # bytes of news that wait for a process
SPAWN: Final = get_context("spawn")

Relay = Callable[["Worker", bytes], None]


def run_workers(listening: socket.socket, database: str, many: int, settings: Settings) -> None:
    """Serve from several processes until a signal ends it."""
    with TemporaryDirectory(prefix="kubrik-metrics-") as counts:
        os.environ[SHARED] = counts
        asyncio.run(Workers(database, many, settings).run(listening))


class Workers:
    """Starts, tells and replaces all workers, from the first process, which serves nobody itself."""

    def __init__(self, database: str, many: int, settings: Settings) -> None:
        self._database: Final = database
        self._settings: Final = settings
        self._workers: Final = [self._started(number, many) for number in range(many)]

    async def run(self, listening: socket.socket) -> None:
        ending, loop = asyncio.Event(), asyncio.get_running_loop()
        for number in ENDING:
            loop.add_signal_handler(number, ending.set)
        each, proxies = self._settings.connections_each, self._settings.proxies
        door = Door(len(self._workers), self._hand, Crowd(most_open(self._settings.connections), each, proxies))
        tasks = [asyncio.create_task(kept(lambda: door.keep(listening)))]
        tasks += [asyncio.create_task(kept(partial(self._keep, number))) for number in range(len(self._workers))]
        await ending.wait()
        await end(tasks)
        await asyncio.to_thread(self._end)

    async def _keep(self, number: int) -> None:
        """Whatever ends the line to it, whether it died or we could not read what it says: it is replaced."""
        worker = self._workers[number]
        if not worker.is_ended:
            await worker.heard(self._relay)
        LOG.error("a process of the server died and is replaced", extra={"number": number})
        await asyncio.sleep(PAUSE)
        await asyncio.to_thread(worker.end)
        self._workers[number] = self._started(number, len(self._workers))

    def _started(self, number: int, many: int) -> Worker:
        return Worker(self._database, core_of(number, many), self._settings)

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


async def kept(work: Callable[[], Coroutine[None, None, None]]) -> None:
    """Runs a task again and again until cancelled, and logs its errors."""
    while True:
        try:
            await work()
        except Exception as error:
            LOG.error("a part of the server failed and is begun again", exc_info=error)
            await asyncio.sleep(PAUSE)


class Worker:
    """A process, and two lines to it: one by which it is handed connections, one for news from and to the others."""

    def __init__(self, database: str, core: int | None, settings: Settings) -> None:
        self.calls, its_calls = socket.socketpair()
        self._news, its_news = socket.socketpair()
        self.is_ended = False
        self.process: Final = SPAWN.Process(target=work, args=(its_calls, its_news, database, core, settings))
        try:
            self.process.start()
        except BaseException:
            self.calls.close()
            self._news.close()
            raise
        finally:
            for its in (its_calls, its_news):
                its.close()
        self.calls.setblocking(False)
        self._ear: asyncio.StreamWriter | None = None

    async def heard(self, relay: Relay) -> None:
        """Relay what this worker tells, line by line, until it is dead."""
        lines, self._ear = await asyncio.open_connection(sock=self._news)
        try:
            with suppress(OSError):
                while line := await lines.readline():
                    relay(self, line)
        finally:
            self.is_ended = True
            self.process.terminate()  # if it is still alive it hears nothing any more
            self._ear.close()

    def tell(self, line: bytes) -> None:
        """Send news. A worker that has left so much unread hangs: it is killed, and replaced."""
        if self._ear is None or self._ear.is_closing():
            return
        self._ear.write(line)
        if self._ear.transport.get_write_buffer_size() > MOST_UNHEARD:
            self.process.kill()

    def end(self) -> None:
        self.process.join(FAREWELL * 3)
        self.process.kill()
        self.process.join()
        self.calls.close()
        if self.process.pid is not None:
            forget_process(self.process.pid)


def work(calls: socket.socket, news: socket.socket, database: str, core: int | None, settings: Settings) -> None:
    run_on([] if core is None else [core])
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal tells all processes at once; ours is told by the first
    begin_logging()
    run_worker(calls, news, database, settings)
