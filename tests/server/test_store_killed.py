"""A choice that was acknowledged is there after a crash."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kubrik.server.store.store import Store
from tests.server.things import log_of, put

PROGRAM = Path(__file__).with_name("appending.py")


@pytest.mark.parametrize("enough", [1, 60])
async def test_killed_in_the_middle(store: Store, url: str, enough: int) -> None:
    id = await put(store)
    acknowledged = killed_after(enough, url, id)
    log = await log_of(store, id)
    assert enough <= acknowledged <= len(log) < 500
    assert log == [f"line {number}" for number in range(len(log))]
    await store.append(id, len(log), ["and the game goes on"])


def killed_after(enough: int, url: str, id: str) -> int:
    """How many lines the process said were stored."""
    command = [sys.executable, str(PROGRAM), url, id]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        for said in process.stdout:
            if int(said) >= enough:
                break
        process.kill()
        rest = [line for line in process.stdout if line.endswith("\n")]
    assert process.returncode == -signal.SIGKILL
    return int([said, *rest][-1])
