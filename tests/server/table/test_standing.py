"""An answer that is given once for all: kept with the table, and nobody else's business."""

from __future__ import annotations

from typing import Any

import pytest

from kubrik.engine.standing import Standing
from kubrik.server.game.boxes import box_of
from kubrik.server.game.game import LiveGame
from kubrik.server.game.lines import LiveLine
from kubrik.server.game.refusals import NotAsked
from kubrik.server.news.news import HouseNews
from kubrik.server.store.store import Store
from kubrik.server.table.house import House
from tests.server.table.tables import DUEL, Page, choose, house_of, live, put_game, put_table, settled
from tests.server.table.twins import game_of, room_with, windows
from tests.server.worker import WORKER


@pytest.fixture
def url(sqlite: str) -> str:
    return sqlite


async def test_it_is_given_again_and_again_and_after_a_restart(store: Store) -> None:
    lines, _, stands = asking("whether_to_answer")
    id, seat = await put_game(store, DUEL, lines), 1
    async with house_of(store) as house:
        room = await house.room(id)
        await room.stand(seat, stands, True)
        assert live(room).is_asked(seat), "nobody is here"
    async with house_of(store) as house:
        room, page = await house.room(id), Page(seat)
        before = len(live(room).entries())
        await room.enter(page)
        await settled(room)
        assert live(room).entries()[before] == (seat, "pass")
        page.read()
        assert [one["answer"] for one in page.scene["standing"]] == [vars_of(stands)]
        assert page.scene["standing"][0]["label"].endswith("always pass when fired at")


def vars_of(stands: Standing) -> dict[str, str]:
    return {"question": stands.question, "about": stands.about, "choice": stands.choice}


async def test_it_is_changed_before_it_goes_out(store: Store) -> None:
    house = House(store, WORKER, HouseNews(), pace=600)
    room = await house.room(await put_table(store, DUEL))
    game, seat, stands = window()
    room.game = game
    await room.enter(Page(seat))
    await room.stand(seat, stands, True)
    assert room.driver.is_needed()
    await room.stand(seat, stands, False)
    await settled(room)
    assert live(room).is_asked(seat)
    await house.close()


def window(question: str = "whether_to_answer") -> tuple[LiveGame, int, Standing]:
    """A game at a question to seat 1, which has only the answer that may stand."""
    lines, worlds, stands = asking(question)
    return game_of(DUEL, lines, worlds[1]), 1, stands


def asking(question: str) -> tuple[list[LiveLine], dict[int, int], Standing]:
    """Lines up to a question to seat 1 with an answer that may stand, and worlds by how many answers it has."""
    for lines, worlds in windows(DUEL, 1):
        stands = LiveGame(box_of(DUEL), lines).may_stand(1)
        if stands is not None and stands.question == question:
            return lines, worlds, stands
    raise AssertionError("no such question")


async def test_nothing_else_may_stand(store: Store) -> None:
    async with house_of(store) as house:
        game, seat, stands = window()
        room = await room_with(house, game)
        for answer in (Standing("what_to_do", "", "end turn"), Standing(stands.question, "99", "pass")):
            with pytest.raises(NotAsked):
                await room.stand(seat, answer, True)
        with pytest.raises(NotAsked):
            await room.stand(1 - seat, stands, True)


async def test_who_takes_something_back_answers_himself(store: Store) -> None:
    async with house_of(store) as house:
        game, seat, stands = window("how_to_go_on")
        room = await room_with(house, game)
        await room.enter(Page(seat))
        await room.stand(seat, stands, True)
        await settled(room)
        assert (seat, stands.choice) in live(room).entries()[-4:]
        if live(room).can_undo(seat):
            await room.undo(seat, live(room).ask(seat) if live(room).is_asked(seat) else -1)
            await settled(room)
            assert live(room).is_asked(seat)


async def test_nobody_else_is_told_anything(store: Store) -> None:
    """All that another seat and a spectator hear is the same, with a standing answer and with one given by hand."""
    (one, stood), (other, by_hand) = [await heard(store, stands) for stands in (True, False)]
    assert one == other
    assert one
    assert stood == by_hand == 0


async def heard(store: Store, stands: bool) -> tuple[list[list[Any]], int]:
    """What others hear of an answer; and how many messages they got when it was made to stand."""
    async with house_of(store) as house:
        game, seat, answer = window()
        room = await room_with(house, game)
        pages = [Page(0), Page(None)]
        for page in (*pages, Page(seat)):
            await room.enter(page)
        for page in pages:
            page.read()
            page.frames.clear()
        if stands:
            await room.stand(seat, answer, True)
        told = sum(page.read() for page in pages)
        if not stands:
            await choose(room, seat, answer.choice)
        await settled(room)
        for page in pages:
            page.read()
        return [page.frames for page in pages], told
