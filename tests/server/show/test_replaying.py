"""A finished game, looked back at: after every choice each seat sees what its page showed then."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup
from kubrik.engine.table import CHANCE
from kubrik.server.show.replaying import replayed
from kubrik.server.store.store import Store
from kubrik.server.store.values import StoredTable
from kubrik.server.table.room import Room
from kubrik.server.wire.lobby import Replayed
from tests.server.table.tables import EVERY, RAIDS, Page, house_of, live, play_on, put_table

STEPS = 5  # of one game, in between
Entries = list[tuple[int, str]]
Shown = tuple[Entries, list[Any]]  # what had been chosen, and each page's view


@pytest.fixture
def url(sqlite: str) -> str:
    return sqlite


@pytest.mark.parametrize("setup", EVERY, ids=lambda setup: setup.game)
async def test_every_seat_sees_again_what_its_page_showed(store: Store, setup: Setup) -> None:
    """With choices that were taken back, of which nothing is left."""
    id = await put_table(store, setup)
    async with house_of(store) as house:
        room, rng = await house.room(id), Rng(4)
        seats = [*range(setup.seats), None]
        shown = await played(room, [Page(seat) for seat in seats], rng)
        stored = await loaded(store, id)
        end = live(room).entries()
        stood = [(entries, views) for entries, views in shown if end[: len(entries)] == entries]
        assert len(stood) > len(shown) // 2
        for entries, views in [stood[0], *stood[1 :: len(stood) // STEPS], stood[-1]]:
            to = sum(by != CHANCE for by, _ in entries)
            for seat, view in zip(seats, views, strict=True):
                check(replayed(stored, seat, to, "ru"), seat, to, view)


async def played(room: Room, pages: list[Page], rng: Rng) -> list[Shown]:
    """To the end, with all that was to be seen on the way."""
    for page in pages:
        await room.enter(page)
    shown: list[Shown] = []
    while True:
        for page in pages:
            page.read()
        shown.append((live(room).entries(), [page.scene["view"] for page in pages]))
        if room.table.status != "running":
            return shown
        await play_on(room, 1, rng)


async def loaded(store: Store, id: str) -> StoredTable:
    found = await store.load(id)
    assert found is not None
    return found


def check(found: Replayed, seat: int | None, to: int, view: Any) -> None:
    scene = found.welcome.scene
    assert (found.to, scene.seat, scene.status) == (to, seat, "over")
    assert msgspec.json.decode(msgspec.json.encode(scene.view)) == view
    assert (scene.asked, scene.can_undo, scene.stuck) == (None, False, "")
    assert 0 <= found.since <= len(found.welcome.journal)


async def test_the_journal_grows_step_by_step(store: Store) -> None:
    id = await put_table(store, RAIDS)
    async with house_of(store) as house:
        room = await house.room(id)
        await play_on(room, 5000, Rng(2))
        stored = await loaded(store, id)
        last = replayed(stored, 0, 10**9, "en")
        assert last.to == last.last
        page = Page(0)
        await room.enter(page)
        page.read()
        assert [line.text for line in last.welcome.journal] == [line["text"] for line in page.journal]
        before: tuple[Any, ...] = ()
        for to in range(12):
            found = replayed(stored, 0, to, "en")
            journal = found.welcome.journal
            assert journal[: found.since] == before[: found.since]
            assert len(journal) >= len(before)
            before = journal


async def test_before_the_first_choice_and_beyond_the_last(store: Store) -> None:
    id = await put_table(store, RAIDS)
    async with house_of(store) as house:
        await play_on(await house.room(id), 5000, Rng(2))
        stored = await loaded(store, id)
        assert replayed(stored, None, -5, "en") == replayed(stored, None, 0, "en")
        assert replayed(stored, 1, 10**9, "en").welcome.scene.view.over
