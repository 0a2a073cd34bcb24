"""What a page may ask beside choosing: why not, a hint, passing in advance, the seat back, another language."""

from __future__ import annotations

import pytest

from kubrik.analysis.advice import Reasons
from kubrik.engine.chance import Rng
from kubrik.games.keyflower.rules.turns import ALWAYS_PASS
from kubrik.server.socket import requests
from kubrik.server.store.store import Store
from tests.server.socket.wire import served
from tests.server.store.things import log_of
from tests.server.table.tables import DUEL, RAIDS, VILLAGES, live, options, play_on, put_table


@pytest.fixture
def url(sqlite: str) -> str:
    return sqlite


async def test_why_not(store: Store) -> None:
    """All that is closed, in words of the page's language; then one of them by its name."""
    id = await put_table(store, VILLAGES)
    async with served(store) as house:
        room = await house.house.room(id)
        while "pass" not in options(room, live(room).asked()[0]):
            await play_on(room, 1, Rng(1))
        seat = live(room).asked()[0]
        async with house.page(id, seat) as page, house.page(id, seat, "ru") as twin:
            closed, same = [(await wire.ask("why"))["closed"] for wire in (page, twin)]
            assert [(one["choice"], one["clause"]) for one in closed] == [
                (one["choice"], one["clause"]) for one in same
            ]
            assert all(one["label"] and one["clause"] for one in closed + same)
            assert [one["label"] for one in closed] != [one["label"] for one in same]
            alone = await page.ask("why", choice=closed[0]["choice"])
            assert alone["closed"] == closed[:1]
            assert (await page.ask("why", choice="pass"))["closed"] == []
            assert (await page.ask("why", choice="checkmate"))["closed"] == []
        async with house.page(id, 1 - seat) as other:
            assert (await other.ask("why"))["closed"] == []


async def test_a_hint_is_a_way_of_the_question(store: Store) -> None:
    id = await put_table(store, RAIDS)
    async with served(store) as house:
        seat = live(await house.house.room(id)).asked()[0]
        async with house.page(id, seat) as page:
            before = await log_of(store, id)
            hint = await page.ask("hint")
            asked = page.scene["asked"]
            assert (hint["t"], hint["ask"]) == ("suggestion", asked["ask"])
            assert hint["choice"] in [way["name"] for way in asked["ways"]]
            assert any("%" in sentence for sentence in hint["why"])
            assert hint["clause"].startswith("TH-")
            assert await log_of(store, id) == before
            assert (await page.choose(hint["choice"]))["t"] == "done"


async def test_whoever_waits_for_a_hint_may_choose_meanwhile(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hint comes later, and says to which question."""
    monkeypatch.setattr(requests, "ADVISER", "mcts:1000ms")
    id = await put_table(store, RAIDS)
    async with served(store) as house:
        seat = live(await house.house.room(id)).asked()[0]
        async with house.page(id, seat) as page:
            asked = page.scene["asked"]
            await page.say("hint", id=0)
            await page.say("choose", id=1, ask=asked["ask"], choice=asked["ways"][0]["name"])
            assert (await page.hear("done"))["id"] == 1
            hint = await page.hear("suggestion")
            assert (hint["id"], hint["ask"]) == (0, asked["ask"])


async def test_whoever_asks_for_advice_too_often_has_to_wait(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """From however many sockets of the same address."""

    async def at_once(*_: object) -> Reasons:
        return Reasons("pass", "sure", 0.5)

    id = await put_table(store, RAIDS)
    async with served(store) as house:
        monkeypatch.setattr(house.house.thinkers, "advise", at_once)
        seat = live(await house.house.room(id)).asked()[0]
        async with house.page(id, seat, "ru") as page, house.page(id, seat, "ru") as twin:
            told = [await page.ask("hint") for _ in range(15)]
            while told[-1]["t"] == "suggestion" and len(told) < 50:
                told.append(await twin.ask("hint"))
        assert 20 < len(told) < 50
        assert told[-1]["code"] == "busy"
        assert told[-1]["text"].startswith("Совета просят слишком часто")


async def test_no_hint_for_whoever_is_not_asked(store: Store) -> None:
    id = await put_table(store, RAIDS)
    async with served(store) as house:
        room = await house.house.room(id)
        while len(live(room).asked()) != 1:
            await play_on(room, 1, Rng(1))
        for lang, text in (("en", "It is not your turn to choose."), ("ru", "Сейчас ход не ваш.")):
            async with house.page(id, 1 - live(room).asked()[0], lang) as page:
                answer = await page.ask("hint")
                assert (answer["code"], answer["text"]) == ("not_your_turn", text)


async def test_passing_in_advance_is_shown_and_taken_back(store: Store) -> None:
    id = await put_table(store, VILLAGES)
    async with served(store) as house:
        room = await house.house.room(id)
        while "pass" not in options(room, live(room).asked()[0]):
            await play_on(room, 1, Rng(1))
        seat = live(room).asked()[0]
        async with house.page(id, 1 - seat) as page, house.page(id, seat) as other:
            for on in (True, False, True):
                assert (await page.ask("stand", answer=ALWAYS_PASS, on=on))["t"] == "done"
                while bool(page.scene["standing"]) is not on:
                    await page.next()
            assert (await other.choose("pass"))["t"] == "done"
            while (1 - seat, "pass") not in live(room).entries():
                await other.next()
            assert not other.scene["standing"]  # which is nobody's business


async def test_the_seat_is_given_back(store: Store) -> None:
    id = await put_table(store, DUEL)
    async with served(store) as house, house.page(id, 0) as page:
        room = await house.house.room(id)
        await room.stand_in(0, on=True)
        while not page.scene["seats"][0]["stand_in"]:
            await page.next()
        assert (await page.ask("back"))["t"] == "done"
        while page.scene["seats"][0]["stand_in"]:
            await page.next()
        assert live(room).stand_ins == set()
        assert (await page.ask("back"))["t"] == "done"  # and nothing happens


async def test_another_language(store: Store) -> None:
    id = await put_table(store, RAIDS)
    async with served(store) as house:
        seat = live(await house.house.room(id)).asked()[0]
        async with house.page(id, seat) as page:
            english = page.scene["asked"]
            await page.say("speak", lang="ru")
            welcome = await page.hear("welcome")
            assert welcome["table"]["title"] == "Трепещите, человеки!"
            assert page.scene["seat"] == seat
            asked = page.scene["asked"]
            assert asked["ask"] == english["ask"]
            assert asked["prompt"] != english["prompt"]
            assert [way["name"] for way in asked["ways"]] == [way["name"] for way in english["ways"]]
            assert (await page.ask("choose", ask=-5, choice="x"))["text"] == "Ответ на этот вопрос уже дан."
            await page.choose()
            async with house.page(id, seat, "ru") as again:
                assert again.scene["asked"] == page.scene["asked"]
                assert again.journal == page.journal
