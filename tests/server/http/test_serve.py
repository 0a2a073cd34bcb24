"""`kubrik serve` as somebody starts it: a process of its own, which ends in good order."""

from __future__ import annotations

import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import msgspec
import pytest
import websockets.sync.client as ws
from websockets.exceptions import ConnectionClosed

from kubrik.server.wire.messages import VERSION
from tests.cli.terminal import KUBRIK, environment
from tests.patience import PATIENCE

TABLE = {"game": "humans", "chairs": [{"who": "me", "name": "Ann"}, {"who": "friend"}], "shuffle": False}


@contextmanager
def served(*args: str, log: Path, env: dict[str, str] | None = None) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The process, and the address that it prints."""
    with log.open("w") as errors:
        process = subprocess.Popen(
            [*KUBRIK, "serve", "--no-open", "--port", "0", *args],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=environment(env),
        )
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            address = re.search(r"http://127\.0\.0\.1:\d+", line)
            assert address, line + log.read_text()
            yield process, address[0]
        finally:
            process.kill()
            process.communicate()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "SIGINT"])
def test_it_ends_in_good_order(sqlite: str, tmp_path: Path, number: signal.Signals) -> None:
    log = tmp_path / "log"
    with served("--database", sqlite, log=log) as (process, address):
        made = httpx.post(f"{address}/api/tables", json=TABLE, timeout=PATIENCE).json()
        token = made["seats"][0]["token"]
        with ws.connect(f"{address.replace('http', 'ws')}/ws/{made['id']}", open_timeout=PATIENCE) as page:
            page.send(msgspec.json.encode({"t": "hello", "v": VERSION, "lang": "ru", "token": token}).decode())
            assert msgspec.json.decode(page.recv(PATIENCE))["t"] == "welcome"
            process.send_signal(number)
            with suppress(ConnectionClosed):
                list(page)  # until it is closed
            assert page.close_code in (1001, 1012)
        assert process.wait(PATIENCE) == 0
    lines = [msgspec.json.decode(line) for line in log.read_text().splitlines()]
    assert lines[-1]["event"] == "the server ends"
    assert not [line for line in lines if line["level"] in ("error", "warning")]
    assert not [secret for secret in (made["host"], token) if secret in log.read_text()]
    with served("--database", sqlite, log=log) as (_, address):
        found = httpx.get(f"{address}/api/tables/{made['id']}", timeout=PATIENCE).json()
        assert found["seats"][0]["name"] == "Ann"


def test_several_processes_share_the_tables(url: str, tmp_path: Path) -> None:
    """Whoever answers, it is the same lobby, and all requests are counted together."""
    with served("--database", url, "--workers", "2", log=tmp_path / "log") as (process, address):
        made = httpx.post(f"{address}/api/tables", json=TABLE, timeout=PATIENCE).json()
        for _ in range(10):  # each on a connection of its own
            assert httpx.get(f"{address}/api/tables/{made['id']}", timeout=PATIENCE).status_code == 200
        told = httpx.get(f"{address}/metrics", timeout=PATIENCE).text
        counted = re.search(r'route="/api/tables/\{id\}",status="200"\} 10\.0', told)
        assert counted, told
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
