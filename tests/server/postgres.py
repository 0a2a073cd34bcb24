"""A real PostgreSQL, out of the wheel of pgserver: in a folder of its own, heard only through a socket there."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PORT = 5432  # no more than a part of the socket's name
QUICK = ["-c", "fsync=off", "-c", "max_connections=40", "-c", "shared_buffers=8MB"]


def wheel() -> Path | None:
    """Where the wheel lies; None where there is none for this Python."""
    spec = importlib.util.find_spec("pgserver")
    return Path(spec.origin).parent if spec and spec.origin else None


@contextmanager
def running(wheel: Path) -> Iterator[Path]:
    """The folder of the socket. pgserver could start it, too, but as root it adds a user and opens folders to all."""
    folder = Path(tempfile.mkdtemp(prefix="kubrik-pg-"))
    try:
        programs = wheel / "pginstall" / "bin"
        if os.geteuid() == 0:
            programs = _lent_to_nobody(wheel, folder)
        _run(programs / "initdb", "--pgdata", folder / "data", "--auth=trust", "--username=kubrik", "--no-sync").wait()
        place = ["-D", f"{folder}/data", "-k", f"{folder}", "-c", "listen_addresses=", "-c", f"port={PORT}"]
        server = _run(programs / "postgres", *place, *QUICK)
        try:
            _wait_for(folder, server)
            yield folder
        finally:
            server.terminate()
            server.wait(20)
    finally:
        shutil.rmtree(folder)


def _run(*command: str | Path) -> subprocess.Popen[bytes]:
    user = "nobody" if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root
    return subprocess.Popen(command, user=user, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _lent_to_nobody(wheel: Path, folder: Path) -> Path:
    """Root's own folders may be closed to nobody."""
    shutil.copytree(wheel, folder / wheel.name)
    libraries = wheel.with_name("pgserver.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, folder / libraries.name)
    shutil.chown(folder, "nobody")
    return folder / wheel.name / "pginstall" / "bin"


def _wait_for(folder: Path, server: subprocess.Popen[bytes]) -> None:
    papers = folder / "data" / "postmaster.pid"
    for _ in range(400):
        if papers.exists() and papers.read_text().rstrip().endswith("ready"):
            return
        assert server.poll() is None, "PostgreSQL has stopped"
        time.sleep(0.05)
    raise AssertionError("PostgreSQL doesn't start")
