"""How long tables are kept: those that nobody touches any more don't fill the disk."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from random import random
from typing import Final

from kubrik.server.settings import Settings
from kubrik.server.store.errors import StoreError
from kubrik.server.table.house import House

SOON: Final = 60.0  # seconds, after the server has started
OFTEN: Final = 3600.0  # seconds, between two looks
FEW: Final = 5  # tables that are removed at once, while nobody else can write
BREATH: Final = 0.1  # seconds for the others
log = logging.getLogger(__name__)


async def keep(house: House, settings: Settings) -> None:
    """Remove old tables now and then, until it is cancelled. Each process looks at its own time."""
    await asyncio.sleep(SOON * random())
    while settings.keep:
        try:
            await remove_old(house, settings, datetime.now(UTC))
        except StoreError as error:  # then at the next look
            log.warning("old tables can't be removed: %s", error)
        await asyncio.sleep(OFTEN)


async def remove_old(house: House, settings: Settings, now: datetime) -> int:
    """Removes old tables and returns how many. A table that somebody looks at counts as touched."""
    await house.store.touch([room.id for room in house.rooms() if room.guests])
    before, over_before = (now - timedelta(days=days) for days in (settings.keep, settings.keep_over))
    removed = 0
    while ids := await house.store.expire(before, over_before, FEW):
        for id in ids:
            await house.forget(id)
        removed += len(ids)
        await asyncio.sleep(BREATH)
    if removed:
        log.info("old tables were removed", extra={"tables": removed})
    return removed
