"""Other processes know who sits at a table, by what the store says of it for a while."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from kubrik.server.store.presence import Present
from kubrik.server.store.store import Store
from kubrik.server.table.presence import Presence
from tests.server.store.things import put

PAST = datetime.now(UTC) - timedelta(seconds=1)


async def test_who_comes_is_here_and_who_goes_is_not(store: Store) -> None:
    id = await put(store)
    sitting: set[Present] = {(id, 0)}
    presence = Presence(store, lambda: sitting)
    await presence.tell()
    assert [await store.is_here(id, seat) for seat in (0, 1)] == [True, False]
    sitting.symmetric_difference_update({(id, 0), (id, 1)})
    await presence.tell()
    assert [await store.is_here(id, seat) for seat in (0, 1)] == [False, True]


async def test_it_is_said_again_before_it_is_forgotten(store: Store) -> None:
    id = await put(store)
    presence = Presence(store, lambda: [(id, 0)])
    await presence.tell()
    await store.say_who_is_here([(id, 0)], PAST)
    assert not await store.is_here(id, 0)  # nobody said it for too long
    await presence.tell()
    assert not await store.is_here(id, 0)
    await presence.tell(again=True)
    assert await store.is_here(id, 0)


async def test_who_has_gone_to_another_process_is_still_here(store: Store) -> None:
    """The one that was left notices it last."""
    id = await put(store)
    sitting: set[Present] = {(id, 0)}
    left = Presence(store, lambda: sitting)
    await left.tell()
    await Presence(store, lambda: [(id, 0)]).tell()
    sitting.clear()
    await left.tell()
    assert await store.is_here(id, 0)
