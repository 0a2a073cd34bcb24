"""A database that goes away in the middle of a transaction: we find out whether that is stored, and then say so."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from sqlalchemy.exc import DBAPIError

from kubrik.server.store.errors import InDoubt, StoreError

PAUSE: Final = 0.1  # seconds, before the next try
T = TypeVar("T")
Write = Callable[[], Awaitable[T]]


def is_cut_off(error: Exception) -> bool:
    """The connection was lost or took too long, or a disk failed to say whether it has written."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", 0) == sqlite3.SQLITE_IOERR_FSYNC
    return isinstance(error, OSError) or getattr(error, "connection_invalidated", False)


async def found_out(again: Write[T], place: str, patience: float) -> T:
    """Whatever comes of writing again, which leaves alone what is stored already. InDoubt, if that can't be done."""
    given_up = time.monotonic() + patience
    while True:
        try:
            return await again()
        except StoreError:  # this the database has said for certain
            raise
        except Exception as error:
            if time.monotonic() >= given_up:
                raise InDoubt(place) from error
        await asyncio.sleep(PAUSE)
