"""The log only grows: no line twice, none missing, and two writers never both succeed."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from kubrik.server.store.errors import Gap, NoTable, StoreError, Taken
from kubrik.server.store.queries import lines_at
from kubrik.server.store.store import Store
from tests.server.conftest import Opening
from tests.server.store.things import a_table, log_of, put


async def test_lines_come_back_in_order(store: Store, opening: Opening) -> None:
    id = await put(store)
    await store.append(id, 0, ['{"chance":"Шторм"}', '{"seat":0,"choice":"a"}'])
    await store.append(id, 2, [f'{{"seat":1,"choice":"{n}"}}' for n in range(9)])
    wanted = ['{"chance":"Шторм"}', '{"seat":0,"choice":"a"}', *(f'{{"seat":1,"choice":"{n}"}}' for n in range(9))]
    assert await log_of(await opening(), id) == wanted


async def test_a_number_is_given_once(store: Store) -> None:
    id = await put(store)
    await store.append(id, 0, ["one", "two"])
    for first in (0, 1):
        with pytest.raises(Taken) as refused:
            await store.append(id, first, ["other", "more", "and more"])
        assert (refused.value.table, refused.value.number) == (id, first)
    assert await log_of(store, id) == ["one", "two"]


async def test_a_gap_is_refused(store: Store) -> None:
    id = await put(store)
    with pytest.raises(Gap) as refused:
        await store.append(id, 1, ["early"])
    assert (refused.value.number, refused.value.expected) == (1, 0)
    await store.append(id, 0, ["one"])
    with pytest.raises(Gap):
        await store.append(id, 2, ["early"])
    assert await log_of(store, id) == ["one"]


async def test_a_number_below_zero_is_refused(store: Store) -> None:
    id = await put(store)
    with pytest.raises(Taken):
        await store.append(id, -1, ["before the beginning"])
    assert await log_of(store, id) == []


async def test_all_lines_or_none(store: Store) -> None:
    id = await put(store)
    with pytest.raises((StoreError, TypeError)):
        await store.append(id, 0, ["good", None, "good"])  # type: ignore[list-item]
    assert await log_of(store, id) == []


async def test_no_lines_are_no_change(store: Store) -> None:
    id = await put(store)
    await store.append(id, 0, [])
    assert await log_of(store, id) == []


async def test_a_line_needs_a_table(store: Store) -> None:
    with pytest.raises(NoTable):
        await store.append("nowhere", 0, ["one"])


async def test_of_two_writers_one_wins_and_nothing_is_lost(store: Store, opening: Opening) -> None:
    id, stores = await put(store), [store, await opening()]
    won: list[str] = []
    for number in range(50):
        texts = [f"{number} by {writer}" for writer in range(2)]
        tries = [s.append(id, number, [text]) for s, text in zip(stores, texts)]
        refusals = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(r).__name__ for r in refusals) == ["NoneType", "Taken"]
        won += [text for text, refusal in zip(texts, refusals) if refusal is None]
    assert await log_of(store, id) == won


async def test_writers_at_several_tables_do_not_disturb_each_other(store: Store, opening: Opening) -> None:
    stores = [store, await opening()]
    ids = [await put(store) for _ in range(8)]
    for number in range(5):
        await asyncio.gather(*(stores[i % 2].append(id, number, [f"{i} {number}"]) for i, id in enumerate(ids)))
    assert [await log_of(store, id) for id in ids] == [[f"{i} {n}" for n in range(5)] for i in range(8)]


async def test_what_is_read_is_of_one_moment(store: Store, opening: Opening) -> None:
    other, id = await opening(), await put(store)
    async with store._reading() as connection:
        assert await lines_at(connection, id) == ()
        await other.append(id, 0, ["meanwhile"])
        assert await lines_at(connection, id) == ()
    assert await log_of(store, id) == ["meanwhile"]


async def test_a_running_table_is_late_when_its_last_line_is_older_than_a_choice_may_take(store: Store) -> None:
    """One without a limit is never late, nor one that nobody has begun."""
    limits = [("running", 60), ("running", 600), ("running", 0), ("over", 60)]
    hour, *others = [await put(store, a_table(status=status, minutes=minutes)) for status, minutes in limits]
    await put(store, a_table(status="running", minutes=60))
    for id in (hour, *others):
        await store.append(id, 0, ["one", "two"])
    now = datetime.now(UTC)
    assert await store.late_tables(now + timedelta(minutes=59)) == []
    assert await store.late_tables(now + timedelta(minutes=61)) == [hour]
    assert sorted(await store.late_tables(now + timedelta(minutes=601))) == sorted([hour, others[0]])
