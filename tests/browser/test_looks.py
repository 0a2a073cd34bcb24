"""Every page: on a phone, in both languages, in light and dark, for everybody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.playing import WAY, begin, new_table, play, sit_at
from tests.browser.server import Server
from tools.page import PACKAGES

AXE = PACKAGES / "axe-core" / "axe.min.js"
# A number or a name that is drawn on a card or a ship is not the label of that button: the label says more.
FINDINGS = """
async (only) => (await axe.run(document, { resultTypes: ["violations"], iframes: false, ...only })).violations
  .filter((found) => ["serious", "critical"].includes(found.impact))
  .flatMap((found) => found.nodes.map((node) => ({ rule: found.id, html: node.html, why: node.failureSummary,
    isDrawn: document.querySelector(node.target.at(-1))?.closest("svg") != null })))
  .filter((found) => !(found.rule === "label-content-name-mismatch" && found.isDrawn))
  .map((found) => `${found.rule}: ${found.html.slice(0, 200)} ${found.why}`)
"""
# What sticks out of the page to the side, unless something around it scrolls by itself.
STICKS_OUT = """
() => document.documentElement.scrollWidth <= innerWidth ? [] : [...document.body.querySelectorAll("*")]
  .filter((e) => e.getBoundingClientRect().right > innerWidth + 1).map((e) => e.outerHTML.slice(0, 100)).slice(0, 5)
"""
IN_SIGHT = """
() => {
  const boxOf = (css) => document.querySelector(css).getBoundingClientRect();
  const [list, sheet] = [boxOf("[data-open]"), boxOf(".asked-sheet")];
  return list.top >= 0 && list.bottom <= sheet.top;
}
"""
# Except in what screen readers were told before.
STILL_RUSSIAN = """
() => [...document.querySelectorAll("main *")].filter((e) => !e.closest("[aria-live]"))
  .filter((e) => [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && /[а-яё]{3}/i.test(n.data)))
  .map((e) => e.outerHTML.slice(0, 200))
"""
CYRILLIC = re.compile("[а-яё]{3}", re.IGNORECASE)
GAMES = ("humans", "keyflower", "admiral")
LIGHT, DARK = "light", "dark, in Russian, on a phone"
LOOKS = {LIGHT: ("en", False, DESKTOP), DARK: ("ru", True, PHONE)}
BOARDS = [*zip(GAMES, (LIGHT, DARK, LIGHT))]
# Not every page in every look, for the pages of a kind are drawn by the same code, and looking at one takes seconds:
# each of them once, each kind in both looks, and each game, too.
QUIET_PAGES = [
    ("/", LIGHT),
    ("/", DARK),
    *((f"/new/{game}", look) for game, look in BOARDS),
    *((f"/rules/{game}", look) for game, look in zip(GAMES, (DARK, LIGHT, DARK))),
]


def findings(page: Page, *rules: str) -> list[str]:
    """By all rules, or by these."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(FINDINGS, {"runOnly": rules} if rules else {})
    return found


def at_a_board(server: Server, person: Person, game: str) -> Page:
    """A few choices into a game, and asked."""
    expansions = {"keyflower": ["key_celeste"], "admiral": ["captain_cards"]}.get(game, [])
    sit_at(person, new_table(server, game, "me", "cadet", expansions=expansions))
    play(person, clicks=12)
    why_not = person.page.get_by_role(
        "dialog", name=re.compile("Why not|Почему нельзя")
    )  # the last click may have asked
    person.page.add_locator_handler(why_not, lambda _: person.page.keyboard.press("Escape"))
    person.page.wait_for_load_state("networkidle")
    person.page.keyboard.press("Escape")  # the last click may have opened something, or begun to end a turn
    expect(person.page.locator(f"{WAY}[aria-disabled=false]").first).to_be_attached()
    return person.page


def wait_for_content(page: Page) -> None:
    expect(page.locator("main h1").first).to_be_visible()
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize(("path", "look"), QUIET_PAGES)
def test_a_page_is_for_everybody(invite: Invite, path: str, look: str) -> None:
    lang, dark, size = LOOKS[look]
    person = invite(lang, size, dark=dark)
    person.goto(path)
    wait_for_content(person.page)
    assert_for_everybody(person.page)


@pytest.mark.parametrize(("game", "look"), BOARDS)
def test_a_board_is_for_everybody(server: Server, invite: Invite, game: str, look: str) -> None:
    """Each has colours of its own, in the light and in the dark."""
    lang, dark, size = LOOKS[look]
    page = at_a_board(server, invite(lang, size, dark=dark), game)
    assert_for_everybody(page)
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", "light" if dark else "dark")
    assert not findings(page, "color-contrast")


def assert_for_everybody(page: Page) -> None:
    """Nothing that keeps somebody from using it, and on a phone nothing that sticks out of it."""
    assert not findings(page)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.evaluate("() => new Promise(requestAnimationFrame)")  # until the page has heard of it
    assert not page.evaluate(STICKS_OUT)


@pytest.mark.parametrize("verb", ["bid", "use"])
def test_a_list_beside_a_tile_comes_into_sight(server: Server, invite: Invite, verb: str) -> None:
    """However far the board had to move: what was chosen in the sheet goes on beside its tile."""
    person = invite(size=PHONE)
    begin(person, server, "keyflower")
    person.page.locator(f"{WAY}[data-way^='{verb}']").last.evaluate("(way) => way.click()")
    expect(person.page.locator(".kf-popover")).to_be_attached()
    person.page.wait_for_function(IN_SIGHT)


@pytest.mark.parametrize("game", GAMES)
def test_a_board_speaks_russian_and_changes_its_language(server: Server, invite: Invite, game: str) -> None:
    page = at_a_board(server, invite(lang="ru"), game)
    assert page.locator("html").get_attribute("lang") == "ru"
    assert_all(page, CYRILLIC)
    page.get_by_role("button", name="Меню стола").click()
    page.get_by_role("button", name="English").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Journal")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "en"
    page.wait_for_function(f"() => ({STILL_RUSSIAN})().length === 0")  # the games' words come from the server


def assert_all(page: Page, pattern: re.Pattern[str]) -> None:
    """The question, all ways to answer it, and the journal."""
    for place in (".asked-prompt h2", WAY, ".journal-panel li"):
        lines = page.locator(place).all_inner_texts()
        assert lines, place
        assert not [line for line in lines if not pattern.search(line)], place


def test_the_home_page_is_in_the_language_of_the_browser(invite: Invite) -> None:
    for lang, word in (("ru", "Играть"), ("en", "Play"), ("de", "Play")):
        person = invite(lang=lang, size=DESKTOP)
        person.goto("/")
        expect(person.page.get_by_role("button", name=word).first).to_be_visible()


def test_a_list_that_is_open_stays_on_a_screen_that_becomes_smaller(server: Server, invite: Invite) -> None:
    person = invite(size=(1280, 900))
    sit_at(person, new_table(server, "keyflower", "me", "cadet"))
    while not person.page.locator(".kf-popover").count():
        assert play(person, clicks=1).clicks, "the game ended before"
    person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    person.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert not person.page.evaluate(STICKS_OUT)
