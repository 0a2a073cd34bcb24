"""Rings when somebody has taken longer than a choice may take: then he is answered for."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from kubrik.server.common.tasks import end
from kubrik.server.game.game import LiveGame
from kubrik.server.game.refusals import TableRefusal
from kubrik.server.store.errors import StoreError

if TYPE_CHECKING:
    from kubrik.server.table.room import Room

PATIENCE: Final = 2.0  # seconds, before somebody who could not be replaced is replaced again
log = logging.getLogger(__name__)


class Alarm:
    """Rings for the seat of a room whose time runs out first."""

    def __init__(self, room: Room) -> None:
        self._room: Final = room
        self._timer: asyncio.TimerHandle | None = None
        self._seating: Final[set[asyncio.Task[None]]] = set()

    @property
    def is_set(self) -> bool:
        return self._timer is not None

    def set(self) -> None:
        """Set the timer again after any change."""
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
        """When each person for whom nobody answers runs out of time."""
        found, game, seats = self._room.clock.deadlines(), self._room.game, self._room.seats
        if not found or self._room.table.status != "running" or not isinstance(game, LiveGame):
            return {}
        return {seat: at for seat, at in found.items() if seats[seat].kind == "person" and not game.is_replaced(seat)}

    def _ring(self) -> None:
        late = [seat for seat, at in self._deadlines().items() if at <= time.time()]
        if not late:  # loop time and wall time drift: the timer may fire early
            self.set()
        for seat in late:
            task = asyncio.create_task(self._go_on_without(seat))
            self._seating.add(task)
            task.add_done_callback(self._seating.discard)

    async def _go_on_without(self, seat: int) -> None:
        try:
            await self._room.go_away(seat)
        except TableRefusal:  # the game has ended meanwhile
            pass
        except StoreError as error:
            log.warning("table %s: nobody answers for seat %d: %s", self._room.id, seat, error)
            await asyncio.sleep(PATIENCE)
            self.set()
