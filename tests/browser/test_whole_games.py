"""Each game from the first choice to the final score, by clicks on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.playing import RESULTS, new_table, play, sit_at
from tests.browser.server import Server

GAMES = {
    "humans": {},
    "keyflower": {"expansions": ["key_celeste"]},
    "admiral": {"expansions": ["captain_cards"]},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_on_the_board_to_its_final_score(server: Server, person: Person, game: str) -> None:
    made = new_table(server, game, "me", "cadet", **GAMES[game])
    sit_at(person, made)
    played = play(person)
    results = person.page.locator(RESULTS)
    expect(results).to_be_visible()
    expect(results.get_by_text("P0").first).to_be_visible()
    assert played.board > 5 * played.list, played
