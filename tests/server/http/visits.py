"""What visitors of the lobby do, in few words."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import httpx

from kubrik.bots.bot import RandomBot
from kubrik.bots.chair import Chair
from kubrik.engine.game import Box
from kubrik.engine.replay import result_of
from kubrik.server.game.boxes import box_of
from kubrik.server.game.game import LiveGame
from kubrik.server.game.lines import LiveLine, read_all, write_all
from kubrik.server.store.errors import Taken
from kubrik.server.table.house import House

ME = {"who": "me", "name": "Ann"}
FRIEND = {"who": "friend"}
BOT = {"who": "bot", "bot": "cadet"}
RUSSIAN = {"Accept-Language": "ru-RU,ru;q=0.9,en;q=0.8"}

Made = dict[str, Any]


async def make(client: httpx.AsyncClient, *chairs: dict[str, str], **terms: Any) -> Made:
    """Of Tremble, Humans!, seats in this order."""
    asked = {"game": "humans", "chairs": chairs or (ME, FRIEND), "shuffle": False} | terms
    answer = await client.post("/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    made: Made = answer.json()
    return made


async def join(client: httpx.AsyncClient, id: str, name: str, **more: Any) -> httpx.Response:
    return await client.post(f"/api/tables/{id}/seats", json={"name": name} | more)


async def table(client: httpx.AsyncClient, id: str) -> dict[str, Any]:
    found: dict[str, Any] = (await client.get(f"/api/tables/{id}")).json()
    return found


def with_secret(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def code(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a Problem, whose text is a sentence."""
    problem = answer.json()
    assert set(problem) == {"code", "text"}
    assert problem["text"].endswith("."), problem["text"]
    return answer.status_code, problem["code"]


async def play_to_the_end(house: House, id: str) -> None:
    """By chance; the lines are stored as a room stores them. A bot at the table may be quicker: then once more."""
    while True:
        stored = await house.store.load(id)
        assert stored is not None
        game, lines = played(box_of(stored.table.setup), read_all(stored.lines))
        result = result_of(game.box, game.table)
        with suppress(Taken):
            await house.store.append(id, len(stored.lines), [write_all(lines)], result)
            return await house.refresh(id)


def played(box: Box, so_far: list[LiveLine]) -> tuple[LiveGame, list[LiveLine]]:
    game, bot = LiveGame(box, so_far), RandomBot(7)
    game.draw()
    lines = game.new_lines()
    while asked := game.asked():
        seat = asked[0]
        game.choose(seat, bot.choose(Chair(game.table, seat, box.mind, box.view)).name)
        lines += game.new_lines()
    return game, lines


async def host(client: httpx.AsyncClient, made: Made, call: str, **body: Any) -> httpx.Response:
    return await client.post(f"/api/tables/{made['id']}/{call}", json=body, headers=with_secret(made["host"]))
