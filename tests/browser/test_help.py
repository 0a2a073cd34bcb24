"""What helps at the table: a bot's advice, why not, taking back, the clause behind a line, the keyboard."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.person import Person
from tests.browser.playing import WAY, begin, new_table, play, sit_at
from tests.browser.server import Server


@pytest.fixture
def asked(server: Server, person: Person) -> Person:
    """In a village, where somebody may bid, use a tile, or pass."""
    sit_at(person, new_table(server, "keyflower", "me", "cadet"))
    expect(person.page.locator(WAY).first).to_be_visible()
    return person


def bot_to_act(page: WebSocketRoute) -> None:
    """A table where the bot has not answered yet, and nobody else is asked; no news comes after that."""
    behind = page.connect_to_server()

    def hear(message: str | bytes) -> None:
        for told in map(json.loads, str(message).split("\n")):
            if told["t"] == "welcome":
                told["scene"]["asked"] = None
                for seat in told["scene"]["seats"]:
                    seat["to_act"] = seat["kind"] == "bot"
                page.send(json.dumps(told))

    behind.on_message(hear)


def test_a_bot_says_what_it_would_do(asked: Person) -> None:
    asked.page.get_by_role("button", name="Advice").click()
    hinted = asked.page.locator(f"{WAY}.hinted")
    expect(hinted).to_have_count(1)
    expect(hinted.get_by_text("a bot would do this")).to_be_visible()
    expect(asked.page.locator(".asked-reasons")).to_contain_text("%")


def test_what_is_closed_is_told_with_its_clause_and_the_clause_can_be_read(asked: Person) -> None:
    asked.page.get_by_role("button", name="Why can't I").click()
    dialog = asked.page.get_by_role("dialog")
    expect(dialog).to_contain_text("KF-")
    dialog.get_by_role("button", name="Clause KF-").first.click()
    expect(asked.page.get_by_role("dialog").last).to_contain_text("KF-")
    asked.page.keyboard.press("Escape")


def test_of_many_choices_that_a_clause_closes_a_few_are_shown_and_the_rest_on_request(
    server: Server, person: Person
) -> None:
    """On the first turn, two dozen numbers of credits."""
    sit_at(person, new_table(server, "humans", "me", "cadet"))
    person.page.get_by_role("button", name="Why can't I").click()
    clause = person.page.locator(".closed-list li").filter(has=person.page.locator("button.closed-choice")).first
    expect(clause.locator("span.closed-choice")).to_have_count(3)
    shown = person.page.locator("span.closed-choice").count()
    clause.get_by_role("button", name="more").click()
    expect(person.page.locator("span.closed-choice").nth(shown)).to_be_visible()


def test_a_sign_shows_that_a_bot_thinks(server: Server, person: Person) -> None:
    person.page.route_web_socket("**", bot_to_act)
    person.page.clock.install()
    sit_at(person, new_table(server, "humans", "me", "cadet"))
    expect(person.page.locator(".asked-prompt .thinks")).to_be_visible()
    person.page.clock.run_for(7000)
    expect(person.page.locator(".asked-prompt .thinks")).to_contain_text("7 s")


def test_a_choice_is_taken_back(server: Server, person: Person) -> None:
    """Nobody has bid, so a tile alone is not all of a bid."""
    begin(person, server, "keyflower")
    page = person.page
    prompt = page.locator(".asked-prompt h2").inner_text()
    first = page.locator(WAY).evaluate_all("(ways) => ways.map((w) => w.dataset.way)")
    page.locator(f"{WAY}[data-way^='bid']").first.click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".asked-prompt h2")).to_have_text(prompt)
    assert page.locator(WAY).evaluate_all("(ways) => ways.map((w) => w.dataset.way)") == first


def test_a_line_of_the_journal_shows_its_clause(asked: Person) -> None:
    play(asked, clicks=6)
    asked.page.locator(".journal-panel li button").first.click()
    dialog = asked.page.get_by_role("dialog", name=re.compile("Clause KF-"))
    expect(dialog.get_by_role("link", name="Rules")).to_be_visible()


def test_a_turn_is_played_with_the_keyboard_alone(server: Server, person: Person) -> None:
    sit_at(person, new_table(server, "humans", "me", "cadet"))
    page = person.page
    expect(page.locator(WAY).first).to_be_visible()
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-way]')"):
            break
    before = page.locator(".journal-panel").inner_text()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".journal-panel")).not_to_have_text(before)
