"""What a database complains of, in one line for people: the place is named, no user, password or value ever is."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from kubrik.server.store.errors import StoreError

FULL: Final = "the disk of {place} is full; make room and try again"
NO_ANSWER: Final = "{place} doesn't answer ({why}); is it running, and is KUBRIK_DATABASE_URL right?"

SQLITE: Final = {
    sqlite3.SQLITE_BUSY: "{place} is locked by another program; close that and try again",
    sqlite3.SQLITE_LOCKED: "{place} is locked by another program; close that and try again",
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_CANTOPEN: "can't open {place}; is its folder there, and may you write to it?",
    sqlite3.SQLITE_READONLY: "can't write to {place}; may you write to it and to its folder?",
    sqlite3.SQLITE_PERM: "can't write to {place}; may you write to it and to its folder?",
    sqlite3.SQLITE_NOTADB: "{place} is no database; name another file in KUBRIK_DATABASE_URL",
    sqlite3.SQLITE_CORRUPT: "{place} is damaged; put a copy in its place, or name another file",
    sqlite3.SQLITE_IOERR: "{place} can't be read or written; is its disk in order?",
}

# By SQLSTATE, or its first two characters, which are its class.
POSTGRESQL: Final = {
    "28": "{place} refuses this user or password; mend KUBRIK_DATABASE_URL",
    "3D": "there is no such database: {place}; create it, or mend KUBRIK_DATABASE_URL",
    "42501": "{place} doesn't let this user do that; give the user the right to create and change tables there",
    "53100": FULL,
    "53300": "{place} has too many connections; close some and try again",
    "08": NO_ANSWER,
    "57": NO_ANSWER,
}


@contextmanager
def complaints(place: str) -> Iterator[None]:
    """Whatever a database raises in here comes out as a StoreError."""
    try:
        yield
    except (SQLAlchemyError, OSError, sqlite3.Error) as error:
        raise StoreError(complaint(error, place)) from error


def complaint(error: Exception, place: str) -> str:
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, OSError):
        return NO_ANSWER.format(place=place, why=cause.strerror or "it takes too long")
    known = _of_sqlite(cause) if isinstance(cause, sqlite3.Error) else _of_postgresql(cause, error)
    return (known or "{place} fails ({why}); try again").format(place=place, why=type(cause).__name__)


def _of_sqlite(cause: sqlite3.Error) -> str | None:
    """The complaint for an SQLite error: the low byte of its code is the kind, the rest are details."""
    return SQLITE.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF)


def _of_postgresql(cause: BaseException | None, error: Exception) -> str | None:
    state = getattr(cause, "sqlstate", None) or ""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return NO_ANSWER
    return POSTGRESQL.get(state) or POSTGRESQL.get(state[:2])
