"""Messages that no page sends: each is answered, and changes nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kubrik.server.run.process import LONGEST_FRAME
from kubrik.server.settings import Rate, Settings
from kubrik.server.store.store import Store
from kubrik.server.wire.messages import LONGEST_MESSAGE
from tests.server.socket.wire import Frame, Wire, served
from tests.server.store.things import log_of
from tests.server.table.tables import DUEL, put_table

TOO_BIG = 1009
NONSENSE: list[Any] = [
    {"t": "cheat", "id": 1},
    {"t": "Choose", "id": 1, "ask": 0, "choice": "pass"},
    {"id": 1, "ask": 0, "choice": "pass"},
    {"t": "why", "id": 1, "choice": "", "seat": 1},
    {"t": "choose", "id": 1, "ask": 0},
    {"t": "choose", "id": "1", "ask": 0, "choice": "pass"},
    {"t": "choose", "id": 1, "ask": 0.5, "choice": "pass"},
    {"t": "choose", "id": 1, "ask": None, "choice": "pass"},
    {"t": "choose", "id": 1, "ask": 0, "choice": ["pass"]},
    {"t": "stand", "id": 1, "answer": {}, "on": True},
    {"t": "speak", "lang": "de"},
    {"t": ["choose"]},
    [{"t": "hint", "id": 1}],
    "hint",
    7,
    None,
]
BROKEN: list[str | bytes] = [
    "",
    "{",
    '{"t":"hint","id":1}}',
    '{"t":"hint","id":NaN}',
    '{"t":"hint","id":1e999}',
    '{"t":"choose","id":1,"ask":0,"choice":"\\ud800"}',
    "[" * (LONGEST_MESSAGE - 1),
    '{"t":"why","id":1,"choice":' * 100,
    '{"t":' * 500,
    "\x00",
    b"",
    b'{"t":"hint","id":1}',
    b"\xff\xfe",
    "а" * (LONGEST_MESSAGE + 1),
]


@pytest.fixture
def url(sqlite: str) -> str:
    return sqlite


async def test_nonsense_is_refused_and_changes_nothing(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with served(store) as house, house.page(id, 0) as page, house.page(id, 1, "ru") as other:
        before = await log_of(store, id)
        sent = [*(msgspec.json.encode(message).decode() for message in NONSENSE), *BROKEN]
        for text in sent:
            assert (await told(page, text))["text"].startswith("The server doesn't understand"), text[:40]
        for text in sent[:3]:
            assert (await told(other, text))["text"].startswith("Сервер не понял"), text
        assert await log_of(store, id) == before
        assert (await page.choose())["t"] == "done"


async def told(page: Wire, text: str | bytes) -> Frame:
    await page.send(text)
    answer = await page.hear("refused")
    assert (answer["id"], answer["code"]) == (0, "malformed"), text[:40]
    return answer


async def test_a_message_as_long_as_may_be(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with served(store) as house, house.page(id, 0) as page:
        frame = msgspec.json.encode({"t": "why", "id": 5, "choice": ""}).decode()
        longest = frame[:-2] + "x" * (LONGEST_MESSAGE - len(frame)) + frame[-2:]
        await page.send(longest)
        assert await page.next() == {"t": "because", "id": 5, "closed": []}
        await told(page, longest.replace("x", "xx", 1))


@pytest.mark.parametrize("compression", ["deflate", None])
async def test_a_megabyte_is_not_even_read(store: Store, compression: str | None) -> None:
    id = await put_table(store, DUEL)
    async with served(store) as house, house.page(id, 0, compression=compression) as page:
        await page.send("x" * 1_000_000)
        assert (await page.end())[0] == TOO_BIG
        assert LONGEST_FRAME < 5 * LONGEST_MESSAGE
        async with house.page(id, 0) as again:
            assert (await again.choose())["t"] == "done"


async def test_in_many_frames_it_is_as_long(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with served(store) as house, house.page(id, 0) as page:
        await page.connection.send(["x" * 1000] * 100)
        assert (await page.end())[0] == TOO_BIG


SLOW = Settings(messages=Rate(burst=3, per_second=2))


async def test_all_connections_of_an_address_share_what_they_may_say(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with served(store, SLOW) as house, house.page(id, 0) as first, house.page(id, 1) as second:
        for _ in range(3):
            await first.ask("why", choice="nothing")
        await second.say("why", id=1, choice="nothing")
        assert (await second.hear("refused"))["code"] == "too_fast"


async def test_whoever_sends_too_fast_is_told_so(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with served(store, SLOW) as house, house.page(id, 0, "ru") as page:
        for n in range(5):
            await page.say("why", id=n, choice="nothing")
        answers = [await page.next() for _ in range(5)]
        assert [answer["t"] for answer in answers[:3]] == ["because"] * 3
        refused = next(answer for answer in answers if answer["t"] == "refused")
        assert refused["code"] == "too_fast"
        assert refused["text"].startswith("Слишком много сообщений")
        assert (await page.choose())["t"] == "done"


async def test_a_second_hello_is_not_heard(store: Store) -> None:
    """Nobody changes seats on the way."""
    id = await put_table(store, DUEL)
    async with served(store) as house, house.page(id) as page:
        await page.hello(token=f"{id}0")
        assert (await page.ask("hint"))["code"] == "spectator"


async def test_numbers_beyond_all_bounds(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with served(store) as house, house.page(id, 0) as page:
        huge = 10**30
        await page.say("choose", id=huge, ask=huge, choice="x")
        assert await page.next() | {"text": ""} == {
            "t": "refused", "id": huge, "code": "late", "text": "", "clause": "",
        }  # fmt: skip
