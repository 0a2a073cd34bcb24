"""The end of a game: it says who won, and everybody finds their own column."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.pictures import stand_in
from tests.browser.playing import RESULTS, new_table
from tests.browser.server import Server
from tests.browser.test_looks import STICKS_OUT, findings

SCENARIO = files("kubrik.games.admiral.box") / "data" / "scenarios" / "gold_run.toml"
SHORT = SCENARIO.read_text(encoding="utf-8").replace("rounds = 40", "rounds = 1")
PHONE = (390, 844)
# Which part of the own column's head one sees.
SHARE = """
() => {
  const room = document.querySelector(".score-room").getBoundingClientRect();
  const own = document.querySelector(".score-table thead .own").getBoundingClientRect();
  const titles = document.querySelector(".score-table thead th").getBoundingClientRect();
  return (Math.min(own.right, room.right, innerWidth) - Math.max(own.left, titles.right)) / own.width;
}
"""


@pytest.fixture(scope="module")
def ended(server: Server) -> dict[str, Any]:
    """A game of four, which a bot has played for whoever comes to see its end."""
    made = new_table(server, "admiral", "me", "cadet", "cadet", "cadet", cards=SHORT)
    stand_in(server, made)
    return made


def at_the_end(invite: Invite, ended: dict[str, Any], lang: str, size: tuple[int, int]) -> Page:
    person = invite(lang, size)
    person.sit(ended["id"], ended["seats"][0]["token"])
    expect(person.page.locator(RESULTS)).to_be_visible()
    return person.page


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_on_a_phone_ones_own_column_is_never_cut(invite: Invite, ended: dict[str, Any], lang: str) -> None:
    page = at_the_end(invite, ended, lang, PHONE)
    for scrolled in (0, 200, 10_000):
        page.locator(".score-room").evaluate("(room, x) => { room.scrollLeft = x }", scrolled)
        assert page.evaluate(SHARE) > 0.99
    assert not page.evaluate(STICKS_OUT)
    assert not findings(page)


def test_the_winner_is_named_once_and_the_next_game_is_at_hand(invite: Invite, ended: dict[str, Any]) -> None:
    page = at_the_end(invite, ended, "en", PHONE)
    expect(page.locator(RESULTS).get_by_role("heading", level=2)).to_have_count(1)
    for thing in (page.get_by_role("button", name="Rematch"), page.get_by_role("link", name="Replay")):
        expect(thing).to_be_in_viewport(ratio=1)
    expect(page.locator(".score-table .own .tag")).to_have_text("you")
