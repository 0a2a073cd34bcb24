"""A live table: whoever changes it waits for the others, and for the store; then all who look are told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from kubrik.engine.journal import NOBODY
from kubrik.engine.record_lines import Chosen, Record
from kubrik.engine.replay import result_of
from kubrik.server.live.boxes import box_of
from kubrik.server.live.clock import Clock
from kubrik.server.live.driver import Driver
from kubrik.server.live.game import LiveGame
from kubrik.server.live.guest import Guest
from kubrik.server.live.lines import LiveLine, read_all, write_all
from kubrik.server.live.old import Stuck, game_of
from kubrik.server.live.refusals import Late, NothingToUndo, NotRunning
from kubrik.server.live.sights import Sight, Sights
from kubrik.server.live.titles import titles
from kubrik.server.metrics import choice_counted
from kubrik.server.news import News
from kubrik.server.store.errors import NoTable, StoreError, Taken
from kubrik.server.store.store import Store
from kubrik.server.store.values import Seat, StoredTable, Table
from kubrik.server.thinking import Thinking

Change = Callable[[LiveGame], list[LiveLine]]


class Room:
    """One of these in each process whose people look at the table; the store says what is true."""

    def __init__(self, id: str, store: Store, thinking: Thinking, news: News, pace: float) -> None:
        self.id: Final = id
        self.thinking: Final = thinking
        self.guests: Final[set[Guest]] = set()
        self.passing: Final[set[int]] = set()
        self.driver: Final = Driver(self, pace)
        self._store: Final = store
        self._news: Final = news
        self._lock: Final = asyncio.Lock()
        self._sights: Final = Sights()
        self._is_true = False  # is what follows what the store holds?
        self.table: Table
        self.seats: tuple[Seat, ...] = ()
        self.game: LiveGame | Stuck | None = None
        self.clock = Clock(0)
        self._number = 0  # of what is stored next

    # ---- what people do

    async def choose(self, seat: int, ask: int, choice: str) -> None:
        """It returns when the choice is stored. Illegal, Late and all others have changed nothing."""
        with choice_counted():
            await self._change(lambda game: game.choose(seat, choice), seat, ask)

    async def undo(self, seat: int, ask: int) -> None:
        """Whoever is not asked any more has no question to name."""
        await self._change(lambda game: taken_back(game, seat), seat if ask >= 0 else NOBODY, ask)

    async def stand_in(self, seat: int, on: bool) -> None:
        """A bot plays for an absent player, or gives the seat back."""
        await self._change(lambda game: game.stand_in(seat, on))

    async def pass_ahead(self, seat: int, on: bool) -> None:
        if on:
            self.passing.add(seat)
        else:
            self.passing.discard(seat)
        self.tell()

    async def refresh(self) -> None:
        """Seats, status or lines were changed elsewhere."""
        async with self._lock:
            await self._load_again()
            await self._load()
        self.tell()

    # ---- looking

    async def enter(self, guest: Guest) -> None:
        async with self._lock:
            await self._load()
            self.guests.add(guest)
            self._sights.forget()
            guest.greet(self._sights, self.sight(guest.seat))
        self.tell()

    def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self.tell()

    async def greet(self, guest: Guest) -> None:
        """Once more, and nothing that is not stored yet."""
        async with self._lock:
            await self._load()
            self._sights.forget()
            guest.greet(self._sights, self.sight(guest.seat))

    def tell(self, only: int = NOBODY) -> None:
        """All who look, or those from one seat, what each may see; then whoever is asked and is no person answers."""
        if not self._is_true:
            return
        self._sights.forget()
        for guest in [guest for guest in self.guests if only in (NOBODY, guest.seat)]:
            if guest.seat is None or self.seats[guest.seat].kind == "person":
                guest.update(self._sights, self.sight(guest.seat))
            else:
                guest.dismiss()  # the seat is another's now
        self.driver.wake()

    def sight(self, seat: int | None) -> Sight:
        sight = Sight(self.table, self.seats, self.game)
        sight.online = frozenset(guest.seat for guest in self.guests if guest.seat is not None)
        sight.passing = frozenset(self.passing)
        sight.deadline = self.clock.deadline(seat) if seat is not None else None
        return sight

    def live(self) -> LiveGame:
        """The game, if it can be played."""
        if self.table.status != "running" or not isinstance(self.game, LiveGame):
            raise NotRunning(self.table.status)
        return self.game

    async def record(self) -> Record:
        """The game as it is kept in a file."""
        async with self._lock:
            await self._load()
        assert isinstance(self.game, LiveGame), "only a game that can be followed has a record"
        players = [seat.bot or name for seat, name in zip(self.seats, titles(self.seats, "en"))]
        return self.game.sitting.record(players)

    async def close(self) -> None:
        for guest in self.guests:
            guest.dismiss()
        await self.driver.close()

    # ---- the store

    async def _change(self, change: Change, seat: int = NOBODY, ask: int = 0) -> None:
        """Whoever asked may go away meanwhile: what was begun is finished, and told."""
        await asyncio.shield(self._make(change, seat, ask))

    async def _make(self, change: Change, seat: int, ask: int) -> None:
        async with self._lock:
            await self._load()
            try:
                lines = await self._try(change, seat, ask)
            except Taken:  # another process was first: follow it, and see whether it still can be
                await self._load()
                lines = await self._try(change, seat, ask)
            finally:
                with suppress(StoreError):  # then whoever comes next tries again
                    await self._load()
        self.tell(seat if self._is_secret(seat, lines) else NOBODY)
        await self._news.tell(self.id)

    def _is_secret(self, seat: int, lines: list[LiveLine]) -> bool:
        """A part of an answer under seal, with more of it to come: nobody else sees anything of it."""
        is_choice = all(isinstance(line, Chosen) for line in lines)
        return is_choice and isinstance(self.game, LiveGame) and seat != NOBODY and self.game.is_answering(seat)

    async def _try(self, change: Change, seat: int, ask: int) -> list[LiveLine]:
        game = self.live()
        if seat != NOBODY and ask != game.ask(seat):
            raise Late
        lines = change(game)
        await self._keep(game, lines)
        return lines

    async def _keep(self, game: LiveGame, lines: list[LiveLine]) -> None:
        """Until it is stored, what we have is not what is true."""
        if not lines:
            return
        self._is_true = False
        table = game.sitting.table
        result = result_of(game.box, table) if table.over else None
        await self._store.append(self.id, self._number, [write_all(lines)], result)
        self._is_true = True
        self._number += 1
        if result is not None:
            self.table = msgspec.structs.replace(self.table, status="over", result=result)

    async def _load(self) -> None:
        if not self._is_true:
            await self._load_again()
        if self.table.status == "open" and all(seat.kind != "open" for seat in self.seats):
            await self._store.set_status(self.id, "running")  # whoever sat down last was cut off before he could
            await self._load_again()
        if self.table.status == "running" and self._number == 0 and isinstance(self.game, LiveGame):
            try:
                await self._keep(self.game, self.game.begin())
            except Taken:
                await self._load_again()
        if isinstance(self.game, LiveGame):
            self.clock.look(self.game, time.time())

    async def _load_again(self) -> None:
        stored = await self._store.load(self.id)
        if stored is None:
            raise NoTable(self.id)
        was_true, self._is_true = self._is_true, False
        self.table, self.seats = stored.table, stored.seats
        if was_true and isinstance(self.game, LiveGame):
            self._go_on(self.game, stored)
        else:
            self._follow(stored)
        self._is_true = True

    def _go_on(self, game: LiveGame, stored: StoredTable) -> None:
        """The lines that another process has added."""
        for one in stored.lines[self._number :]:
            for line in read_all([one]):
                game.follow(line)
            self.clock.look(game, one.at.timestamp())
        self._number = len(stored.lines)

    def _follow(self, stored: StoredTable) -> None:
        """From the first line on: what we had may have been another game."""
        self.clock = Clock(stored.table.minutes)
        self._number = len(stored.lines)
        lines = read_all(stored.lines)
        self.game = game_of(stored.table, box_of(stored.table.setup), lines) if stored.table.status != "open" else None
        if isinstance(self.game, LiveGame) and stored.lines:
            self.clock.look(self.game, stored.lines[-1].at.timestamp())


def taken_back(game: LiveGame, seat: int) -> list[LiveLine]:
    lines = game.undo(seat)
    if not lines:
        raise NothingToUndo
    return lines
