"""Players at tables of Tremble, Humans! who take any way that is open as soon as they are asked, over WebSockets."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server_figures import Figures

AHEAD: Final = 5  # games of each table that are made before it begins
WARM_UP: Final = 1.0  # seconds
FAREWELL: Final = 2.0  # seconds, for what is under way at the end
UNSEEN: Final = "raid"  # with some stations nobody else sees it before the next question; all else is seen at once
CHAIRS: Final = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Ben"}]


async def play(address: str, tables: int, seconds: float) -> Figures:
    async with httpx.AsyncClient(base_url=address, timeout=60) as lobby:
        clock = Clock(seconds)
        opened = [Table(lobby, address, clock) for _ in range(tables)]
        await asyncio.gather(*(table.open() for table in opened))
        await clock.run(opened)
        await asyncio.gather(*(table.close() for table in opened))
    return clock.figures


class Clock:
    """Only what begins and ends between two moments counts."""

    def __init__(self, seconds: float) -> None:
        self.figures: Final = Figures(seconds, [])
        self._from = self._until = float("inf")

    async def run(self, tables: list[Table]) -> None:
        self._from = time.perf_counter() + WARM_UP
        self._until = self._from + self.figures.seconds
        for table in tables:
            table.choose()
        await asyncio.sleep(WARM_UP + self.figures.seconds + FAREWELL)

    def count(self, begin: float, end: float) -> None:
        if self._from <= begin and end <= self._until:
            self.figures.latencies.append(1000 * (end - begin))

    def is_over(self) -> bool:
        return time.perf_counter() > self._until


class Player:
    """One seat: what it is asked, and whether it was told of the last choice."""

    def __init__(self, socket: ClientConnection, scene: dict[str, Any]) -> None:
        self.socket: Final = socket
        self.asked: Any = scene["asked"]
        self.status: str = scene["status"]
        self.is_told = False

    def hear(self, message: dict[str, Any]) -> None:
        """News; of the scene we need two things."""
        for where, now in message["changes"]:
            if where == ["status"]:
                self.status = now
            elif where[0] == "asked":
                self.asked = put(self.asked, where[1:], now)
        self.is_told = True


class Table:
    def __init__(self, lobby: httpx.AsyncClient, address: str, clock: Clock) -> None:
        self._lobby: Final = lobby
        self._address: Final = address
        self._clock: Final = clock
        self._players: list[Player] = []
        self._later: list[list[Player]] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._chooser: Player
        self._is_done = False
        self._is_idle = False
        self._at = 0.0
        self._id = 0
        self._luck: Final = random.Random(1)

    async def open(self) -> None:
        """With some games for later: boardgame.io has no matches to make while it is measured, either."""
        self._later = [await self._game() for _ in range(AHEAD)]
        await self._another()

    async def _game(self) -> list[Player]:
        answer = await self._lobby.post("api/tables", json={"game": "humans", "chairs": CHAIRS})
        made = answer.raise_for_status().json()
        place = f"ws{self._address.removeprefix('http')}ws/{made['id']}"
        return [await sit_down(place, seat["token"]) for seat in made["seats"]]

    async def close(self) -> None:
        assert self._is_idle, "a choice was not answered, or not seen by all"
        for player in [*self._players, *(player for game in self._later for player in game)]:
            await player.socket.close()
        await asyncio.gather(*self._tasks)

    async def _another(self) -> None:
        self._players = self._later.pop() if self._later else await self._game()
        self._tasks += [asyncio.create_task(self._listen(player)) for player in self._players]

    async def _go_on(self) -> None:
        """The game is over: on to the next."""
        assert {player.status for player in self._players} == {"over"}
        for player in self._players:
            await player.socket.close()
        await self._another()
        self.choose()

    async def _listen(self, player: Player) -> None:
        async for text in player.socket:
            for line in str(text).split("\n"):
                self._hear(player, msgspec.json.decode(line))
            self._look()

    def _hear(self, player: Player, message: Any) -> None:
        if message["t"] == "news":
            player.hear(message)
        elif message["t"] == "done":
            self._is_done = True
        else:
            raise AssertionError(message)

    def _look(self) -> None:
        """Is the choice stored, and has every seat seen it that can?"""
        if self._is_done and all(player.is_told for player in self._seeing()):
            self._clock.count(self._at, time.perf_counter())
            self._is_done = False
            self.choose()

    def _seeing(self) -> list[Player]:
        """While an answer under seal has not all of its parts, others see nothing of it."""
        is_part = self._chooser.asked is not None and self._chooser.asked["answers"]
        return [self._chooser] if is_part else self._players

    def choose(self) -> None:
        asked = next((player for player in self._players if player.asked is not None), None)
        if self._clock.is_over():
            self._is_idle = True
        elif asked is None:
            self._tasks.append(asyncio.create_task(self._go_on()))
        else:
            self._send(asked)

    def _send(self, player: Player) -> None:
        for each in self._players:
            each.is_told = False
        self._chooser = player
        self._id += 1
        way = self._luck.choice([way["name"] for way in player.asked["ways"] if way["name"] != UNSEEN])
        choice = {"t": "choose", "id": self._id, "ask": player.asked["ask"], "choice": way}
        self._at = time.perf_counter()
        self._tasks.append(asyncio.create_task(player.socket.send(msgspec.json.encode(choice).decode())))


async def sit_down(place: str, token: str) -> Player:
    socket = await connect(place, compression=None, max_size=None, ping_interval=None)
    await socket.send(msgspec.json.encode({"t": "hello", "v": 1, "lang": "en", "token": token}).decode())
    welcome = msgspec.json.decode(await socket.recv())
    assert welcome["t"] == "welcome", welcome
    return Player(socket, welcome["scene"])


def put(value: Any, where: list[str | int], now: Any) -> Any:
    if not where:
        return now
    value[where[0]] = put(value[where[0]], where[1:], now)
    return value
