"""Twin tables, which differ only in what one seat can't know, played by the same automatic answers on a false clock."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup
from kubrik.engine.play import is_answering, options, play
from kubrik.engine.standing import Standing
from kubrik.engine.table import Table
from kubrik.games.keyflower.rules.turns import ALWAYS_PASS
from kubrik.server.bots.answering import Answer
from kubrik.server.bots.following import NamedEntry
from kubrik.server.bots.thinkers import Thinkers
from kubrik.server.game.boxes import box_of
from kubrik.server.game.game import LiveGame
from kubrik.server.game.lines import LiveLine
from kubrik.server.news.news import HouseNews
from kubrik.server.store.store import Store
from kubrik.server.table import pacing
from kubrik.server.table.house import House
from kubrik.server.table.room import Room
from kubrik.server.wire.messages import ToPage
from tests.patience import PATIENCE
from tests.server.table.tables import Page, live, others_answer, put_table

PACE = 0.5
Heard = list[tuple[float, bytes]]


class Hearing(msgspec.Struct):
    """What each page heard, and what automatic answers were thought of."""

    pages: list[Heard]
    said: list[list[str]]


class Watch:
    """Shows a time that passes only where somebody thinks or waits. After so many waits it stands still."""

    def __init__(self, waits: int) -> None:
        self.now = 0.0
        self.left = waits

    async def wait_until(self, moment: float) -> None:
        self.left -= 1
        if self.left < 0:
            await asyncio.Event().wait()
        self.now = max(self.now, moment)

    def put_on(self, patch: pytest.MonkeyPatch) -> None:
        patch.setattr(pacing, "now", lambda: self.now)
        patch.setattr(pacing, "wait_until", self.wait_until)
        patch.setattr(pacing, "chance", Random(1))


class Thinker(Thinkers):
    """Thinks the longer the more there is to think about, and says what its twin said, where that is possible."""

    def __init__(self, watch: Watch, said: Sequence[list[str]]) -> None:
        super().__init__(1)
        self.watch = watch
        self.twin = list(said)
        self.said: list[list[str]] = []
        self.room: Room

    async def answer(
        self, table: str, setup: Setup, lines: Sequence[NamedEntry], seat: int, spec: str, seconds: float
    ) -> Answer:
        t = live(self.room).table.clone()
        t.explicit_chance = True
        hint = self.twin[len(self.said)] if len(self.said) < len(self.twin) else []
        parts, took = list[str](), 0.0
        while not parts or is_answering(t, seat):
            offer = options(t, seat)
            names = [choice.name for choice in offer]
            name = next((one for one in hint if one in names), names[picked(t, seat, len(names))])
            parts.append(name)
            took += 0.0 if len(names) == 1 else seconds * self.effort(t, seat)
            play(t, seat, offer[names.index(name)])
        self.said.append(parts)
        took = min(took, seconds)
        self.watch.now += took
        return parts, took

    def effort(self, t: Table, seat: int) -> float:
        """Up to a quarter of the time one has, by all that the seat knows."""
        known = msgspec.json.encode(live(self.room).box.view(t, seat))
        return crc32(known) % 1000 / 4000


def picked(t: Table, seat: int, number: int) -> int:
    """Any option, and the same one wherever the same is offered."""
    return crc32(repr([choice.name for choice in options(t, seat)]).encode()) % number


class Listener(Page):
    """Notes when it is sent what."""

    def __init__(self, seat: int | None, watch: Watch) -> None:
        super().__init__(seat)
        self.heard: Heard = []
        self._watch = watch

    def send(self, message: ToPage) -> None:
        self.heard.append((self._watch.now, msgspec.json.encode(message)))


def lucky(setup: Setup, luck: int) -> LiveGame:
    """A new game, with the same luck every time."""
    game = LiveGame(box_of(setup), [])
    game.go_on(luck)
    return game


def game_after(setup: Setup, choices: int, seed: int) -> list[LiveLine]:
    """A game in which so many choices were made, up to a moment at which nobody has begun to answer under seal."""
    game, rng = lucky(setup, seed), Rng(seed)
    lines = game.new_lines()
    while not game.table.over and (choices > 0 or others_answer(game.table, 0)):
        seat = game.asked()[rng.below(len(game.asked()))]
        offer = options(game.table, seat)
        game.choose(seat, offer[rng.below(len(offer))].name)
        lines += game.new_lines()
        choices -= 1
    return lines


def windows(setup: Setup, seed: int) -> Iterator[tuple[list[LiveLine], dict[int, int]]]:
    """Moments at which hidden cards decide whether seat 1 has a choice, with worlds by how many options it has."""
    game, rng = lucky(setup, seed), Rng(seed)
    lines = game.new_lines()
    while not game.table.over:
        t, seat = game.table, game.asked()[rng.below(len(game.asked()))]
        if game.asked() == [1] and not is_answering(t, 1):
            worlds = {len(options(game.box.mind.imagine(t, 0, Rng(world)), 1)): world for world in range(1, 9)}
            if 1 in worlds and len(worlds) > 1:
                yield lines.copy(), worlds
        game.choose(seat, game.box.mind.guess(t, seat, options(t, seat), rng).name)
        lines += game.new_lines()


def game_of(setup: Setup, lines: list[LiveLine], imagined: int) -> LiveGame:
    """As it was; or with all that seat 0 can't know dealt anew. The same dice fall in both."""
    game = LiveGame(box_of(setup), lines)
    before = game.table
    if imagined:
        game.table = game.box.mind.imagine(before, 0, Rng(imagined))
        game.table.log, game.table.journal = before.log, before.journal
    game.table.explicit_chance = False
    game.table.rng.state = Rng(5).state
    return game


async def room_with(house: House, game: LiveGame) -> Room:
    """Of a table at which this game is played, by people."""
    room = await house.room(await put_table(house.store, game.box.setup))
    room.game = game
    return room


async def heard_by_seat_0(
    store: Store, game: LiveGame, others: str, waits: int, twin: Hearing | None = None
) -> Hearing:
    """What seat 0 and a spectator are told, and when, while nobody but seat 0 answers in person."""
    watch = Watch(waits)
    thinker = Thinker(watch, twin.said if twin else [])
    house = House(store, thinker, HouseNews(), PACE)
    with pytest.MonkeyPatch.context() as patch:
        watch.put_on(patch)
        thinker.room = room = await room_with(house, game)
        pages = [Listener(0, watch), Listener(None, watch)]
        for page in [*pages, *(Listener(seat, watch) for seat in range(1, len(room.seats)))]:
            await room.enter(page)
            page.heard.clear()
        replace(room, others)
        room.tell()
        await play_on(room, watch)
        await house.close()
    return Hearing([page.heard for page in pages], thinker.said)


def replace(room: Room, others: str) -> None:
    """Who answers for all seats but the first: bots, bots that stand in, the rulebook, or standing answers."""
    seats: list[Any] = list(room.seats)
    rest = range(1, len(seats))
    if others == "bots":
        levels = ["mate", "captain", "cadet", "admiral"]
        seats[1:] = [msgspec.structs.replace(seats[s], kind="bot", bot=levels[s % 4], name="") for s in rest]
    room.seats = tuple(seats)
    live(room).stand_ins.update(rest if others == "stand-ins" else ())
    live(room).away.update(rest if others == "rulebook" else ())
    for seat in rest if others == "standing" else ():
        live(room).standing[seat].extend(standing_answers(live(room)))


def standing_answers(game: LiveGame) -> list[Standing]:
    """All that may be answered once for all: in Keyflower to pass, in Admiral the same for every ship."""
    if game.box.setup.game == "keyflower":
        return [ALWAYS_PASS]
    always = {"whether_to_answer": "pass", "whether_to_claim": "let be", "how_to_go_on": "stop"}
    always["how_to_defend"] = "defend"
    return [Standing(asked, str(ship), choice) for asked, choice in always.items() for ship in range(6)]


async def play_on(room: Room, watch: Watch) -> None:
    """Seat 0 answers at once; until the watch stands still or somebody else would have to."""
    async with asyncio.timeout(PATIENCE):
        while watch.left >= 0 and room.table.status == "running":
            if room.driver.is_needed():
                await asyncio.sleep(0.001)
                continue
            t = live(room).table
            if 0 not in live(room).asked():
                return
            names = [choice.name for choice in options(t, 0)]
            await room.choose(0, live(room).ask(0), names[picked(t, 0, len(names))])


def same_times(one: Hearing, other: Hearing) -> int:
    """Whatever is told is told at the same moment, up to the first thing that is another; how often that was."""
    compared = 0
    for mine, its in zip(one.pages, other.pages):
        for (at, told), (at_the_twin, told_there) in zip(mine, its):
            assert at == pytest.approx(at_the_twin), "a secret can be told by the clock"
            compared += 1
            if told != told_there:
                break
    return compared
