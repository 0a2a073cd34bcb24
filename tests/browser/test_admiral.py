"""Admiral under the hand: a ship and where it goes, a target, a chart that is zoomed and dragged."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.playing import begin
from tests.browser.server import Server
from tests.browser.test_whole_games import DUEL

PHONE = (390, 844)
BASIC = {"options": {"level": "basic"}}
CLOSE = DUEL.read_text(encoding="utf-8").replace("S8 W", "D7 W").replace("S10 W", "D9 W").replace("S6 W", "D5 W")
LOW = CLOSE
for before, after in {"B7": "P13", "B5": "P12", "B9": "P14", "D7": "S13", "D9": "S14", "D5": "S12"}.items():
    LOW = LOW.replace(before, after)
END, PRICE, JOURNAL = ".ad-end", ".ad-price", ".journal-panel"


@pytest.fixture
def page(server: Server, person: Person) -> Page:
    begin(person, server, "admiral", **BASIC)
    return person.page


def own_card(page: Page, which: str = "Frigate") -> Locator:
    return page.locator(".ad-dock .ad-face", has_text=which)


def farthest(page: Page) -> Locator:
    """The cell with the longest course."""
    cells = [(end.get_attribute("aria-label") or "").split(": ") for end in page.locator(END).all()]
    cell = max(cells, key=lambda said: said[1] if said[1][1:].startswith(" cell") else "")[0]
    return page.locator(f"{END}[data-cell='{cell}']")


def is_there(page: Page, end: Locator) -> None:
    cell = end.get_attribute("data-cell")
    end.click()
    expect(own_card(page)).to_contain_text(f"{cell} · moved")
    expect(page.locator(END)).to_have_count(0)


def covers(box: FloatRect, ship: Locator) -> bool:
    """Its middle."""
    at = ship.bounding_box()
    assert at
    x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    return box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]


def test_two_clicks_sail_a_ship_and_its_way_and_price_are_shown_before(page: Page) -> None:
    own_card(page).click()
    end = farthest(page)
    end.hover()
    expect(page.locator(PRICE)).to_contain_text("left")
    expect(page.locator(".ad-ghost")).to_be_visible()
    is_there(page, end)


def test_a_ship_is_sailed_by_the_keyboard(page: Page) -> None:
    own_card(page).focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"{END}:focus")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    cell = page.locator(f"{END}:focus").get_attribute("data-cell")
    expect(page.locator(PRICE)).to_be_visible()
    page.keyboard.press("Enter")
    expect(own_card(page)).to_contain_text(f"{cell} · moved")


def test_the_first_tap_shows_the_way_and_the_second_sails_it(server: Server, invite: Invite) -> None:
    person = invite(size=PHONE)
    begin(person, server, "admiral", **BASIC)
    own_card(person.page).tap()
    end = person.page.locator(END).first
    expect(end).to_be_in_viewport(ratio=1)
    cell = end.get_attribute("data-cell")
    end.tap()
    expect(person.page.locator(PRICE)).to_be_visible()
    expect(own_card(person.page)).not_to_contain_text("moved")
    end.tap()
    expect(own_card(person.page)).to_contain_text(f"{cell} · moved")


def test_a_shot_is_a_click_on_the_target(server: Server, person: Person) -> None:
    begin(person, server, "admiral", cards=CLOSE, **BASIC)
    page = person.page
    target = page.locator(".ad-chip", has_text="F").locator("b").inner_text()
    page.locator(f"[data-piece='ship {target}'] .ad-token").click()
    opened = page.get_by_role("dialog", name=target)
    opened.get_by_role("button", name="Salvo of").click()
    expect(opened).to_have_count(0)
    expect(page.locator(JOURNAL)).to_contain_text("salvo")


def test_what_an_attack_opens_hides_no_attacker_in_a_corner(server: Server, person: Person) -> None:
    begin(person, server, "admiral", cards=LOW, **BASIC)
    page = person.page
    target = page.locator(".ad-chip", has_text="F").locator("b").inner_text()
    page.locator(f"[data-piece='ship {target}'] .ad-token").click()
    opened = page.get_by_role("dialog", name=target).bounding_box()
    names = [target, *(f"{kind}{3 - int(target[1])}" for kind in "LFB")]
    assert opened
    assert not [name for name in names if covers(opened, page.locator(f"[data-piece='ship {name}'] .ad-token"))]


def test_the_chart_is_zoomed_and_dragged_without_a_click(page: Page) -> None:
    chart, whole = page.locator(".ad-chart > svg"), page.get_by_role("button", name="Whole chart")
    seen = chart.get_attribute("viewBox")
    own_card(page).click()
    box = page.locator(".ad-chart").bounding_box()
    assert box
    page.mouse.move(box["x"] + 200, box["y"] + 200)
    page.mouse.wheel(0, -400)
    expect(whole).to_be_enabled()
    larger = chart.get_attribute("viewBox")
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 120, steps=4)
    page.mouse.up()
    expect(chart).not_to_have_attribute("viewBox", larger or "")
    expect(page.locator(END).first).to_be_attached()
    whole.click()
    expect(chart).to_have_attribute("viewBox", seen or "")
