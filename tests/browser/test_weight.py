"""The page is light, and quick to show a board."""

from __future__ import annotations

import gzip
import time

import pytest
from playwright.sync_api import expect

from kubrik.server.settings import PAGE
from tests.browser.person import Person
from tests.browser.playing import BOARD, new_table, sit_at
from tests.browser.server import Server

MOST = 150_000  # bytes of JavaScript that a table needs, gzipped
SOON = 5.0  # seconds, though other tests run meanwhile; alone it is well below one


@pytest.mark.parametrize("game", ["humans", "keyflower", "admiral"])
def test_the_javascript_of_a_table_is_light(server: Server, person: Person, game: str) -> None:
    """All that a browser fetches for a table, whatever other pages there are."""
    names: set[str] = set()
    person.page.on("request", lambda request: names.add(request.url.rpartition("/")[2]))
    sit_at(person, new_table(server, game, "me", "cadet"))
    scripts = [PAGE / "assets" / name for name in names if name.endswith(".js")]
    assert scripts
    assert sum(len(gzip.compress(script.read_bytes())) for script in scripts) <= MOST


def test_the_board_is_there_at_once(server: Server, person: Person) -> None:
    made = new_table(server, "admiral", "me", "cadet")
    sit_at(person, made)
    begin = time.perf_counter()
    person.page.reload()
    expect(person.page.locator(BOARD)).to_be_visible()
    assert time.perf_counter() - begin < SOON
