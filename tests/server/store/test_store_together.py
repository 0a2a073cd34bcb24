"""Lines of many tables are stored in one transaction, and none of them suffers from another."""

from __future__ import annotations

import asyncio

import pytest

from kubrik.engine.record_lines import Result
from kubrik.server.store.errors import Gap, NoTable, StoreError, Taken
from kubrik.server.store.store import Store
from kubrik.server.store.writers import T, Work
from tests.server.conftest import Opening
from tests.server.store.things import log_of, put


def transactions(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Grows by one each time that something is written."""
    seen: list[object] = []
    write = store._writer.write

    async def counted(work: Work[T]) -> T:
        seen.append(work)
        return await write(work)

    monkeypatch.setattr(store._writer, "write", counted)
    return seen


async def test_what_waits_is_stored_at_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    ids = [await put(store) for _ in range(50)]
    seen = transactions(store, monkeypatch)
    await asyncio.gather(*(store.append(id, number, [f"{number}"]) for number in range(3) for id in ids))
    assert len(seen) == 1
    assert all([await log_of(store, id) == ["0", "1", "2"] for id in ids])


async def test_what_comes_meanwhile_is_stored_next(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    ids = [await put(store) for _ in range(20)]
    seen = transactions(store, monkeypatch)

    async def three(id: str) -> None:
        for number in range(3):
            await store.append(id, number, [f"{number}"])

    await asyncio.gather(*map(three, ids))
    assert len(seen) <= 6
    assert all([await log_of(store, id) == ["0", "1", "2"] for id in ids])


async def test_only_the_wrong_ones_are_refused(store: Store) -> None:
    good, taken, early, ending = [await put(store) for _ in range(4)]
    await store.append(taken, 0, ["zero"])
    tries = (
        store.append(good, 0, ["one", "two"]),
        store.append(taken, 0, ["other"], Result([1, 2], [3, 4])),
        store.append(early, 1, ["early"]),
        store.append("nowhere", 0, ["lost"]),
        store.append(ending, 0, ["the end"], Result([2, 1], [3, 4])),
    )
    refusals = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(refusal) for refusal in refusals] == [type(None), Taken, Gap, NoTable, type(None)]
    logs = [await log_of(store, id) for id in (good, taken, early, ending)]
    assert logs == [["one", "two"], ["zero"], [], ["the end"]]
    assert [one.table.id for one in await store.public_tables()].count(taken) == 1


async def test_a_game_that_ends_is_over_for_all(store: Store, opening: Opening) -> None:
    """Also where its log is known to go on there."""
    id = await put(store)
    for number, result in enumerate([None, None, Result([1, 2], [3, 4])]):
        await store.append(id, number, [f"{number}"], result)
    stored = await (await opening()).load(id)
    assert stored is not None
    assert (stored.table.status, len(stored.lines)) == ("over", 3)


async def test_one_that_the_database_refuses_fails_alone(store: Store) -> None:
    ids = [await put(store) for _ in range(5)]
    texts = [["good"], ["good"], ["good", None], ["good"], ["good"]]
    tries = (store.append(id, 0, text) for id, text in zip(ids, texts))  # type: ignore[arg-type]
    refusals = await asyncio.gather(*tries, return_exceptions=True)
    assert [isinstance(refusal, StoreError) for refusal in refusals] == [False, False, True, False, False]
    assert [await log_of(store, id) for id in ids] == [["good"], ["good"], [], ["good"], ["good"]]


async def test_of_two_at_one_process_the_first_wins(store: Store) -> None:
    id = await put(store)
    tries = (store.append(id, 0, [who]) for who in ("Ann", "Ben"))
    first, second = await asyncio.gather(*tries, return_exceptions=True)
    assert first is None
    assert isinstance(second, Taken)
    assert await log_of(store, id) == ["Ann"]


async def test_two_processes_write_to_the_same_tables(store: Store, opening: Opening) -> None:
    """Each line is won by one of them, and all tables go on."""
    stores, ids = [store, await opening()], [await put(store) for _ in range(10)]
    for number in range(10):
        orders = [ids, ids[::-1]]
        tries = [s.append(id, number, [id]) for s, order in zip(stores, orders) for id in order]
        refusals = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(refusal) for refusal in refusals if refusal] == [Taken] * len(ids)
    assert all([await log_of(store, id) == [id] * 10 for id in ids])


async def test_whoever_goes_away_disturbs_nobody(store: Store) -> None:
    ids = [await put(store) for _ in range(3)]
    tries = [asyncio.create_task(store.append(id, 0, ["one"])) for id in ids]
    await asyncio.sleep(0)
    tries[1].cancel()
    refusals = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(refusal) for refusal in refusals] == [type(None), asyncio.CancelledError, type(None)]
    assert [await log_of(store, id) for id in (ids[0], ids[2])] == [["one"], ["one"]]


async def test_whoever_goes_away_late_has_stored_it(store: Store) -> None:
    """He is gone when that is certain: who looks after him sees it."""
    for number, id in enumerate([await put(store) for _ in range(8)]):
        going = asyncio.create_task(store.append(id, 0, ["one"]))
        await asyncio.sleep(0.0005 * number)
        going.cancel()
        await asyncio.wait([going])
        then = await log_of(store, id)
        await asyncio.sleep(0.05)
        assert await log_of(store, id) == then
        assert going.cancelled() or then == ["one"]


async def test_what_waits_is_stored_before_the_store_closes(store: Store, url: str) -> None:
    id = await put(store)
    async with await Store.open(url) as closing:
        tries = [asyncio.create_task(closing.append(id, number, ["one"])) for number in range(3)]
        await asyncio.sleep(0)
    await asyncio.gather(*tries)
    assert await log_of(store, id) == ["one"] * 3


async def test_the_lobby_gets_its_turn(store: Store) -> None:
    """However much is appended, other changes come through."""
    ids = [await put(store) for _ in range(8)]
    playing = True

    async def play(id: str) -> None:
        number = 0
        while playing:
            await store.append(id, number, ["a choice"])
            number += 1

    games = asyncio.gather(*map(play, ids))
    for id in ids:
        await asyncio.wait_for(store.take_seat(id, 0, "Ann", f"ann at {id}"), 5)
    playing = False
    await games
    with pytest.raises(Taken):
        await store.append(ids[0], 0, ["late"])
