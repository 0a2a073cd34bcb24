"""Bids for the ghost ship: the same as for a turn-order tile (KC-2.1, KC-2.2, KC-2.10)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.keyflower.terms import SEASONS
from tests.games.keyflower.scene import scene


@pytest.mark.rule("KC-2.1")
@pytest.mark.parametrize("season", SEASONS)
def test_the_ship_is_bid_for_in_every_season(season: str) -> None:
    s = scene(2, season, ghost=True).player(0, workers="red 1").turn(0)
    assert "bid key_celeste" in s.options(0)
    s.choose(0, "bid key_celeste")
    assert s.group(0, "key_celeste") == "red 1"
    assert s.winner("key_celeste") == 0


@pytest.mark.rule("KC-2.2")
def test_a_bid_for_the_ship_needs_its_colour_and_one_worker_more() -> None:
    s = scene(2, ghost=True).player(0, workers="red 4 blue 5").bid(1, "key_celeste", "red 2").turn(0)
    s.choose(0, "bid key_celeste")
    assert s.options(0) == ["add red 3", "add red 4"]  # neither blue, nor as many as are there


@pytest.mark.rule("KC-2.2")
def test_an_equal_bid_for_the_ship_is_refused() -> None:
    s = scene(2, ghost=True).player(0, workers="red 2 blue 5").bid(1, "key_celeste", "red 2").turn(0)
    assert "bid key_celeste" not in s.options(0)
    with pytest.raises(Illegal) as refused:
        s.choose(0, "bid key_celeste")
    assert refused.value.clause == "KF-5.11"


@pytest.mark.rule("KC-2.2")
def test_groups_move_to_and_from_the_ship() -> None:
    s = scene(3, ghost=True).player(0, workers="red 1").bid(0, "turn1", "red 2").bid(1, "turn1", "red 3").turn(0)
    s.choose(0, "bid key_celeste", "take from turn1", "add red 1")
    assert (s.group(0, "turn1"), s.group(0, "key_celeste")) == ("", "red 3")
    s = scene(3, ghost=True).bid(0, "key_celeste", "red 2").bid(1, "key_celeste", "red 3").turn(0)
    s.choose(0, "bid turn1")
    assert (s.group(0, "turn1"), s.group(0, "key_celeste")) == ("red 2", "")


@pytest.mark.rule("KC-2.2")
def test_the_winning_group_at_the_ship_may_grow_but_not_leave() -> None:
    s = scene(2, ghost=True).player(0, workers="red 1").bid(0, "key_celeste", "red 2").turn(0)
    s.choose(0, "bid turn1")
    assert (s.group(0, "turn1"), s.group(0, "key_celeste")) == ("red 1", "red 2")
    s = scene(2, ghost=True).player(0, workers="red 1").bid(0, "key_celeste", "red 2").turn(0)
    s.choose(0, "bid key_celeste")
    assert s.group(0, "key_celeste") == "red 3"


@pytest.mark.rule("KC-2.2", "KF-12.16.2")
def test_summer_boat_4a_is_no_help_at_the_ship() -> None:
    s = scene(2, "autumn", ghost=True).player(0, workers="blue 5").ability(0, "4a").offer("well")
    s.bid(1, "key_celeste", "red 2").bid(1, "well", "red 2").turn(0)
    assert "bid key_celeste" not in s.options(0)
    assert "bid well" in s.options(0)


@pytest.mark.rule("KC-2.10")
def test_the_ship_cannot_be_used() -> None:
    s = scene(2, ghost=True).player(0, workers="red 3").turn(0)
    assert "use home1" in s.options(0)
    assert "use key_celeste" not in s.options(0)
    with pytest.raises(Illegal) as refused:
        s.choose(0, "use key_celeste")
    assert refused.value.clause == "KF-6.29"
