"""From a URL to an engine: a file of SQLite, or PostgreSQL."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any, Final

import platformdirs
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kubrik.server.store.errors import StoreError

VARIABLE: Final = "KUBRIK_DATABASE_URL"
PATIENCE: Final = 5.0  # seconds, for a locked file or a database that is slow to answer
LONGEST: Final = 30.0  # seconds, for a statement
FORMS: Final = "write sqlite:///folder/kubrik.db or postgresql://user:password@host/name"
POSTGRESQL_OPTIONS: Final = {"host", "port", "ssl"}
BEGIN: Final = "kubrik_begin"


def engine_of(url: str = "", patience: float = PATIENCE) -> AsyncEngine:
    """The engine for a URL, else for the one in the environment, else for a file in the user's data folder."""
    text = url or os.environ.get(VARIABLE, "")
    parsed = _parsed(text) if text else _own_file()
    return _sqlite(parsed, patience) if is_sqlite(parsed) else _postgresql(parsed, patience)


def place_of(engine: AsyncEngine) -> str:
    """Where the data are, for people; without user and password."""
    url = engine.url
    if is_sqlite(url):
        return str(url.database)
    host = url.host or url.query.get("host") or "localhost"
    return f"PostgreSQL at {host}{f':{url.port}' if url.port else ''}/{url.database}"


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def try_file(engine: AsyncEngine) -> None:
    """aiosqlite leaves a thread in trouble behind when a file can't be opened: so it is opened here first."""
    if is_sqlite(engine.url):
        sqlite3.connect(str(engine.url.database)).close()


def reading(engine: AsyncEngine) -> AsyncEngine:
    """The engine for reading: all that one transaction reads is of one moment."""
    options = {BEGIN: "BEGIN"} if is_sqlite(engine.url) else {"isolation_level": "REPEATABLE READ"}
    return engine.execution_options(**options)


def writing(engine: AsyncEngine) -> AsyncEngine:
    """The engine for writing. SQLite takes the write lock up front: a read lock can't always be upgraded."""
    return engine.execution_options(**{BEGIN: "BEGIN IMMEDIATE"}) if is_sqlite(engine.url) else engine


def for_a_thread(engine: AsyncEngine, patience: float) -> Engine:
    """An engine that writes to the same file of SQLite, from a thread."""
    url, options = engine.url.set(drivername="sqlite"), {BEGIN: "BEGIN IMMEDIATE"}
    return _set(create_engine(url, connect_args={"timeout": patience}, hide_parameters=True, execution_options=options))


# ---- the URL: what is wrong with one is never shown, for a part of a password might be in it


def _parsed(text: str) -> URL:
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError(f"{VARIABLE} is no URL of a database; {FORMS}") from None
    if url.get_backend_name() == "sqlite":
        return _checked_sqlite(url.set(drivername="sqlite+aiosqlite"))
    if url.get_backend_name() in ("postgresql", "postgres"):
        return _checked_postgresql(url.set(drivername="postgresql+asyncpg"))
    raise StoreError(f"{VARIABLE} names a kind of database that Kubrik can't use; {FORMS}")


def _checked_sqlite(url: URL) -> URL:
    if url.host or url.query or url.database in (None, "", ":memory:"):
        raise StoreError(f"{VARIABLE} names no file; write sqlite:///folder/kubrik.db")
    return url


def _checked_postgresql(url: URL) -> URL:
    if "@" in (url.host or "") or "@" in (url.database or ""):
        raise StoreError(f"{VARIABLE} has an @ too many; write %40 for one in the password")
    if not url.database:
        raise StoreError(f"{VARIABLE} names no database; {FORMS}")
    if "sslmode" in url.query:  # as PostgreSQL's own tools call it
        url = url.difference_update_query(["sslmode"]).update_query_pairs([("ssl", str(url.query["sslmode"]))])
    if not POSTGRESQL_OPTIONS.issuperset(url.query):
        raise StoreError(f"{VARIABLE} has unknown options; after the ? Kubrik knows host, port and ssl")
    return url


def _own_file() -> URL:
    folder = Path(platformdirs.user_data_path("kubrik", appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        reason = error.strerror or error
        raise StoreError(f"can't make the folder {folder} ({reason}); name a file in {VARIABLE}") from error
    return URL.create("sqlite+aiosqlite", database=str(folder / "kubrik.db"))


# ---- the engine: values stay out of messages and logs


def _postgresql(url: URL, patience: float) -> AsyncEngine:
    """A connection that was cut is replaced before it is used."""
    waits = {"timeout": patience, "command_timeout": LONGEST}
    return create_async_engine(url, connect_args=waits, pool_pre_ping=True, hide_parameters=True)


def _sqlite(url: URL, patience: float) -> AsyncEngine:
    engine = create_async_engine(url, connect_args={"timeout": patience}, hide_parameters=True)
    _set(engine.sync_engine)
    return engine


def _set(engine: Engine) -> Engine:
    event.listen(engine, "connect", _connected)
    event.listen(engine, "begin", _begin)
    return engine


def _connected(connection: DBAPIConnection, record: Any) -> None:
    """Readers and the writer don't wait for each other (WAL), and what is stored survives a power cut (FULL)."""
    connection.isolation_level = None  # transactions begin when we say so
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    begin = connection.get_execution_options().get(BEGIN, "BEGIN")
    driver = connection.connection.driver_connection
    if isinstance(driver, sqlite3.Connection):  # fast path: runs for every choice
        driver.execute(begin)
    else:
        connection.exec_driver_sql(begin)
