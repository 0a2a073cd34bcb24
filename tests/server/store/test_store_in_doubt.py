"""A transaction whose answer got lost is in doubt: the store finds out whether it is stored, and tells the truth."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.util import await_only

from kubrik.engine.record_lines import Result
from kubrik.server.store.additions import Addition, add_again
from kubrik.server.store.doubts import found_out
from kubrik.server.store.errors import InDoubt, SeatTaken, Taken
from kubrik.server.store.store import Store
from kubrik.server.store.tokens import hash_of
from kubrik.server.store.writers import T, Work
from tests.server.cutting import When, line_to
from tests.server.store.things import a_table, log_of, put, two_seats

EVERY_WAY: list[When] = ["before", "after", "late"]


@pytest.mark.parametrize("when", EVERY_WAY)
async def test_a_line_is_there_once_whenever_the_answer_gets_lost(postgresql: str, socket: Path, when: When) -> None:
    async with line_to(socket) as (line, url), await Store.open(url) as store:
        id = await put(store)
        await store.append(id, 0, ["zero"])
        line.cut = when
        await store.append(id, 1, ["one", "two"], Result([1, 2], [3, 4]))
        assert line.cuts == 1
        stored = await store.load(id)
        assert stored is not None
        assert ([one.line for one in stored.lines], stored.table.status) == (["zero", "one", "two"], "over")


@pytest.mark.parametrize("when", EVERY_WAY)
async def test_all_tables_of_a_transaction_are_told_the_truth(postgresql: str, socket: Path, when: When) -> None:
    """Of two that write the same line one is refused, as ever."""
    async with line_to(socket) as (line, url), await Store.open(url) as store:
        ids = [await put(store) for _ in range(5)]
        line.cut = when
        tries = [store.append(id, 0, ["zero"]) for id in [*ids, ids[0]]]
        refusals = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(refusal) for refusal in refusals] == [type(None)] * 5 + [Taken]
        assert [await log_of(store, id) for id in ids] == [["zero"]] * 5


async def test_a_transaction_that_ends_while_we_look_is_ours(postgresql: str) -> None:
    async with await Store.open(postgresql) as store, await Store.open(postgresql) as other:

        class Landing(Addition, frozen=True):
            """Lines whose lost transaction ends right after somebody has looked for them in vain."""

            def is_stored(self, c: Connection) -> bool:
                found = super().is_stored(c)
                if not found:
                    await_only(other._writer.write(lambda late: add_again(late, [lost])))
                return found

        lost = Addition(await put(store), 0, ["zero"])
        sought = Landing(lost.id, lost.first, lost.texts, at=lost.at)
        again = partial(store._writer.write, lambda c: add_again(c, [sought]))
        assert await found_out(again, "there", patience=5) == [None]
        assert await log_of(store, lost.id) == ["zero"]


async def test_the_same_line_of_another_process_is_not_mine(postgresql: str, socket: Path) -> None:
    async with line_to(socket) as (line, url), await Store.open(url) as store, await Store.open(postgresql) as other:
        id = await put(store)
        await store.append(id, 0, ["zero"])
        line.cut, line.is_down = "before", True  # whoever has a connection keeps it
        mine = asyncio.create_task(store.append(id, 1, ["one"]))
        while not line.cuts:
            await asyncio.sleep(0.01)
        await other.append(id, 1, ["one"])
        line.is_down = False
        with pytest.raises(Taken):
            await mine
        assert await log_of(other, id) == ["zero", "one"]


async def test_while_the_database_is_away_nothing_is_said_for_certain(postgresql: str, socket: Path) -> None:
    async with line_to(socket) as (line, url), await Store.open(url, patience=0.3) as store:
        id = await put(store)
        await store.append(id, 0, ["zero"])
        line.cut, line.is_down = "after", True
        with pytest.raises(InDoubt, match=r"went away while it stored something; load the table when it is back$"):
            await store.append(id, 1, ["one"])
        line.is_down = False
        assert await log_of(store, id) == ["zero", "one"]
        await store.append(id, 2, ["two"])


@pytest.mark.parametrize("when", EVERY_WAY)
async def test_seats_tables_and_their_ends(postgresql: str, socket: Path, when: When) -> None:
    async with line_to(socket) as (line, url), await Store.open(url) as store:
        table = a_table()
        line.cut = when
        await store.create(table, two_seats())
        line.cut = when
        await store.take_seat(table.id, 0, "Ann", "ann's token")
        line.cut = when
        assert await store.set_status(table.id, "aborted")
        assert line.cuts == 3
        found = await store.load(table.id)
        assert found is not None
        assert (found.table.status, found.seats[0].token_hash) == ("aborted", hash_of("ann's token"))
        with pytest.raises(SeatTaken):
            await store.take_seat(table.id, 0, "Ben", "ben's token")


async def test_a_disk_that_does_not_say_whether_it_has_written(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite then shows nothing, and after a crash perhaps all: so it is written again."""
    async with await Store.open(sqlite) as store:
        id = await put(store)
        write, failures = store._writer.write, [sqlite3.OperationalError("disk I/O error")]
        failures[0].sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC

        async def failing(work: Work[T]) -> T:
            written = await write(work)
            if failures:
                raise failures.pop()
            return written

        monkeypatch.setattr(store._writer, "write", failing)
        await store.append(id, 0, ["zero"])
        assert failures == []
        assert await log_of(store, id) == ["zero"]
