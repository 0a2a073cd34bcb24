"""A server with its database, tables and players."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.chaos_players import Player
from kubrik.server.store.store import Store
from tests.server.cutting import Line
from tests.server.processes.serving import workers_of
from tests.server.table.tables import DUEL, put_table

PROGRAM = Path(__file__).with_name("chaos_server.py")
ROOT = PROGRAM.parent.parent
Process = subprocess.Popen[str]


class World:
    """The server, database and players that a fault is inflicted on."""

    def __init__(self, database: str, served_from: str, workers: int, limits: bool) -> None:
        self.database = database  # the URL we use
        self.addresses: list[str] = []
        self.processes: list[Process] = []
        self.players: list[Player] = []
        self.ids: list[str] = []
        self.line: Line | None = None
        self.workers = workers
        self._served_from = served_from  # the URL the server uses
        self._limits = limits

    def start(self) -> None:
        command = [sys.executable, str(PROGRAM), self._served_from, str(self.workers), "on" if self._limits else "off"]
        paths = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | {"PYTHONPATH": paths},
        )
        self.processes.append(process)
        assert process.stdout
        address = process.stdout.readline().strip()
        assert address, "the server doesn't start"
        self.addresses.append(address)

    def kill(self, number: int) -> None:
        """Kills a whole server, as if its machine had lost power."""
        self.addresses.pop(number)
        process = self.processes.pop(number)
        children = family(process.pid)
        process.send_signal(signal.SIGKILL)
        process.communicate()
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)

    async def seat(self, tables: int, pace: float) -> None:
        async with await Store.open(self.database) as store:
            self.ids = [await put_table(store, DUEL) for _ in range(tables)]
        self.players = [
            Player(self.addresses, id, seat, f"127.1.{number // 250}.{1 + number % 250}", pace)
            for number, id in enumerate(self.ids)
            for seat in (0, 1)
        ]

    def silent_since(self, moment: float) -> set[str]:
        """Tables where nothing sent after this moment is stored yet."""
        alive = {p.id for p in self.players for one in p.attempts[-3:] if one.answer == "done" and one.sent > moment}
        return set(self.ids) - alive

    def worker(self, number: int) -> int:
        return workers_of(self.processes[0])[number]

    def is_with(self, id: str, number: int) -> bool:
        """Is the table with this id served by this worker?"""
        return zlib.crc32(id.encode()) % self.workers == number

    def memory(self) -> float:
        """Memory of all server processes in MB; memory they share is counted once."""
        return sum(map(share, [pid for one in self.processes for pid in (one.pid, *family(one.pid))])) / 1024

    def end(self) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            try:
                process.communicate(timeout=20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.communicate()


def family(pid: int) -> list[int]:
    """The process ids of a process's children and their children."""
    try:
        children = [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []
    return [*children, *(grandchild for child in children for grandchild in family(child))]


def share(pid: int) -> int:
    """The memory of one process in kB, its part of shared memory included."""
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1])
    return 0


@contextmanager
def file_of_sqlite() -> Iterator[str]:
    """A database file on the disk, because /tmp may be in memory."""
    with TemporaryDirectory(prefix=".kubrik-", dir=PROGRAM.parent, ignore_cleanup_errors=True) as folder:
        yield f"sqlite:///{folder}/kubrik.db"


@asynccontextmanager
async def playing(world: World) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(player.play()) for player in world.players]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
