"""My games: a list with results and statistics, that goes along to another device; invitations and phrases."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.person import PHONE
from tests.browser.pictures import stand_in
from tests.browser.playing import BOARD, RESULTS, new_table, sit_at
from tests.browser.server import Server
from tests.browser.test_looks import STICKS_OUT, findings
from tests.browser.test_the_end import SHORT

DESKTOP = (1280, 800)


@pytest.fixture(scope="module")
def ended(server: Server) -> dict[str, Any]:
    """A short game against a cadet, which a bot has played for whoever has its link."""
    made = new_table(server, "admiral", "me", "cadet", cards=SHORT)
    stand_in(server, made)
    return made


@pytest.mark.parametrize(("lang", "size", "finished"), [("en", DESKTOP, "Finished"), ("ru", PHONE, "Окончены")])
def test_my_games_are_listed_with_results_and_statistics(
    invite: Invite, server: Server, ended: dict[str, Any], lang: str, size: tuple[int, int], finished: str
) -> None:
    person = invite(lang, size)
    sit_at(person, new_table(server, "humans", "me", "cadet"))
    person.sit(ended["id"], ended["seats"][0]["token"])
    expect(person.page.locator(RESULTS)).to_be_visible()
    person.goto("/mine")
    page = person.page
    expect(page.get_by_role("region", name=finished).locator(".row")).to_have_count(1)
    expect(page.locator(".row")).to_have_count(2)
    expect(page.locator(".row .tag.lit")).to_have_count(1)  # it is my turn at the other
    expect(page.locator(".mine-page tbody tr")).to_have_count(1)
    assert not page.evaluate(STICKS_OUT)
    assert not findings(page)


def test_a_secret_link_takes_my_games_to_another_device(invite: Invite, server: Server) -> None:
    person, other = invite(), invite("en", PHONE)
    sit_at(person, new_table(server, "humans", "me", "cadet"))
    person.goto("/mine")
    person.page.get_by_role("button", name="Show the secret link").click()
    expect(person.page.get_by_text("can play in your name")).to_be_visible()
    expect(person.page.get_by_role("img", name="QR code")).to_be_visible()
    assert not findings(person.page)
    secret = person.page.get_by_label("Secret link to my games").input_value()
    other.page.goto(secret)
    expect(other.page.get_by_text("brings seats at tables: 1")).to_be_visible()
    assert "#" not in other.page.url, "a secret does not stay in the address"
    other.page.get_by_role("button", name="Add them").click()
    other.page.locator(".row").get_by_role("link", name="Continue").click()
    expect(other.page.locator(BOARD)).to_be_visible()


def test_a_broken_secret_link_says_so_and_changes_nothing(invite: Invite) -> None:
    person = invite()
    person.goto("/mine#m=half-of-it")
    expect(person.page.get_by_text("This link is incomplete")).to_be_visible()
    person.page.get_by_role("button", name="No, thanks").click()
    expect(person.page.get_by_text("no seat at any table")).to_be_visible()


def test_a_table_that_waits_shows_its_link_as_a_code(invite: Invite, server: Server) -> None:
    person = invite()
    made = new_table(server, "keyflower", "me", "friend")
    person.sit(made["id"], made["seats"][0]["token"])
    person.page.get_by_role("button", name="QR code").click()
    expect(person.page.get_by_role("img", name="QR code: Keyflower")).to_be_visible()
    assert not findings(person.page)


def test_what_one_says_all_see_in_their_own_language_unless_they_mute(invite: Invite, server: Server) -> None:
    made = new_table(server, "humans", "me", "me")
    anna, boris, watcher = invite(), invite("ru", PHONE), invite()
    sit_at(anna, made, 0)
    sit_at(boris, made, 1)
    watcher.goto(f"/t/{made['id']}")
    expect(watcher.page.locator(BOARD)).to_be_visible()
    anna.page.get_by_role("button", name="Say something").click()
    assert not findings(anna.page)
    anna.page.get_by_role("button", name="Well played!").click()
    expect(anna.page.locator(".bubble")).to_have_text("Well played!")
    expect(watcher.page.locator(".bubble")).to_have_text("Well played!")
    expect(boris.page.locator(".bubble")).to_have_text("Отлично сыграно!")
    boris.page.get_by_role("button", name="Сказать").click()
    boris.page.get_by_role("checkbox", name="Не показывать").check()
    expect(boris.page.locator(".bubble")).to_have_count(0)
    expect(watcher.page.get_by_role("button", name="Say something")).to_have_count(0)


def buy_nothing(page: Page) -> None:
    """Who has drawn two stations is asked first whether to keep them."""
    keep, nothing = page.locator('[data-way="keep"]'), page.locator('[data-way="buy none"]')
    expect(keep.or_(nothing).first).to_be_visible()
    if keep.count():
        keep.click()
    nothing.click()


def test_a_notice_comes_when_it_is_my_turn_and_the_page_is_hidden(invite: Invite, server: Server) -> None:
    """Chromium without a screen shows no notices: what the page asks it to show is written down instead."""
    made = new_table(server, "humans", "me", "me")
    person = invite()
    person.page.add_init_script(NOTICES)
    person.sit(made["id"], made["seats"][0]["token"])
    buy_nothing(person.page)
    expect(person.page.locator('[data-way="buy none"]')).to_have_count(0)
    person.page.clock.install()
    person.goto("/mine")
    person.page.get_by_role("button", name="Notify me").click()
    expect(person.page.get_by_text("as long as a page of Kubrik is open")).to_be_visible()
    expect(person.page.get_by_role("region", name="Going on").locator(".row")).to_have_count(1)
    person.page.evaluate("hide()")
    other = invite()
    sit_at(other, made, 1)
    buy_nothing(other.page)
    expect(other.page.locator('[data-way="no cell"]').first).to_be_attached()
    for _ in range(4):
        person.page.clock.run_for(20_000)
    expect(person.page.locator("html")).to_have_attribute("data-notices", "Tremble, Humans!: Your turn")


NOTICES = """
window.hide = () => Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
window.Notification = class {
  static permission = "default";
  static requestPermission = async () => (Notification.permission = "granted");
  constructor(title, { body }) { document.documentElement.dataset.notices = `${title}: ${body}`; }
};
"""
