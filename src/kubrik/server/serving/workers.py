"""Several processes that share the listening socket: whichever is free takes the next connection."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from tempfile import TemporaryDirectory
from typing import Final

from kubrik.server.logs import LOG, begin_logging
from kubrik.server.metrics import SHARED
from kubrik.server.serving.process import ENDING, FAREWELL, run_process

PAUSE: Final = 1.0  # seconds, before one that died is replaced
SPAWN: Final = get_context("spawn")


def run_workers(made: socket.socket, database: str, many: int) -> None:
    """Until a signal ends it. A worker that dies is replaced; its tables are in the store."""
    with TemporaryDirectory(prefix="kubrik-metrics-") as counts, told_to_end() as ending:
        os.environ[SHARED] = counts
        workers = [begun(made, database) for _ in range(many)]
        while not ending:
            wait([worker.sentinel for worker in workers], timeout=0.2)
            if not ending:
                workers = [worker if worker.is_alive() else replaced(worker, made, database) for worker in workers]
        end(workers)


def work(made: socket.socket, database: str) -> None:
    begin_logging()
    run_process(made, database)


def begun(made: socket.socket, database: str) -> SpawnProcess:
    worker = SPAWN.Process(target=work, args=(made, database))
    worker.start()
    return worker


def replaced(worker: SpawnProcess, made: socket.socket, database: str) -> SpawnProcess:
    LOG.error("a process of the server died and is replaced", extra={"code": worker.exitcode})
    time.sleep(PAUSE)
    return begun(made, database)


def end(workers: list[SpawnProcess]) -> None:
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(FAREWELL * 3)
        worker.kill()
        worker.join()


@contextmanager
def told_to_end() -> Iterator[list[int]]:
    """The signals that came so far."""
    came: list[int] = []
    before = {number: signal.signal(number, lambda number, _: came.append(number)) for number in ENDING}
    try:
        yield came
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
