"""Live tables to play at, and guests whose pages are kept as a browser keeps them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from typing import Any

import msgspec

from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup
from kubrik.engine.table import Table
from kubrik.server.game.boxes import box_of
from kubrik.server.game.game import LiveGame
from kubrik.server.game.lines import LiveLine, write_all
from kubrik.server.game.refusals import Late
from kubrik.server.news.news import HouseNews
from kubrik.server.show.guest import Guest
from kubrik.server.store.store import Store
from kubrik.server.store.tokens import hash_of, new_id
from kubrik.server.store.values import Seat, TableFacts
from kubrik.server.table.house import House
from kubrik.server.table.room import Room
from kubrik.server.wire.scene import Change
from tests.patience import PATIENCE
from tests.server.show.patching import patched
from tests.server.worker import WORKER

DUEL = Setup(game="admiral", seats=2, expansions=("captain_cards",))
RAIDS = Setup(game="humans", seats=2)
VILLAGES = Setup(game="keyflower", seats=2, expansions=("key_celeste",))
EVERY = (RAIDS, msgspec.structs.replace(VILLAGES, seats=3), DUEL)
NAMES = [f"Player {n}" for n in range(1, 7)]


@asynccontextmanager
async def house_of(store: Store) -> AsyncIterator[House]:
    house = House(store, WORKER, HouseNews(), pace=0)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def put_table(store: Store, begun: Setup, /, *bots: int, **fields: object) -> str:
    """A running table with people on all seats but those of bots."""
    box = box_of(begun)
    table = TableFacts(
        id=new_id(),
        setup=begun,
        rules_version=box.rules_version,
        cards_digest=box.cards_digest,
        created_at=datetime.now(UTC),
        is_public=False,
        host_hash=hash_of("host"),
        status="running",
    )
    table = msgspec.structs.replace(table, **fields)
    await store.create(table, [chair(table.id, seat, seat in bots) for seat in range(begun.seats)])
    return table.id


async def put_game(store: Store, setup: Setup, lines: list[LiveLine]) -> str:
    """A table of people at which all of this has happened."""
    id = await put_table(store, setup)
    await store.append(id, 0, [write_all(lines)])
    return id


def chair(id: str, seat: int, is_bot: bool) -> Seat:
    if is_bot:
        return Seat(seat=seat, kind="bot", bot="cadet")
    return Seat(seat=seat, kind="person", name=NAMES[seat], token_hash=hash_of(f"{id}{seat}"))


class Page(Guest):
    """A guest who reads all that he is sent, and puts it together."""

    def __init__(self, seat: int | None, lang: str = "en") -> None:
        super().__init__(seat, lang, is_host=False)
        self.scene: Any = None
        self.journal: list[Any] = []
        self.frames: list[dict[str, Any]] = []

    def has(self, chair: Seat) -> bool:
        """By its kind alone: such a page has no token."""
        return chair.kind == "person"

    def read(self) -> int:
        """How many messages there were."""
        before = len(self.frames)
        for message in self.outbox.take_now().splitlines():
            self.take(message)
        return len(self.frames) - before

    def take(self, message: bytes) -> None:
        frame = msgspec.json.decode(message)
        self.frames.append(frame)
        if frame["t"] == "welcome":
            self.scene, self.journal = frame["scene"], frame["journal"]
        elif frame["t"] == "news":
            self.scene = patched(self.scene, [Change(tuple(where), now) for where, now in frame["changes"]])
            self.journal = self.journal[: frame["since"]] + frame["journal"]


def live(room: Room) -> LiveGame:
    assert isinstance(room.game, LiveGame)
    return room.game


async def choose(room: Room, seat: int, choice: str = "") -> None:
    """The given choice, or the first that is offered."""
    game = live(room)
    await room.choose(seat, game.ask(seat), choice or options(room, seat)[0])


async def settled(room: Room) -> None:
    """When the table has answered all that it answers by itself."""
    async with asyncio.timeout(PATIENCE):
        while room.driver.is_needed():
            await asyncio.sleep(0.001)


def options(room: Room, seat: int) -> tuple[str, ...]:
    game = live(room)
    asked = game.box.view(game.table, seat).question
    assert asked is not None, f"seat {seat} is not asked"
    return asked.options


async def play_on(room: Room, choices: int, rng: Rng, undos: bool = True) -> int:
    """Anybody who is asked chooses anything; now and then somebody takes back. How many choices were made."""
    for made in range(choices):
        if room.table.status != "running":
            return made
        game = live(room)
        seats = game.asked()
        seat = seats[rng.below(len(seats))]
        with suppress(Late):  # a bot that sits there was first, and has chosen instead
            if undos and rng.below(12) == 0 and game.can_undo(seat):
                await room.undo(seat, game.ask(seat))
            else:
                offer = options(room, seat)
                await choose(room, seat, offer[rng.below(len(offer))])
    return choices


def others_answer(t: Table, seat: int) -> bool:
    """Has anybody else begun an answer under seal? Who imagines lets others answer anew."""
    return bool(t.answers) and any(t.given[each] for each in range(t.seats) if each != seat)
