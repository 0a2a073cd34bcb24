"""Rings when somebody has taken longer than a choice may take: then a bot stands in."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from kubrik.server.live.game import LiveGame
from kubrik.server.live.refusals import Refusal
from kubrik.server.store.errors import StoreError
from kubrik.server.tasks import end

if TYPE_CHECKING:
    from kubrik.server.live.room import Room

PATIENCE: Final = 2.0  # seconds, before a bot that could not be seated is seated again
log = logging.getLogger(__name__)


class Alarm:
    """For the seat of a room whose time runs out first."""

    def __init__(self, room: Room) -> None:
        self._room: Final = room
        self._timer: asyncio.TimerHandle | None = None
        self._seating: Final[set[asyncio.Task[None]]] = set()

    @property
    def is_set(self) -> bool:
        return self._timer is not None

    def set(self) -> None:
        """Anew, for something has changed."""
        self._unset()
        if deadlines := self._deadlines():
            delay = max(0.0, min(deadlines.values()) - time.time())
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    async def close(self) -> None:
        self._unset()
        await end(self._seating)

    def _unset(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _deadlines(self) -> dict[int, float]:
        """Of the people for whom nobody stands in."""
        found, game, seats = self._room.clock.deadlines(), self._room.game, self._room.seats
        if not found or self._room.table.status != "running" or not isinstance(game, LiveGame):
            return {}
        return {seat: at for seat, at in found.items() if seats[seat].kind == "person" and seat not in game.stand_ins}

    def _ring(self) -> None:
        late = [seat for seat, at in self._deadlines().items() if at <= time.time()]
        if not late:  # timers keep another time than clocks
            self.set()
        for seat in late:
            task = asyncio.create_task(self._seat_bot(seat))
            self._seating.add(task)
            task.add_done_callback(self._seating.discard)

    async def _seat_bot(self, seat: int) -> None:
        try:
            await self._room.stand_in(seat, on=True)
        except Refusal:  # the game has ended meanwhile
            pass
        except StoreError as error:
            log.warning("table %s: nobody stands in for seat %d: %s", self._room.id, seat, error)
            await asyncio.sleep(PATIENCE)
            self.set()
