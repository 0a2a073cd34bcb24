"""A plan of Tremble, Humans!, made on the board: ships are asked about one by one, and sent in any order."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.browser.playing import BOARD, NOW, WAY, new_table, sit_at
from tests.browser.server import Server

SHIPS = ".fleet .card:not(.slot)"
FUEL = ".gauge .drops i"
ENOUGH = 6  # fuel: no ship burns more
WANTED = ("buy both", "buy first", "buy second", "keep")


def ways(page: Page) -> list[str]:
    page.locator(f"{WAY}[aria-disabled=false]").first.wait_for()
    found: list[str] = page.locator(WAY).evaluate_all("(ways) => ways.map((w) => w.dataset.way)")
    return found


def answer(page: Page, wanted: Sequence[str] = ()) -> None:
    """With the first that is wanted, or the first at all."""
    offered = ways(page)
    name = next((w for w in wanted if w in offered), offered[0])
    page.locator(f"{WAY}[data-way='{name}']").click()
    send_now(page)


def send_now(page: Page) -> None:
    """A plan that is complete waits for three seconds."""
    if page.locator(NOW).count():
        page.locator(NOW).evaluate("(button) => button.click()")


def plan_with_two_ships(page: Page) -> None:
    """And the first of them is asked about; there is fuel for either."""
    while page.locator(FUEL).count() < ENOUGH or page.locator(SHIPS).count() < 2 or not is_first_asked(page):
        answer(page, WANTED)
        page.locator(f"{BOARD}:not([aria-busy=true])").wait_for()


def is_first_asked(page: Page) -> bool:
    return page.locator(f"{SHIPS}:first-child.asked").count() > 0


def test_the_last_ship_is_sent_first_and_the_rest_stay_home(server: Server, person: Person) -> None:
    sit_at(person, new_table(server, "humans", "me", "cadet"))
    page = person.page
    plan_with_two_ships(page)
    last = page.locator(SHIPS).last
    last.locator(".act").click()
    expect(last.locator(".foot")).to_have_text("Where to?")
    page.locator(".city.lit > .act").first.click()
    expect(last.locator(".foot")).to_have_text("to city 1")
    expect(page.locator(".planned .token")).to_have_count(1)
    ship = last.locator("h4").inner_text().replace("\u00ad", "")
    page.locator(".bar button").last.click()
    expect(page.locator(".fleet").get_by_text("Where to?")).to_have_count(0)  # the page answers for them
    page.locator(NOW).wait_for()
    send_now(page)
    sent = page.locator(".journal-panel").get_by_text(f"P0 attacks city 1 with {ship}")
    while not sent.count():
        answer(page)


def test_a_plan_that_is_complete_can_be_taken_back_for_three_seconds(server: Server, person: Person) -> None:
    sit_at(person, new_table(server, "humans", "me", "cadet"))
    page = person.page
    plan_with_two_ships(page)
    page.locator(".bar button").last.click()
    page.locator(NOW).wait_for()
    expect(page.locator(".fleet").get_by_text("Where to?")).to_have_count(0)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".fleet").get_by_text("Where to?")).to_have_count(1)
    assert page.locator(".chapter").inner_text().endswith("planning")
    answer(page)
    expect(page.locator(".fleet").get_by_text("Where to?")).to_have_count(0)
