"""Ctrl-C ends what `make` does with one line, and what was started for it says nothing and doesn't go on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Final

STOPPED: Final = 130  # the exit code that shells expect
PATIENCE: Final = 5.0  # seconds that a group has to clear away


@contextmanager
def stoppable(*signals: signal.Signals) -> Iterator[None]:
    """Ctrl-C, or one of these signals, ends what is done here with a line, after everything is cleared away."""
    for each in (signal.SIGINT, *signals):
        signal.signal(each, stop)
    try:
        yield
    except KeyboardInterrupt:
        print("kubrik: stopped; the same command goes on from here", file=sys.stderr, flush=True)
        os._exit(STOPPED)  # at once: Python would take apart, for seconds, what mypy has read


def stop(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def works(command: Sequence[str | Path], log: Path, cwd: Path | None = None, env: dict[str, str] | None = None) -> bool:
    """Runs a command whose words are for the log alone: pages of errors where one line says what to do."""
    with log.open("wb") as told:
        return subprocess.run(command, cwd=cwd, env=env, stdout=told, stderr=told, check=False).returncode == 0


def end_group(leader: subprocess.Popen[bytes]) -> None:
    """Ends a process and all that it has started: it leads a group of its own (process_group=0)."""
    for name in ("SIGTERM", "SIGKILL"):
        if leader.poll() is None:
            with suppress(ProcessLookupError):
                send(leader, name)
            with suppress(subprocess.TimeoutExpired):
                leader.wait(PATIENCE)


def send(leader: subprocess.Popen[bytes], name: str) -> None:
    if os.name == "nt":
        leader.terminate()
    else:
        os.killpg(leader.pid, getattr(signal, name))
