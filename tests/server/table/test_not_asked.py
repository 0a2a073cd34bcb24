"""Who has only one way, as everybody can see, is not asked: the table goes on by itself."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup
from kubrik.engine.play import options
from kubrik.server.game.boxes import box_of
from kubrik.server.game.game import LiveGame
from kubrik.server.game.lines import LiveLine
from kubrik.server.news.news import HouseNews
from kubrik.server.store.store import Store
from kubrik.server.table import pacing
from kubrik.server.table.house import House
from tests.patience import PATIENCE
from tests.server.table.tables import DUEL, RAIDS, VILLAGES, Page, house_of, live, put_game, settled
from tests.server.table.twins import lucky, room_with
from tests.server.worker import WORKER

SAILING = Setup(game="admiral", seats=2)
FLEETS = Setup(game="humans", seats=3)
END = "end turn"


@pytest.fixture
def url(sqlite: str) -> str:
    return sqlite


def before_the_end(setup: Setup, can_undo: bool, seed: int = 1) -> LiveGame:
    """A game at the moment when somebody has only one way, with or without something to take back."""
    game, rng = lucky(setup, seed), Rng(seed)
    while not game.table.over:
        (seat, *_) = game.asked()
        if game.has_only_way(seat) and game.can_undo(seat) is can_undo:
            return game
        game.answer(seat, game.box.mind.guess(game.table, seat, options(game.table, seat), rng).name)
    return before_the_end(setup, can_undo, seed + 1)


def house_with(store: Store, pace: float) -> House:
    return House(store, WORKER, HouseNews(), pace)


@pytest.mark.parametrize(
    ("setup", "seed"), [(SAILING, 1), (VILLAGES, 1), (FLEETS, 54)], ids=["admiral", "keyflower", "humans"]
)
async def test_who_has_one_way_and_nothing_to_take_back_is_not_asked(store: Store, setup: Setup, seed: int) -> None:
    """The table goes on at once, however slow its automatic answers are otherwise."""
    house = house_with(store, 600)
    game = before_the_end(setup, can_undo=False, seed=seed)
    seat, before = game.asked()[0], len(game.entries())
    (only,) = options(game.table, seat)
    room, page = await room_with(house, game), Page(seat)
    await room.enter(page)
    page.read()
    assert page.scene["asked"] is None
    async with asyncio.timeout(PATIENCE):
        while not page.read():
            await asyncio.sleep(0.001)
    assert live(room).entries()[before] == (seat, only.name)
    await house.close()


async def test_who_could_take_something_back_has_a_few_seconds_for_it(store: Store) -> None:
    """The way is shown, and may be taken at once. What is taken back is the last thing that was chosen."""
    house = house_with(store, 600)
    game = before_the_end(SAILING, can_undo=True)
    (seat,), before = game.asked(), game.entries()
    room, page = await room_with(house, game), Page(seat)
    await room.enter(page)
    page.read()
    assert page.scene["asked"]["by_itself"]
    assert page.scene["can_undo"]
    await room.undo(seat, live(room).ask(seat))
    assert live(room).entries() == before[: len(live(room).entries())] != before
    page.read()
    assert not page.scene["asked"]["by_itself"]
    assert not room.driver.is_needed(), "the table waits for nothing any more"
    await house.close()


async def test_it_goes_on_when_they_are_over(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    waited = list[float]()

    async def wait_until(moment: float) -> None:
        waited.append(moment - pacing.now())

    monkeypatch.setattr(pacing, "wait_until", wait_until)
    house = house_with(store, 0.5)
    game = before_the_end(SAILING, can_undo=True)
    (seat,) = game.asked()
    room = await room_with(house, game)
    room.tell()
    await settled(room)
    assert (seat, END) in live(room).entries()
    assert 3 <= waited[0] < 4
    await house.close()


async def test_taking_back_goes_past_what_was_forced(store: Store) -> None:
    """Also when the log is followed again."""
    lines, seat = before_a_forced_end()
    before, id = LiveGame(box_of(SAILING), lines).entries(), await put_game(store, SAILING, lines)
    async with house_of(store) as house:
        room = await house.room(id)
        room.tell()
        await settled(room)
        assert live(room).entries() == [*before, (seat, END)]
        await room.undo(seat, -1)
        assert live(room).entries() == before[:-1]
    async with house_of(store) as house:
        assert live(await house.room(id)).entries() == before[:-1]


def before_a_forced_end() -> tuple[list[LiveLine], int]:
    """Lines up to the only way of a seat, which could then still be taken back."""
    for seed in range(1, 50):
        game = before_the_end(SAILING, can_undo=True, seed=seed)
        (seat,), lines = game.asked(), game.new_lines()
        before = game.entries()
        game.answer(seat, END)
        if game.can_undo(seat) and game.entries() == [*before, (seat, END)]:
            return lines, seat
    raise AssertionError("no such game")


@pytest.mark.parametrize(
    ("setup", "kind"),
    [(DUEL, "AskWhetherToAnswer"), (DUEL, "SailOn"), (VILLAGES, "Transporting"), (RAIDS, "Respond"), (RAIDS, "Claims")],
)
async def test_where_a_secret_leaves_one_answer_it_is_asked_for(store: Store, setup: Setup, kind: str) -> None:
    """Others see that somebody thinks, as if there were a choice."""
    async with house_of(store) as house:
        game, seat = at_a_secret(setup, kind)
        room, page = await room_with(house, game), Page(seat)
        await room.enter(page)
        page.read()
        asked = page.scene["asked"]
        assert (len(asked["ways"]), asked["by_itself"]) == (1, False)
        assert not room.driver.is_needed(), "the table waits for the player"


def at_a_secret(setup: Setup, kind: str, seed: int = 1) -> tuple[LiveGame, int]:
    """A game at such a question, with one answer, and who is asked."""
    game, rng = lucky(setup, seed), Rng(seed)
    while not game.table.over:
        (seat, *_), t = game.asked(), game.table
        if type(t.agenda[-1]).__name__ == kind and len(options(t, seat)) == 1 and not game.has_only_way(seat):
            return game, seat
        game.answer(seat, game.box.mind.guess(t, seat, options(t, seat), rng).name)
    return at_a_secret(setup, kind, seed + 1)


async def test_a_game_is_followed_with_what_was_forced_in_it() -> None:
    game = before_the_end(SAILING, can_undo=True)
    lines = game.new_lines()
    (seat,) = game.asked()
    game.answer(seat, END)
    lines += game.new_lines()
    again = LiveGame(box_of(SAILING), lines)
    assert again.entries() == game.entries()
    assert again.can_undo(seat) == game.can_undo(seat)
    assert "forced" in msgspec.json.encode(lines[-3:]).decode()
