"""The page is light, and quick to show a board."""

from __future__ import annotations

import gzip
import time

from playwright.sync_api import expect

from kubrik.server.settings import PAGE
from tests.browser.person import Person
from tests.browser.playing import BOARD, new_table, sit_at
from tests.browser.server import Server

MOST = 150_000  # bytes of JavaScript, all pages and games together, gzipped
SOON = 5.0  # seconds, though other tests run meanwhile; alone it is well below one


def test_all_javascript_together_is_light() -> None:
    scripts = list((PAGE / "assets").glob("*.js"))
    assert scripts, "`make page` builds it"
    assert sum(len(gzip.compress(script.read_bytes())) for script in scripts) <= MOST


def test_the_board_is_there_at_once(server: Server, person: Person) -> None:
    made = new_table(server, "admiral", "me", "cadet")
    sit_at(person, made)
    begin = time.perf_counter()
    person.page.reload()
    expect(person.page.locator(BOARD)).to_be_visible()
    assert time.perf_counter() - begin < SOON
