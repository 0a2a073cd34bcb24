"""How long the first start takes: `make play` in a fresh clone with empty caches, until the page answers.

    python benchmarks/first_start.py            the clone of the last commit, first and second start
    python benchmarks/first_start.py --compile  and how long it takes until the rules are compiled

Needs git, make, a network, and nothing else; writes only into a temporary folder.
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
GOALS: Final = {"first start": 60.0, "second start": 2.0, "compiled": 100.0}  # seconds
PATIENCE: Final = 600.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compile", action="store_true", help="wait until the rules are compiled")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kubrik-first-") as folder:
        clone = Path(folder, "clone")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        env = surroundings(Path(folder))
        with started(clone, env) as seconds:
            report("first start", seconds)
            if args.compile:
                report("compiled", until_compiled(clone))
        with started(clone, env) as seconds:
            report("second start", seconds)


def surroundings(folder: Path) -> dict[str, str]:
    """An environment with empty caches of pip and npm, and a home in which nothing was ever installed."""
    caches = {"PIP_CACHE_DIR": "pip", "npm_config_cache": "npm", "XDG_CACHE_HOME": "cache", "XDG_DATA_HOME": "data"}
    return {**os.environ, **{name: str(folder / place) for name, place in caches.items()}}


@contextmanager
def started(clone: Path, env: dict[str, str]) -> Iterator[float]:
    """Yields the seconds from `make play` to the first answer; ends the server afterwards."""
    port = free_port()
    begun = time.monotonic()
    words = ["make", "--no-print-directory", "play", f"ARGS=--no-open --port {port}"]
    make = subprocess.Popen(words, cwd=clone, env=env, stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        wait_for_page(port, make)
        yield time.monotonic() - begun
    finally:
        os.killpg(make.pid, signal.SIGINT)
        make.wait()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def wait_for_page(port: int, make: subprocess.Popen[bytes]) -> None:
    begun = time.monotonic()
    while time.monotonic() - begun < PATIENCE:
        if make.poll() is not None:
            sys.exit("make play has ended")
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE).close()
            return
        except OSError:
            time.sleep(0.02)
    sys.exit("no answer")


def until_compiled(clone: Path) -> float:
    """Seconds until the compiled home has appeared."""
    begun = time.monotonic()
    while not any(path.name[0] != "." for path in (clone / ".venv" / "homes").glob("*")):
        if time.monotonic() - begun > PATIENCE:
            sys.exit("nothing was compiled")
        time.sleep(0.1)
    return time.monotonic() - begun


def report(what: str, seconds: float) -> None:
    verdict = "holds" if seconds <= GOALS[what] else "MISSED"
    print(f"{what:14} {seconds:6.1f} s   at most {GOALS[what]:.0f} s: {verdict}", flush=True)


if __name__ == "__main__":
    main()
