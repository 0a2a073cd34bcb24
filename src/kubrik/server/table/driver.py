"""Answers where no person does: bots, bots that stand in, the rulebook's defaults, the only way, standing answers."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from kubrik.engine.illegal import Illegal
from kubrik.engine.play import options
from kubrik.server.common.metrics import LATE_ANSWERS
from kubrik.server.game.defaults import default_answer
from kubrik.server.game.game import LiveGame
from kubrik.server.game.refusals import TableRefusal
from kubrik.server.store.errors import StoreError
from kubrik.server.store.values import Seat
from kubrik.server.table import pacing
from kubrik.server.table.alarm import Alarm
from kubrik.server.table.pacing import ONLY_WAY, STANDING, Slot, new_slot

if TYPE_CHECKING:
    from kubrik.server.table.room import Room

STAND_IN: Final = "mate"  # who plays for a player who stays away
LESSON: Final = "lesson"  # says what the other seats choose where one is taught
RULEBOOK: Final = "rulebook"  # gives the default answers
PATIENCE: Final = 2.0  # seconds, before something that went wrong is tried again
log = logging.getLogger(__name__)


class Pause:
    """An answer that is ready, and the wait before it goes out."""

    def __init__(self, seat: int, ask: int, who: str, until: float) -> None:
        self.seat: Final = seat
        self.ask: Final = ask
        self.who: Final = who
        self.wait: Final = asyncio.ensure_future(pacing.wait_until(until))


class Driver:
    """Drives one room as long as there is somebody to answer for, one seat after the other."""

    def __init__(self, room: Room, pace: float) -> None:
        self._room: Final = room
        self._pace: Final = pace  # seconds that an answer takes
        self._driving: asyncio.Task[None] | None = None
        self._pause: Pause | None = None  # before an answer that is ready goes out
        self._alarm: Final = Alarm(room)
        self._is_closed = False

    def wake(self) -> None:
        """Look whether somebody is to be answered for; called after every change."""
        if self._is_closed:
            return
        self._alarm.set()
        if self._pause is not None and not self._is_wanted(self._pause):
            self._pause.wait.cancel()
        if self._driving is None and self._next() is not None:
            self._driving = asyncio.create_task(self._drive())

    def is_needed(self) -> bool:
        """Is somebody answering, or a time running?"""
        return self._driving is not None or self._alarm.is_set

    async def close(self) -> None:
        """Stop answering; nothing is under way afterwards, for the store may close."""
        self._is_closed = True
        await self._alarm.close()
        if self._driving is not None:
            self._driving.cancel()
            await asyncio.wait([self._driving])
            self._driving = None  # a task that had not begun could not report this itself

    # ---- who answers

    def _next(self) -> tuple[int, str] | None:
        """A seat that is asked, and who answers for it: a bot's level, LESSON, RULEBOOK, ONLY_WAY or STANDING."""
        game = self._room.game
        if self._room.table.status != "running" or not isinstance(game, LiveGame):
            return None
        asked = [chair for chair in self._room.seats if game.is_asked(chair.seat)]
        return next(((chair.seat, who) for chair in asked if (who := self._answering(game, chair))), None)

    def _answering(self, game: LiveGame, chair: Seat) -> str:
        if chair.kind == "bot":
            return LESSON if self._by_lesson(game, chair.seat) else chair.bot
        if chair.seat in game.stand_ins:
            return STAND_IN
        if chair.seat in game.away:
            return RULEBOOK
        if game.has_only_way(chair.seat):
            return ONLY_WAY
        return STANDING if self._room.standing_answer(game, chair.seat) is not None else ""

    def _by_lesson(self, game: LiveGame, seat: int) -> str:
        """What the lesson chooses for this seat, if there is one that does."""
        teacher = self._room.teacher
        return teacher.answer(game, seat) if teacher is not None else ""

    def _is_wanted(self, pause: Pause) -> bool:
        """Is the answer that waits still to be given? Its question may be answered or taken back meanwhile."""
        game, seat = self._room.game, pause.seat
        if not isinstance(game, LiveGame) or not game.is_asked(seat) or game.ask(seat) != pause.ask:
            return False
        return self._answering(game, self._room.seats[seat]) == pause.who

    # ---- answering

    async def _drive(self) -> None:
        try:
            while (found := self._next()) is not None:
                await self._answer(*found)
        finally:
            self._driving = None

    async def _answer(self, seat: int, who: str) -> None:
        """Answer for a seat, or wait a little. A refusal means that the table has moved on meanwhile."""
        room = self._room
        try:
            await self._in_its_slot(seat, who, new_slot(self._pace_of(seat, who), who))
        except (TableRefusal, Illegal):
            await asyncio.sleep(0)
        except StoreError as error:
            log.warning("table %s waits: %s", room.id, error)
            await asyncio.sleep(PATIENCE)
        except Exception:
            log.exception("table %s: nobody answers for seat %d", room.id, seat)
            await asyncio.sleep(PATIENCE)

    def _pace_of(self, seat: int, who: str) -> float:
        """Who has only one way, and nothing to take back, keeps nobody waiting."""
        return 0.0 if who == ONLY_WAY and not self._room.live().can_undo(seat) else self._pace

    async def _in_its_slot(self, seat: int, who: str, slot: Slot) -> None:
        """What nobody sees is answered as soon as it is thought; the last part, which is seen, when the slot ends."""
        room, game = self._room, self._room.live()
        ask = game.ask(seat)
        (*parts, last), seconds = await self._thought(game, seat, who, slot)
        since = pacing.now() - seconds
        for given, part in enumerate(parts):
            await room.choose(seat, ask + given, part)
        ready = pacing.now()
        if slot.is_late(since, ready):
            LATE_ANSWERS.inc()
        if await self._waited(Pause(seat, ask + len(parts), who, slot.end(since, ready))):
            await room.choose(seat, ask + len(parts), last)

    async def _waited(self, pause: Pause) -> bool:
        """Wait until the answer goes out; False as soon as nobody needs it any more."""
        self._pause = pause
        try:
            await asyncio.wait([pause.wait])
            return self._is_wanted(pause)
        finally:
            pause.wait.cancel()
            self._pause = None

    async def _thought(self, game: LiveGame, seat: int, who: str, slot: Slot) -> tuple[list[str], float]:
        """All parts of the answer, and how many seconds it took to find them."""
        if who == LESSON:
            return [self._by_lesson(game, seat)], 0.0
        if who == ONLY_WAY:
            return [options(game.table, seat)[0].name], 0.0
        if who == STANDING:
            answer = self._room.standing_answer(game, seat)
            assert answer is not None, "who answers was found a moment ago"
            return [answer.choice], 0.0
        if who == RULEBOOK:
            return default_answer(game, seat), 0.0
        room, lines = self._room, game.entries()
        return await room.thinkers.answer(room.id, game.box.setup, lines, seat, who, slot.thought)
