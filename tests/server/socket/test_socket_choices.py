"""Choices over the wire: each counts once, when it is one's turn, and only if the rules allow it."""

from __future__ import annotations

import pytest

from kubrik.engine.chance import Rng
from kubrik.games.keyflower.rules.turns import ALWAYS_PASS
from kubrik.games.registry import game_named
from kubrik.server.store.store import Store
from tests.server.socket.wire import Wire, served
from tests.server.store.things import log_of
from tests.server.table.tables import DUEL, RAIDS, VILLAGES, live, options, play_on, put_table


@pytest.fixture
def url(sqlite: str) -> str:
    return sqlite


async def asks_both(store: Store) -> str:
    """A table where each player has a question of his own."""
    return await put_table(store, DUEL)


async def test_a_choice_is_stored_and_told_to_whoever_may_know(store: Store) -> None:
    id = await put_table(store, VILLAGES)
    async with served(store) as house, house.page(id, 0) as page, house.page(id) as watching:
        room = await house.house.room(id)
        while live(room).asked() != [0]:
            await play_on(room, 1, Rng(1))
        before = len(await log_of(store, id))
        assert (await page.choose())["t"] == "done"
        assert len(await log_of(store, id)) > before
        while watching.journal[-1] != page.journal[-1]:
            await watching.hear("news")


async def test_the_same_choice_twice_counts_once(store: Store) -> None:
    id = await asks_both(store)
    async with served(store) as house, house.page(id, 0) as page, house.page(id, 0, "ru") as twin:
        asked = page.scene["asked"]
        choice = asked["ways"][0]["name"]
        assert (await page.ask("choose", ask=asked["ask"], choice=choice))["t"] == "done"
        stored = await log_of(store, id)
        for wire, text in ((page, "This question has already been answered"), (twin, "Ответ на этот вопрос уже дан")):
            await refused(wire, asked["ask"], choice, "late", text)
        await refused(page, -1, choice, "late", "This question has already been answered")
        await refused(page, asked["ask"] + 2, choice, "late", "This question has already been answered")
        assert await log_of(store, id) == stored


async def refused(page: Wire, ask: int, choice: str, code: str, text: str, clause: str = "") -> None:
    answer = await page.ask("choose", ask=ask, choice=choice)
    assert (answer["t"], answer["code"], answer["clause"]) == ("refused", code, clause)
    assert answer["text"].startswith(text), answer["text"]


async def test_out_of_turn(store: Store) -> None:
    id = await put_table(store, VILLAGES)
    async with served(store) as house:
        room = await house.house.room(id)
        while len(live(room).asked()) != 1:
            await play_on(room, 1, Rng(1))
        acting = live(room).asked()[0]
        choice, ask = options(room, acting)[0], live(room).ask(1 - acting)
        before = await log_of(store, id)
        for lang, text in (("en", "It is not your turn"), ("ru", "Сейчас ход не ваш")):
            async with house.page(id, 1 - acting, lang) as page:
                await refused(page, ask, choice, "not_your_turn", text)
        assert await log_of(store, id) == before


async def test_what_the_rules_forbid_is_refused_with_its_clause(store: Store) -> None:
    id = await put_table(store, RAIDS)
    async with served(store) as house:
        room = await house.house.room(id)
        seat = live(room).asked()[0]
        game, offer = live(room), options(room, seat)
        before = await log_of(store, id)
        closed = next(choice.name for choice in game.box.catalogue.choices if choice.name not in offer)
        for lang, text in (("en", "This can't be chosen now"), ("ru", "Сейчас это выбрать нельзя")):
            async with house.page(id, seat, lang) as page:
                answer = await page.ask("choose", ask=game.ask(seat), choice=closed)
                assert (answer["t"], answer["code"]) == ("refused", "illegal")
                assert answer["text"].startswith(text)
                assert answer["clause"]
                assert answer["clause"] in game_named("humans").rulebook(lang)
        assert await log_of(store, id) == before


async def test_what_the_game_does_not_know(store: Store) -> None:
    id = await asks_both(store)
    async with served(store) as house:
        for lang, text in (("en", "There is no such choice"), ("ru", "В этой игре нет такого выбора")):
            async with house.page(id, 0, lang) as page:
                await refused(page, page.scene["asked"]["ask"], "checkmate", "unknown", text)


async def test_spectators_only_look(store: Store) -> None:
    id = await asks_both(store)
    async with served(store) as house:
        before = await log_of(store, id)
        for lang, text in (("en", "Spectators can't do that"), ("ru", "Зрителям это недоступно")):
            async with house.page(id, None, lang) as page:
                await refused(page, 0, "pass", "spectator", text)
                for request in ({"t": "undo", "ask": 0}, {"t": "why"}, {"t": "hint"}, {"t": "back"}):
                    answer = await page.ask(**request)
                    assert (answer["t"], answer["code"]) == ("refused", "spectator")
                assert (await page.ask("stand", answer=ALWAYS_PASS, on=True))["code"] == "spectator"
        assert await log_of(store, id) == before


async def test_nobody_chooses_at_a_table_that_has_ended(store: Store) -> None:
    id = await asks_both(store)
    async with served(store) as house, house.page(id, 0) as page, house.page(id, 1, "ru") as other:
        await store.set_status(id, "aborted")
        await house.house.refresh(id)
        await refused(page, 0, "pass", "not_running", "Nobody is being asked anything")
        await refused(other, 0, "pass", "not_running", "Сейчас за этим столом")
        assert (page.scene["status"], page.scene["asked"], page.scene["can_undo"]) == ("aborted", None, False)


# ---- taking back


async def test_a_choice_is_taken_back_and_made_anew(store: Store) -> None:
    id = await asks_both(store)
    async with served(store) as house, house.page(id, 0) as page:
        first = page.scene["asked"]["ways"]
        assert not page.scene["can_undo"]
        await page.choose()
        while not page.scene["can_undo"]:
            await page.next()
        assert (await page.ask("undo", ask=page.scene["asked"]["ask"]))["t"] == "done"
        while page.scene["can_undo"]:
            await page.next()
        assert page.scene["asked"]["ways"] == first
        assert (await page.choose(first[-1]["name"]))["t"] == "done"


async def test_there_is_nothing_to_take_back(store: Store) -> None:
    id = await asks_both(store)
    async with served(store) as house:
        before = await log_of(store, id)
        for lang, text in (("en", "Nothing can be undone"), ("ru", "Отменить нельзя")):
            async with house.page(id, 0, lang) as page:
                for ask in (page.scene["asked"]["ask"], -1):
                    answer = await page.ask("undo", ask=ask)
                    assert (answer["t"], answer["code"]) == ("refused", "nothing_to_undo")
                    assert answer["text"].startswith(text)
        assert await log_of(store, id) == before


async def test_an_undo_that_is_sent_twice_takes_back_once(store: Store) -> None:
    id = await asks_both(store)
    async with served(store) as house, house.page(id, 0) as page:
        await page.choose()
        ask = page.scene["asked"]["ask"]
        assert (await page.ask("undo", ask=ask))["t"] == "done"
        assert (await page.ask("undo", ask=ask))["code"] == "late"
