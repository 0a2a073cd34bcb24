"""Ready-made phrases: told to all who look, by players only, not too many, and kept nowhere."""

from __future__ import annotations

import pytest

from kubrik.server.store.store import Store
from kubrik.server.table.talk import as_news, of_news
from kubrik.server.wire.messages import Said
from tests.server.socket.wire import served
from tests.server.store.things import log_of
from tests.server.table.tables import DUEL, put_table


@pytest.fixture
def url(sqlite: str) -> str:
    return sqlite


async def test_a_phrase_is_told_to_all_and_kept_nowhere(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with served(store) as house, house.page(id, 0) as ann, house.page(id, 1, "ru") as ben, house.page(id) as cid:
        before = await log_of(store, id)
        assert (await ann.ask("say", phrase="well_played"))["t"] == "done"
        for page in (ben, cid):
            assert await page.hear("said") == {"t": "said", "seat": 0, "phrase": "well_played"}
        assert await log_of(store, id) == before


async def test_a_spectator_says_nothing(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with served(store) as house, house.page(id) as watcher:
        assert (await watcher.ask("say", phrase="hello"))["code"] == "spectator"


async def test_only_phrases_of_the_list_can_be_said(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with served(store) as house, house.page(id, 0) as page:
        await page.say("say", id=1, phrase="I have Swift aboard")
        assert (await page.hear("refused"))["code"] == "malformed"


async def test_who_says_too_much_has_to_wait(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with served(store) as house, house.page(id, 0) as page:
        codes = [(await page.ask("say", phrase="hello")).get("code", "") for _ in range(5)]
        assert codes == ["", "", "", "", "talkative"]


def test_a_phrase_gets_to_other_processes_as_a_word_of_news() -> None:
    said = Said(2, "good_game")
    assert of_news(as_news("a1b2", said)) == ("a1b2", said)
    for word in ("a1b2", "*", "a1b2!x!hello", "a1b2!0!<b>", "a!b"):
        assert of_news(word)[1] is None
