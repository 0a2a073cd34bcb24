"""What was hidden is shown when the game is over, and not before."""

from __future__ import annotations

import httpx
import msgspec
import pytest

from kubrik.engine.record import replay, setup_of
from kubrik.engine.record_lines import decode
from kubrik.games.registry import game_named
from kubrik.server.table.house import House
from kubrik.server.wire.lobby import Replayed
from tests.server.http.visits import BOT, ME, RUSSIAN, code, make, play_to_the_end


async def finished(client: httpx.AsyncClient, house: House) -> str:
    made = await make(client, ME, BOT)
    await play_to_the_end(house, made["id"])
    return str(made["id"])


async def test_the_record_is_a_file_that_can_be_replayed(client: httpx.AsyncClient, house: House) -> None:
    id = await finished(client, house)
    answer = await client.get(f"/api/tables/{id}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="kubrik-humans-{id}.jsonl"'
    record = decode(answer.text, "record")
    assert record.header.players == ("Ann", "cadet")
    assert replay(game_named("humans").box(setup_of(record)), record).over


@pytest.mark.parametrize("call", ["record", "replay", "replay?seat=0&to=1"])
async def test_not_while_anything_is_hidden(client: httpx.AsyncClient, call: str) -> None:
    for made in (await make(client), await make(client, ME, BOT)):
        answer = await client.get(f"/api/tables/{made['id']}/{call}")
        assert code(answer) == (403, "not_over")
        assert "hidden" in answer.json()["text"]


async def test_looking_back_from_any_seat(client: httpx.AsyncClient, house: House) -> None:
    id = await finished(client, house)
    ends = []
    for seat in (None, 0, 1):
        params = {} if seat is None else {"seat": seat}
        answer = await client.get(f"/api/tables/{id}/replay", params=params)
        ends.append(msgspec.json.decode(answer.content, type=Replayed))
        assert ends[-1].welcome.scene.seat == seat
        assert ends[-1].to == ends[-1].last > 10


async def test_looking_back_step_by_step(client: httpx.AsyncClient, house: House) -> None:
    id = await finished(client, house)
    journals = []
    for to in (0, 5, 9_999_999):
        answer = await client.get(f"/api/tables/{id}/replay", params={"to": to, "seat": 1}, headers=RUSSIAN)
        shown = msgspec.json.decode(answer.content, type=Replayed)
        assert shown.to == min(to, shown.last)
        assert shown.welcome.table.title == "Трепещите, человеки!"
        journals.append(len(shown.welcome.journal))
    assert journals == sorted(journals)
    assert journals[0] < journals[-1]


@pytest.mark.parametrize("query", ["seat=-1", "seat=x", "to=1.5", "to=99999999999", "seat=٣"])
async def test_numbers_that_are_none(client: httpx.AsyncClient, house: House, query: str) -> None:
    id = await finished(client, house)
    answer = await client.get(f"/api/tables/{id}/replay?{query}")
    assert code(answer) == (400, "malformed")
    assert answer.json()["text"].startswith(query.partition("=")[0])


async def test_a_seat_that_is_not_there(client: httpx.AsyncClient, house: House) -> None:
    id = await finished(client, house)
    assert code(await client.get(f"/api/tables/{id}/replay?seat=2")) == (404, "no_seat")
