"""A lesson at a live table: the others do as it says, the learner does too or is told, and may leave it."""

from __future__ import annotations

import msgspec
import pytest

from kubrik.games.registry import GAMES
from kubrik.lessons.course import Course
from kubrik.lessons.shelf import FIRST, lessons_of
from kubrik.server.game.refusals import OffLesson
from kubrik.server.store.store import Store
from kubrik.server.table.room import Room
from tests.lessons.test_lessons import ALL
from tests.server.table.tables import Page, house_of, live, options, put_table
from tests.server.table.test_driving import until


async def put_lesson(store: Store, game: str, name: str = FIRST) -> str:
    lesson = lessons_of(GAMES[game])[name]
    bots = [seat for seat in range(lesson.seats) if seat != lesson.learner]
    return await put_table(store, lesson.setup(game), *bots, lesson=name)


async def asked(room: Room, page: Page) -> None:
    """The learner has to choose, and has been told all that happened before."""
    await until(lambda: room.table.status == "over" or (not room.driver.is_needed() and live(room).asked() == [0]))
    page.read()


@pytest.mark.parametrize(("game", "name"), ALL)
async def test_a_lesson_is_taught_from_its_first_step_to_its_last(store: Store, game: str, name: str) -> None:
    lesson = lessons_of(GAMES[game])[name]
    async with house_of(store) as house:
        room, page = await house.room(await put_lesson(store, game, name)), Page(0)
        await room.enter(page)
        told: set[int] = set()
        for move in Course(lesson).moves:
            await asked(room, page)
            taught = page.scene["lesson"]
            told |= set(range(taught["at"], taught["at"] + len(taught["now"])))
            assert taught["now"][-1] == {
                "say": lesson.step[move.step].say["en"], "spotlight": lesson.step[move.step].spotlight, "does": True
            }  # fmt: skip
            assert taught["accepts"] == list(move.accepts)
            await room.choose(0, live(room).ask(0), move.accepts[0], page)
        await asked(room, page)
        farewell = page.scene["lesson"]
        told |= set(range(farewell["at"], farewell["at"] + len(farewell["now"])))
        assert farewell["accepts"] == []
        assert told == set(range(len(lesson.step)))


async def test_who_chooses_something_else_is_told_so_and_nothing_has_happened(store: Store) -> None:
    async with house_of(store) as house:
        room, page = await house.room(await put_lesson(store, "humans")), Page(0)
        await room.enter(page)
        await asked(room, page)
        with pytest.raises(OffLesson) as told:
            await room.choose(0, live(room).ask(0), "buy both", page)
        assert told.value.said == lessons_of(GAMES["humans"])[FIRST].step[2].otherwise
        assert "buy first" in options(room, 0)


async def test_who_takes_back_is_at_the_step_before(store: Store) -> None:
    async with house_of(store) as house:
        room, page = await house.room(await put_lesson(store, "admiral")), Page(0)
        await room.enter(page)
        await asked(room, page)
        for choice in ("move F1", "to E", "advance", "advance", "advance", "stop"):
            await room.choose(0, live(room).ask(0), choice, page)
        await room.undo(0, live(room).ask(0), page)
        await asked(room, page)
        assert (page.scene["lesson"]["at"], page.scene["lesson"]["accepts"]) == (3, ["stop"])


async def test_who_leaves_a_lesson_plays_on_against_bots(store: Store) -> None:
    async with house_of(store) as house:
        room, page = await house.room(await put_lesson(store, "humans")), Page(0)
        await room.enter(page)
        await asked(room, page)
        await room.leave_lesson(0, page)
        await room.choose(0, live(room).ask(0), "buy both", page)
        await asked(room, page)
        assert page.scene["lesson"] is None


async def test_a_lesson_goes_on_where_it_was_after_a_restart(store: Store) -> None:
    id = await put_lesson(store, "humans")
    async with house_of(store) as house:
        room, page = await house.room(id), Page(0)
        await room.enter(page)
        await asked(room, page)
        await room.choose(0, live(room).ask(0), "buy first", page)
        await asked(room, page)
        before = page.scene
    async with house_of(store) as house:
        room, page = await house.room(id), Page(0)
        await room.enter(page)
        await asked(room, page)
        assert page.scene == before


async def test_only_the_learner_is_taught(store: Store) -> None:
    async with house_of(store) as house:
        room, watcher = await house.room(await put_lesson(store, "humans")), Page(None)
        await room.enter(watcher)
        watcher.read()
        assert watcher.scene["lesson"] is None


async def test_two_learners_have_the_same_deal(store: Store) -> None:
    async with house_of(store) as house:
        views = []
        for _ in range(2):
            room, page = await house.room(await put_lesson(store, "keyflower")), Page(0)
            await room.enter(page)
            await asked(room, page)
            views.append(msgspec.json.encode(page.scene["view"]))
        assert views[0] == views[1]
