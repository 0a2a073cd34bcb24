"""`kubrik serve`, without the words of a command line."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_network
from typing import Final

import msgspec

from kubrik.games.registry import BROKEN
from kubrik.server.common.logs import LOG, begin_logging
from kubrik.server.experiments.place import experiments_folder, has_packages
from kubrik.server.run.errors import ServeError
from kubrik.server.run.listening import address_of, listen
from kubrik.server.run.process import run_process
from kubrik.server.run.workers import run_workers
from kubrik.server.settings import Settings
from kubrik.server.store.store import Store

NAME: Final = re.compile(r"[A-Za-z0-9_.-]{1,253}")
Told = Callable[[str, str], None]  # the address, and where the data are


def start(
    host: str,
    port: int | None,
    database: str,
    workers: int,
    told: Told,
    settings: Settings | None = None,
    experiments: bool | None = None,
) -> None:
    """Serve until a signal ends the server. Experiments: wanted, unwanted, or as is usual (None)."""
    check_workers(workers)
    wanted = is_at_home(host, settings or Settings()) if experiments is None else experiments
    settings = checked(settings or Settings(), host)
    place = asyncio.run(checked_store(database))
    with listen(host, port) as made, with_laboratory(settings, wanted) as settings:
        begin_logging()
        for name, why in BROKEN.items():
            LOG.warning("a game of another package can't be loaded", extra={"game": name, "why": why})
        address = address_of(made)
        if workers == 1:
            run_process(made, database, lambda: told(address, place), settings)
        else:
            told(address, place)
            run_workers(made, database, workers, settings)


def is_at_home(host: str, settings: Settings) -> bool:
    """Can only this machine reach the server? One behind a proxy listens here, too, and is for others."""
    return host in ("127.0.0.1", "::1", "localhost") and not settings.proxies and not settings.names


@contextmanager
def with_laboratory(settings: Settings, wanted: bool) -> Iterator[Settings]:
    """With a folder for experiments, if they are wanted and can be played."""
    if not wanted or not has_packages():
        yield msgspec.structs.replace(settings, lacks_packages=wanted)
        return
    with experiments_folder() as folder:
        yield msgspec.structs.replace(settings, laboratory=folder)


def check_workers(workers: int) -> None:
    if workers > 1 and not hasattr(socket, "send_fds"):
        raise ServeError(f"--workers {workers}: this system can't hand connections to other processes; leave it out")


def checked(settings: Settings, host: str) -> Settings:
    """With the names that the server has in any case: the one that it listens at, and those of this machine."""
    for proxy in settings.proxies:
        check_proxy(proxy)
    for name in settings.names:
        if not NAME.fullmatch(name):
            raise ServeError(f"--name {name}: give a name without https:// and port, such as play.example")
    own = socket.gethostname()
    return msgspec.structs.replace(settings, names=(*settings.names, host, own, f"{own}.local"))


def check_proxy(proxy: str) -> None:
    try:
        ip_network(proxy)
    except ValueError:
        raise ServeError(f"--proxy {proxy}: give an address such as 127.0.0.1, or a network: 10.0.0.0/8") from None


async def checked_store(database: str) -> str:
    """What is wrong with the database is told now, in one line, and not by every process."""
    async with await Store.open(database) as store:
        return store.place
