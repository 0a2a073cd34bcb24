"""Tables come out of the store as they went in, and end once."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta, timezone

import pytest

from kubrik.engine.record_lines import Result
from kubrik.server.store.errors import NoTable, StoreError, Taken
from kubrik.server.store.store import Store
from kubrik.server.store.tokens import new_id
from tests.server.conftest import Opening
from tests.server.store.things import HOST, NOON, a_table, log_of, put, two_seats


async def test_a_table_comes_out_as_it_went_in(store: Store, opening: Opening) -> None:
    table = a_table()
    await store.create(table, two_seats())
    found = await (await opening()).load(table.id)
    assert found
    assert found.table == table
    assert found.seats == tuple(two_seats())
    assert found.lines == ()


async def test_a_limit_of_time_comes_out_as_it_went_in(store: Store) -> None:
    table = a_table(minutes=1440)
    found = await store.load(await put(store, table))
    assert found
    assert found.table == table


async def test_a_moment_is_the_same_moment_in_utc(store: Store) -> None:
    elsewhere = NOON.astimezone(timezone(timedelta(hours=3)))
    found = await store.load(await put(store, a_table(created_at=elsewhere)))
    assert found
    assert found.table.created_at == NOON
    assert found.table.created_at.tzinfo == UTC


async def test_there_is_no_such_table(store: Store) -> None:
    assert await store.load("nowhere") is None
    with pytest.raises(NoTable, match="there is no table nowhere"):
        await store.set_status("nowhere", "running")


async def test_an_id_is_used_once(store: Store) -> None:
    table = a_table()
    id = await put(store, table)
    await store.take_seat(id, 0, "Ann", "ann's token")
    with pytest.raises(StoreError, match="is there already"):
        await store.create(table, two_seats())
    found = await store.load(id)
    assert found
    assert found.seats[0].name == "Ann"


async def test_a_game_runs_and_ends_with_its_result(store: Store) -> None:
    id = await put(store)
    assert await store.set_status(id, "running")
    assert await store.set_status(id, "over", Result([2, 1], [10, 31]))
    found = await store.load(id)
    assert found
    assert found.table.status == "over"
    assert found.table.result == Result([2, 1], [10, 31])


async def test_the_last_lines_come_with_the_result(store: Store) -> None:
    id = await put(store)
    await store.append(id, 0, ["the last choice"], Result([1, 2], [31, 10]))
    found = await store.load(id)
    assert found
    assert (found.table.status, found.table.result) == ("over", Result([1, 2], [31, 10]))
    assert [line.line for line in found.lines] == ["the last choice"]


async def test_who_was_late_ends_nothing(store: Store) -> None:
    id = await put(store)
    await store.append(id, 0, ["another choice"])
    with pytest.raises(Taken):
        await store.append(id, 0, ["the last choice"], Result([1, 2], [31, 10]))
    found = await store.load(id)
    assert found
    assert (found.table.status, found.table.result) == ("open", None)


async def test_of_two_rematches_one_counts(store: Store, opening: Opening) -> None:
    other = await opening()
    for _ in range(10):
        id, ids = await put(store), [new_id(), new_id()]
        told = await asyncio.gather(*(s.set_rematch(id, new) for s, new in zip([store, other], ids)))
        found = await store.load(id)
        assert found
        assert set(told) == {found.table.rematch}
        assert found.table.rematch in ids


async def test_a_rematch_of_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(NoTable):
        await store.set_rematch("nowhere", new_id())


@pytest.mark.parametrize("ended", ["over", "aborted"])
async def test_what_has_ended_stays_ended(store: Store, ended: str) -> None:
    id = await put(store)
    assert await store.set_status(id, ended)  # type: ignore[arg-type]
    assert not await store.set_status(id, "running")
    assert not await store.set_status(id, "aborted", Result([1, 1], [0, 0]))
    found = await store.load(id)
    assert found
    assert (found.table.status, found.table.result) == (ended, None)


async def test_other_tables_stay_as_they_are(store: Store) -> None:
    one, two = await put(store), await put(store)
    await store.append(one, 0, ["{}"])
    await store.set_status(one, "aborted")
    await store.set_bot(one, 0, "random")
    found = await store.load(two)
    assert found
    assert (found.table.status, found.seats, await log_of(store, two)) == ("open", tuple(two_seats()), [])


async def test_public_tables_are_open_and_the_newest_first(store: Store) -> None:
    old = await put(store, a_table(later=1))
    new = await put(store, a_table(later=2))
    await put(store, a_table(later=3, is_public=False))
    await put(store, a_table(later=4, status="running"))
    listed = await store.public_tables()
    assert [one.table.id for one in listed] == [new, old]
    assert listed[0].seats == tuple(two_seats())
    assert [one.table.id for one in await store.public_tables(limit=1)] == [new]


async def test_the_host_is_known_by_a_token(store: Store) -> None:
    id = await put(store)
    assert await store.is_host(id, HOST)
    assert not await store.is_host(id, HOST + "!")
    assert not await store.is_host("nowhere", HOST)


async def test_lines_are_stamped_when_they_are_stored(store: Store) -> None:
    id = await put(store)
    before = datetime.now(UTC)
    await store.append(id, 0, ["{}"])
    found = await store.load(id)
    assert found
    assert before <= found.lines[0].at <= datetime.now(UTC)
