"""The database is brought up to date when it is opened, once and only forwards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from kubrik.server.store.engines import engine_of
from kubrik.server.store.errors import StoreError
from kubrik.server.store.rows import row_of_seat, row_of_table
from kubrik.server.store.schema import metadata, seats, tables
from kubrik.server.store.store import Store
from tests.server.conftest import Opening
from tests.server.store.things import a_table, put, two_seats


@pytest.fixture
def is_new() -> bool:
    return True


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[AsyncConnection]:
    """To the database, past the store."""
    engine = engine_of(url)
    try:
        async with engine.begin() as connection:
            yield connection
    finally:
        await engine.dispose()


async def statement(url: str, words: str) -> None:
    async with connected(url) as connection:
        await connection.execute(text(words))


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def first_release(connection: Connection) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "kubrik.server:migrations")
    command.upgrade(config, "0001")


async def test_the_steps_lead_to_the_schema(store: Store, url: str) -> None:
    async with connected(url) as connection:
        assert await connection.run_sync(differences) == []


async def test_opened_again_it_holds_what_it_held(store: Store, opening: Opening) -> None:
    table = a_table()
    await put(store, table)
    for _ in range(2):
        found = await (await opening()).load(table.id)
        assert found
        assert found.table == table


async def test_tables_of_the_first_release_are_kept(url: str, opening: Opening) -> None:
    async with connected(url) as connection:
        await connection.run_sync(first_release)
        table = a_table(out_of_time="bot")
        row = row_of_table(table)
        del row["minutes"], row["rematch"], row["out_of_time"], row["lesson"]  # which came later
        await connection.execute(tables.insert().values(row))
        chairs = [row_of_seat(table.id, chair) for chair in two_seats()]
        await connection.execute(seats.insert().values(chairs))
    found = await (await opening()).load(table.id)
    assert found
    assert found.table == table


async def test_several_programs_start_at_once(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
    id = await put(stores[0])
    assert all([await store.load(id) for store in stores])
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_newer_database_is_left_alone(store: Store, url: str, opening: Opening) -> None:
    await put(store)
    await statement(url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError) as refused:
        await opening()
    assert str(refused.value).endswith("was written by a newer Kubrik; update this one, or name another database")
    assert "\n" not in str(refused.value)
    assert len(await store.public_tables()) == 1


async def test_the_database_itself_knows_what_may_be(store: Store, url: str) -> None:
    """Foreign keys and the kinds of things are checked there, too."""
    id = await put(store)
    wrong = (
        "INSERT INTO lines VALUES ('nowhere', 0, '{}', '2026-05-01 12:00:00')",
        f"UPDATE tables SET status = 'won' WHERE id = '{id}'",
        f"UPDATE seats SET kind = 'cat' WHERE table_id = '{id}'",
    )
    for words in wrong:
        with pytest.raises(Exception, match=r"(?i)constraint"):
            await statement(url, words)


async def test_sqlite_is_set_for_many_readers_and_for_power_cuts(sqlite: str, tmp_path: Path) -> None:
    async with await Store.open(sqlite) as store:
        await put(store)
        assert (tmp_path / "kubrik.db-wal").exists()
    async with connected(sqlite) as connection:
        found = [await connection.scalar(text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous")]
    assert found == ["wal", 2]
