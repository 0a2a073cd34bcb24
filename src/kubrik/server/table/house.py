"""All tables that are live in this process."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import random
from typing import Final

from kubrik.server.bots.analyst import Analyst
from kubrik.server.bots.thinkers import Thinkers
from kubrik.server.bots.trials import Trials
from kubrik.server.bots.trying import examined
from kubrik.server.common.metrics import TABLES
from kubrik.server.common.tasks import end
from kubrik.server.experiments.experiments import Experiments
from kubrik.server.news.news import EVERYTHING, News
from kubrik.server.store.errors import StoreError
from kubrik.server.store.presence import Present
from kubrik.server.store.store import Store
from kubrik.server.table.presence import Presence
from kubrik.server.table.room import Room
from kubrik.server.table.talk import of_news

PACE: Final = 0.5  # seconds between choices of bots that people watch
IDLE: Final = 60.0  # seconds between two looks for rooms that nobody needs, and for tables that need a room
GRACE: Final = timedelta(seconds=30)  # for the process that has the table open


class House:
    """Rooms are opened when somebody asks for them, and closed when nobody looks and nothing is to happen."""

    def __init__(
        self, store: Store, thinkers: Thinkers, news: News, pace: float = PACE, experiments: Path | None = None
    ) -> None:
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.trials: Trials = Trials()
        self.checks: Trials = Trials(examined, processes=1)  # while somebody types; new tables don't wait for these
        self.experiments: Experiments = Experiments(experiments)
        self.analyst: Final = Analyst(store)
        self._news: Final = news
        self._pace: Final = pace
        self._rooms: Final[dict[str, Room]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._woken: Final[set[str]] = set()

    async def open(self) -> None:
        await self._news.listen(self._heard)
        self.analyst.open()
        self._do(self._look_around())
        if self._news.has_others:
            self._do(Presence(self.store, self._sitting).keep_telling())

    async def close(self) -> None:
        """Close all rooms; nothing is under way afterwards, for the store may close."""
        await end(self._tasks)
        for room in list(self._rooms.values()):
            await room.close()
        await self.analyst.close()
        await self._news.close()
        await self.thinkers.close()
        await asyncio.gather(self.trials.close(), self.checks.close(), self.experiments.close())

    async def room(self, id: str) -> Room:
        """The room of this table, opened if it is not; NoTable, if there is no such table."""
        while id not in self._rooms:  # or again, if the room that we opened was closed meanwhile
            room = Room(id, self.store, self.thinkers, self._news, self._pace)
            await room.refresh()
            if self._rooms.setdefault(id, room) is not room:
                await room.close()  # somebody else opened it meanwhile
            else:
                self._news.opened(id)
            TABLES.set(len(self._rooms))
        return self._rooms[id]

    async def refresh(self, id: str) -> None:
        """Seats or status were changed in the store: all who look are told, in every process."""
        await (await self.room(id)).refresh()
        self._news.tell(id)

    async def forget(self, id: str) -> None:
        """Close the room of a table that was removed."""
        if id in self._rooms:
            await self._rooms.pop(id).close()
            self._news.closed(id)

    def rooms(self) -> list[Room]:
        return list(self._rooms.values())

    def _sitting(self) -> Iterator[Present]:
        """Everybody who sits at a table in this process."""
        for room in self.rooms():
            for seat in room.online:
                yield room.id, seat

    async def is_here(self, id: str, seat: int) -> bool:
        """Does somebody sit there, in this process or in any other?"""
        return seat in (await self.room(id)).online or await self.store.is_here(id, seat)

    def _heard(self, word: str) -> None:
        id, said = of_news(word)
        if said is not None:
            if id in self._rooms:
                self._rooms[id].hear(said)
            return
        for room in self.rooms() if id == EVERYTHING else [self._rooms[id]] if id in self._rooms else []:
            self._do(self._follow(room))

    async def _follow(self, room: Room) -> None:
        with suppress(StoreError):  # ignored: it is loaded when it is needed
            await room.refresh()

    async def _look_around(self) -> None:
        """Looks for idle rooms and late tables; each process at its own time, so that the work is shared."""
        await asyncio.sleep(IDLE * random())
        while True:
            await self._tidy()
            await self._wake()
            await asyncio.sleep(IDLE)

    async def _tidy(self) -> None:
        """Closes rooms that nobody needs; each is checked just before, because somebody may come meanwhile."""
        for room in self.rooms():
            if not room.is_needed():
                del self._rooms[room.id]
                self._news.closed(room.id)  # before somebody opens a new one
                await room.close()
        TABLES.set(len(self._rooms))

    async def _wake(self) -> None:
        """Opens tables where a time ran out while no process had them open, as after a restart."""
        late: set[str] = set()
        with suppress(StoreError):  # ignored: tried again at the next look
            late = set(await self.store.late_tables(datetime.now(UTC) - GRACE))
        for id in late - self._woken:
            with suppress(StoreError):  # the same; others are woken now
                await self.room(id)
                self._woken.add(id)  # only once: a table that can't go on is late forever

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
