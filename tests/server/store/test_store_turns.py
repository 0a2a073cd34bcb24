"""Processes take turns to write to a file of SQLite, and nobody waits for his turn for ever."""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import active_count

import pytest

from kubrik.server.store.errors import StoreError
from kubrik.server.store.pulse import FRESH, Pulse
from kubrik.server.store.store import Store
from kubrik.server.store.turns import Turn
from tests.patience import PATIENCE
from tests.server.store.things import log_of, put


@contextmanager
def held(path: Path) -> Iterator[None]:
    """By another process, as far as the lock can tell."""
    file = os.open(path, os.O_RDWR | os.O_CREAT)
    fcntl.flock(file, fcntl.LOCK_EX)
    yield
    os.close(file)


def is_free(path: Path) -> bool:
    file = os.open(path, os.O_RDWR)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    finally:
        os.close(file)
    return True


async def test_a_choice_that_has_no_turn_is_refused_and_can_be_made_again(sqlite: str, tmp_path: Path) -> None:
    async with await Store.open(sqlite, patience=0.1) as store:
        id = await put(store)
        with held(tmp_path / "kubrik.db-turn"):
            for refused in (store.append(id, 0, ["one"]), store.set_status(id, "aborted"), store.check()):
                with pytest.raises(StoreError, match="is locked by another program; close that and try again"):
                    await asyncio.wait_for(refused, PATIENCE)
        await store.append(id, 0, ["one"])
        assert await log_of(store, id) == ["one"]


def test_whoever_has_given_up_does_not_hold_the_turn_when_it_comes(tmp_path: Path) -> None:
    path = tmp_path / "turn"
    turn, threads = Turn(str(path), patience=0.01), active_count()
    with held(path):
        for _ in range(3):
            with pytest.raises(sqlite3.OperationalError, match="too long"), turn:
                pass
        assert active_count() == threads + 1
    end = time.monotonic() + PATIENCE
    while active_count() > threads and time.monotonic() < end:
        time.sleep(0.001)
    assert is_free(path)
    with turn:
        assert not is_free(path)
    assert is_free(path)
    turn.close()


def test_whoever_waits_is_let_in_as_soon_as_it_is_his_turn(tmp_path: Path) -> None:
    path = tmp_path / "turn"
    turn, other = Turn(str(path), PATIENCE), Turn(str(path), patience=0.01)
    with other:
        queued = turn._asked()
        assert queued is not None
        assert not queued.has_come.is_set()
    with turn:
        assert not is_free(path)
    for one in (turn, other):
        one.close()


async def test_whether_something_can_be_stored_is_tried_now_and_then() -> None:
    """Whoever asks in between is told what was found."""
    now, tried, broken = [100.0], list[float](), [True]

    async def beat() -> None:
        tried.append(now[0])
        await asyncio.sleep(0)
        if broken[0]:
            raise StoreError("the disk is full; make room")

    pulse = Pulse(beat, lambda: now[0])
    for _ in range(3):
        with pytest.raises(StoreError):
            await pulse.check()
    broken[0] = False
    now[0] += FRESH
    await asyncio.gather(*(pulse.check() for _ in range(50)))
    assert tried == [100.0, 100.0 + FRESH]
    await pulse.close()
