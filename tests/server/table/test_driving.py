"""Who answers where no person does: bots, stand-ins, passes in advance, and what happens when time runs out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from itertools import islice

import pytest

from kubrik.engine import play
from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup
from kubrik.engine.replay import told_table
from kubrik.engine.table import CHANCE
from kubrik.games.keyflower.rules.turns import ALWAYS_PASS
from kubrik.server.game import clock
from kubrik.server.game.game import LiveGame
from kubrik.server.store.errors import StoreError
from kubrik.server.store.store import Store
from kubrik.server.table import alarm
from kubrik.server.table.driver import STAND_IN
from kubrik.server.table.room import Room
from tests.patience import PATIENCE
from tests.server.table.tables import DUEL, EVERY, RAIDS, VILLAGES, Page, choose, house_of, live, options, put_table
from tests.server.table.twins import game_of, room_with, windows


async def until(happened: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
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
    """Where the table was made so."""
    monkeypatch.setattr(clock, "MINUTE", 0.05)
    id = await put_table(store, DUEL, minutes=3, out_of_time="bot")
    async with house_of(store) as house:
        room = await house.room(id)
        await until(lambda: live(room).stand_ins == {0, 1})


@pytest.mark.rule("TH-19.3", "AD-6.14")
@pytest.mark.parametrize("setup", EVERY, ids=lambda setup: setup.game)
async def test_for_who_lets_the_time_run_out_the_rulebook_answers(
    store: Store, setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless the table was made otherwise."""
    monkeypatch.setattr(clock, "MINUTE", 0.05)
    id = await put_table(store, setup, minutes=1)
    async with house_of(store) as house:
        room, page = await house.room(id), Page(0)
        await room.enter(page)
        await until(lambda: page.read() and all(seat["away"] for seat in page.scene["seats"]))
        await until(lambda: len(live(room).entries()) > 20)
        assert live(room).stand_ins == set()
        assert default_entries(live(room)) == live(room).entries()


def default_entries(game: LiveGame) -> list[tuple[int, str]]:
    """Those before the first that is not the rulebook's default answer."""
    table, entries = told_table(game.box), game.entries()
    for i, (seat, name) in enumerate(entries):
        if seat != CHANCE and game.box.default_choice(table, seat).name != name:
            return entries[:i]
        choice = (game.box.outcomes if seat == CHANCE else game.box.catalogue).named(name)
        assert choice is not None
        play.play(table, seat, choice)
    return entries


@pytest.mark.rule("AD-6.14")
async def test_a_silent_owners_swift_stays_face_down(store: Store) -> None:
    """His window counts as passed."""
    games = (game_of(DUEL, lines, worlds[max(worlds)]) for seed in range(9) for lines, worlds in windows(DUEL, seed))
    async with house_of(store) as house:
        for game in islice((game for game in games if "fire first" in offered(game, 1)), 6):
            assert await answered_for(await room_with(house, game), 1) == "pass"


async def answered_for(room: Room, seat: int) -> str:
    """What is answered for somebody whose time has run out."""
    played = len(live(room).entries())
    await room.go_away(seat)
    await until(lambda: len(live(room).entries()) > played)
    return live(room).entries()[played][1]


def offered(game: LiveGame, seat: int) -> list[str]:
    return [choice.name for choice in play.options(game.table, seat)]


async def test_the_rulebook_answers_until_the_player_is_back(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with house_of(store) as house:
        room, page = await house.room(id), Page(1)
        await room.enter(page)
        await room.go_away(0)
        await until(lambda: live(room).asked() == [1])
        page.read()
        assert page.scene["seats"][0]["away"]
        await room.stand_in(0, on=False)
        while live(room).asked() == [1]:
            await choose(room, 1)
        page.read()
        assert not page.scene["seats"][0]["away"]
        assert live(room).asked() == [0]


@pytest.mark.rule("TH-19.3")
async def test_the_host_may_seat_a_bot_for_who_is_out_of_time(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with house_of(store) as house:
        room = await house.room(id)
        await room.go_away(1)
        await room.stand_in(1, on=True)
        assert (live(room).away, live(room).stand_ins) == (set(), {1})
        await room.stand_in(1, on=False)
        assert (live(room).away, live(room).stand_ins) == (set(), set())


async def test_a_bot_that_can_not_be_seated_is_seated_later(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "MINUTE", 0.05)
    monkeypatch.setattr(alarm, "PATIENCE", 0.05)
    id = await put_table(store, DUEL, minutes=3, out_of_time="bot")
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


async def test_a_deadline_moves_only_when_all_see_it(store: Store) -> None:
    """What somebody does in secret moves nobody's deadline: when the time runs out, that is seen by everybody."""
    id = await put_table(store, DUEL, minutes=60)
    async with house_of(store) as house:
        room, pages = await house.room(id), [Page(0), Page(1), Page(None)]
        for page in pages:
            await room.enter(page)
        before = deadlines(pages)
        assert before[0] == pytest.approx(time.time() + 3600, abs=60)
        assert before[2] is None
        await choose(room, 0)
        assert live(room).is_answering(0)
        assert deadlines(pages) == before
        await room.undo(0, live(room).ask(0))
        assert deadlines(pages) == before
        while live(room).is_asked(0):
            await choose(room, 0)
        assert deadlines(pages) == [None, before[1], None]


def deadlines(pages: list[Page]) -> list[float | None]:
    for page in pages:
        page.read()
    return [page.scene["deadline"] for page in pages]


async def test_a_deadline_is_the_same_after_a_restart(store: Store) -> None:
    """Whatever others have answered in secret meanwhile."""
    id, found = await put_table(store, DUEL, minutes=60), list[float | None]()
    for _ in range(3):
        async with house_of(store) as house:
            room, page = await house.room(id), Page(1)
            await room.enter(page)
            found += deadlines([page])
            await asyncio.sleep(0.02)
            await choose(room, 0)
    assert found[1] == found[2]


async def test_passing_in_advance(store: Store) -> None:
    id = await put_table(store, VILLAGES)
    async with house_of(store) as house:
        room = await house.room(id)
        rng = Rng(2)
        while "pass" not in options(room, live(room).asked()[0]):
            seat = live(room).asked()[0]
            await choose(room, seat, options(room, seat)[rng.below(len(options(room, seat)))])
        first = live(room).asked()[0]
        await room.stand(1 - first, ALWAYS_PASS, on=True)
        await choose(room, first, "pass")
        await until(lambda: live(room).entries()[-1] == (1 - first, "pass") or live(room).asked() != [1 - first])
        assert (1 - first, "pass") in live(room).entries()
