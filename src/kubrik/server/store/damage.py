"""Rows that can't be read: each is left out, told of once, and counted. All others are as good as before."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from kubrik.server.common.logs import LOG
from kubrik.server.common.metrics import DAMAGED
from kubrik.server.store.rows import AnyRow
from kubrik.server.store.schema import tables

UNREADABLE: Final = (msgspec.MsgspecError, ValueError, TypeError, LookupError)
NO_TEXT: Final = "Could not decode to UTF-8"  # as SQLite's driver says it
SHOWN: Final = 6  # characters of an id: enough to find the row, too few to open the table
MOST_TOLD: Final = 10_000
T = TypeVar("T")
_told: Final[set[str]] = set()


def is_damage(error: Exception) -> bool:
    """Does a row hold what we never wrote? All else is the database's fault."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return isinstance(cause, UNREADABLE) or (isinstance(cause, sqlite3.Error) and NO_TEXT in str(cause))


def tell(id: str, error: Exception) -> None:
    """Log which table can't be read, and what kind of error it is; never what stands there."""
    if id not in _told and len(_told) < MOST_TOLD:
        _told.add(id)
        DAMAGED.inc()
        LOG.error("a table is damaged", extra={"begins": id[:SHOWN], "why": type(error).__name__})


async def readable(c: AsyncConnection, wanted: Select[*tuple[Any, ...]], read: Callable[[AnyRow], T]) -> list[T]:
    """The rows of tables, read together or, if one of them can't be, one after the other without that one."""
    try:
        return [read(row) for row in (await c.execute(wanted)).all()]
    except Exception as error:
        if not is_damage(error):
            raise
    ids = (await c.execute(wanted.with_only_columns(tables.c.id))).scalars().all()
    return [found for id in ids for found in await _readable(c, id, wanted, read)]


async def _readable(
    c: AsyncConnection, id: str, wanted: Select[*tuple[Any, ...]], read: Callable[[AnyRow], T]
) -> list[T]:
    try:
        return [read(row) for row in (await c.execute(wanted.where(tables.c.id == id))).all()]
    except Exception as error:
        if not is_damage(error):
            raise
        tell(id, error)
        return []
