"""A game's part of the page is fetched ahead, and comes when it comes: also between drawing and what follows on it."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.browser.person import Person

# What is to follow a drawing follows a second later, as it may where the page has much to do.
LATE = """
const later = window.setTimeout.bind(window);
window.setTimeout = (call, after, ...more) => later(call, Math.max(after ?? 0, 1000), ...more);
window.requestAnimationFrame = (call) => later(() => call(performance.now()), 1000);
"""


def test_a_game_that_comes_just_after_the_table_was_drawn_without_it_is_shown(person: Person) -> None:
    page, held = person.page, list[Route]()
    page.add_init_script(LATE)
    page.route(re.compile(r"/keyflower-[^/]*\.js$"), lambda route: held.append(route))
    person.goto("/new/keyflower")
    page.get_by_role("button", name="Create table").click()
    expect(page.locator("main.waiting")).to_be_visible()
    for route in held:
        route.continue_()
    expect(page.locator("main.table-main")).to_be_visible()
