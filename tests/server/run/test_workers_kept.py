"""Whatever happens to the line to a process of the server, or to the process, another takes its place."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

import pytest

from kubrik.server.common.metrics import SHARED
from kubrik.server.common.tasks import end
from kubrik.server.run import workers
from kubrik.server.run.workers import Workers, kept
from kubrik.server.settings import Settings
from tests.patience import PATIENCE


class Process:
    """One that we play ourselves: `says` is its end of the line for news."""

    started: ClassVar[list[Process]] = []

    def __init__(self, target: object, args: Any) -> None:
        self._news: socket.socket = args[1]
        self.pid = 4_000_000 + len(self.started)
        self.is_killed = False

    def start(self) -> None:
        self.says = self._news.dup()
        self.started.append(self)

    def terminate(self) -> None:
        self.says.close()

    def kill(self) -> None:
        self.is_killed = True
        self.says.close()

    def join(self, seconds: float | None = None) -> None:
        pass


class Spawn:
    Process = Process


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Process]]:
    monkeypatch.setattr(workers, "SPAWN", Spawn)
    monkeypatch.setattr(workers, "PAUSE", 0.0)
    monkeypatch.setattr(Process, "started", [])
    yield Process.started
    for process in Process.started:
        process.says.close()


class Keeping:
    """Two processes, of which the first is kept."""

    async def __aenter__(self) -> Workers:
        self._workers = Workers("sqlite:///nowhere.db", 2, Settings())
        self._tasks = [asyncio.create_task(kept(lambda: self._workers._keep(0)))]
        return self._workers

    async def __aexit__(self, *_: object) -> None:
        await end(self._tasks)
        for worker in self._workers._workers:
            worker.calls.close()
            worker._news.close()


async def many(started: list[Process], so_many: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(started) < so_many:
            await asyncio.sleep(0.001)


async def test_one_whose_line_can_not_be_read_is_replaced(
    started: list[Process], caplog: pytest.LogCaptureFixture
) -> None:
    """As often as that happens; and it is told."""
    async with Keeping():
        for number in (0, 2, 3):
            await asyncio.sleep(0.01)
            await asyncio.to_thread(shout, started[number].says)
            await many(started, max(number + 1, 2) + 1)
    assert "a part of the server failed and is begun again" in caplog.text


def shout(line: socket.socket) -> None:
    with suppress(OSError):  # when nobody listens any more
        line.sendall(b"x" * 300_000)


async def test_if_none_can_be_started_it_is_tried_again(
    started: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    start, tries = Process.start, list[int]()

    def refused(self: Process) -> None:
        tries.append(1)
        if len(tries) < 3:
            raise OSError("too many open files")
        start(self)

    async with Keeping():
        monkeypatch.setattr(Process, "start", refused)
        started[0].says.close()
        await many(started, 3)
    assert len(tries) == 3


async def test_whoever_does_not_listen_is_ended(started: list[Process], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "MOST_UNHEARD", 100_000)
    async with Keeping() as keeping:
        async with asyncio.timeout(PATIENCE):
            while keeping._workers[0]._ear is None:
                await asyncio.sleep(0.001)
            while not started[0].is_killed:
                keeping._relay(keeping._workers[1], b"news of some table\n" * 100)
        await many(started, 3)


async def test_what_a_dead_process_had_open_is_not_counted(
    started: list[Process], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(os.environ, SHARED, str(tmp_path))
    async with Keeping():
        counted = [tmp_path / f"{kind}_{started[0].pid}.db" for kind in ("gauge_livesum", "histogram")]
        for file in counted:
            file.touch()
        started[0].says.close()
        await many(started, 3)
        assert [file.exists() for file in counted] == [False, True]
