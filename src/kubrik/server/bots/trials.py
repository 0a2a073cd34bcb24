"""Tries out a custom card, tile or scenario file in a separate process before anybody plays with it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from typing import Final

import msgspec

from kubrik.engine.game import Setup
from kubrik.server.bots.trying import READY, Limits, Tried, Trying, tried, work
from kubrik.server.common.logs import LOG

PROCESSES: Final = 2
MOST_WAITING: Final = 16
STARTING: Final = 120.0  # seconds for a process to begin
TOO_MUCH: Final = Tried(is_too_much=True)


class TooManyTrials(Exception):
    """So many wait already that one more would wait too long."""


class Trials:
    """A few processes, started when they are needed; who comes next waits, and who waits is counted."""

    def __init__(self, trying: Trying = tried, limits: Limits | None = None, processes: int = PROCESSES) -> None:
        self._trying: Final = trying
        self._limits: Final = limits or Limits()
        self._threads: Final = ThreadPoolExecutor(processes, "trial")  # they only wait for the processes
        self._idle: Final[deque[Trial]] = deque()
        self._busy: Final[set[Trial]] = set()
        self._waiting = 0
        self._is_closed = False

    async def try_out(self, setup: Setup) -> Tried:
        """Tries to set up the game in a process, and returns what it found."""
        if self._waiting >= MOST_WAITING:
            raise TooManyTrials
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, setup)
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        """End all processes; those who still wait are told that it was too much."""
        self._is_closed = True
        for trial in self._busy.copy():
            trial.kill()
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)
        while self._idle:
            self._idle.pop().end()

    def _ask(self, setup: Setup) -> Tried:
        trial = self._free()
        self._busy.add(trial)
        found = TOO_MUCH if self._is_closed else trial.ask(setup)
        self._busy.discard(trial)
        if found.is_too_much:
            trial.end()
            LOG.warning("a trial was ended", extra={"game": setup.game, "letters": len(setup.cards)})
        else:
            self._idle.append(trial)
        return found

    def _free(self) -> Trial:
        while self._idle:
            trial = self._idle.pop()
            if trial.is_there():
                return trial
            trial.end()
        return Trial(self._trying, self._limits)


class Trial:
    """A process that tries out one set-up at a time."""

    def __init__(self, trying: Trying, limits: Limits) -> None:
        context = get_context("spawn")
        self._limits: Final = limits
        self._calls, theirs = context.Pipe()
        self._process: Final = context.Process(target=work, args=(theirs, trying, limits), daemon=True)
        self._process.start()
        theirs.close()
        self._asked = 0.0  # when it was asked last; at first it is still to begin

    def is_there(self) -> bool:
        """It ends by itself when nobody has asked for a while, and is asked no more some time before that."""
        return self._process.is_alive() and time.monotonic() - self._asked < self._limits.idle / 2

    def ask(self, setup: Setup) -> Tried:
        """What the process finds. If it ends, for whatever reason, the set-up was too much for it."""
        with suppress(EOFError, OSError):
            if self._asked == 0 and not self._has_begun():
                return TOO_MUCH
            self._asked = time.monotonic()
            self._calls.send_bytes(msgspec.json.encode(setup))
            if self._calls.poll(self._limits.clock):
                return msgspec.json.decode(self._calls.recv_bytes(), type=Tried)
        return TOO_MUCH

    def kill(self) -> None:
        """End the process; the thread that waits for its answer goes on at once."""
        self._process.kill()

    def end(self) -> None:
        self.kill()
        self._process.join()
        self._process.close()
        self._calls.close()

    def _has_begun(self) -> bool:
        """Wait until the process has loaded the program; that time is not counted."""
        return self._calls.poll(STARTING) and self._calls.recv_bytes() == READY
