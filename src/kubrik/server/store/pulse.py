"""Can anything be stored? Who asks often is told what was found a moment ago."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Connection

from kubrik.server.store.schema import pulse

FRESH: Final = 5.0  # seconds
BALLAST: Final = "." * 20_000  # about as much as a new table takes


class Pulse:
    def __init__(self, beat: Callable[[], Coroutine[None, None, None]], clock: Callable[[], float] = time.monotonic):
        self._beat: Final = beat
        self._clock: Final = clock
        self._beating: asyncio.Task[None] | None = None
        self._at = 0.0

    async def check(self) -> None:
        """Raise what the last try to store something has raised, if anything."""
        if self._beating is None or (self._beating.done() and self._clock() - self._at >= FRESH):
            self._beating, self._at = asyncio.create_task(self._beat()), self._clock()
        await asyncio.shield(self._beating)

    async def close(self) -> None:
        if self._beating is not None:
            await asyncio.wait([self._beating])


def beat(c: Connection) -> None:
    """Writes as much as a table needs: a full disk may still have room for a few bytes."""
    c.execute(pulse.delete())
    c.execute(pulse.insert(), {"at": datetime.now(UTC), "ballast": BALLAST})
