"""The page is closed, the server is killed: the same table comes back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.playing import BOARD, WAY, new_table, play_together, sit_at
from tests.browser.server import Server

MOST = 80  # clicks, until somebody is in the middle of an answer of several parts


def so_far(page: Page) -> list[str]:
    """The parts of an unfinished answer."""
    return page.locator(".asked-answers li").all_inner_texts()


def ways(page: Page) -> list[str]:
    names: list[str] = page.locator(WAY).evaluate_all("(ways) => ways.map((way) => way.dataset.way)")
    return names


def until_in_the_middle_of_an_answer(anna: Person, boris: Person) -> None:
    """Boris waits while Anna can answer. The last way is to buy all there is: who has several ships plans in parts."""
    for _ in range(MOST):
        anna.page.wait_for_timeout(100)
        asked = [person for person in (anna, boris) if ways(person.page)]
        if so_far(anna.page) and asked == [anna, boris]:
            return
        for person in asked[:1]:
            person.page.locator(WAY).last.click()
    raise AssertionError("nobody was asked for an answer of several parts")


def test_killed_in_the_middle_of_a_simultaneous_decision_the_table_goes_on(own_server: Server, invite: Invite) -> None:
    anna, boris = invite(to=own_server), invite(to=own_server)
    made = new_table(own_server, "humans", "me", "me")
    sit_at(anna, made, 0)
    sit_at(boris, made, 1)
    until_in_the_middle_of_an_answer(anna, boris)
    answered, asked = so_far(anna.page), (ways(anna.page), ways(boris.page))

    for person in (anna, boris):
        person.expects_broken_line = True
    own_server.kill()
    expect(anna.page.get_by_text("Connection lost")).to_be_visible()
    own_server.start()
    expect(anna.page.get_by_text("Connection lost")).to_be_hidden()
    boris.page.reload()
    expect(boris.page.locator(WAY).first).to_be_visible()
    for person in (anna, boris):
        person.expects_broken_line = False

    assert so_far(anna.page) == answered
    assert (ways(anna.page), ways(boris.page)) == asked
    assert all(p.clicks > 0 for p in play_together([anna, boris], clicks=12))


def test_a_closed_page_opens_again_at_the_same_question(server: Server, invite: Invite) -> None:
    made = new_table(server, "keyflower", "me", "cadet")
    anna = invite()
    sit_at(anna, made)
    expect(anna.page.locator(WAY).first).to_be_visible()
    asked = ways(anna.page)
    anna.goto("/")
    anna.page.get_by_role("link", name="Continue").click()
    expect(anna.page.locator(BOARD)).to_be_visible()
    expect(anna.page.locator(WAY).first).to_be_visible()
    assert ways(anna.page) == asked
