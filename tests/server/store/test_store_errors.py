"""What goes wrong with a database is told in one line, which names the place and no secret."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import event, text
from sqlalchemy.engine.interfaces import DBAPIConnection

from kubrik.server.store.errors import StoreError
from kubrik.server.store.store import Store
from kubrik.server.store.writers import ThreadWriter
from tests.server.store.things import log_of, put

LONG = ["x" * 5000] * 100


async def refusal(url: str) -> str:
    with pytest.raises(StoreError) as refused:
        await Store.open(url, patience=0.2)
    assert "\n" not in str(refused.value)
    return str(refused.value)


# ---- SQLite


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    told = await refusal(f"sqlite:///{tmp_path}/nowhere/kubrik.db")
    assert told == f"can't open {tmp_path}/nowhere/kubrik.db; is its folder there, and may you write to it?"


async def test_a_file_that_is_a_folder(tmp_path: Path) -> None:
    assert (await refusal(f"sqlite:///{tmp_path}")).startswith(f"can't open {tmp_path};")


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "song.db").write_text("Yo-ho-ho! " * 200, encoding="utf-8")
    assert "song.db is no database" in await refusal(f"sqlite:///{tmp_path}/song.db")


async def test_a_database_that_may_only_be_read(sqlite: str) -> None:
    async with await Store.open(sqlite) as store:
        assert isinstance(store._writer, ThreadWriter)
        event.listen(store._writer.engine, "connect", only_reading)
        with pytest.raises(StoreError, match=r"can't write to .*kubrik.db; may you write to it"):
            await put(store)


def only_reading(connection: DBAPIConnection, record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only = ON")
    cursor.close()


async def test_a_locked_file(sqlite: str, tmp_path: Path) -> None:
    async with await Store.open(sqlite, patience=0.2) as store:
        id = await put(store)
        other = sqlite3.connect(tmp_path / "kubrik.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match=r"kubrik.db is locked by another program; close that and try again"):
            await store.append(id, 0, ["one"])
        assert await log_of(store, id) == []  # whoever reads doesn't wait
        other.close()
        await store.append(id, 0, ["one"])
        assert await log_of(store, id) == ["one"]


async def test_a_full_disk(sqlite: str) -> None:
    """SQLite says the same when the file has reached the size that it was allowed."""
    async with await Store.open(sqlite) as store:
        assert isinstance(store._writer, ThreadWriter)
        event.listen(store._writer.engine, "connect", no_more_pages)
        id = await put(store)
        await store.append(id, 0, ["one"])
        with pytest.raises(StoreError, match=r"the disk of .*kubrik.db is full; make room and try again"):
            await store.append(id, 1, LONG)
        assert await log_of(store, id) == ["one"]


def no_more_pages(connection: DBAPIConnection, record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA max_page_count = 30")
    cursor.close()


# ---- PostgreSQL


@pytest.mark.parametrize("place", ["127.0.0.1:1", "nowhere.invalid"])
async def test_a_database_that_does_not_answer(place: str) -> None:
    told = await refusal(f"postgresql://ann:secret@{place}/kubrik")
    assert told.startswith(f"PostgreSQL at {place}/kubrik doesn't answer (")
    assert "ann" not in told
    assert "secret" not in told


async def test_a_database_that_is_not_there(socket: Path) -> None:
    told = await refusal(f"postgresql://kubrik:secret@/nothing?host={socket}")
    assert told.startswith(f"there is no such database: PostgreSQL at {socket}/nothing; create it")


async def test_a_user_that_is_refused(socket: Path) -> None:
    told = await refusal(f"postgresql://ann:secret@/postgres?host={socket}")
    assert told == f"PostgreSQL at {socket}/postgres refuses this user or password; mend KUBRIK_DATABASE_URL"


async def test_a_full_disk_of_postgresql(postgresql: str) -> None:
    async with await Store.open(postgresql) as store:
        id = await put(store)
        await raising(store, "53100")
        with pytest.raises(StoreError, match=r"the disk of PostgreSQL at .* is full"):
            await store.append(id, 0, ["one"])


async def test_an_error_nobody_has_thought_of(postgresql: str) -> None:
    async with await Store.open(postgresql) as store:
        id = await put(store)
        await raising(store, "XX000")
        with pytest.raises(StoreError) as refused:
            await store.append(id, 0, ["a line with a secret"])
    assert str(refused.value).startswith(f"{store.place} fails (")
    assert "secret" not in f"{refused.value} {refused.value.__cause__}"


async def raising(store: Store, state: str) -> None:
    """From now on PostgreSQL meets this error when a line is written."""
    body = f"BEGIN RAISE EXCEPTION 'alas' USING ERRCODE = '{state}'; END"
    async with store._engine.begin() as connection:
        await connection.execute(text(f"CREATE FUNCTION alas() RETURNS trigger LANGUAGE plpgsql AS '{escaped(body)}'"))
        await connection.execute(text("CREATE TRIGGER t BEFORE INSERT ON lines FOR EACH ROW EXECUTE FUNCTION alas()"))


def escaped(body: str) -> str:
    return body.replace("'", "''")


async def test_a_connection_that_was_cut_is_replaced(postgresql: str) -> None:
    async with await Store.open(postgresql) as store, await Store.open(postgresql) as other:
        id = await put(store)
        async with other._engine.begin() as connection:
            others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            assert await connection.scalar(text(f"SELECT count(pg_terminate_backend(pid)) {others}")) >= 1
        await store.append(id, 0, ["one"])
        assert await log_of(other, id) == ["one"]
