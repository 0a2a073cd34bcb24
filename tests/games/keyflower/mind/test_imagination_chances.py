"""Of all that a seat can't know, everything that may be is as likely as there are ways to it."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import GREEN
from tests.games.keyflower.mind.imagining import is_fair, workers
from tests.games.keyflower.scene import scene, tile_of


@pytest.mark.rule("R-KF-26")
def test_a_worker_is_any_of_those_nobody_has_seen() -> None:
    s = scene(2).player(1, hidden="blue 1").bag("blue 1 red 1 yellow 1")
    assert is_fair(s, 0, lambda w: workers(w, 1), {"blue 1": 2, "red 1": 1, "yellow 1": 1})


@pytest.mark.rule("R-KF-26")
def test_two_hands_come_out_of_one_pool() -> None:
    s = scene(3).player(1, hidden="blue 1").player(2, hidden="red 1").bag("blue 1 yellow 1")
    ways = {("blue 1", "blue 1"): 2, ("blue 1", "red 1"): 2, ("blue 1", "yellow 1"): 2, ("red 1", "blue 1"): 2}
    ways |= {("yellow 1", "blue 1"): 2, ("red 1", "yellow 1"): 1, ("yellow 1", "red 1"): 1}
    assert is_fair(s, 0, lambda w: (workers(w, 1), workers(w, 2)), ways)


@pytest.mark.rule("EC-127")
def test_green_ones_are_as_likely_as_others_where_they_may_be() -> None:
    s = scene(2).player(1, hidden="green 1").bag("blue 2 green 1")
    assert is_fair(s, 0, lambda w: workers(w, 1), {"green 1": 2, "blue 1": 2})


@pytest.mark.rule("EC-127")
def test_green_ones_that_can_not_be_there_are_in_the_bag() -> None:
    """One of three may be green, one of the four in all is: behind the screen or in the bag."""
    s = scene(2).player(1, hidden="blue 2 green 1").bag("blue 1")
    assert is_fair(s, 0, lambda w: w.bag[GREEN], {0: 3, 1: 1})


@pytest.mark.rule("KF-2.16")
def test_a_winter_tile_is_any_of_those_not_in_the_own_hand() -> None:
    s = scene(2).player(0, winter="scribes").player(1, winter="windmill")
    s.t.winter_left = [tile_of("scholar"), tile_of("jeweller")]
    chances = {tile_of("windmill"): 1, tile_of("scholar"): 1, tile_of("jeweller"): 1}
    assert is_fair(s, 0, winter_tile, chances)


def winter_tile(w: Keyflower) -> int:
    (tile,) = w.players[1].winter
    return tile
