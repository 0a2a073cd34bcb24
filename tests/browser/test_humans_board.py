"""What the board of Tremble, Humans! promises: nothing is cut off, and pieces have names to be moved by."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Invite
from tests.browser.in_sight import PHONE
from tests.browser.playing import new_table, play, sit_at
from tests.browser.server import Server

CLICKS = 30  # some turns
# Text that sticks out of its card, and rows of ships that stick out of the sky.
STICKS_OUT = """
() => {
  const beyond = (inner, outer) => inner.right > outer.right + 1
    || inner.left < outer.left - 1 || inner.top < outer.top - 1;
  const pairs = [[".city b, .city h4", ".city"], [".ship-card h4, .ship-card .foot", ".ship-card"],
    [".group", ".cities"], [".says", ".card"], [".sum", ".fighter, .hunter"]];
  return pairs.flatMap(([css, card]) => [...document.querySelectorAll(".humans.board :is(" + css + ")")]
    .filter((e) => e.closest(card) && beyond(e.getBoundingClientRect(), e.closest(card).getBoundingClientRect()))
    .map((e) => `${card}: ${e.textContent}`));
}
"""
TWICE = """
() => {
  const names = [...document.querySelectorAll(".humans.board [data-piece]")].map((e) => e.dataset.piece);
  return names.filter((name, i) => names.indexOf(name) !== i);
}
"""


@pytest.mark.parametrize(("size", "lang"), [((1280, 800), "ru"), (PHONE, "en")])
def test_nothing_is_cut_off_and_every_piece_is_drawn_once(
    invite: Invite, server: Server, size: tuple[int, int], lang: str
) -> None:
    person = invite(lang, size)
    sit_at(person, new_table(server, "humans", "me", *["cadet"] * 4))
    for _ in range(CLICKS):
        play(person, 1)
        assert person.page.evaluate(STICKS_OUT) == []
        assert person.page.evaluate(TWICE) == []
