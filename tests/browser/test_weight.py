"""The page is light, and quick to show a board."""

from __future__ import annotations

import gzip
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kubrik.server.settings import PAGE
from tests.browser.person import Person
from tests.browser.playing import BOARD, new_table, sit_at
from tests.browser.server import Server

MOST = 100_000  # bytes of JavaScript that a table loads, gzipped
ALL = 200_000  # and all pages and games together
GAMES = ("humans", "keyflower", "admiral")
LOADED = "() => performance.getEntriesByType('resource').map((r) => r.name).filter((name) => name.endsWith('.js'))"
SOON = 5.0  # seconds, though other tests run meanwhile; alone it is well below one


def test_all_javascript_together_is_light() -> None:
    scripts = list((PAGE / "assets").glob("*.js"))
    assert scripts, "`make page` builds it"
    assert weight(scripts) <= ALL


def weight(scripts: list[Path]) -> int:
    return sum(len(gzip.compress(script.read_bytes())) for script in scripts)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_table_loads_is_light(server: Server, person: Person, game: str) -> None:
    sit_at(person, new_table(server, game, "me", "cadet"))
    names = {name.rsplit("/", 1)[-1] for name in person.page.evaluate(LOADED)}
    assert any(name.startswith(game) for name in names)
    assert weight([PAGE / "assets" / name for name in names]) <= MOST


def test_the_board_is_there_at_once(server: Server, person: Person) -> None:
    made = new_table(server, "admiral", "me", "cadet")
    sit_at(person, made)
    begin = time.perf_counter()
    person.page.reload()
    expect(person.page.locator(BOARD)).to_be_visible()
    assert time.perf_counter() - begin < SOON
