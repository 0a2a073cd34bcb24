"""Tells the store who sits at the tables of this process, where there are other processes that need to know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Final

from kubrik.server.store.errors import StoreError
from kubrik.server.store.presence import Present
from kubrik.server.store.store import Store

LOOK: Final = 1.0  # seconds, between two looks at who has come and gone
RENEWED: Final = 20.0  # seconds, after which all who are still here are named again
LASTS: Final = timedelta(seconds=60)  # long enough for two renewals that fail


class Presence:
    """What this process has said: who is here, and until when."""

    def __init__(self, store: Store, sitting: Callable[[], Iterable[Present]]) -> None:
        self._store: Final = store
        self._sitting: Final = sitting
        self._said: Final[dict[Present, datetime]] = {}

    async def keep_telling(self) -> None:
        """Tell the store who comes and goes, until it is cancelled."""
        loop = asyncio.get_running_loop()
        renewed = loop.time()
        while True:
            is_due = loop.time() - renewed >= RENEWED
            with suppress(StoreError):  # then at the next look
                await self.tell(again=is_due)
                renewed = loop.time() if is_due else renewed
            await asyncio.sleep(LOOK)

    async def tell(self, again: bool = False) -> None:
        """Tell who came or went since the last time; or, again, all who are here."""
        now, until = set(self._sitting()), datetime.now(UTC) + LASTS
        come = [sitting for sitting in now if again or sitting not in self._said]
        gone = {sitting: said for sitting, said in self._said.items() if sitting not in now}
        if come or gone:
            await self._store.say_who_is_here(come, until, gone)
        self._said.update(dict.fromkeys(come, until))
        for sitting in gone:
            del self._said[sitting]
