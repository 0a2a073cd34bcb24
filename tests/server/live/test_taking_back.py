"""Second thoughts: what was secret stays secret, also that it was taken back."""

from __future__ import annotations

import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup
from kubrik.engine.play import is_answering
from kubrik.server.live.refusals import NothingToUndo
from kubrik.server.live.room import Room
from kubrik.server.store.store import Store
from tests.server.live.tables import EVERY, RAIDS, Page, choose, house_of, live, play_on, put_table


@pytest.fixture
def url(sqlite: str) -> str:
    return sqlite


@pytest.mark.rule("TH-6.26")
@pytest.mark.parametrize("setup", EVERY, ids=lambda setup: setup.game)
async def test_an_answer_under_seal_is_begun_anew_without_anybody_noticing(store: Store, setup: Setup) -> None:
    """Nobody else is told anything, and nobody else's question becomes another."""
    id = await put_table(store, setup)
    async with house_of(store) as house:
        room, rng, times = await house.room(id), Rng(3), 0
        pages = [Page(seat) for seat in [*range(setup.seats), None]]
        for page in pages:
            await room.enter(page)
        while room.table.status == "running" and times < 40:
            await play_on(room, 1, rng, undos=False)
            for seat in answering(room):
                await take_back(room, seat, pages)
                times += 1
                await play_on(room, 1, rng, undos=False)
        assert times > 0


def answering(room: Room) -> list[int]:
    table = live(room).sitting.table
    return [seat for seat in range(table.seats) if is_answering(table, seat)][:1]


async def take_back(room: Room, seat: int, pages: list[Page]) -> None:
    for page in pages:
        page.read()
    asks = [live(room).ask(each) for each in range(len(room.seats))]
    await room.undo(seat, asks[seat])
    assert [page.seat for page in pages if page.read()] == [seat]
    assert [each for each, ask in enumerate(asks) if live(room).ask(each) != ask] == [seat]


@pytest.mark.parametrize("setup", EVERY, ids=lambda setup: setup.game)
async def test_an_open_choice_that_is_taken_back_changes_all_questions(store: Store, setup: Setup) -> None:
    """Whoever was asked because of it is asked no more: an answer that is on its way is late."""
    id = await put_table(store, setup)
    async with house_of(store) as house:
        room, rng, times = await house.room(id), Rng(3), 0
        while room.table.status == "running" and times < 5:
            await play_on(room, 1, rng, undos=False)
            game = live(room)
            for seat in [seat for seat in range(setup.seats) if game.sitting.can_undo(seat) and not answering(room)]:
                asks = [game.ask(each) for each in range(setup.seats)]
                await room.undo(seat, -1)
                assert all(game.ask(each) != asks[each] for each in range(setup.seats))
                times += 1
        assert times > 0


@pytest.mark.rule("TH-6.26")
async def test_an_answer_under_seal_that_is_whole_stands(store: Store) -> None:
    """Others are still answering, and yet it is not taken back: nothing changes, for anybody."""
    id = await put_table(store, RAIDS)
    async with house_of(store) as house:
        room = await house.room(id)
        while 0 in live(room).asked():
            await choose(room, 0)
        assert live(room).asked() == [1]
        before = live(room).sitting.table.answers
        with pytest.raises(NothingToUndo):
            await room.undo(0, -1)
        assert live(room).sitting.table.answers == before
        assert live(room).asked() == [1]
