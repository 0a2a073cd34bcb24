"""Analyses finished games in the background: one at a time, after everything else, and never for too long."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

import msgspec

from kubrik.analysis.points import Analysis, Found
from kubrik.engine.languages import LANGUAGES
from kubrik.server.bots.analysing import Stretch, conclude, walk
from kubrik.server.bots.pool import Pool
from kubrik.server.common.logs import LOG
from kubrik.server.common.tasks import end
from kubrik.server.game.boxes import box_of
from kubrik.server.game.game import LiveGame
from kubrik.server.game.lines import read_all
from kubrik.server.game.titles import titles
from kubrik.server.store.errors import StoreError
from kubrik.server.store.store import Store
from kubrik.server.store.values import StoredTable

LAST: Final = 19  # everybody is served before
LINES: Final = 8  # of the log, between two signs of life
MOST_SECONDS: Final = 900.0  # of a core, for one game
LOOK: Final = 60.0  # seconds between two looks for what another process has left behind


class TooLong(Exception):
    """A game that takes more than a game may."""


class Analyst:
    """One for each process of a server; of all of them, one works at a time."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._pool: Final = Pool(1, LAST)
        self._wanted: Final = asyncio.Event()
        self._tasks: Final[list[asyncio.Task[None]]] = []

    def open(self) -> None:
        self._tasks.append(asyncio.create_task(self._work()))

    async def close(self) -> None:
        """Stop, if need be in the middle: whoever comes next begins anew."""
        await end(self._tasks)
        await self._pool.close()

    def wake(self) -> None:
        """Something was asked for."""
        self._wanted.set()

    async def _work(self) -> None:
        while True:
            with suppress(StoreError):  # tried again at the next look
                while (id := await self._store.analyses.take()) is not None:
                    await self._make(id)
            self._wanted.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._wanted.wait()

    async def _make(self, id: str) -> None:
        """Makes one and keeps it; whatever goes wrong, the next one gets its turn."""
        content: str | None = None
        try:
            stored = await self._store.load(id)
            if stored is not None and stored.table.status == "over":
                content = msgspec.json.encode(await self._made(stored)).decode()
        except StoreError:
            raise
        except Exception as error:
            LOG.error("an analysis failed", extra={"why": repr(error)})
        await self._store.analyses.keep(id, content)

    async def _made(self, stored: StoredTable) -> Analysis:
        found, seconds = Found(), 0.0
        whole = await asyncio.to_thread(whole_of, stored)
        for stretch in stretches(whole):
            await self._store.analyses.beat(whole.table, stretch.first, whole.last)
            walked = await self._pool.ask(walk, stretch)
            found, seconds = found.plus(walked.found), seconds + walked.seconds
            if seconds > MOST_SECONDS:
                raise TooLong
        LOG.info("a game is analysed", extra={"lines": whole.last, "seconds": round(seconds, 1)})
        return await self._pool.ask(conclude, (msgspec.structs.replace(whole, first=whole.last), found))


def whole_of(stored: StoredTable) -> Stretch:
    """All lines of a game. Replaying takes time: this is for a thread."""
    game = LiveGame(box_of(stored.table.setup), read_all(stored.lines))
    names = {lang: titles(stored.seats, lang) for lang in LANGUAGES}
    setup = msgspec.json.encode(stored.table.setup, order="deterministic")
    lines = tuple(game.entries())
    return Stretch(stored.table.id, setup, lines, names, 0, len(lines))


def stretches(whole: Stretch) -> Iterator[Stretch]:
    for first in range(0, whole.last, LINES):
        yield msgspec.structs.replace(whole, first=first, last=min(whole.last, first + LINES))
