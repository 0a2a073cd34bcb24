"""Keyflower's turn on the board: a tile, then with how many workers of which colour. Nothing else is to be clicked."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.person import PHONE, Person
from tests.browser.playing import begin, take_over
from tests.browser.server import Server

OFFERED = ".kf-auction .kf-tile.lit .kf-press"


def at_the_first_turn(server: Server, person: Person) -> Page:
    begin(person, server, "keyflower")  # two at one screen: nobody has bid yet, whatever was dealt
    expect(person.page.locator(OFFERED).first).to_be_visible()
    return person.page


def journal(page: Page, line: str) -> None:
    take_over(page)
    expect(page.locator(".journal-panel").get_by_text(re.compile(f"P[01] {line}")).first).to_be_attached()


def test_a_bid_is_two_clicks_a_tile_and_the_fewest_workers_of_a_colour_that_win(server: Server, person: Person) -> None:
    page = at_the_first_turn(server, person)
    page.locator(OFFERED).first.click()
    page.locator(".kf-least").first.click()
    journal(page, "bids 1")


def test_more_workers_than_needed_are_bid_by_two_clicks_as_well(server: Server, person: Person) -> None:
    page = at_the_first_turn(server, person)
    page.locator(OFFERED).first.click()
    page.locator(".kf-popover .kf-chip").filter(has_text="2").first.click()
    journal(page, "bids 2")


def test_a_use_is_two_clicks(server: Server, person: Person) -> None:
    page = at_the_first_turn(server, person)
    page.locator(".kf-own .kf-tile.lit .kf-press").first.click()
    page.locator(".kf-popover .kf-chip").first.click()
    journal(page, "uses")


def test_a_tile_that_leads_to_nothing_shows_its_card_and_from_there_why(server: Server, person: Person) -> None:
    page = at_the_first_turn(server, person)
    page.locator(".kf-hand .kf-press").first.click()
    card = page.get_by_role("dialog")
    expect(card).to_contain_text("Winter tile")
    card.get_by_role("button", name="Why can't I").click()
    expect(page.get_by_role("dialog")).to_contain_text("KF-6.29")


def test_on_a_phone_a_tile_has_its_whole_name_and_a_line_to_bid_and_one_to_use(server: Server, invite: Invite) -> None:
    page = at_the_first_turn(server, invite(size=PHONE))
    page.locator(OFFERED).first.click()
    lines = page.locator(".kf-popover .kf-crews")
    expect(lines).to_have_count(2)
    for line in lines.all():
        expect(line).to_be_in_viewport(ratio=1)
    assert page.locator(".kf-about").evaluate("(name) => name.scrollWidth <= name.clientWidth")


def test_another_village_opens_large_and_closes(server: Server, person: Person) -> None:
    page = at_the_first_turn(server, person)
    page.locator(".kf-open").first.click()
    expect(page.locator(".kf-large .kf-tile")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".kf-large")).to_have_count(0)
