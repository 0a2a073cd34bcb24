"""Green workers come out of the bag only if some went into it: that bounds what others may have."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.seasons.drawing import LOAD_WORKER
from kubrik.games.keyflower.rules.turns import Turns
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import GREEN
from tests.games.keyflower.mind.imagining import hands, worlds
from tests.games.keyflower.scene import scene


def hidden_green(w: Keyflower, seat: int) -> int:
    return w.players[seat].workers[GREEN] - w.players[seat].known[GREEN]


@pytest.mark.rule("EC-127", "KF-2.2")
def test_none_of_the_first_workers_is_green() -> None:
    s = scene(2).player(1, hidden="blue 4 red 4").bag("green 12 blue 4 red 4")
    assert {hidden_green(w, 1) for w in worlds(s, 0)} == {0}
    assert len(hands(s, 0, 1)) > 3


@pytest.mark.rule("EC-127", "KF-6.28")
def test_no_more_are_green_than_were_drawn_since_green_ones_went_into_the_bag() -> None:
    s = scene(2).player(1, workers="red 1", hidden="blue 6").bag("green 6 yellow 4").offer("alehouse").turn(1)
    s.choose(1, "use alehouse", "in red").chance("worker yellow")
    assert s.t.players[1].green_most == 1
    assert {hidden_green(w, 1) for w in worlds(s, 0)} == {0, 1}


@pytest.mark.rule("EC-127")
def test_each_player_has_a_bound_of_his_own() -> None:
    """So many in the bag are green that no guess ever fits both: those who can't have any are served first."""
    s = scene(3).player(1, hidden="blue 7 green 1").player(2, hidden="red 8").bag("green 11 yellow 1")
    found = worlds(s, 0)
    assert {hidden_green(w, 1) for w in found} == {0, 1}
    assert {hidden_green(w, 2) for w in found} == {0}
    assert {(w.players[1].worker_count(), w.players[2].worker_count(), w.bag_size()) for w in found} == {(8, 8, 12)}
    assert {sum(p.workers[GREEN] for p in w.players) + w.bag[GREEN] for w in found} == {12}


@pytest.mark.rule("EC-127", "R-KF-26")
def test_a_green_one_that_is_shown_is_one_less_that_may_be_green() -> None:
    s = scene(2).player(1, hidden="green 1 blue 2").bag("green 3").offer("miner")
    s.t.players[1].green_most = 2
    s.t.green_in += 1
    s.turn(1).choose(1, "bid miner", "in green")
    assert {hidden_green(w, 1) for w in worlds(s, 0)} == {0, 1}


@pytest.mark.rule("EC-127")
def test_green_ones_seen_on_a_boat_are_in_the_bag_no_more() -> None:
    """Who draws then can't draw any."""
    s = scene(2).player(1, workers="red 1").bag("green 1 blue 1 yellow 1").offer("alehouse")
    s.t.to_move = 1
    s.go(LOAD_WORKER[0], Turns()).chance("worker green").choose(1, "use alehouse").chance("worker blue")
    s.t.into_bag(GREEN, 2)  # later
    assert s.t.players[1].green_most == 0
    assert hands(s, 0, 1) == {"blue 1", "yellow 1"}


@pytest.mark.rule("EC-127")
def test_a_clone_of_the_table_counts_the_green_ones_in_the_bag() -> None:
    assert scene(2).bag("green 3").t.clone().green_in == 3
