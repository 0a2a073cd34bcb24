"""A finished game of each kind opens in its analysis: curves, costly choices, luck and skill, links."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, PHONE
from tests.browser.pictures import stand_in
from tests.browser.playing import BOARD, RESULTS, new_table
from tests.browser.server import Server
from tests.browser.test_looks import STICKS_OUT, findings

GAMES = ("humans", "keyflower", "admiral")
MINUTES = 180_000  # milliseconds: bots play the whole game, and every decision of it is thought about
LOOKS = [("humans", "en", DESKTOP, False), ("keyflower", "ru", PHONE, True), ("admiral", "en", DESKTOP, True)]

# The address and the curve show the first turn.
IS_THERE = """
() => document.querySelector(".analysis-tools select").selectedIndex === 0
  && new URL(location).searchParams.get("to") === document.querySelector(".curve > svg").getAttribute("aria-valuenow")
"""


@pytest.fixture(scope="module")
def ended(server: Server) -> dict[str, dict[str, Any]]:
    """A whole game of each kind, which bots have played."""
    tables = {game: new_table(server, game, "me", "cadet") for game in GAMES}
    for made in tables.values():
        stand_in(server, made)
    return tables


def opened(invite: Invite, made: dict[str, Any], lang: str, size: tuple[int, int], dark: bool) -> Page:
    """From the end of the game by its button."""
    person = invite(lang, size, dark=dark)
    person.sit(made["id"], made["seats"][0]["token"])
    expect(person.page.locator(RESULTS)).to_be_visible(timeout=MINUTES)
    person.page.get_by_role("link", name="Разбор" if lang == "ru" else "Analysis").click()
    expect(person.page.locator(".curve")).to_be_visible(timeout=MINUTES)
    return person.page


def look_at_costly_choices(page: Page, lang: str) -> None:
    """A click shows the moment, from the seat that chose; without any the page says so."""
    costly = page.locator(".costly button")
    if costly.count() == 0:
        none = "Явных ошибок нет" if lang == "ru" else "No choice stands out"
        return expect(page.locator(".costly")).to_contain_text(none)
    costly.first.click()
    expect(costly.first).to_have_attribute("aria-current", "true")
    expect(page).to_have_url(re.compile("seat="))


@pytest.mark.parametrize(("game", "lang", "size", "dark"), LOOKS, ids=GAMES)
def test_the_analysis_of_a_whole_game(
    invite: Invite, ended: dict[str, dict[str, Any]], game: str, lang: str, size: tuple[int, int], dark: bool
) -> None:
    page = opened(invite, ended[game], lang, size, dark)
    curve = page.get_by_role("slider").and_(page.locator("svg"))
    expect(page.locator(".curve polyline")).to_have_count(2)
    assert not page.evaluate(STICKS_OUT)
    assert not findings(page)

    curve.focus()  # by keyboard, from decision to decision
    page.keyboard.press("End")
    last = int(curve.get_attribute("aria-valuenow") or 0)
    page.keyboard.press("ArrowLeft")
    assert 0 < int(curve.get_attribute("aria-valuenow") or 0) < last
    assert "%" in (curve.get_attribute("aria-valuetext") or "")

    look_at_costly_choices(page, lang)
    page.locator(".analysis-tools select").select_option(index=0)  # to the beginning of a turn
    page.wait_for_function(IS_THERE)
    address, moment = page.url, curve.get_attribute("aria-valuenow")

    friend = invite(lang, size)  # the link leads there, and nothing is thought again
    friend.page.goto(address)
    expect(friend.page.locator(BOARD)).to_be_visible()
    shared = friend.page.get_by_role("slider").and_(friend.page.locator("svg"))
    expect(shared).to_have_attribute("aria-valuenow", moment or "")
    expect(friend.page.locator("table.balance tbody tr")).to_have_count(2)
