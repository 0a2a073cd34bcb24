"""A table as the store keeps it: followed line by line, and what is added to it is true when it is stored."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec

from kubrik.engine.game import Box, SetupError
from kubrik.engine.replay import result_of
from kubrik.server.game.boxes import prepared
from kubrik.server.game.clock import Clock
from kubrik.server.game.game import LiveGame
from kubrik.server.game.lines import LiveLine, read_all, write_all
from kubrik.server.game.old import Stuck, game_of
from kubrik.server.game.refusals import NotRunning
from kubrik.server.game.teacher import Teacher, teacher_of
from kubrik.server.store.damage import tell
from kubrik.server.store.errors import Damaged, NoTable, Taken
from kubrik.server.store.store import Store
from kubrik.server.store.values import Seat, StoredTable, TableFacts


class Kept:
    """A table as stored. Callers must take turns: nothing here may run twice at the same time."""

    def __init__(self, id: str, store: Store) -> None:
        self.id: Final = id
        self.is_true = False  # is the game below what the store holds?
        self.table: TableFacts
        self.box: Box  # made when the table is first read: its set-up never changes
        self.seats: tuple[Seat, ...] = ()
        self.game: LiveGame | Stuck | None = None
        self.teacher: Teacher | None = None  # where a lesson is taught
        self.clock = Clock(0)
        self.number = 0  # of what is stored next
        self._store: Final = store

    def live(self) -> LiveGame:
        """The game, or NotRunning if it can't be played."""
        if self.table.status != "running" or not isinstance(self.game, LiveGame):
            raise NotRunning(self.table.status)
        return self.game

    def draw(self, game: LiveGame) -> None:
        """From now on chance is drawn here, or told by the lesson."""
        if self.teacher is not None:
            self.teacher.draw(game)
        else:
            game.draw()

    async def keep(self, game: LiveGame) -> list[LiveLine]:
        """Store what is new in the game, and return its lines. Taken, if a different process was first.

        Until they are stored, our game may differ from the store.
        """
        lines = game.new_lines()
        if not lines:
            return lines
        self.is_true = False
        result = result_of(game.box, game.table) if game.table.over else None
        await self._store.append(self.id, self.number, [write_all(lines)], result)
        self.is_true = True
        self.number += 1
        self.clock.look(game, time.time())
        if result is not None:
            self.table = msgspec.structs.replace(self.table, status="over", result=result)
        return lines

    async def load(self) -> None:
        """Read the table from the store, unless what we have is what is stored."""
        if not self.is_true:
            await self.load_again()

    async def load_again(self) -> None:
        """Read the table from the store; if its game can begin, it begins."""
        await self._read()
        try:
            await self._begin()
        except BaseException:
            self.is_true = False
            raise

    async def _begin(self) -> None:
        if self.table.status == "open" and all(seat.kind != "open" for seat in self.seats):
            await self._store.set_status(self.id, "running")  # the last one to sit down was cut off before he could
            await self._read()
        if self.table.status == "running" and self.number == 0 and isinstance(self.game, LiveGame):
            self.draw(self.game)
            try:
                await self.keep(self.game)
            except Taken:
                await self._read()
        if isinstance(self.game, LiveGame):
            self.clock.look(self.game, time.time())

    async def _read(self) -> None:
        stored = await self._store.load(self.id)
        if stored is None:
            raise NoTable(self.id)
        if not self.seats:
            self.box = await self._prepared(stored.table)
            self.teacher = teacher_of(stored.table.setup.game, stored.table.lesson)
        was_true, self.is_true = self.is_true, False
        self.table, self.seats = stored.table, stored.seats
        if was_true and isinstance(self.game, LiveGame):
            self._go_on(self.game, stored)
        else:
            self._follow(stored)
        self.is_true = True

    async def _prepared(self, table: TableFacts) -> Box:
        """The box of the table; raises Damaged if there is no such game, or not for so many seats."""
        try:
            return await asyncio.to_thread(prepared, table.setup)
        except SetupError as error:
            tell(table.id, error)
            raise Damaged(table.id) from error

    def _go_on(self, game: LiveGame, stored: StoredTable) -> None:
        """Follow the lines that other processes have added."""
        for one in stored.lines[self.number :]:
            for line in read_all([one]):
                game.follow(line)
            self.clock.look(game, one.at.timestamp())
        self.number = len(stored.lines)

    def _follow(self, stored: StoredTable) -> None:
        """Follow the log from the first line on: what we had may have been a different game."""
        self.clock = Clock(stored.table.minutes)
        self.number = len(stored.lines)
        self.game = self._game_of(stored) if stored.table.status != "open" else None

    def _game_of(self, stored: StoredTable) -> LiveGame | Stuck:
        """A seat's time begins when it was asked: what others have done since then does not move it."""
        times = [one.at.timestamp() for one in stored.lines for _ in one.line.split("\n")]
        lines = read_all(stored.lines)
        return game_of(stored.table, self.box, lines, lambda game, number: self.clock.look(game, times[number]))
