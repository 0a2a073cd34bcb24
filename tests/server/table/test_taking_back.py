"""Second thoughts: what was secret stays secret, also that it was taken back."""

from __future__ import annotations

from typing import Any

import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup
from kubrik.engine.play import is_answering
from kubrik.server.game.refusals import NothingToUndo
from kubrik.server.store.store import Store
from kubrik.server.table.room import Room
from tests.server.table.tables import EVERY, RAIDS, Page, choose, house_of, live, options, play_on, put_table
from tests.server.table.twins import lucky, room_with


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
    table = live(room).table
    return [seat for seat in range(table.seats) if is_answering(table, seat)][:1]


async def take_back(room: Room, seat: int, pages: list[Page]) -> None:
    for page in pages:
        page.read()
    asks = [live(room).ask(each) for each in range(len(room.seats))]
    await room.undo(seat, asks[seat])
    assert [page.seat for page in pages if page.read()] == [seat]
    assert [each for each, ask in enumerate(asks) if live(room).ask(each) != ask] == [seat]


@pytest.mark.rule("TH-8.16", "TH-10.3")
async def test_an_announcement_is_final(store: Store) -> None:
    """Fight, retreat, raid and catch, whoever is asked next, and whether or not anybody has heard of it."""
    announced, rng = set[str](), Rng(1)
    async with house_of(store) as house:
        while announced != {"fight", "retreat", "raid", "catch"}:
            await announce(await house.room(await put_table(store, RAIDS)), announced, rng)


async def announce(room: Room, announced: set[str], rng: Rng) -> None:
    """Whatever is announced at this table, somebody tries to take it back."""
    while room.table.status == "running":
        seat = live(room).asked()[0]
        offer = options(room, seat)
        said = offer[rng.below(len(offer))]
        is_announced = live(room).table.agenda[-1].is_final()
        await choose(room, seat, said)
        if is_announced and room.table.status == "running":
            announced.add(said)
            with pytest.raises(NothingToUndo):
                await room.undo(seat, -1)


@pytest.mark.parametrize("setup", EVERY, ids=lambda setup: setup.game)
async def test_undo_does_not_tell_of_a_choice_that_nobody_sees(store: Store, setup: Setup) -> None:
    """Such as the end of a turn after which captains may still be turned down."""
    unseen = set[str]()
    async with house_of(store) as house:
        for luck in range(3):
            unseen |= await unseen_choices(await room_with(house, lucky(setup, luck)), Rng(luck))
    assert "end turn" in unseen or setup.game != "admiral"


async def unseen_choices(room: Room, rng: Rng) -> set[str]:
    """Those after which somebody else could take back as before; nobody else hears of them."""
    found = set[str]()
    pages = [Page(seat) for seat in [*range(len(room.seats)), None]]
    for page in pages:
        await room.enter(page)
        page.read()
    while room.table.status == "running" and len(live(room).entries()) < 250:
        could = [seat for seat in range(len(room.seats)) if live(room).can_undo(seat)]
        await play_on(room, 1, rng, undos=False)
        told = [page for page in pages if page.read()]
        assert not any(is_of_undo_alone(page.frames[-1]) for page in told)
        seat, name = live(room).entries()[-1]
        if could not in ([], [seat]) and live(room).is_quiet() and not live(room).is_answering(seat):
            found.add(name)
    return found


def is_of_undo_alone(frame: dict[str, Any]) -> bool:
    """Is the only news that something can no longer be taken back?"""
    return frame["journal"] == [] and [change[0] for change in frame["changes"]] == [["can_undo"]]


@pytest.mark.parametrize("setup", EVERY, ids=lambda setup: setup.game)
async def test_an_open_choice_that_is_taken_back_changes_all_questions(store: Store, setup: Setup) -> None:
    """Whoever was asked because of it is asked no more: an answer that is on its way is late."""
    id = await put_table(store, setup)
    async with house_of(store) as house:
        room, rng, times = await house.room(id), Rng(3), 0
        while room.table.status == "running" and times < 5:
            await play_on(room, 1, rng, undos=False)
            game = live(room)
            for seat in [seat for seat in range(setup.seats) if game.can_undo(seat) and not answering(room)]:
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
        before = live(room).table.answers
        with pytest.raises(NothingToUndo):
            await room.undo(0, -1)
        assert live(room).table.answers == before
        assert live(room).asked() == [1]
