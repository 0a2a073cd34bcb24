"""Seats are taken once, and opened by their tokens alone."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path

import pytest

from kubrik.server.store.errors import NoSeat, SeatTaken, StoreError
from kubrik.server.store.store import Store
from kubrik.server.store.tokens import hash_of, new_id, new_token, opens
from kubrik.server.store.values import Seat
from tests.server.conftest import Opening
from tests.server.store.things import a_table, put, two_seats


async def test_a_token_opens_its_seat(store: Store) -> None:
    id, other = await put(store), await put(store)
    ann, ben = new_token(), new_token()
    await store.take_seat(id, 0, "Ann", ann)
    await store.take_seat(other, 0, "Ben", ben)
    assert await store.seat_by_token(ann) == (id, 0)
    assert await store.seat_by_token(ben) == (other, 0)


async def test_nothing_else_opens_it(store: Store) -> None:
    id = await put(store)
    token = new_token()
    await store.take_seat(id, 0, "Ann", token)
    for wrong in (token[:-1], token.swapcase(), hash_of(token), "", "\ud800", "\0"):
        assert await store.seat_by_token(wrong) is None


async def test_who_sits_there_is_seen(store: Store) -> None:
    id = await put(store)
    await store.take_seat(id, 0, "Аня 👩‍🚀", "secret")
    found = await store.load(id)
    assert found
    assert found.seats[0] == Seat(seat=0, kind="person", name="Аня 👩‍🚀", token_hash=hash_of("secret"))


async def test_a_taken_seat_is_refused(store: Store) -> None:
    id = await put(store)
    await store.take_seat(id, 0, "Ann", "ann")
    for seat in (0, 1):  # a person's, a bot's
        with pytest.raises(SeatTaken) as refused:
            await store.take_seat(id, seat, "Ben", "ben")
        assert (refused.value.table, refused.value.seat) == (id, seat)
    assert await store.seat_by_token("ann") == (id, 0)
    assert await store.seat_by_token("ben") is None


async def test_of_two_who_sit_down_at_once_one_does(store: Store, opening: Opening) -> None:
    other = await opening()
    for _ in range(10):
        id = await put(store)
        tokens = [new_token(), new_token()]
        takings = [s.take_seat(id, 0, "?", token) for s, token in zip([store, other], tokens)]
        refusals = await asyncio.gather(*takings, return_exceptions=True)
        assert [type(r) for r in refusals if r] == [SeatTaken]
        sitting = [await store.seat_by_token(token) for token in tokens]
        assert sorted(sitting, key=str) == sorted([(id, 0), None], key=str)


async def test_a_bot_takes_over_and_the_token_opens_nothing(store: Store) -> None:
    id = await put(store)
    await store.take_seat(id, 0, "Ann", "ann")
    await store.set_bot(id, 0, "mcts:seconds=1", "Юнга")
    found = await store.load(id)
    assert found
    assert found.seats[0] == Seat(seat=0, kind="bot", name="Юнга", bot="mcts:seconds=1")
    assert await store.seat_by_token("ann") is None


async def test_a_player_leaves_and_another_sits_down(store: Store) -> None:
    id = await put(store)
    await store.take_seat(id, 0, "Ann", "ann")
    await store.free_seat(id, 0)
    assert (await store.seats_of(id))[0] == Seat(seat=0)
    assert await store.seat_by_token("ann") is None
    await store.take_seat(id, 0, "Ben", "ben")
    assert await store.seat_by_token("ben") == (id, 0)


async def test_whoever_leaves_late_drives_no_bot_away(store: Store) -> None:
    id = await put(store)
    await store.take_seat(id, 0, "Ann", "ann")
    await store.set_bot(id, 0, "greedy")
    await store.free_seat(id, 0)
    assert (await store.seats_of(id))[0].kind == "bot"


async def test_the_seats_of_a_table(store: Store) -> None:
    assert await store.seats_of(await put(store)) == tuple(two_seats())
    assert await store.seats_of("nowhere") == ()


async def test_there_is_no_such_seat(store: Store) -> None:
    id = await put(store)
    with pytest.raises(NoSeat, match=f"table {id} has no seat 2"):
        await store.take_seat(id, 2, "Ann", "ann")
    with pytest.raises(NoSeat):
        await store.set_bot("nowhere", 0, "random")
    with pytest.raises(NoSeat):
        await store.free_seat(id, 2)


@pytest.mark.parametrize("name", ["A\0nn", "A\ud800nn"])
async def test_a_name_that_is_no_text_is_refused(store: Store, name: str) -> None:
    id = await put(store)
    with pytest.raises(StoreError, match="choose another"):
        await store.take_seat(id, 0, name, "ann")
    assert await store.seat_by_token("ann") is None


async def test_my_tables(store: Store) -> None:
    old, new = await put(store, a_table(later=1)), await put(store, a_table(later=2))
    await put(store, a_table(later=3))
    for id in (old, new):
        await store.take_seat(id, 0, "Ann", f"ann at {id}")
    mine = await store.tables_of([f"ann at {old}", "of another house", f"ann at {new}"])
    assert [(m.table.id, m.seat, m.seats[0].name) for m in mine] == [(new, 0, "Ann"), (old, 0, "Ann")]
    assert await store.tables_of([]) == []


async def test_the_database_never_holds_a_token(sqlite: str, tmp_path: Path) -> None:
    async with await Store.open(sqlite) as store:
        await store.take_seat(await put(store), 0, "Ann", "a-very-secret-token")
        held = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"a-very-secret-token" not in held
    assert hashlib.sha256(b"a-very-secret-token").hexdigest().encode() in held


def test_tokens_are_long_and_all_different() -> None:
    assert len({new_token() for _ in range(100)} | {new_id() for _ in range(100)}) == 200
    assert len(new_token()) == 43  # 256 bits
    assert all(sign.isalnum() or sign in "-_" for sign in new_token() + new_id())


def test_an_empty_seat_is_opened_by_nothing() -> None:
    assert not opens("", None)
    assert opens("t", hash_of("t"))
