"""Who answers where no person does: bots, stand-ins, passes in advance, and what happens when time runs out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec
import pytest

from kubrik.engine.chance import Rng
from kubrik.server.live import alarm, clock
from kubrik.server.live.driver import STAND_IN
from kubrik.server.live.game import LiveGame
from kubrik.server.live.house import House
from kubrik.server.live.lines import LiveLine
from kubrik.server.live.room import Room
from kubrik.server.news import HouseNews
from kubrik.server.store.errors import StoreError
from kubrik.server.store.store import Store
from tests.cli.admiral import STRAIT
from tests.server.live.tables import DUEL, RAIDS, VILLAGES, Page, choose, house_of, live, options, put_table
from tests.server.worker import WORKER

FIGHT = msgspec.structs.replace(DUEL, cards=STRAIT)


async def until(happened: Callable[[], object]) -> None:
    async with asyncio.timeout(120):
        while not happened():
            await asyncio.sleep(0.01)


async def test_bots_play_to_the_end_by_themselves(store: Store) -> None:
    id = await put_table(store, RAIDS, 0, 1)
    async with house_of(store) as house:
        room = await house.room(id)
        await until(lambda: room.table.status == "over")


async def test_a_bot_answers_and_then_the_person_is_asked(store: Store) -> None:
    id = await put_table(store, DUEL, 1)
    async with house_of(store) as house:
        room = await house.room(id)
        await until(lambda: live(room).asked() == [0])
        for _ in range(6):
            await choose(room, 0)
            await until(lambda: 0 in live(room).asked())


async def test_a_reaction_of_a_bot_takes_its_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether its captain could answer at all is not to be heard from how fast it answers (H-4, H-5)."""
    pace, rng = 0.08, Rng(4)
    house, moments = House(store, WORKER, HouseNews(), pace), [0.0]
    reactions: list[float] = []
    made = LiveGame.choose

    def noted(game: LiveGame, seat: int, choice: str) -> list[LiveLine]:
        now = asyncio.get_running_loop().time()
        if game.box.texts.is_reaction(game.box.view(game.sitting.table, seat)) and seat == 1:
            reactions.append(now - moments[-1])
        moments.append(now)
        return made(game, seat, choice)

    monkeypatch.setattr(LiveGame, "choose", noted)
    while not reactions:  # hardly a fight in a strait goes by without one
        await fire_at_will(await house.room(await put_table(store, FIGHT, 1)), reactions, rng)
    await house.close()
    assert min(reactions) >= pace


async def fire_at_will(room: Room, reactions: list[float], rng: Rng) -> None:
    """Until somebody has reacted, or the duel is over."""
    while not reactions and room.table.status == "running":
        await until(lambda: reactions or room.table.status == "over" or live(room).asked() == [0])
        if live(room).asked() == [0]:
            offer = options(room, 0)
            fire = [way for way in offer if way.startswith("fire")] or offer
            await choose(room, 0, fire[rng.below(len(fire))])


async def test_a_bot_stands_in_until_the_player_is_back(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with house_of(store) as house:
        room, page = await house.room(id), Page(1)
        await room.enter(page)
        await room.stand_in(0, on=True)
        await until(lambda: live(room).asked() == [1])
        page.read()
        assert page.scene["seats"][0]["stand_in"]
        await room.stand_in(0, on=False)
        while live(room).asked() == [1]:
            await choose(room, 1)
        page.read()
        assert not page.scene["seats"][0]["stand_in"]
        assert live(room).asked() == [0]
        assert STAND_IN == "mate"


async def test_who_lets_the_time_run_out_is_stood_in_for(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "MINUTE", 0.05)
    id = await put_table(store, DUEL, minutes=3)
    async with house_of(store) as house:
        room = await house.room(id)
        await until(lambda: live(room).stand_ins == {0, 1})


async def test_a_bot_that_can_not_be_seated_is_seated_later(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "MINUTE", 0.05)
    monkeypatch.setattr(alarm, "PATIENCE", 0.05)
    id = await put_table(store, DUEL, minutes=3)
    async with house_of(store) as house:
        room, tries = await house.room(id), list[object]()

        async def fails(*line: object) -> None:
            tries.append(line)
            raise StoreError("the disk is full; make room")

        with monkeypatch.context() as patch:
            patch.setattr(store, "append", fails)
            await until(lambda: len(tries) == 2)
        await until(lambda: live(room).stand_ins == {0, 1})


async def test_nothing_is_under_way_when_the_house_is_closed(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "MINUTE", 0.05)
    id = await put_table(store, DUEL, minutes=3)
    async with house_of(store) as house:
        await house.room(id)
        begun = asyncio.Event()

        async def takes_long(*_: object) -> None:
            begun.set()
            await asyncio.sleep(60)

        monkeypatch.setattr(store, "append", takes_long)
        await begun.wait()
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_a_house_that_was_only_opened_closes_all_the_same(store: Store) -> None:
    async with house_of(store):
        pass
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_in_a_room_that_is_closed_nobody_answers(store: Store) -> None:
    id = await put_table(store, DUEL, 0, minutes=60)
    async with house_of(store) as house:
        room = await house.room(id)
        assert room.driver.is_needed()
        await room.close()
        room.tell()
        assert not room.driver.is_needed()


async def test_a_deadline_is_ones_own(store: Store) -> None:
    """What another does in secret moves nobody else's deadline."""
    id = await put_table(store, DUEL, minutes=60)
    async with house_of(store) as house:
        room, pages = await house.room(id), [Page(0), Page(1), Page(None)]
        for page in pages:
            await room.enter(page)
            page.read()
        deadlines = [page.scene["deadline"] for page in pages]
        assert deadlines[0] == pytest.approx(time.time() + 3600, abs=60)
        assert deadlines[2] is None
        await choose(room, 0)
        for page in pages:
            page.read()
        assert pages[0].scene["deadline"] > deadlines[0]
        assert pages[1].scene["deadline"] == deadlines[1]


async def test_passing_in_advance(store: Store) -> None:
    id = await put_table(store, VILLAGES)
    async with house_of(store) as house:
        room = await house.room(id)
        rng = Rng(2)
        while "pass" not in options(room, live(room).asked()[0]):
            seat = live(room).asked()[0]
            await choose(room, seat, options(room, seat)[rng.below(len(options(room, seat)))])
        first = live(room).asked()[0]
        await room.pass_ahead(1 - first, on=True)
        await choose(room, first, "pass")
        await until(lambda: live(room).entries()[-1] == (1 - first, "pass") or live(room).asked() != [1 - first])
        assert (1 - first, "pass") in live(room).entries()
