"""The number of ways from a few positions is as written in perft.toml (see perft.py)."""

from __future__ import annotations

import pytest

from kubrik.engine.play import to_act
from tests.dump import dump
from tests.games.admiral.perft import PERFT
from tests.games.ways import ways


@pytest.mark.parametrize("name", PERFT.positions)
def test_so_many_ways_lead_on(name: str) -> None:
    assert PERFT.count(name) == PERFT.written()[name], "changed; see perft.py for how to count anew"


def test_no_other_position_is_written_down() -> None:
    assert list(PERFT.written()) == list(PERFT.positions)


@pytest.mark.parametrize("name", PERFT.positions)
def test_a_position_is_a_question_and_counting_does_not_change_it(name: str) -> None:
    t = PERFT.positions[name][0]()
    before = dump(t)
    assert to_act(t)
    ways(t, 3)
    assert dump(t) == before
