"""A game that the server plays and the page has no part for."""

from __future__ import annotations

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.playing import new_table
from tests.browser.server import Server


def hear_of_another_game(person: Person, game: str, other: str) -> None:
    """Whatever the server says of the one game, the page is told of the other."""

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: page.send(str(message).replace(f'"{game}"', f'"{other}"')))

    person.page.route_web_socket("**", between)


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "can't draw the game “chess”"), ("ru", "не умеет рисовать игру «chess»")]
)
def test_the_page_says_that_it_has_no_part_for_the_game(server: Server, invite: Invite, lang: str, words: str) -> None:
    made, anna = new_table(server, "humans", "me", "cadet"), invite(lang)
    hear_of_another_game(anna, "humans", "chess")
    anna.sit(made["id"], made["seats"][0]["token"])
    expect(anna.page.get_by_role("alert")).to_contain_text(words)
    expect(anna.page.get_by_role("alert")).to_contain_text("page/src/games/parts.ts")
