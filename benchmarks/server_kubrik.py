"""Kubrik's side of the server benchmark: `kubrik serve`, a process for each core, with its tables in a file."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from benchmarks.server_figures import Figures
from benchmarks.server_node import measured

PROGRAM: Final = Path(__file__).with_name("unlimited.py")
WORKERS: Final = os.cpu_count() or 1


def measure(tables: int, seconds: float) -> Figures:
    with (
        TemporaryDirectory(prefix=".kubrik-", dir=PROGRAM.parent) as folder,  # on the disk: /tmp may be in memory
        serving(f"sqlite:///{folder}/kubrik.db") as address,
    ):
        return measured("kubrik_clients.js", address, str(tables), str(seconds))


@contextmanager
def serving(database: str) -> Iterator[str]:
    """Runs a server and yields its address."""
    command = [sys.executable, str(PROGRAM), database, str(WORKERS)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout
        yield server.stdout.readline().strip()
    finally:
        server.terminate()
        server.wait(30)
