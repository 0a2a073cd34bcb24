"""A live table: changes are made one at a time, and stored; then all who look are told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from kubrik.engine.journal import NOBODY
from kubrik.engine.record_lines import Chosen, Record
from kubrik.engine.standing import Standing
from kubrik.server.bots.thinkers import Thinkers
from kubrik.server.common.metrics import CHOICE_SECONDS
from kubrik.server.game.defaults import ahead_of, standing_answer
from kubrik.server.game.game import LiveGame
from kubrik.server.game.lines import LiveLine, Stands
from kubrik.server.game.refusals import Late, NotAsked, NothingToUndo, OffLesson, Replaced
from kubrik.server.game.titles import titles
from kubrik.server.news.news import News
from kubrik.server.show.guest import Guest
from kubrik.server.show.scenes import Scenes
from kubrik.server.show.stage import Stage
from kubrik.server.store.errors import StoreError, Taken
from kubrik.server.store.store import Store
from kubrik.server.table.driver import Driver
from kubrik.server.table.kept import Kept
from kubrik.server.table.talk import Talk, as_news
from kubrik.server.wire.messages import Said
from kubrik.server.wire.phrases import Phrase

Act = Callable[[LiveGame], None]


class Room(Kept):
    """One of these in each process whose people look at the table; the store says what is true."""

    def __init__(self, id: str, store: Store, thinkers: Thinkers, news: News, pace: float) -> None:
        super().__init__(id, store)
        self.thinkers: Final = thinkers
        self.guests: Final[set[Guest]] = set()
        self._by_hand: Final[dict[int, int]] = {}  # by seat: a question that it came back to, and answers itself
        self.driver: Final = Driver(self, pace)
        self.online: frozenset[int] = frozenset()  # seats, in this process
        self._news: Final = news
        self._lock: Final = asyncio.Lock()
        self._callers = 0  # who do something here, or wait until they can
        self._scenes: Final = Scenes()
        self._talk: Final = Talk()
        self._is_untold = False  # something happened while a choice was being stored

    # ---- what people do

    async def choose(self, seat: int, ask: int, choice: str, by: Guest | None = None) -> None:
        """Make a choice, and return when it is stored. Illegal, Late and all other errors have changed nothing.

        `by` a guest, or by the house.
        """
        begun = time.perf_counter()
        await self._change(lambda game: self._answer(game, seat, choice, by), seat, ask, by)
        if isinstance(self.game, LiveGame) and not self.game.is_quiet():  # anybody may look at what is counted
            CHOICE_SECONDS.note(time.perf_counter() - begun)

    def _answer(self, game: LiveGame, seat: int, choice: str, by: Guest | None) -> None:
        if self.teacher is not None and by is not None:
            self.teacher.check(game, seat, choice)
        game.answer(seat, choice)

    async def undo(self, seat: int, ask: int, by: Guest | None = None) -> None:
        """Take back a choice. A seat that is not asked any more has no question to name: `ask` is -1."""

        def act(game: LiveGame) -> None:
            take_back(game, seat)
            self._by_hand[seat] = game.ask(seat)

        await self._change(act, seat if ask >= 0 else NOBODY, ask, by)

    async def stand_in(self, seat: int, on: bool, by: Guest | None = None) -> None:
        """A bot plays for an absent player, or gives the seat back."""
        await self._change(lambda game: game.stand_in(seat, on), by=by)

    async def go_away(self, seat: int) -> None:
        """A player's time has run out: from now on the rulebook answers, or a bot where the table was made so."""
        by_bot = self.table.out_of_time == "bot"
        await self._change(lambda game: game.stand_in(seat, True) if by_bot else game.go_away(seat))

    async def stand(self, seat: int, answer: Standing, on: bool, by: Guest | None = None) -> None:
        """Give the answer to a question once for all, or change that. Nobody else hears of it."""
        await self._change(lambda game: self._stand(game, seat, answer, on), by=by)

    def _stand(self, game: LiveGame, seat: int, answer: Standing, on: bool) -> None:
        if self.teacher is not None and self.teacher.is_on(game):
            raise OffLesson  # a lesson has every question answered by its learner
        keep_standing(game, seat, answer, on)

    async def leave_lesson(self, seat: int, by: Guest | None = None) -> None:
        """The learner plays on without the lesson."""
        await self._change(lambda game: game.leave_lesson(seat), by=by)

    def standing_answer(self, game: LiveGame, seat: int) -> Standing | None:
        """The seat's standing answer to what it is asked, unless it has just taken something back."""
        if self._by_hand.get(seat) == game.ask(seat):
            return None
        return standing_answer(game, seat, seat in self.online)

    async def refresh(self) -> None:
        """Read the table again: its seats, status or lines were changed elsewhere."""
        async with self._turn():
            await self.load_again()
        self.tell()

    async def _change(self, act: Act, seat: int = NOBODY, ask: int = 0, by: Guest | None = None) -> list[LiveLine]:
        """Do something at the table, store it and tell all who look.

        The caller may be cancelled meanwhile: what is stored is told all the same.
        """
        number, lines = self.number, list[LiveLine]()
        try:
            async with self._turn():
                lines = await self._made(act, seat, ask, by)
        finally:
            if self.number != number:
                self.tell(self._whose_secret(seat, lines))
                self._news.tell(self.id)
        return lines

    async def _made(self, act: Act, seat: int, ask: int, by: Guest | None) -> list[LiveLine]:
        await self.load()
        try:
            return await self._try(act, seat, ask, by)
        except Taken:  # a different process was first: follow it, and see whether it still can be
            await self.load()
            return await self._try(act, seat, ask, by)
        finally:
            with suppress(StoreError):  # ignored: the next caller tries again
                await self.load()

    async def _try(self, act: Act, seat: int, ask: int, by: Guest | None) -> list[LiveLine]:
        if by is not None:
            self.check(by)
        game = self.live()
        if seat != NOBODY and ask != game.ask(seat):
            raise Late
        self.draw(game)
        act(game)
        self.draw(game)
        return await self.keep(game)

    def check(self, guest: Guest) -> None:
        """Raise Replaced if the guest's seat was given away: he may not have read that yet."""
        if not self._may_look(guest):
            raise Replaced

    def _may_look(self, guest: Guest) -> bool:
        """May the guest look? A spectator may, and a player who still has his seat."""
        return guest.seat is None or guest.has(self.seats[guest.seat])

    def _whose_secret(self, seat: int, lines: list[LiveLine]) -> int:
        """The seat, if nobody else sees anything of this: a part of an answer under seal, or a standing answer."""
        if len(lines) == 1 and isinstance(lines[0], Stands):
            return lines[0].stands
        if not lines or not isinstance(self.game, LiveGame) or seat == NOBODY:
            return NOBODY
        is_secret = self.game.is_answering(seat) and all(isinstance(line, Chosen) for line in lines)
        return seat if is_secret else NOBODY

    def say(self, seat: int, phrase: Phrase) -> None:
        """Say a phrase to all who look, here and in other processes."""
        said = self._talk.said(seat, phrase)
        self.hear(said)
        self._news.say(self.id, as_news(self.id, said))

    def hear(self, said: Said) -> None:
        """Somebody said something at this table: tell all who look."""
        for guest in self.guests:
            guest.send(said)

    # ---- looking

    async def enter(self, guest: Guest) -> None:
        async with self._turn():
            await self.load()
            self.guests.add(guest)
            self._look_around()
            self._greet(guest)
        self.tell()

    def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self._look_around()
        self.tell()

    def _look_around(self) -> None:
        self.online = frozenset(guest.seat for guest in self.guests if guest.seat is not None)

    async def greet(self, guest: Guest) -> None:
        """Send the guest the whole table again, and nothing that is not stored yet."""
        async with self._turn():
            await self.load()
            self._greet(guest)

    def _greet(self, guest: Guest) -> None:
        """Send the guest the whole table, or dismiss him if he lost his seat on the way."""
        self._scenes.forget()
        if self._may_look(guest):
            guest.greet(self._scenes, self.stage())
        else:
            guest.dismiss()

    def tell(self, only: int = NOBODY) -> None:
        """Tell all who look, or those from one seat, what each may see; then wake the driver: it answers for bots."""
        if not self.is_true:
            self._is_untold = True
            return
        only = NOBODY if self._is_untold else only
        self._is_untold = False
        self._scenes.forget(in_secret=only != NOBODY)
        stage = self.stage()
        for guest in [guest for guest in self.guests if only in (NOBODY, guest.seat)]:
            if self._may_look(guest):
                guest.update(self._scenes, stage)
            else:
                guest.dismiss()
        self.driver.wake()

    def stage(self) -> Stage:
        stage = Stage(self.box, self.table, self.seats, self.game)
        stage.teacher = self.teacher
        stage.online = self.online
        stage.deadlines = self.clock.deadlines()
        return stage

    async def record(self) -> Record:
        """The game as it is kept in a file."""
        async with self._turn():
            await self.load()
        assert isinstance(self.game, LiveGame), "only a game that can be followed has a record"
        players = [seat.bot or name for seat, name in zip(self.seats, titles(self.seats, "en"))]
        return self.game.record(players)

    # ---- one after the other

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """One caller at a time. Those who wait count as callers, so the room is not closed meanwhile."""
        self._callers += 1
        try:
            async with self._lock:
                yield
        finally:
            self._callers -= 1

    def is_needed(self) -> bool:
        return bool(self.guests) or self._callers > 0 or self.driver.is_needed()

    async def close(self) -> None:
        for guest in self.guests:
            guest.dismiss()
        await self.driver.close()


def take_back(game: LiveGame, seat: int) -> None:
    """Take back what the seat may take back, or raise NothingToUndo."""
    if not game.undo(seat):
        raise NothingToUndo


def keep_standing(game: LiveGame, seat: int, answer: Standing, on: bool) -> None:
    """Keep the answer, or no longer; NotAsked, if it answers neither what is asked nor what may be answered ahead."""
    if on and answer not in (game.may_stand(seat), ahead_of(game)):
        raise NotAsked
    game.stand(seat, answer, on)
