"""Real runs: `python -m kubrik` as a process of its own, with pipes or in a terminal of 80 columns."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from tests.patience import PATIENCE

KUBRIK: Final = [sys.executable, "-m", "kubrik"]
# A relative path would point elsewhere once a test has gone to its own folder.
PYTHONPATH: Final = os.pathsep.join(os.path.abspath(p) for p in os.environ.get("PYTHONPATH", "").split(os.pathsep) if p)
CTRL_C: Final = "\x03"
CTRL_D: Final = b"\x04"
CONTROL: Final = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def piped(
    *args: str, typed: str = "", cwd: Path, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*KUBRIK, *args],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        cwd=cwd,
        env=environment(env),
        timeout=PATIENCE,
        check=False,
    )


def environment(more: dict[str, str] | None) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": PYTHONPATH, "LC_ALL": "C.UTF-8", "TERM": "xterm", **(more or {})}


def in_terminal(
    *args: str, typed: Iterable[str], then: str | None = None, cwd: Path, env: dict[str, str] | None = None
) -> tuple[int, str]:
    """Whenever the cursor waits, something is typed: first `typed`, then always `then` (None: Ctrl-D)."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    process = subprocess.Popen(
        [*KUBRIK, *args],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        cwd=cwd,
        env=environment(env),
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    )
    os.close(slave)
    try:
        shown = converse(master, iter(typed), then)
    finally:
        os.close(master)
        process.kill() if sys.exc_info()[0] else process.wait(PATIENCE)
        process.wait()
    return process.returncode, shown.decode()


def hear_ctrl_c() -> None:
    """In the new process: the terminal is its own, and it does not ignore what those who run the tests may ignore."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)


def converse(master: int, answers: Iterator[str], then: str | None) -> bytes:
    """All that was shown."""
    shown = b""
    while piece := read(master):
        shown += piece
        if shown.endswith(b"> "):
            answer = next(answers, then)
            time.sleep(0.3 if answer == CTRL_C else 0)  # Python hears it only once it really reads
            os.write(master, CTRL_D if answer is None else answer.encode() + b"\n" * (answer != CTRL_C))
    return shown


def read(master: int) -> bytes:
    """The next piece of what is shown; nothing when the program has ended."""
    ready, _, _ = select.select([master], [], [], PATIENCE)
    assert ready, "the program is stuck"
    try:
        return os.read(master, 65536)
    except OSError:
        return b""


def seen(shown: str) -> list[str]:
    """The lines that are left on the screen: without colours, and without what was overwritten."""
    return [line.rpartition("\r")[2] for line in CONTROL.sub("", shown).replace("\r\n", "\n").split("\n")]
