"""The queue of experiments, as one process of the server sees it: it takes them, plays them, and shows them."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from kubrik.engine.complaints import said
from kubrik.server.common.logs import LOG
from kubrik.server.common.tasks import end
from kubrik.server.experiments.asked import Asked, Limits, State, Ticket
from kubrik.server.experiments.process import Process, Work, work
from kubrik.server.experiments.shelf import PLAN, REPORT, Shelf
from kubrik.server.experiments.turns import Turn
from kubrik.server.store.tokens import new_token

TURN: Final = "turn"
PAUSE: Final = 0.5  # seconds between two looks at a queue
IDLE: Final = 30.0  # and at reports that get old


class TooMany(Exception):
    """So many wait already; `yours`: of whoever asks."""

    def __init__(self, *, yours: bool) -> None:
        super().__init__()
        self.yours: Final = yours


class Experiments:
    """None without a folder. Otherwise one at a time of all processes that share it."""

    def __init__(self, root: Path | None, limits: Limits | None = None, what: Work = work) -> None:
        self.is_on: Final = root is not None
        self._shelf: Final = Shelf(root or Path())
        self._limits: Final = limits or Limits()
        self._what: Final = what
        self._turn: Final = Turn((root or Path()) / TURN)
        self._news: Final = asyncio.Event()
        self._keeping: asyncio.Task[None] | None = None
        self._process: tuple[str, Process] | None = None  # that plays now, and what

    def begin(self, asked: Asked, who: str) -> str:
        """Put it into the queue, and return its id; TooMany, if too many wait."""
        self.check(who)
        id = new_token()
        self._shelf.put(id, asked, Ticket(who=who, at=time.time()))
        self.wake()
        return id

    def check(self, who: str) -> None:
        """TooMany, if too many wait."""
        live = self._shelf.live()
        if sum(ticket.who == who for _, ticket in live) >= self._limits.each:
            raise TooMany(yours=True)
        if len(live) >= self._limits.waiting:
            raise TooMany(yours=False)

    def look(self, id: str) -> tuple[State, int] | None:
        """How far it is, and how many are before it; None if there is no such experiment."""
        if not self._shelf.has(id):
            return None
        self.wake()
        live = [other for other, _ in self._shelf.live()]
        return self._shelf.state(id), live.index(id) if id in live else 0

    def report(self, id: str) -> bytes | None:
        return self._shelf.result(id, REPORT) if self._shelf.has(id) else None

    def plan(self, id: str) -> bytes | None:
        """What `kubrik lab run` takes to play it again."""
        return self._shelf.result(id, PLAN) if self._shelf.has(id) else None

    async def cancel(self, id: str) -> bool:
        """Nothing is left of it; if this process plays it, that has ended. Another one notices at its next look."""
        if self._process is not None and self._process[0] == id:
            self._process[1].end()
            self._process = None
        return self._shelf.has(id) and await asyncio.to_thread(self._shelf.remove, id)

    async def close(self) -> None:
        """Nothing is played afterwards."""
        if self._keeping is not None:
            await end([self._keeping])

    def wake(self) -> None:
        """Somebody has to look after the queue; if the process that did is gone, this one does."""
        self._news.set()
        if self._keeping is None or self._keeping.done():
            self._keeping = asyncio.create_task(self._keep())

    async def _keep(self) -> None:
        """Play one after the other, and remove what is old, until nothing is left."""
        while self._shelf.all():
            await asyncio.to_thread(self._shelf.tidy, self._limits)
            if self._shelf.live() and self._turn.take():
                try:
                    await self._play_next()
                finally:
                    self._turn.give_back()
            self._news.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(PAUSE if self._shelf.live() else IDLE):
                    await self._news.wait()

    async def _play_next(self) -> None:
        """The oldest that waits. Nobody else plays now: what seems to be played was left by a process that died."""
        for id, _ in self._shelf.live():
            if self._shelf.state(id).status == "playing":
                self._fail(id, "lab_lost")
                continue
            return await self._play(id)

    async def _play(self, id: str) -> None:
        self._shelf.note(id, State(status="playing"))
        process = Process(self._shelf.folder(id), self._limits, self._what)
        self._process = id, process
        try:
            is_late = not await self._watched(id, process)
        finally:
            if self._process is not None:  # else it was cancelled
                process.end()
                self._process = None
        if self._shelf.state(id).status == "playing":
            LOG.warning("an experiment was ended", extra={"why": "time" if is_late else "memory, or a fault"})
            self._fail(id, "lab_too_slow" if is_late else "lab_ended")
        await asyncio.to_thread(self._shelf.forget_rows, id)

    async def _watched(self, id: str, process: Process) -> bool:
        """Wait until it has ended, or was cancelled by whichever process; False if it takes too long."""
        latest = time.monotonic() + self._limits.seconds + self._limits.grace
        while self._process is not None and process.is_alive() and self._shelf.has(id):
            if time.monotonic() > latest:
                return False
            await asyncio.sleep(self._limits.look)
        return True

    def _fail(self, id: str, code: str) -> None:
        with suppress(OSError):
            self._shelf.note(id, State(status="failed", problem=said(code)))
