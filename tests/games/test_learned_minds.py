"""What learned minds look at, in whole games of every game: numbers for each side, whatever happens."""

from __future__ import annotations

from math import isclose, isfinite

import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.game import Box, Setup
from kubrik.engine.learned import LearnedMind
from kubrik.engine.play import advance, next_to_act, options, play
from kubrik.engine.table import Table
from kubrik.games.registry import GAMES, game_named
from kubrik.testing.dump import differences, dump

SETUPS = [
    *[Setup(game=name, seats=seats) for name in GAMES for seats in (2, 4)],
    *[Setup(game=name, seats=2, expansions=game_named(name).expansions) for name in ("keyflower", "admiral")],
    Setup(game="admiral", seats=4, expansions=("captain_cards",), options={"scenario": "fleet_battle"}),
]


def named(setup: Setup) -> str:
    return "-".join([setup.game, str(setup.seats), *setup.expansions, *setup.options.values()])


@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_every_table_of_a_game_can_be_described_and_judged(setup: Setup) -> None:
    box = game_named(setup.game).box(setup)
    t, rng = box.table(seed=3), Rng(4)
    advance(t)
    made = 0
    while not t.over and made < 1500:
        if made % 10 == 0:
            judge(box, t.clone())
        seat = next_to_act(t)
        offer = options(t, seat)
        play(t, seat, offer[rng.below(len(offer))])
        made += 1


def judge(box: Box, t: Table) -> None:
    """All numbers are there, chances are chances, and looking changes nothing."""
    features, before = box.mind.features(), dump(t)
    assert features is not None
    for row in features.of(t):
        assert len(row) == len(features.names)
        assert all(map(isfinite, row))
    assert 0 <= features.phase(t) < features.phases
    worth = box.mind.worth(t)
    assert len(worth) == t.seats
    assert min(worth) >= 0
    if isinstance(box.mind, LearnedMind):  # who keeps away from a fight loses a part of them
        assert isclose(sum(worth), 1) or (box.setup.game == "admiral" and 0 < sum(worth) < 1)
    assert not differences(before, dump(t))
