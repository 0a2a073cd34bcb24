"""Every lesson is taken on the real page: from the home page to its last sentence, by clicks, keys or on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from kubrik.lessons.shelf import FIRST
from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.playing import BOARD, NOW, open_list
from tests.browser.server import Server
from tests.browser.test_looks import findings
from tests.lessons.test_lessons import ALL, lesson

NEXT, SAY, RING, TAUGHT = ".lesson-next", ".lesson-say", ".spotlight", ".way.hinted"
PROMPT = "() => document.querySelector('.asked-prompt h2')?.textContent"


def begin(person: Person, server: Server, game: str, name: str) -> None:
    made = server.call("/api/lessons", {"game": game, "lesson": name, "name": "Ann"})
    person.sit(made["id"], made["seats"][0]["token"])
    expect(person.page.locator(BOARD)).to_be_visible()


def told(person: Person, text: str) -> None:
    expect(person.page.locator(SAY)).to_have_text(text)


def spotlight(person: Person) -> Locator:
    return person.page.locator(RING)


def choose_as_taught(person: Person, choice: str) -> None:
    """In the list, where it is marked; what ends a turn is sent at once."""
    way = person.page.locator(f'[data-way="{choice}"]{TAUGHT}')
    expect(way).to_be_attached()
    if not way.is_visible():
        open_list(person)
    asked = person.page.evaluate(PROMPT)
    way.evaluate("(button) => button.click()")
    person.page.wait_for_function(f"(asked) => document.querySelector('{NOW}') || ({PROMPT})() !== asked", arg=asked)
    if person.page.locator(NOW).count():
        person.page.locator(NOW).evaluate("(button) => button.click()")
        person.page.wait_for_function(f"(asked) => ({PROMPT})() !== asked", arg=asked)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_taken_step_by_step(invite: Invite, server: Server, game: str, name: str) -> None:
    lang, size = ("en", DESKTOP) if name == FIRST else ("ru", PHONE)
    person = invite(lang, size)
    begin(person, server, game, name)
    steps = lesson(game, name).step
    for step in steps:
        told(person, step.say[lang])
        if step.spotlight or step.choose:
            expect(spotlight(person)).to_be_visible()
        for choice in step.choose:
            choose_as_taught(person, choice.split(" | ")[0])
        if not step.choose:
            person.page.locator(NEXT).click()
    expect(person.page.locator(".lesson")).to_have_count(0)


def press(person: Person, choice: str) -> None:
    """What the spotlight falls on; and of several answers that open beside it, the one that is marked."""
    expect(person.page.locator(f'{RING}[data-for="{choice}"]')).to_be_visible()
    box = spotlight(person).bounding_box()
    assert box
    person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    marked = person.page.locator(".choices .hint")
    if marked.count():
        marked.click()


def test_the_spotlight_falls_on_what_is_to_be_clicked(person: Person, server: Server) -> None:
    begin(person, server, "humans", FIRST)
    for step in lesson("humans", FIRST).step:
        told(person, step.say["en"])
        if step.choose:
            press(person, step.choose[0])
        else:
            person.page.locator(NEXT).click()
    expect(person.page.get_by_text("Turn 2 of 10")).to_be_visible()


def test_on_a_phone_the_board_turns_to_the_part_that_a_step_is_about(invite: Invite, server: Server) -> None:
    page = (person := invite("en", PHONE)).page
    begin(person, server, "keyflower", FIRST)
    expect(page.locator(".kf-own")).to_be_visible()
    page.locator(NEXT).click()
    expect(page.locator(".kf-offer")).to_be_visible()


# How many bids below the tile that the ring is around stick out of it.
CROSSED = """
() => {
  const ring = document.querySelector(".spotlight").getBoundingClientRect();
  return [...document.querySelectorAll(".kf-auction:has(.hint) .kf-bid")].map((bid) => bid.getBoundingClientRect())
    .filter((bid) => bid.left < ring.left || bid.right > ring.right || bid.bottom > ring.bottom).length;
}
"""


def test_the_ring_is_around_a_tile_and_its_bids(invite: Invite, server: Server) -> None:
    page = (person := invite("en", PHONE)).page
    begin(person, server, "keyflower", FIRST)
    for _ in range(2):
        page.locator(NEXT).click()
    page.locator(".kf-auction .hint .kf-press").click()
    expect(page.locator(".kf-least").first).to_be_visible()
    page.wait_for_function(f"() => ({CROSSED})() === 0")


def test_a_lesson_is_found_at_home_left_and_resumed(invite: Invite, server: Server) -> None:
    person = invite("en", (1280, 800))
    person.goto("/")
    person.page.get_by_role("button", name="Learn by playing: Tremble, Humans!").click()
    first, second, third, *_ = lesson("humans", FIRST).step
    told(person, first.say["en"])
    assert not findings(person.page)
    person.page.keyboard.press("Enter")  # Next has the focus
    told(person, second.say["en"])
    person.page.keyboard.press("Enter")
    told(person, third.say["en"])
    person.goto("/")
    person.page.get_by_role("button", name="Learn by playing: Tremble, Humans!").click()
    told(person, third.say["en"])


def test_who_does_something_else_is_told_kindly_and_may_go_on_alone(person: Person, server: Server) -> None:
    begin(person, server, "humans", FIRST)
    page = person.page
    page.locator('[data-way="buy both"]').click()
    expect(page.locator(".lesson-kindly")).to_have_text(lesson("humans", FIRST).step[2].otherwise["en"])
    page.locator(".lesson-skip").click()
    page.get_by_role("button", name="Play on without it").click()
    expect(page.locator(".lesson")).to_have_count(0)
    page.locator('[data-way="buy both"]').click()
    expect(page.get_by_text("planning")).to_be_visible()
