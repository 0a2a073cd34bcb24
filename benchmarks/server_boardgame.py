"""The server benchmark's other side: boardgame.io, its own server, in-memory store and clients."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from benchmarks.server_figures import Figures
from benchmarks.server_node import PROGRAMS, measured

PORT: Final = "18471"


def measure(matches: int, seconds: float) -> Figures:
    with serving():
        return measured("boardgame_clients.js", PORT, str(matches), str(seconds))


@contextmanager
def serving() -> Iterator[None]:
    command = ["node", "boardgame_server.js", PORT]
    server = subprocess.Popen(command, cwd=PROGRAMS, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout
        assert server.stdout.readline() == "listening\n", "boardgame.io doesn't start"
        yield
    finally:
        server.kill()
        server.wait()
