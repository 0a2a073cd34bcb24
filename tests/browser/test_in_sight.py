"""The whole situation on one screen: in every game, with every number of players."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Invite
from tests.browser.in_sight import KNOWN, PHONE, faults, some_choices_in
from tests.browser.playing import BOARD
from tests.browser.server import Server

MIDDLE = 20  # lines of the journal
TABLES = [
    *(("humans", players) for players in (2, 3, 4, 5)),
    *(("keyflower", players) for players in (2, 3, 4, 5, 6)),
    *(("admiral", players) for players in (2, 3, 4)),
]
# On a phone, the question: how many lines it has, and how high its sheet is.
WAITS = """
() => {
  const [line, sheet] = [".asked-prompt h2", ".asked-sheet"].map((css) => document.querySelector(css));
  return [line.getBoundingClientRect().height / parseFloat(getComputedStyle(line).lineHeight), sheet.offsetHeight];
}
"""
LOWEST_LINE = 60  # pixels


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_matters_is_in_sight_on_every_screen(server: Server, invite: Invite, game: str, players: int) -> None:
    person = invite()
    person.page.add_init_script(KNOWN)
    some_choices_in(person, server, game, players, MIDDLE)
    assert not faults(person.page)


def test_on_a_phone_the_question_waits_in_one_line(server: Server, invite: Invite) -> None:
    person = invite(size=PHONE)
    person.page.add_init_script(KNOWN)
    some_choices_in(person, server, "keyflower", 2, 1)
    person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    person.page.locator(".asked-sheet.low").wait_for()
    lines, height = person.page.evaluate(WAITS)
    assert lines < 1.5
    assert height < LOWEST_LINE
    assert person.page.locator(BOARD).is_visible()
