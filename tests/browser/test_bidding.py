"""Keyflower's turn on the board: a tile, then with how many workers of which colour. Nothing else is to be clicked."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.browser.playing import new_table, sit_at
from tests.browser.server import Server

OFFERED = ".kf-auction .kf-tile.lit .kf-press"


def at_the_first_turn(server: Server, person: Person) -> Page:
    sit_at(person, new_table(server, "keyflower", "me", "cadet"))
    expect(person.page.locator(OFFERED).first).to_be_visible()
    return person.page


def journal(page: Page, line: str) -> None:
    expect(page.locator(".journal-panel").get_by_text(line).first).to_be_attached()


def test_a_bid_is_two_clicks_a_tile_and_the_fewest_workers_of_a_colour_that_win(server: Server, person: Person) -> None:
    page = at_the_first_turn(server, person)
    page.locator(OFFERED).first.click()
    page.locator(".kf-least").first.click()
    journal(page, "P0 bids 1")


def test_more_workers_than_needed_are_bid_by_two_clicks_as_well(server: Server, person: Person) -> None:
    page = at_the_first_turn(server, person)
    page.locator(OFFERED).first.click()
    page.locator(".kf-popover .kf-chip").filter(has_text="2").first.click()
    journal(page, "P0 bids 2")


def test_a_use_is_two_clicks(server: Server, person: Person) -> None:
    page = at_the_first_turn(server, person)
    page.locator(".kf-own .kf-tile.lit .kf-press").first.click()
    page.locator(".kf-popover .kf-chip").first.click()
    journal(page, "P0 uses")


def test_another_village_opens_large_and_closes(server: Server, person: Person) -> None:
    page = at_the_first_turn(server, person)
    page.locator(".kf-open").first.click()
    expect(page.locator(".kf-large .kf-tile")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".kf-large")).to_have_count(0)
