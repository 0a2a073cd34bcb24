"""Puzzles: found from the home page, solved on the board's list, and explained."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kubrik.puzzles.puzzle import shelf_of
from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.playing import BOARD, WAY, open_list
from tests.browser.test_looks import STICKS_OUT, findings

LOOKS = [("humans", "en", DESKTOP, False), ("keyflower", "ru", PHONE, True), ("admiral", "en", PHONE, False)]
ANSWER = ".puzzle-answer"


def choose(person: Person, way: str) -> None:
    """In the list of ways, wherever it is folded away."""
    open_list(person)
    for summary in person.page.locator(".way-panel details:not([open]) > summary").all():
        summary.click()
    person.page.locator(f'[data-way="{way}"]').click()


def shown(invite: Invite, id: str, lang: str, size: tuple[int, int], dark: bool) -> Person:
    person = invite(lang, size, dark=dark)
    person.goto(f"/puzzles/{id}")
    expect(person.page.locator(BOARD)).to_be_visible()
    return person


@pytest.mark.parametrize(("game", "lang", "size", "dark"), LOOKS, ids=[look[0] for look in LOOKS])
def test_a_puzzle_is_solved_and_explained(
    invite: Invite, game: str, lang: str, size: tuple[int, int], dark: bool
) -> None:
    puzzle = shelf_of(game).puzzles[0]
    person = shown(invite, puzzle.id, lang, size, dark)
    assert not findings(person.page)
    choose(person, puzzle.best)
    answer = person.page.locator(ANSWER)
    expect(answer).to_contain_text("Верно!" if lang == "ru" else "That's it!")
    expect(answer).to_contain_text("%")
    assert not person.page.evaluate(STICKS_OUT)
    assert not findings(person.page)
    person.page.get_by_role("link", name="Все задачи" if lang == "ru" else "All puzzles").click()
    expect(person.page.locator(".puzzle-list .tag.good")).to_have_count(1)
    assert not findings(person.page)


def test_a_wrong_answer_is_told_what_was_better(invite: Invite) -> None:
    puzzle = shelf_of("humans").puzzles[0]
    person = shown(invite, puzzle.id, "en", DESKTOP, False)
    choose(person, puzzle.ways[-1].choice)
    expect(person.page.locator(ANSWER)).to_contain_text("Not the best.")
    expect(person.page.locator(ANSWER)).to_contain_text("your choice")
    expect(person.page.locator(WAY)).to_have_count(0)  # nothing more to choose


def test_the_puzzle_of_the_day_from_the_home_page_by_keyboard(person: Person) -> None:
    person.goto("/")
    page: Page = person.page
    page.get_by_role("link", name="Puzzle of the day").click()
    page.get_by_role("main").get_by_role("link", name="Puzzle of the day").press("Enter")
    expect(page.locator(BOARD)).to_be_visible()
    page.locator(WAY).first.press("Enter")
    expect(page.locator(ANSWER)).to_be_visible()
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.locator(ANSWER)).to_have_count(0)
