"""`kubrik serve`, as its users run it: a process of its own, on loopback, with a data file of its own."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE

COMMAND = (sys.executable, "-m", "kubrik", "serve")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """May be killed and started again: the address and the data stay."""

    def __init__(self, folder: Path, env: dict[str, str] | None = None) -> None:
        self._env = {**os.environ, "KUBRIK_PACE": "0.01", "KUBRIK_ANALYSIS": "3000", **(env or {})}  # nothing is slow
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self._database = f"sqlite:///{folder / 'kubrik.db'}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [*COMMAND, "--port", str(self.port), "--database", self._database, "--no-open"]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=self._env)
        end = time.monotonic() + PATIENCE
        while not self._is_up():
            assert self._process.poll() is None, self.log.read_text(encoding="utf-8")
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.05)

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        assert self._end(signal.SIGTERM) == 0, self.log.read_text(encoding="utf-8")

    def call(self, path: str, body: object) -> dict[str, Any]:
        """A call of the lobby."""
        data = json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            read: dict[str, Any] = json.load(answer)
            return read

    def _end(self, how: signal.Signals) -> int:
        assert self._process, "it runs"
        process, self._process = self._process, None
        process.send_signal(how)
        return process.wait(PATIENCE)

    def _is_up(self) -> bool:
        try:
            with urllib.request.urlopen(self.url + "/api/games", timeout=PATIENCE):
                return True
        except OSError:
            return False
