"""A choice counts when it is stored; what can't be stored has not happened."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup
from kubrik.engine.illegal import Illegal
from kubrik.engine.replay import setup_of
from kubrik.server.common.metrics import CHOICE_SECONDS, REGISTRY, exposition
from kubrik.server.game.game import LiveGame
from kubrik.server.game.refusals import Late, NothingToUndo, NotRunning
from kubrik.server.store.errors import NoTable, StoreError
from kubrik.server.store.store import Store
from tests.patience import PATIENCE
from tests.server.conftest import Opening
from tests.server.store.things import log_of
from tests.server.table.tables import (
    DUEL,
    EVERY,
    RAIDS,
    VILLAGES,
    Page,
    choose,
    house_of,
    live,
    options,
    play_on,
    put_table,
)


@pytest.mark.parametrize("setup", EVERY, ids=lambda setup: setup.game)
async def test_a_table_is_the_same_after_a_restart(store: Store, opening: Opening, setup: Setup) -> None:
    """In the middle of the game, with choices taken back: the same views, questions, and what may be undone."""
    id = await put_table(store, setup)
    async with house_of(store) as house, house_of(await opening()) as other:
        room = await house.room(id)
        for _ in range(3):
            await play_on(room, 25, Rng(7))
            again = await other.room(id)
            await again.refresh()
            assert known(live(again)) == known(live(room))


def known(game: LiveGame) -> list[object]:
    table = game.table
    seats = range(table.seats)
    views = [msgspec.json.encode(game.box.view(table, seat)) for seat in (*seats, None)]
    return [*views, *((game.ask(seat), game.can_undo(seat)) for seat in seats), game.entries()]


async def test_a_whole_game_ends_in_the_store(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with house_of(store) as house:
        room = await house.room(id)
        await play_on(room, 5000, Rng(1))
        found = await store.load(id)
        assert found
        assert found.table.status == "over"
        assert found.table.result is not None
        record = await room.record()
        assert setup_of(record) == DUEL
        with pytest.raises(NotRunning):
            await room.choose(0, 0, "anything")


async def test_an_illegal_choice_changes_nothing(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with house_of(store) as house:
        room = await house.room(id)
        before = await log_of(store, id)
        with pytest.raises(Illegal):
            await choose(room, 0, "to nowhere")
        await play_on(room, 12, Rng(3), undos=False)
        silent = next(seat for seat in (0, 1) if seat not in live(room).asked())
        with pytest.raises(Illegal, match="not this seat's turn"):
            await choose(room, silent, "end turn")
        assert (await log_of(store, id))[: len(before)] == before


async def test_a_choice_that_is_sent_twice_is_made_once(store: Store) -> None:
    id = await put_table(store, RAIDS)
    async with house_of(store) as house:
        room = await house.room(id)
        seat = live(room).asked()[0]
        ask, choice = live(room).ask(seat), options(room, seat)[0]
        await room.choose(seat, ask, choice)
        stored = await log_of(store, id)
        with pytest.raises(Late):
            await room.choose(seat, ask, choice)
        assert await log_of(store, id) == stored


async def test_seats_that_answer_at_once_do_not_disturb_each_other(store: Store) -> None:
    """Captains are assigned by both players at the same time, in several parts (CC-2.1)."""
    id = await put_table(store, DUEL)
    async with house_of(store) as house:
        room = await house.room(id)
        assert live(room).asked() == [0, 1]
        asks = [live(room).ask(seat) for seat in (0, 1)]
        first = [options(room, seat)[0] for seat in (0, 1)]
        await asyncio.gather(*(room.choose(seat, asks[seat], first[seat]) for seat in (0, 1)))
        assert [by for by, _ in live(room).entries() if by >= 0] == [0, 1]


async def test_of_two_processes_one_is_first(store: Store, opening: Opening) -> None:
    """Both were asked the same; what the other stored is followed, and the same question is not answered twice."""
    id = await put_table(store, DUEL)
    async with house_of(store) as house, house_of(await opening()) as other:
        here, there = await house.room(id), await other.room(id)
        ask, choice = live(here).ask(0), options(here, 0)[0]
        results = await asyncio.gather(
            here.choose(0, ask, choice), there.choose(0, ask, choice), return_exceptions=True
        )
        assert sorted(type(result).__name__ for result in results) == ["Late", "NoneType"]
        assert [by for by, _ in live(here).entries() if by >= 0] == [0]


async def test_another_seat_at_another_process_is_not_late(store: Store, opening: Opening) -> None:
    id = await put_table(store, DUEL)
    async with house_of(store) as house, house_of(await opening()) as other:
        here, there = await house.room(id), await other.room(id)
        await choose(here, 0)
        await choose(there, 1)  # it has not heard of the first one
        assert [by for by, _ in live(there).entries() if by >= 0] == [0, 1]


async def test_what_is_not_stored_has_not_happened(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    id = await put_table(store, DUEL)
    async with house_of(store) as house:
        room, page = await house.room(id), Page(0)
        await room.enter(page)
        page.read()
        before = page.scene
        with monkeypatch.context() as patch:
            patch.setattr(store, "append", full_disk)
            with pytest.raises(StoreError):
                await choose(room, 0)
        assert page.read() == 0
        await choose(room, 0)
        page.read()
        assert page.scene != before
        assert [by for by, _ in live(room).entries() if by >= 0] == [0]


async def full_disk(*_: object) -> None:
    raise StoreError("the disk is full; make room")


async def test_undo(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with house_of(store) as house:
        room = await house.room(id)
        first = options(room, 0)
        await choose(room, 0)
        await room.undo(0, live(room).ask(0))
        assert options(room, 0) == first
        with pytest.raises(NothingToUndo):
            await room.undo(0, live(room).ask(0))


async def test_no_table(store: Store) -> None:
    async with house_of(store) as house:
        with pytest.raises(NoTable):
            await house.room("nowhere")


def counted() -> float | None:
    CHOICE_SECONDS.count()
    return REGISTRY.get_sample_value("kubrik_choice_seconds_count")


async def test_choices_are_counted_but_not_what_is_chosen_in_secret(store: Store) -> None:
    """Or whoever looks at the numbers could tell how far somebody has got (TH-19.8)."""
    secret, open_to_all = await put_table(store, DUEL), await put_table(store, VILLAGES)
    async with house_of(store) as house:
        before = counted()
        await choose(await house.room(secret), 0)
        assert counted() == before
        room = await house.room(open_to_all)
        await choose(room, live(room).asked()[0])
        assert counted() == (before or 0) + 1


async def test_a_choice_that_nobody_else_can_notice_is_not_counted(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with house_of(store) as house:
        room, rng = await house.room(id), Rng(3)
        for _ in range(200):
            before = counted() or 0
            await play_on(room, 1, rng, undos=False)
            assert counted() == before + (not live(room).is_quiet())


async def test_what_a_bot_thinks_under_seal_is_not_counted(store: Store) -> None:
    """Neither how often nor how long: all that is counted is that it has finished, which everybody sees."""
    id = await put_table(store, RAIDS, 1)
    async with house_of(store) as house:
        before = set(exposition().decode().splitlines())
        room = await house.room(id)
        async with asyncio.timeout(PATIENCE):
            while live(room).asked() != [0] or not room.is_true:
                await asyncio.sleep(0.01)
        new = set(exposition().decode().splitlines()) - before
        assert {line.partition("{")[0].partition(" ")[0].rpartition("_")[0] for line in new} <= {
            "kubrik_choice_seconds",
            "kubrik_tables",
        }
