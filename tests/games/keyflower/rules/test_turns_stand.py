"""What may be taken back: parts of a turn, but no turn that is whole."""

from __future__ import annotations

from kubrik.engine.game import Setup
from kubrik.engine.play import options, to_act
from kubrik.engine.sitting import Sitting
from kubrik.games.registry import game_named


def test_a_turn_that_is_whole_is_not_taken_back() -> None:
    sitting = Sitting(game_named("keyflower").box(Setup(game="keyflower", seats=2)), 3)
    first = to_act(sitting.table)[0]
    bid = next(c.name for c in options(sitting.table, first) if c.name.startswith("bid"))
    sitting.choose(first, bid)
    if to_act(sitting.table) == [first]:
        assert sitting.can_undo(first)
    while to_act(sitting.table) == [first]:
        sitting.choose(first, options(sitting.table, first)[0].name)
    assert not sitting.can_undo(first)


def test_nor_is_a_pass() -> None:
    sitting = Sitting(game_named("keyflower").box(Setup(game="keyflower", seats=2)), 3)
    first = to_act(sitting.table)[0]
    sitting.choose(first, "pass")
    assert not sitting.can_undo(first)
