"""A choice that was acknowledged is there after a crash."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kubrik.server.store.store import Store
from tests.server.store.things import log_of, put

PROGRAM = Path(__file__).with_name("appending.py")


@pytest.mark.parametrize(("tables", "enough"), [(1, 1), (1, 60), (20, 60)])
async def test_killed_in_the_middle(store: Store, url: str, tables: int, enough: int) -> None:
    ids = [await put(store) for _ in range(tables)]
    acknowledged = killed_after(enough, url, ids)
    for id in ids:
        log = await log_of(store, id)
        assert acknowledged.get(id, 0) <= len(log) < 500
        assert log == [f"line {number}" for number in range(len(log))]
        await store.append(id, len(log), ["and the game goes on"])


def killed_after(enough: int, url: str, ids: list[str]) -> dict[str, int]:
    """How many lines of each table the process said were stored; of one at least so many."""
    command = [sys.executable, str(PROGRAM), url, *ids]
    acknowledged: dict[str, int] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        for said in process.stdout:
            if said.endswith("\n"):  # else the process died at that word
                id, number = said.split()
                acknowledged[id] = int(number)
                if int(number) >= enough:
                    process.kill()
    assert process.returncode == -signal.SIGKILL
    assert max(acknowledged.values()) >= enough
    return acknowledged
