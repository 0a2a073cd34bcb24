"""Each game from the first choice to the final score, by clicks on the board; and what comes after the end."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kubrik.engine.record import load, replay, setup_of
from kubrik.games.registry import game_named
from tests.browser.person import Person
from tests.browser.playing import BOARD, RESULTS, new_table, play, sit_at
from tests.browser.server import Server
from tests.browser.test_looks import findings

DUEL = files("kubrik.games.admiral.box") / "data" / "scenarios" / "duel.toml"
SHORT = DUEL.read_text(encoding="utf-8").replace("rounds = 30", "rounds = 6")
GAMES: dict[str, dict[str, object]] = {
    "humans": {},
    "keyflower": {"expansions": ["key_celeste"]},
    "admiral": {"expansions": ["captain_cards"], "cards": SHORT},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_on_the_board_to_its_final_score(
    server: Server, person: Person, game: str, tmp_path: Path
) -> None:
    sit_at(person, new_table(server, game, "me", "cadet", **GAMES[game]))
    played = play(person)
    assert played.is_over
    assert played.board > 5 * played.list, played
    expect(person.page.locator(RESULTS).get_by_text("P0").first).to_be_visible()
    assert not findings(person.page)
    the_record_can_be_had(person.page, tmp_path / "game.jsonl", game)
    it_can_be_replayed(person.page)
    a_rematch_begins(person.page)


def the_record_can_be_had(page: Page, path: Path, game: str) -> None:
    """What is downloaded is replayed by the rules, line by line, to its end."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    download.value.save_as(path)
    record = load(path)
    assert replay(game_named(game).box(setup_of(record)), record).over


def it_can_be_replayed(page: Page) -> None:
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(page.locator(BOARD)).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    slider.fill(str(last // 2))
    expect(page.locator(RESULTS)).to_have_count(0)
    page.get_by_label("View as").select_option(label="P0")
    page.get_by_role("button", name="Next move").click()
    assert int(slider.input_value()) == last // 2 + 1
    slider.press("End")
    expect(page.locator(RESULTS)).to_be_visible()
    assert not findings(page)
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(RESULTS)).to_be_visible()


def a_rematch_begins(page: Page) -> None:
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(RESULTS)).to_have_count(0)
    expect(page.locator(BOARD)).to_be_visible()
