"""The doors of the page: a kind first game in one click, and one's choice the next time."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.playing import BOARD, WAY
from tests.browser.test_looks import findings

NAMES = {"humans": "Tremble, Humans!", "keyflower": "Keyflower", "admiral": "Admiral"}
SIZES = [(1280, 800), (390, 844)]


def card(person: Person, game: str) -> Locator:
    return person.page.locator(".game-card").filter(has=person.page.get_by_role("heading", name=NAMES[game]))


def play_now(person: Person, game: str) -> dict[str, Any]:
    """The table, as the lobby knows it."""
    card(person, game).get_by_role("button", name="Play now").click()
    expect(person.page.locator(BOARD)).to_be_visible()
    with urllib.request.urlopen(f"{person.url}/api/tables/{person.page.url.split('/t/')[1]}") as answer:
        table: dict[str, Any] = json.load(answer)
        return table


@pytest.mark.parametrize("game", NAMES)
def test_a_newcomer_plays_the_base_game_against_the_easiest_bots_by_one_click(person: Person, game: str) -> None:
    person.goto("/")
    table = play_now(person, game)
    assert table["expansions"] == []
    assert {seat["bot"] for seat in table["seats"] if seat["kind"] == "bot"} == {"cadet"}
    expect(person.page.locator(WAY).first).to_be_attached()  # something is asked


def test_the_first_game_of_admiral_is_a_duel_by_the_simplest_rules(person: Person) -> None:
    person.goto("/")
    summary = "Duel in the strait · Basic · bots: Cadet · base game"
    expect(card(person, "admiral").locator(".summary")).to_have_text(summary)
    play_now(person, "admiral")
    expect(person.page.get_by_text("Basic level").first).to_be_attached()


def test_what_was_chosen_last_is_said_and_played_the_next_time(person: Person) -> None:
    page = person.page
    person.goto("/")
    ours = card(person, "keyflower")
    expect(ours.get_by_text("For a first game")).to_be_visible()
    ours.locator(".choosing select").first.select_option("mate")
    ours.get_by_role("checkbox", name="Key Celeste").check()
    page.reload()
    expect(ours.locator(".summary")).to_have_text("3 players · bots: Mate · Key Celeste")
    expect(card(person, "humans").locator(".summary")).to_have_text("3 players · bots: Cadet")
    table = play_now(person, "keyflower")
    assert table["expansions"] == ["key_celeste"]
    assert {seat["bot"] for seat in table["seats"] if seat["kind"] == "bot"} == {"mate"}


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES)
def test_play_now_is_in_sight_at_once(invite: Invite, lang: str, size: tuple[int, int]) -> None:
    person = invite(lang, size)
    person.goto("/")
    buttons = person.page.locator(".game-card .button.primary")
    expect(buttons).to_have_count(3)
    for button in buttons.all() if size[0] > 1000 else [buttons.first]:
        expect(button).to_be_in_viewport(ratio=1)
    assert not findings(person.page)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", NAMES)
def test_how_to_play_is_told_in_pictures(invite: Invite, game: str, lang: str) -> None:
    person = invite(lang)
    person.goto(f"/how/{game}")
    expect(person.page.locator(".how-it-goes li > svg")).to_have_count(5)
    assert not findings(person.page)
