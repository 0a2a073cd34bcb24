"""Brings a database up to what this program needs; one that is newer than the program is left alone."""

from __future__ import annotations

from functools import cache
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from kubrik.server.store.complaints import complaints
from kubrik.server.store.engines import place_of, try_file, writing
from kubrik.server.store.errors import StoreError

LOCK: Final = 0x6B7562  # any number that other programs in the same database don't lock


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
    steps, taken = _steps(), MigrationContext.configure(connection).get_current_heads()
    if not set(steps).issuperset(taken):
        raise StoreError(f"{place} was written by a newer Kubrik; update this one, or name another database")
    if taken != steps[:1]:
        command.upgrade(_config(connection), "head")


@cache
def _steps() -> tuple[str, ...]:
    """All that this program knows, the last one first."""
    return tuple(step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions())


def _config(connection: Connection | None = None) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "kubrik.server:migrations")
    return config
