"""One source of chance: a game can be played again exactly (TH-0.13)."""

from __future__ import annotations

import pytest

from kubrik.engine.play import choose
from kubrik.games.humans.rules.flow import new_table
from kubrik.games.humans.table.state import Humans
from tests.games.humans.random_games import played_game


def log_of(t: Humans) -> list[tuple[int, str]]:
    assert t.log is not None
    return [(entry.seat, entry.choice.name) for entry in t.log]


@pytest.mark.rule("TH-0.13")
def test_a_seed_gives_the_same_game_again() -> None:
    assert log_of(played_game(4, seed=7)) == log_of(played_game(4, seed=7))
    assert log_of(played_game(4, seed=7)) != log_of(played_game(4, seed=8))


@pytest.mark.rule("TH-0.13")
def test_a_recorded_game_is_replayed_exactly() -> None:
    played = played_game(3, seed=5)
    t = new_table(played.rules, 3, seed=99)
    t.explicit_chance = True
    assert played.log is not None
    for entry in played.log:  # chance is told, too
        choose(t, entry.seat, entry.choice)
    assert t.over
    assert t.scores() == played.scores()
