"""What somebody in the workshop asks of a server, in few words."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import httpx

from kubrik.games.humans.box.files.load import read_text
from kubrik.server.bots.trying import limit_memory
from kubrik.server.experiments.asked import Limits

OWN = read_text()
RUSSIAN = {"Accept-Language": "ru"}


def wish(**changed: Any) -> dict[str, Any]:
    """A few games of cadets, who need no time to think."""
    usual = {"kind": "seats", "game": "humans", "seats": 2, "cards": OWN, "file": "cards.toml", "bot": "cadet"}
    return {**usual, "games": 4, **changed}


async def begin(client: httpx.AsyncClient, **changed: Any) -> str:
    answer = await client.post("/api/experiments", json=wish(**changed))
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


async def look(client: httpx.AsyncClient, id: str, **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = (await client.get(f"/api/experiments/{id}", **more)).json()
    return found


async def become(client: httpx.AsyncClient, id: str, status: str) -> dict[str, Any]:
    """Waits until it is so; whatever else it ends as fails the test."""
    while (found := await look(client, id))["status"] != status:
        assert found["status"] in ("queued", "playing"), found
        await asyncio.sleep(0.02)
    return found


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# ---- what is done in a process that plays nothing


def sleep_for_ever(folder: str, limits: Limits) -> None:
    (Path(folder) / "pid").write_text(str(os.getpid()))
    time.sleep(1e9)


def vanish(folder: str, limits: Limits) -> None:
    os._exit(3)


def take_all_memory(folder: str, limits: Limits) -> None:
    limit_memory(limits.megabytes)
    kept = []
    while True:
        kept.append(bytes(10_000_000))


async def process_of(laboratory: Path, id: str) -> int:
    """The process that sleeps there, once it does."""
    path = laboratory / id / "pid"
    while not path.exists() or not path.read_text():
        await asyncio.sleep(0.01)
    return int(path.read_text())


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
