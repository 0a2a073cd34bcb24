"""Whole random games: what each seat's page is sent is its own view, in words, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup
from kubrik.engine.journal import Note
from kubrik.engine.views import View
from kubrik.server.game.game import LiveGame
from kubrik.server.store.store import Store
from kubrik.server.table.room import Room
from tests.server.table.tables import EVERY, NAMES, Page, house_of, live, others_answer, play_on, put_table

LANGUAGES = ("en", "ru")
LONGEST_RUN = 12  # notes that are told together, hardly ever more
Fact = tuple[int, int, int, int, int]


@pytest.fixture
def url(sqlite: str) -> str:
    return sqlite


@pytest.mark.parametrize("setup", EVERY, ids=lambda setup: setup.game)
async def test_a_page_shows_what_its_seat_may_see(store: Store, setup: Setup) -> None:
    id = await put_table(store, setup)
    async with house_of(store) as house:
        room, rng = await house.room(id), Rng(11)
        pages = [Hearer(seat, LANGUAGES[i % 2]) for i, seat in enumerate([*range(setup.seats), None])]
        for page in pages:
            await room.enter(page)
            page.hear(live(room))
        while room.table.status == "running":
            await play_on(room, 1, rng)
            for page in pages:
                page.read()
                page.hear(live(room))
                check(room, page)
        assert all(page.scene["view"]["over"] for page in pages)


class Hearer(Page):
    """Tells himself what he may read, as it comes. What has changed, by an undo or by forgetting, he tells anew."""

    def __init__(self, seat: int | None, lang: str) -> None:
        super().__init__(seat, lang)
        self.heard: list[str] = []
        self.facts: list[Fact] = []

    def hear(self, game: LiveGame) -> None:
        texts, notes = game.box.texts, game.notes(self.seat)
        names = [f"Player {seat + 1}" for seat in range(game.box.setup.seats)]
        facts = [(note.kind, note.a, note.b, note.c, note.d) for note in notes]
        same = next((i for i, (a, b) in enumerate(zip(facts, self.facts)) if a != b), min(len(facts), len(self.facts)))
        if same == len(self.facts):
            self.heard = self.heard + texts.story(notes[same:], names, self.lang)
        else:
            told = [line["text"] for line in self.journal]
            anew = {text for text in told if text not in self.heard}
            assert anew <= sayable(notes[max(0, same - LONGEST_RUN) :], lambda few: texts.story(few, names, self.lang))
            self.heard = told
        self.facts = facts


def sayable(notes: list[Note], story: Callable[[list[Note]], list[str]]) -> set[str]:
    """Every line that can be made of some of these notes, one after another."""
    runs = [notes[i : i + n] for i in range(len(notes)) for n in range(1, LONGEST_RUN)]
    return {line for run in runs for line in story(run)}


def check(room: Room, page: Hearer) -> None:
    """Against the view and the notes of the seat, made here and now."""
    game = live(room)
    view = game.box.view(game.table, page.seat)
    scene = page.scene
    assert set(scene) == FIELDS
    assert scene["view"] == msgspec.json.decode(msgspec.json.encode(view))
    assert scene["seat"] == page.seat
    assert scene["lesson"] is None  # nobody teaches here
    assert scene["ranks"] == (game.box.ranks(game.table) if view.over else [])
    assert scene["scores"] == (game.table.scores() if view.over else [])
    assert [seat["to_act"] for seat in scene["seats"]] == [seat in view.to_act for seat in range(view.seats)]
    assert scene["can_undo"] == (page.seat is not None and not view.over and game.can_undo(page.seat))
    check_question(room, page, game, view)
    assert [line["text"] for line in page.journal] == page.heard


FIELDS = {
    "status", "stuck", "seat", "seats", "view", "board", "ranks", "scores", "asked", "can_undo", "standing", "deadline",
    "rematch", "lesson",
}  # fmt: skip


def check_question(room: Room, page: Page, game: LiveGame, view: View) -> None:
    asked, texts = page.scene["asked"], game.box.texts
    if view.question is None or room.table.status != "running":
        assert asked is None
        return
    assert page.seat is not None
    if game.has_only_way(page.seat) and not game.can_undo(page.seat):
        assert asked is None
        return
    assert asked["prompt"] == texts.prompt(view, NAMES, page.lang)
    assert [way["name"] for way in asked["ways"]] == list(view.question.options)
    assert [way["label"] for way in asked["ways"]] == [
        texts.label(view, option, NAMES, page.lang) for option in view.question.options
    ]
    assert asked["answers"] == texts.answers(view, NAMES, page.lang)


@pytest.mark.rule("TH-18.1")
@pytest.mark.parametrize("setup", EVERY, ids=lambda setup: setup.game)
async def test_a_secret_that_is_dealt_anew_changes_no_page(store: Store, setup: Setup) -> None:
    """At tables that differ only in what a seat can't know, its page shows the same."""
    id = await put_table(store, setup)
    async with house_of(store) as house:
        room, rng = await house.room(id), Rng(5)
        while room.table.status == "running":
            await play_on(room, 3, rng, undos=False)
            game, table = live(room), live(room).table
            for seat in [seat for seat in range(setup.seats) if not table.over and not others_answer(table, seat)]:
                imagined = game.box.mind.imagine(table, seat, rng)
                assert shown(room, game.box.view(table, seat)) == shown(room, game.box.view(imagined, seat))


def shown(room: Room, view: View) -> list[Any]:
    """All that a page shows of a view."""
    texts = live(room).box.texts
    options = view.question.options if view.question is not None else ()
    said = [texts.prompt(view, NAMES, "en")] if view.question is not None else []
    return [view, said, [texts.label(view, option, NAMES, "en") for option in options], texts.is_reaction(view)]


@pytest.mark.rule("TH-18.1")
@pytest.mark.parametrize("setup", EVERY, ids=lambda setup: setup.game)
async def test_part_of_a_secret_answer_is_told_to_nobody(store: Store, setup: Setup) -> None:
    """Not even that something happened: others get no message at all unless their scene is another."""
    id = await put_table(store, setup)
    async with house_of(store) as house:
        room, rng = await house.room(id), Rng(9)
        pages = [Page(seat) for seat in [*range(setup.seats), None]]
        for page in pages:
            await room.enter(page)
        assert all(page.read() for page in pages)
        while room.table.status == "running":
            before = [heard(page) for page in pages]
            made = len(live(room).entries())
            await play_on(room, 1, rng)
            told = [page.seat for page in pages if page.read()]
            assert told == [page.seat for page, was in zip(pages, before, strict=True) if heard(page) != was]
            assert not (part := part_of_an_answer(live(room), made)) or told == part


def heard(page: Page) -> tuple[Any, Any]:
    return page.scene, page.journal


def part_of_an_answer(game: LiveGame, before: int) -> list[int]:
    """Whose choice since then was only a part, if it was."""
    chosen = [seat for seat, _ in game.entries()[before:]]
    return chosen if len(chosen) == 1 and game.is_answering(chosen[0]) else []
