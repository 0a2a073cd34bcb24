"""Brings a database up to what this program needs; one that is newer than the program is left alone."""

from __future__ import annotations

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
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "kubrik.server:migrations")
    if _is_newer(connection, ScriptDirectory.from_config(config)):
        raise StoreError(f"{place} was written by a newer Kubrik; update this one, or name another database")
    command.upgrade(config, "head")


def _is_newer(connection: Connection, known: ScriptDirectory) -> bool:
    """Has somebody taken a step that this program doesn't know?"""
    steps = {step.revision for step in known.walk_revisions()}
    return not steps.issuperset(MigrationContext.configure(connection).get_current_heads())
