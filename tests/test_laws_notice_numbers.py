"""The law about numbers notices a column that tells too much, and passes over games without numbers."""

from __future__ import annotations

from typing import Any

import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.game import Box, Setup
from kubrik.engine.numbers.finding import sheet_of
from kubrik.engine.numbers.sheet import Block, Layout, Sheet
from kubrik.engine.play import advance, next_to_act, options, play
from kubrik.engine.table import Table
from kubrik.games.humans.table.state import Humans
from kubrik.games.registry import game_named
from kubrik.testing.law_book import numbers
from kubrik.testing.law_book.numbers import numbers_tell_what_a_seat_may_know
from kubrik.testing.moment import Moment
from tests.engine.toy_box import fish_are_conserved, harbour


class Telltale(Block):
    """Tells everybody what the others have drawn."""

    def __init__(self, layout: Layout) -> None:
        self.first = layout.each(["p1 drew first", "p1 drew second"], 60)

    def write(self, t: Table, seat: int, out: Any, at: Any) -> None:
        assert isinstance(t, Humans)
        for i, card in enumerate(t.captains[1 - seat].drawn[:2]):
            out[at + self.first + i] = card.index + 1


def test_a_column_that_tells_a_secret_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    box = game_named("humans").box(Setup(game="humans", seats=2))
    layout = Layout()
    telling = Sheet("telltale", 1, layout, [Telltale(layout)])
    m = next(m for m in map(moment_at, [(box, n) for n in range(40)]) if has_drawn(m.t))
    monkeypatch.setitem(numbers._sheets, box, telling)
    with pytest.raises(AssertionError, match="tell what it can't know: p1 drew"):
        often(m)


def often(m: Moment) -> None:
    """A world may happen to be the true one."""
    for _ in range(20):
        numbers_tell_what_a_seat_may_know(m)


def moment_at(where: tuple[Box, int]) -> Moment:
    box, choices = where
    t, rng = box.table(3), Rng(1)
    advance(t)
    for _ in range(choices):
        play(t, next_to_act(t), options(t, next_to_act(t))[0])
    return Moment(box, t, rng, fish_are_conserved, frozenset())


def has_drawn(t: Table) -> bool:
    assert isinstance(t, Humans)
    return all(captain.drawn for captain in t.captains)


def test_the_columns_of_the_game_pass() -> None:
    box = game_named("humans").box(Setup(game="humans", seats=2))
    assert sheet_of(box).width > 500
    numbers_tell_what_a_seat_may_know(moment_at((box, 12)))


def test_a_game_without_numbers_has_nothing_to_tell() -> None:
    box = harbour(2)
    assert numbers.known_sheet(box) is None
