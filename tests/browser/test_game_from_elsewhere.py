"""Liar's dice, which another package brings: from its card on the home page to the last die, on the generic board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import PHONE
from tests.browser.playing import BOARD, RESULTS, new_table, play, sit_at
from tests.browser.server import Server
from tests.browser.test_looks import findings
from tests.examples.packages import LIARS_DICE, installed


@pytest.fixture(scope="module")
def dice_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    env = installed(LIARS_DICE, tmp_path_factory.mktemp("liars_dice"))
    started = Server(tmp_path_factory.mktemp("server"), env)
    started.start()
    yield started
    started.stop()


@pytest.mark.parametrize(("lang", "title"), [("en", "Liar's dice"), ("ru", "Кости лжецов")])
def test_it_has_a_card_on_the_home_page_and_a_rulebook(
    dice_server: Server, invite: Invite, lang: str, title: str
) -> None:
    page = invite(lang, to=dice_server).page
    page.goto(dice_server.url)
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    page.goto(f"{dice_server.url}/rules/liars_dice")
    expect(page.get_by_text("LD-4.2")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_a_whole_game_is_played_on_the_generic_board(
    dice_server: Server, invite: Invite, size: tuple[int, int]
) -> None:
    person = invite(to=dice_server, size=size)
    sit_at(person, new_table(dice_server, "liars_dice", "me", "mate", options={"dice": "2"}))
    expect(person.page.locator(BOARD).get_by_role("img", name="hidden die")).to_have_count(2)
    played = play(person)
    assert played.is_over
    assert played.clicks > 1
    expect(person.page.locator(RESULTS).get_by_text("P0").first).to_be_visible()
    assert not findings(person.page)
