"""The peer of the server benchmark: boardgame.io, its own server, in-memory store and clients, in node."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.server_figures import Figures

PROGRAMS: Final = Path(__file__).with_name("boardgame")
INSTALLED: Final = PROGRAMS / "node_modules" / ".package-lock.json"
PORT: Final = "18471"


def is_there() -> bool:
    """Installed, if node is there to install it."""
    if shutil.which("npm") is None:
        return False
    if not INSTALLED.exists():
        quietly = ["--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(["npm", "ci", *quietly], cwd=PROGRAMS, check=True, stdout=subprocess.DEVNULL)
    return True


def measure(matches: int, seconds: float) -> Figures:
    with serving():
        command = ["node", "clients.js", PORT, str(matches), str(seconds)]
        told = subprocess.run(command, cwd=PROGRAMS, check=True, stdout=subprocess.PIPE).stdout
        return msgspec.json.decode(told, type=Figures)


@contextmanager
def serving() -> Iterator[None]:
    command = ["node", "server.js", PORT]
    server = subprocess.Popen(command, cwd=PROGRAMS, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout
        assert server.stdout.readline() == "listening\n", "boardgame.io doesn't start"
        yield
    finally:
        server.kill()
        server.wait()
