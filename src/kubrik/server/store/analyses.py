"""Analyses in the store: a queue that all processes share, and what was made.

Whoever makes one says so now and then. If nobody has for a while, its process is gone, and another begins anew.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kubrik.server.store.schema import analyses

GONE: Final = timedelta(seconds=60)  # without a sign of life
MOST_WAITING: Final = 20


class StoredAnalysis(msgspec.Struct, frozen=True):
    """How far it is; `ahead` wait before it."""

    ahead: int
    is_begun: bool
    done: int
    whole: int
    failed: bool
    content: str | None


class Analyses:
    """Those of one store."""

    def __init__(
        self,
        reading: Callable[[], AbstractAsyncContextManager[AsyncConnection]],
        write: Callable[[Callable[[Connection], Any]], Awaitable[Any]],
    ) -> None:
        self._reading: Final = reading
        self._write: Final = write

    async def of(self, id: str) -> StoredAnalysis | None:
        async with self._reading() as c:
            row = (await c.execute(select(analyses).where(analyses.c.table_id == id))).one_or_none()
            if row is None:
                return None
            earlier = select(func.count()).where(is_open(), analyses.c.asked_at < row.asked_at)
            ahead = await c.scalar(earlier) or 0
        return StoredAnalysis(ahead, row.beat_at is not None, row.done, row.whole, row.failed, row.content)

    async def ask(self, id: str) -> bool:
        """Puts it into the queue, again if it failed or is out of date; False if the queue is full."""
        return bool(await self._write(lambda c: ask(c, id, datetime.now(UTC))))

    async def take(self) -> str | None:
        """The one that has waited longest, which is ours to make now; None while any is being made."""
        async with self._reading() as c:
            if not await c.scalar(select(func.count()).where(is_open())):
                return None
        found: str | None = await self._write(lambda c: take(c, datetime.now(UTC)))
        return found

    async def beat(self, id: str, done: int, whole: int) -> None:
        await self._write(lambda c: put(c, id, beat_at=datetime.now(UTC), done=done, whole=whole))

    async def keep(self, id: str, content: str | None) -> None:
        """Keeps what was made; None: it failed, and whoever wants may ask again."""
        await self._write(lambda c: put(c, id, content=content, failed=content is None))


def is_open() -> ColumnElement[bool]:
    return and_(analyses.c.content.is_(None), analyses.c.failed.is_(False))


def ask(c: Connection, id: str, now: datetime) -> bool:
    waiting = c.scalar(select(func.count()).where(is_open())) or 0
    fresh = {"asked_at": now, "beat_at": None, "done": 0, "whole": 0, "failed": False, "content": None}
    there = c.execute(select(analyses.c.content, analyses.c.failed).where(analyses.c.table_id == id)).one_or_none()
    if there is not None and there.content is None and not there.failed:
        return True
    if waiting >= MOST_WAITING:
        return False
    if there is None:
        c.execute(analyses.insert(), {"table_id": id} | fresh)
    else:
        put(c, id, **fresh)
    return True


def take(c: Connection, now: datetime) -> str | None:
    is_alive = and_(is_open(), analyses.c.beat_at >= now - GONE)
    if c.scalar(select(func.count()).where(is_alive)):
        return None
    oldest = select(analyses.c.table_id, analyses.c.beat_at).where(is_open()).order_by(analyses.c.asked_at).limit(1)
    row = c.execute(oldest).one_or_none()
    if row is None:
        return None
    as_seen = or_(analyses.c.beat_at.is_(None), analyses.c.beat_at < now - GONE)
    ours = update(analyses).where(analyses.c.table_id == row.table_id, as_seen).values(beat_at=now, done=0)
    return row.table_id if c.execute(ours).rowcount == 1 else None


def put(c: Connection, id: str, **values: Any) -> None:
    c.execute(update(analyses).where(analyses.c.table_id == id).values(**values))
