"""Brings a database up to what this program needs; one that is newer than the program is left alone."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from sqlalchemy import Connection, column, func, inspect, select, table
from sqlalchemy.ext.asyncio import AsyncEngine

from kubrik.server import migrations
from kubrik.server.store.complaints import complaints
from kubrik.server.store.engines import place_of, try_file, writing
from kubrik.server.store.errors import StoreError

LOCK: Final = 0x6B7562  # any number that other programs in the same database don't lock
VERSION: Final = table("alembic_version", column("version_num"))


async def upgrade(engine: AsyncEngine) -> None:
    """All steps in one transaction. Programs that start together wait for each other."""
    place = place_of(engine)
    with complaints(place):
        try_file(engine)
        async with writing(engine).begin() as connection:
            await connection.run_sync(_upgrade, place)


def _upgrade(connection: Connection, place: str) -> None:
    if connection.dialect.name == "postgresql":  # SQLite has let no other writer in
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    taken = _taken(connection)
    if taken is not None and taken not in _steps():
        raise StoreError(f"{place} was written by a newer Kubrik; update this one, or name another database")
    if taken != _steps()[-1]:
        _take_steps(connection)


def _steps() -> list[str]:
    """All that this program knows, in their order: a file is called by its number."""
    return sorted(file.name[1:5] for file in (files(migrations) / "versions").iterdir() if file.name.startswith("v"))


def _taken(connection: Connection) -> str | None:
    """The last step that was taken here."""
    if not inspect(connection).has_table(VERSION.name):
        return None
    return connection.scalar(select(VERSION.c.version_num))


def _take_steps(connection: Connection) -> None:
    """Alembic takes a fifth of a second to import, and is hardly ever needed."""
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "kubrik.server:migrations")
    command.upgrade(config, "head")
