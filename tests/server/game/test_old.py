"""Tables that can't go on: they are shown with their journal, with the reason, and nothing of them is lost."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup
from kubrik.server.game.lines import read
from kubrik.server.game.old import Stuck
from kubrik.server.game.refusals import NotRunning
from kubrik.server.store.store import Store
from tests.patience import PATIENCE
from tests.server.socket.wire import served
from tests.server.store.things import log_of
from tests.server.table.tables import EVERY, RAIDS, Page, house_of, play_on, put_table

MOVES = 60
RULES = {
    "en": "This table was started with version 0 of the rules, and this Kubrik plays version",
    "ru": "Этот стол начат по правилам версии 0, а этот «Кубрик» играет по версии",
}
CARDS = {
    "en": "This table was started with other cards or options",
    "ru": "Этот стол начат с другими картами или настройками",
}
BROKEN = {
    "en": "The record of this table can't be followed beyond line {line}:",
    "ru": "Запись этого стола не удаётся повторить дальше строки {line}:",
}


@pytest.fixture
def url(sqlite: str) -> str:
    return sqlite


async def old_table(store: Store, begun: Setup, more: tuple[str, ...] = (), **fields: object) -> tuple[str, list[Page]]:
    """A table that was played for a while by another Kubrik, and what its pages showed in the end."""
    id, old = await put_table(store, begun), await put_table(store, begun, **fields)
    async with house_of(store) as house:
        room = await house.room(id)
        pages = [Page(seat, lang) for seat in (*range(begun.seats), None) for lang in ("en", "ru")]
        await play_on(room, MOVES, Rng(6))
        for page in pages:
            await room.enter(page)
            page.read()
        lines = await log_of(store, id)
    await store.append(old, 0, [*lines, *more])
    return old, pages


def check(page: Page, was: Page, why: dict[str, str]) -> None:
    scene = page.scene
    assert scene["stuck"].startswith(why[page.lang])
    assert scene["stuck"].endswith(".")
    assert (scene["view"], scene["asked"], scene["can_undo"], scene["status"]) == (None, None, False, "running")
    assert [seat["name"] for seat in scene["seats"]] == [seat["name"] for seat in was.scene["seats"]]
    assert page.journal == was.journal
    assert page.frames[0]["furniture"]


OTHERS = [({"rules_version": 0}, RULES), ({"cards_digest": "others"}, CARDS)]


@pytest.mark.parametrize(("fields", "why"), OTHERS, ids=["rules", "cards"])
@pytest.mark.parametrize("setup", EVERY, ids=lambda setup: setup.game)
async def test_a_table_of_another_kubrik(
    store: Store, setup: Setup, fields: dict[str, Any], why: dict[str, str]
) -> None:
    """Each seat reads its own journal, to the last line, in its own language."""
    id, pages = await old_table(store, setup, **fields)
    before = await log_of(store, id)
    async with house_of(store) as house:
        room = await house.room(id)
        for was in pages:
            page = Page(was.seat, was.lang)
            await room.enter(page)
            page.read()
            check(page, was, why)
        for change in (room.choose(0, 0, "pass"), room.undo(0, 0), room.stand_in(0, on=True)):
            with pytest.raises(NotRunning):
                await change
    assert await log_of(store, id) == before


BAD = {
    "no json": "{",
    "no object": "7",
    "of a newer kubrik": '{"chat":"hello","seat_of":1}',
    "of other types": '{"seat":"first","choice":"pass"}',
    "more than we know": '{"seat":0,"choice":"pass","mood":"good"}',
    "an unknown choice": '{"seat":0,"choice":"checkmate"}',
    "nobody's choice": '{"seat":7,"choice":"pass"}',
    "a choice of chance": '{"seat":-1,"choice":"pass"}',
    "unknown luck": '{"chance":"a comet"}',
    "nothing to take back": '{"undo":7,"notes":0}',
    "a nobody who takes back": '{"undo":-3,"notes":0}',
}


@pytest.mark.parametrize("bad", BAD.values(), ids=list(BAD))
async def test_a_log_that_is_broken(store: Store, bad: str) -> None:
    """What is told is told as far as it goes; a line after the broken one does not mend it."""
    id, pages = await old_table(store, RAIDS, ('{"faded":9999,"reads":{}}', bad, '{"stand_in":0,"on":true}'))
    before = await log_of(store, id)
    async with house_of(store) as house:
        room = await house.room(id)
        assert isinstance(room.game, Stuck)
        lines = "\n".join(before).split("\n")
        why = {lang: text.format(line=len(lines) - 2) for lang, text in BROKEN.items()}
        for lang in ("en", "ru"):
            page = Page(0, lang)
            await room.enter(page)
            page.read()
            check(page, next(was for was in pages if (was.seat, was.lang) == (0, lang)), why)
    assert await log_of(store, id) == before


def test_a_line_that_nobody_can_read_is_kept_as_it_is() -> None:
    assert str(getattr(read('{"chat":1}'), "text", "")) == '{"chat":1}'


async def test_an_option_that_there_is_no_more(store: Store) -> None:
    unknown = msgspec.structs.replace(RAIDS, options={"storm": "wild"})
    id, pages = await old_table(store, RAIDS, setup=unknown)
    async with house_of(store) as house:
        page = Page(0)
        await (await house.room(id)).enter(page)
        page.read()
        check(page, pages[0], CARDS)


async def test_over_the_wire(store: Store) -> None:
    id, _ = await old_table(store, RAIDS, rules_version=0)
    before = await log_of(store, id)
    async with served(store) as house, house.page(id, 0) as page, house.page(id, 1, "ru") as other:
        assert page.scene["stuck"].startswith(RULES["en"])
        assert other.scene["stuck"].startswith(RULES["ru"])
        for request in (
            {"t": "choose", "ask": 0, "choice": "pass"},
            {"t": "undo", "ask": -1},
            {"t": "why"},
            {"t": "hint"},
        ):
            answer = await page.ask(**request)
            assert (answer["t"], answer["code"]) == ("refused", "not_running")
        assert (await other.ask("back"))["text"].startswith("Сейчас за этим столом никого")
        async with httpx.AsyncClient(base_url=house.address, timeout=PATIENCE) as client:
            assert (await client.get(f"/api/tables/{id}")).status_code == 200
            aborted = await client.post(f"/api/tables/{id}/abort", headers={"Authorization": "Bearer host"})
            assert aborted.status_code < 300
            assert (await client.get(f"/api/tables/{id}/replay")).status_code in (403, 409)
        while page.scene["status"] != "aborted":
            await page.next()
        assert page.scene["stuck"]
    assert await log_of(store, id) == before
