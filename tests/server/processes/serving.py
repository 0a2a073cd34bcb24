"""Servers in processes of their own, and what is in their store."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kubrik.engine.record_lines import Chosen
from kubrik.server.game.lines import Forced, LiveLine, read_all
from kubrik.server.store.store import Store
from tests.cli.terminal import environment

PROGRAM = Path(__file__).parents[3] / "benchmarks" / "unlimited.py"
Process = subprocess.Popen[str]


@contextmanager
def served(url: str, workers: int = 1) -> Iterator[tuple[Process, str]]:
    """A server, and its address."""
    command = [sys.executable, str(PROGRAM), url, str(workers)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment(None)
    )
    try:
        assert process.stdout
        address = process.stdout.readline().strip()
        assert address, "the server doesn't start"
        yield process, address
    finally:
        process.kill()
        process.communicate()


async def chosen(store: Store, id: str) -> list[tuple[int, str]]:
    """What the log holds: seats and their choices."""
    stored = await store.load(id)
    assert stored is not None
    return choices_among(read_all(stored.lines))


def choices_among(lines: list[LiveLine]) -> list[tuple[int, str]]:
    """Seats and their choices, also where a seat had only one."""
    made = [line for line in lines if isinstance(line, (Chosen, Forced))]
    return [(line.forced if isinstance(line, Forced) else line.seat, line.choice) for line in made]


async def chosen_by(store: Store, id: str, seat: int) -> list[str]:
    return [choice for by, choice in await chosen(store, id) if by == seat]


def is_within(part: list[str], whole: list[str]) -> bool:
    """All of it, in its order."""
    rest = iter(whole)
    return all(choice in rest for choice in part)


def workers_of(process: Process) -> list[int]:
    """The numbers of the processes that it started to serve."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
