"""Where each core has a process, that stays there; bots think wherever there is room."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator

import pytest

from kubrik.server.bots.thinkers import Thinkers
from kubrik.server.common import cores
from tests.patience import PATIENCE
from tests.server.processes.serving import Process, served, workers_of

pytestmark = pytest.mark.skipif(not cores.ALL, reason="this system doesn't tell where processes run")


@pytest.fixture
def on_one_core() -> Iterator[None]:
    cores.run_on(cores.ALL[:1])
    yield
    cores.run_on(cores.ALL)


def test_as_many_processes_as_cores_have_one_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cores, "ALL", [2, 3, 7])
    assert [cores.core_of(number, 3) for number in range(3)] == [2, 3, 7]


def test_more_or_fewer_run_where_they_like(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cores, "ALL", [2, 3, 7])
    assert [cores.core_of(0, processes) for processes in (1, 2, 4)] == [None, None, None]


async def test_the_processes_of_a_server_stay_where_they_are_put(sqlite: str) -> None:
    many = max(2, len(cores.ALL))
    expected = [[core] for core in cores.ALL] if many == len(cores.ALL) else [cores.ALL] * many
    with served(sqlite, workers=many) as (process, _):
        async with asyncio.timeout(PATIENCE):
            while places(process) != expected:
                await asyncio.sleep(0.05)


def places(process: Process) -> list[list[int]]:
    return sorted(sorted(os.sched_getaffinity(worker)) for worker in workers_of(process))


@pytest.mark.usefixtures("on_one_core")
async def test_bots_do_not_stay_on_the_core_of_their_server() -> None:
    thinkers = Thinkers(1)
    try:
        assert sorted(thinkers._bots._open().submit(os.sched_getaffinity, 0).result()) == cores.ALL
    finally:
        await thinkers.close()
