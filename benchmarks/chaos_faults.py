"""The faults: what is done to a server while people play. Each goes on until it is cancelled, and counts itself."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from itertools import cycle
from pathlib import Path
from typing import Literal, NamedTuple

import asyncpg  # type: ignore[import-untyped]

from benchmarks import chaos_floods
from benchmarks.chaos_floods import NEW, caller
from benchmarks.chaos_world import World
from kubrik.server.store.engines import engine_of
from tests.server.cutting import When

Count = Callable[[int], None]
Inflict = Callable[[World, Count], Awaitable[None]]
WAYS: tuple[When, ...] = ("after", "late", "before")


class Fault(NamedTuple):
    """A fault and the server it is inflicted on; players at the worker `struck` are expected to notice it."""

    name: str
    database: Literal["sqlite", "postgresql"]
    inflict: Inflict
    servers: int = 1
    workers: int = 1
    limits: bool = False
    struck: int | None = None  # None: no worker; -1: all of them


# ---- processes


async def kill_server(world: World, count: Count) -> None:
    while True:
        await asyncio.sleep(2)
        world.kill(0)
        count(1)
        starting = asyncio.create_task(asyncio.to_thread(world.start))
        try:
            await asyncio.shield(starting)
        finally:
            await starting  # so that the new server is ended with the others


async def kill_worker(world: World, count: Count) -> None:
    while True:
        await asyncio.sleep(1)
        with suppress(IndexError, ProcessLookupError):
            os.kill(world.worker(0), signal.SIGKILL)
            count(1)
        await asyncio.sleep(4)


async def stop_worker(world: World, count: Count) -> None:
    """Makes a worker hang for two seconds, then go on."""
    while True:
        await asyncio.sleep(1)
        stopped = world.worker(0)
        os.kill(stopped, signal.SIGSTOP)
        count(1)
        try:
            await asyncio.sleep(2)
        finally:
            os.kill(stopped, signal.SIGCONT)


async def jump(world: World, count: Count) -> None:
    """Sets the clock an hour forward, two back, one forward."""
    for number in cycle((signal.SIGUSR1, signal.SIGUSR2, signal.SIGUSR2, signal.SIGUSR1)):
        await asyncio.sleep(0.5)
        world.processes[0].send_signal(number)
        count(1)


# ---- databases


async def cut(world: World, count: Count) -> None:
    """Cuts the database connection at a COMMIT: after it ran, before it runs (but it will), or so that it can't run."""
    line = world.line
    assert line is not None
    for when in cycle(WAYS):
        before, line.cut = line.cuts, when
        while line.cuts == before:
            await asyncio.sleep(0.02)
        count(1)
        await asyncio.sleep(0.3)


async def kill_backends(world: World, count: Count) -> None:
    engine = engine_of(world.database)
    connection = await asyncpg.connect(**engine.dialect.create_connect_args(engine.url)[1])
    others = "FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
    try:
        while True:
            await asyncio.sleep(0.25)
            count(await connection.fetchval(f"SELECT count(pg_terminate_backend(pid)) {others}"))
    finally:
        connection.terminate()


async def fill_disk(world: World, count: Count) -> None:
    """Limits the growth of files for two seconds: writes fail as they do on a full disk."""
    log, pid = Path(f"{file_of(world)}-wal"), world.processes[0].pid
    while True:
        await asyncio.sleep(1)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (min(log.stat().st_size, 4096), resource.RLIM_INFINITY))
        count(1)
        try:
            await asyncio.sleep(2)
        finally:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


async def damage(world: World, count: Count) -> None:
    """Damages rows of public tables; the lobby and /health should answer as before."""
    with closing(
        sqlite3.connect(file_of(world), timeout=10, isolation_level=None, check_same_thread=False)
    ) as database:
        async with caller(world.addresses[0]) as client:
            while True:
                (await client.post("api/tables", json=NEW | {"is_public": True})).raise_for_status()
                await asyncio.to_thread(database.execute, "UPDATE tables SET setup = '{' WHERE is_public")
                count(1)
                for place in ("api/tables", "health"):
                    (await client.get(place)).raise_for_status()
                await asyncio.sleep(0.2)


def flood(name: str) -> Inflict:
    """Runs a flood in its own process, so that players and flood don't wait for each other here."""

    async def inflict(world: World, count: Count) -> None:
        command = [sys.executable, chaos_floods.__file__, name, world.addresses[0], *world.ids]
        process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        assert process.stdout is not None
        before = 0
        try:
            while said := await process.stdout.readline():
                count(int(said) - before)
                before = int(said)
        finally:
            process.kill()
            await process.wait()

    return inflict


def file_of(world: World) -> str:
    return world.database.removeprefix("sqlite:///")


FAULTS = (
    Fault("server killed", "sqlite", kill_server, struck=-1),
    Fault("server killed, PostgreSQL", "postgresql", kill_server, servers=2, struck=-1),
    Fault("worker killed", "sqlite", kill_worker, workers=2, struck=0),
    Fault("worker killed, PostgreSQL", "postgresql", kill_worker, workers=2, struck=0),
    Fault("COMMIT cut", "postgresql", cut, struck=-1),
    Fault("backends killed", "postgresql", kill_backends, servers=2, struck=-1),
    Fault("disk full", "sqlite", fill_disk, struck=-1),
    Fault("worker stopped", "sqlite", stop_worker, workers=2, struck=0),
    Fault("worker stopped, PostgreSQL", "postgresql", stop_worker, workers=2, struck=0),
    Fault("clock jumps", "sqlite", jump),
    Fault("damaged rows", "sqlite", damage),
    Fault("slow readers", "sqlite", flood("readers"), limits=True),
    Fault("half-open connections", "sqlite", flood("half_open"), limits=True),
    Fault("flood of hints", "sqlite", flood("hints"), limits=True),
    Fault("flood of messages", "sqlite", flood("messages"), limits=True),
    Fault("flood of tables", "sqlite", flood("tables"), limits=True),
    Fault("flood of calls", "sqlite", flood("calls"), limits=True),
)
