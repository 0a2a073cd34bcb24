"""The number of ways from a few positions of each game is as written in its perft.toml (see its perft.py)."""

from __future__ import annotations

import pytest

from kubrik.engine.play import to_act
from kubrik.testing.dump import dump
from tests.games.admiral.perft import PERFT as ADMIRAL
from tests.games.humans.perft import PERFT as HUMANS
from tests.games.keyflower.perft import PERFT as KEYFLOWER
from tests.games.ways import ways

GAMES = {"admiral": ADMIRAL, "humans": HUMANS, "keyflower": KEYFLOWER}
POSITIONS = [(game, name) for game, perft in GAMES.items() for name in perft.scenes]


@pytest.mark.parametrize(("game", "name"), POSITIONS)
def test_so_many_ways_lead_on(game: str, name: str) -> None:
    perft = GAMES[game]
    assert perft.count(name) == perft.written()[name], "changed; see perft.py for how to count anew"


@pytest.mark.parametrize("game", GAMES)
def test_no_other_position_is_written_down(game: str) -> None:
    assert list(GAMES[game].written()) == list(GAMES[game].scenes)


@pytest.mark.parametrize(("game", "name"), POSITIONS)
def test_a_position_is_a_question_and_counting_does_not_change_it(game: str, name: str) -> None:
    t = GAMES[game].table(name)
    before = dump(t)
    assert to_act(t)
    ways(t, 3)
    assert dump(t) == before
