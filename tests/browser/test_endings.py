"""Nobody ends a turn by accident: it asks, it can be taken back, and it is sent all the same."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.browser.playing import NOW, WAY, new_table, sit_at
from tests.browser.server import Server

PASS, END = f"{WAY}[data-way='pass']", f"{WAY}[data-way='end turn']"
BAR, PASSED = ".ending-bar", "P0 passes."
FAR_AHEAD = datetime(2100, 1, 1, tzinfo=UTC)


@pytest.fixture
def to_pass(server: Server, person: Person) -> Page:
    """In Keyflower, where somebody may bid, use a tile, or pass; with a clock that can be put forward."""
    person.page.clock.install()
    sit_at(person, new_table(server, "keyflower", "me", "cadet"))
    expect(person.page.locator(PASS)).to_be_visible()
    return person.page


def test_what_ends_a_turn_is_the_last_of_the_list_and_has_no_number(to_pass: Page) -> None:
    assert to_pass.locator(WAY).last.get_attribute("data-way") == "pass"
    assert to_pass.locator(f"{PASS} kbd").inner_text() == "E"


def test_a_pass_is_taken_back_within_three_seconds(to_pass: Page) -> None:
    journal = to_pass.locator(".journal-panel").inner_text()
    to_pass.locator(PASS).click()
    expect(to_pass.locator(BAR)).to_be_visible()
    to_pass.keyboard.press("Escape")
    expect(to_pass.locator(BAR)).to_have_count(0)
    to_pass.clock.run_for(5000)
    assert to_pass.locator(".journal-panel").inner_text() == journal
    expect(to_pass.locator(PASS)).to_be_visible()


def test_a_button_takes_a_pass_back(to_pass: Page) -> None:
    to_pass.locator(PASS).click()
    to_pass.get_by_role("button", name="Take back").click()
    expect(to_pass.locator(BAR)).to_have_count(0)
    to_pass.clock.run_for(5000)
    expect(to_pass.locator(PASS)).to_be_visible()
    expect(to_pass.locator(".journal-panel")).not_to_contain_text(PASSED)


def test_a_double_click_does_not_hurry_a_pass(to_pass: Page) -> None:
    to_pass.clock.pause_at(FAR_AHEAD)
    to_pass.locator(PASS).dblclick()
    expect(to_pass.locator(BAR)).to_be_visible()
    expect(to_pass.locator(".board-frame")).to_have_attribute("aria-busy", "false")
    to_pass.keyboard.press("Escape")
    expect(to_pass.locator(".journal-panel")).not_to_contain_text(PASSED)


def test_who_leaves_the_page_has_passed(to_pass: Page) -> None:
    address = to_pass.url
    to_pass.locator(PASS).click()
    expect(to_pass.locator(BAR)).to_be_visible()
    to_pass.goto("about:blank")
    to_pass.goto(address)
    expect(to_pass.locator(".journal-panel")).to_contain_text(PASSED)


def test_a_pass_that_is_not_taken_back_is_sent(to_pass: Page) -> None:
    to_pass.locator(PASS).click()
    expect(to_pass.locator(BAR)).to_be_visible()
    to_pass.clock.run_for(3000)
    expect(to_pass.locator(".journal-panel")).to_contain_text(PASSED)


def test_who_is_sure_does_not_wait(to_pass: Page) -> None:
    to_pass.clock.pause_at(FAR_AHEAD)  # by itself nothing would be sent any more
    to_pass.locator(PASS).click()
    to_pass.locator(NOW).click()
    expect(to_pass.locator(BAR)).to_have_count(0)
    expect(to_pass.locator(".journal-panel")).to_contain_text(PASSED)


def test_the_wait_can_be_switched_off(to_pass: Page) -> None:
    to_pass.get_by_role("button", name="Table menu").click()
    to_pass.get_by_label("Three seconds to take back").uncheck()
    to_pass.keyboard.press("Escape")
    to_pass.locator(PASS).click()
    expect(to_pass.locator(".journal-panel")).to_contain_text(PASSED)


def test_another_choice_takes_a_pass_back(to_pass: Page) -> None:
    to_pass.locator(PASS).click()
    to_pass.locator(f"{WAY}[data-way^='bid']").first.click()
    expect(to_pass.locator(BAR)).to_have_count(0)
    begun = to_pass.get_by_role("button", name="Undo").or_(to_pass.locator(".journal-panel li", has_text="P0 bids"))
    expect(begun.first).to_be_visible()
    expect(to_pass.locator(".journal-panel")).not_to_contain_text(PASSED)


def test_the_key_of_an_ending_only_goes_there(to_pass: Page) -> None:
    for _ in range(5):  # a key that is pressed while something is shown may only end that
        to_pass.keyboard.press("e")
        to_pass.wait_for_timeout(300)
        if to_pass.locator(PASS).evaluate("(button) => button === document.activeElement"):
            break
    expect(to_pass.locator(PASS)).to_be_focused()
    expect(to_pass.locator(BAR)).to_have_count(0)
    to_pass.keyboard.press("Enter")
    expect(to_pass.locator(BAR)).to_be_visible()


def test_a_turn_with_ships_that_could_sail_is_asked_about(server: Server, person: Person) -> None:
    sit_at(person, new_table(server, "admiral", "me", "cadet"))
    page = person.page
    page.locator(END).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Can still sail")
    dialog.get_by_role("button", name="Not yet").click()
    expect(page.locator(END)).to_be_visible()
    page.locator(END).click()
    dialog.get_by_role("button", name="Do it anyway").click()
    expect(page.locator(BAR)).to_be_visible()


def test_no_number_ends_a_turn_or_gives_up(server: Server, person: Person) -> None:
    sit_at(person, new_table(server, "admiral", "me", "cadet"))
    expect(person.page.locator(END)).to_be_visible()
    assert person.page.locator(WAY).first.get_attribute("data-way") not in ("end turn", "resign")
    keys = {way: person.page.locator(f"{WAY}[data-way='{way}'] kbd") for way in ("end turn", "resign")}
    assert keys["end turn"].inner_text() == "E"
    assert keys["resign"].count() == 0


def test_the_first_tab_leads_to_the_question_and_a_tenth_choice_has_a_key(to_pass: Page) -> None:
    to_pass.keyboard.press("Tab")
    to_pass.keyboard.press("Enter")
    expect(to_pass.locator(WAY).first).to_be_focused()
    assert to_pass.locator(f"{WAY} kbd").nth(9).inner_text() == "⇧1"
    tenth = to_pass.locator(WAY).nth(9).get_attribute("data-way")
    to_pass.keyboard.press("Shift+Digit1")
    expect(to_pass.locator(f"{WAY}[data-way='{tenth}']")).to_have_count(0)


def test_few_tabs_lead_to_the_first_choice(server: Server, person: Person) -> None:
    sit_at(person, new_table(server, "humans", "me", "cadet"))
    expect(person.page.locator(WAY).first).to_be_visible()
    for _ in range(6):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("document.activeElement.matches('[data-way]')"):
            return
    pytest.fail("not a choice within six stops")
