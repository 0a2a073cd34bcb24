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

MOST = 150_000  # bytes of JavaScript of a table's page, gzipped: what others need is fetched when they need it
SOON = 5.0  # seconds, though other tests run meanwhile; alone it is well below one


@pytest.mark.parametrize("game", ["humans", "keyflower", "admiral"])
def test_a_table_is_light(server: Server, person: Person, game: str) -> None:
    scripts: set[str] = set()
    person.page.on("response", lambda answer: scripts.add(answer.url.rsplit("/", 1)[1]))
    sit_at(person, new_table(server, game, "me", "cadet"))
    person.page.wait_for_load_state("networkidle")
    loaded = [path for path in (PAGE / "assets").glob("*.js") if path.name in scripts]
    assert len(loaded) > 3, "the page, the table and the game"
    assert sum(len(gzip.compress(path.read_bytes())) for path in loaded) <= MOST


def test_the_board_is_there_at_once(server: Server, person: Person) -> None:
    made = new_table(server, "admiral", "me", "cadet")
    sit_at(person, made)
    begin = time.perf_counter()
    person.page.reload()
    expect(person.page.locator(BOARD)).to_be_visible()
    assert time.perf_counter() - begin < SOON
