"""`kubrik serve`, without the words of a command line."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

from kubrik.server.logs import begin_logging
from kubrik.server.serving.errors import ServeError
from kubrik.server.serving.listening import address_of, listen
from kubrik.server.serving.process import run_process
from kubrik.server.serving.workers import run_workers
from kubrik.server.store.store import Store

Told = Callable[[str, str], None]  # the address, and where the data are


def start(host: str, port: int | None, database: str, workers: int, told: Told) -> None:
    """It returns when a signal has ended the server."""
    check_workers(workers)
    place = asyncio.run(checked_store(database))
    with listen(host, port) as made:
        begin_logging()
        address = address_of(made)
        if workers == 1:
            run_process(made, database, lambda: told(address, place))
        else:
            told(address, place)
            run_workers(made, database, workers)


def check_workers(workers: int) -> None:
    if workers > 1 and not hasattr(socket, "send_fds"):
        raise ServeError(f"--workers {workers}: this system can't hand connections to other processes; leave it out")


async def checked_store(database: str) -> str:
    """What is wrong with the database is told now, in one line, and not by every process."""
    async with await Store.open(database) as store:
        return store.place
