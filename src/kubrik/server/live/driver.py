"""Answers where no person does: bots, bots that stand in, and passes in advance."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from kubrik.engine.illegal import Illegal
from kubrik.games.registry import game_named
from kubrik.server.live.alarm import Alarm
from kubrik.server.live.game import LiveGame
from kubrik.server.live.refusals import Refusal
from kubrik.server.metrics import BOT_SECONDS
from kubrik.server.store.errors import StoreError
from kubrik.server.store.values import Seat

if TYPE_CHECKING:
    from kubrik.server.live.room import Room

STAND_IN: Final = "mate"  # who plays for a player who stays away
PATIENCE: Final = 2.0  # seconds, before something that went wrong is tried again
log = logging.getLogger(__name__)


class Driver:
    """Drives one room as long as there is somebody to answer for."""

    def __init__(self, room: Room, pace: float) -> None:
        self._room: Final = room
        self._pace: Final = pace  # seconds between two choices of bots that people watch
        self._driving: asyncio.Task[None] | None = None
        self._alarm: Final = Alarm(room)
        self._is_closed = False

    def wake(self) -> None:
        """Something has changed."""
        if self._is_closed:
            return
        self._alarm.set()
        if self._driving is None and self._next() is not None:
            self._driving = asyncio.create_task(self._drive())

    def is_needed(self) -> bool:
        """Is somebody answering, or a time running?"""
        return self._driving is not None or self._alarm.is_set

    async def close(self) -> None:
        """Nothing is under way afterwards, for the store may close."""
        self._is_closed = True
        await self._alarm.close()
        if self._driving is not None:
            self._driving.cancel()
            await asyncio.wait([self._driving])
            self._driving = None  # if it had not begun, it could not say so itself

    # ---- who answers

    def _next(self) -> tuple[int, str] | None:
        """A seat that is asked, and the bot that answers for it ("" where it passes)."""
        game = self._room.game
        if self._room.table.status != "running" or not isinstance(game, LiveGame):
            return None
        others = [chair for chair in self._room.seats if self._may_answer(game, chair)]
        return next(((chair.seat, bot) for chair in others for bot in self._answering(game, chair)), None)

    def _may_answer(self, game: LiveGame, chair: Seat) -> bool:
        return chair.kind == "bot" or chair.seat in game.stand_ins or chair.seat in self._room.passing

    def _answering(self, game: LiveGame, chair: Seat) -> list[str]:
        seat = chair.seat
        if not game.is_asked(seat):
            return []
        if chair.kind == "bot":
            return [chair.bot]
        if seat in game.stand_ins:
            return [STAND_IN]
        return [""] if seat in self._room.passing and self._may_pass(game, seat) else []

    def _may_pass(self, game: LiveGame, seat: int) -> bool:
        view = game.box.view(game.sitting.table, seat)
        return view.question is not None and game_named(game.box.setup.game).passing in view.question.options

    async def _drive(self) -> None:
        try:
            while (found := self._next()) is not None:
                await self._answer(*found)
        finally:
            self._driving = None

    async def _answer(self, seat: int, bot: str) -> None:
        """A refusal means that the table has moved on meanwhile."""
        room = self._room
        try:
            game = room.live()
            told = len(game.notes(None))
            ask = game.ask(seat)
            await room.choose(seat, ask, await self._choice(game, seat, bot))
            await self._pause(told)
        except (Refusal, Illegal):
            await asyncio.sleep(0)
        except StoreError as error:
            log.warning("table %s waits: %s", room.id, error)
            await asyncio.sleep(PATIENCE)
        except Exception:
            log.exception("table %s: nobody answers for seat %d", room.id, seat)
            await asyncio.sleep(PATIENCE)

    async def _choice(self, game: LiveGame, seat: int, bot: str) -> str:
        """To a question out of turn the answer takes its time: a quick one would tell that there was no choice."""
        view = game.box.view(game.sitting.table, seat)
        options = view.question.options if view.question is not None else ()
        if not bot:
            return game_named(game.box.setup.game).passing
        if game.box.texts.is_reaction(view):
            return (await asyncio.gather(self._thought(game, seat, bot, options), asyncio.sleep(self._pace)))[0]
        return await self._thought(game, seat, bot, options)

    async def _thought(self, game: LiveGame, seat: int, bot: str, options: tuple[str, ...]) -> str:
        """A single option needs no thought."""
        if len(options) == 1:
            return options[0]
        with BOT_SECONDS.labels(bot).time():
            return await self._room.thinking.choose(game.box.setup, game.entries(), seat, bot)

    async def _pause(self, told: int) -> None:
        """People who watch can follow what bots do."""
        game = self._room.game
        if self._room.guests and isinstance(game, LiveGame) and len(game.notes(None)) > told:
            await asyncio.sleep(self._pace)
