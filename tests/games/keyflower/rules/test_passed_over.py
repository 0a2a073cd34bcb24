"""Who can do nothing: asked, or passed over, by what everybody can see (KF-4.8, KF-4.10)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.engine.table import CHANCE
from kubrik.games.keyflower.table import notes
from tests.games.keyflower.scene import scene


@pytest.mark.rule("KF-4.8", "KF-4.10", "EC-121")
def test_who_can_do_nothing_legal_is_asked_and_must_pass() -> None:
    """Blue workers, but every tile is bound to red: only the player knows."""
    s = scene(2).player(0, hidden="blue 2").player(1, workers="red 5").offer("miner")
    for name in ("miner", "turn1"):
        s.bid(1, name, "red 1")
    s.use("home1", "red", 1).use("home2", "red", 1).turn(0)
    assert s.asked() == [0]
    assert s.options(0) == ["pass"]
    with pytest.raises(Illegal) as refused:
        s.choose(0, "bid miner")
    assert refused.value.clause == "KF-5.8"
    s.choose(0, "pass")
    assert (s.t.passes, s.asked()) == (1, [1])
    assert s.notes(notes.PASSED_OVER) == []


@pytest.mark.rule("KF-4.10", "EC-121")
def test_who_has_nothing_to_act_with_is_passed_over() -> None:
    s = scene(3).player(1, workers="red 1").player(2, workers="red 1").offer("miner").bid(0, "miner", "red 2").turn(0)
    assert s.notes(notes.PASSED_OVER, CHANCE) == [(0, 0, 0, 0)]
    assert (s.t.passes, s.asked()) == (1, [1])
    s.choose(1, "pass").choose(2, "pass")
    assert s.t.over  # being passed over counts as a pass


@pytest.mark.rule("KF-4.10", "EC-121")
def test_a_losing_group_is_something_to_act_with() -> None:
    s = scene(2).player(1, workers="red 1").offer("miner").bid(0, "miner", "red 2").bid(1, "miner", "red 3").turn(0)
    assert s.asked() == [0]
    assert "use miner" in s.options(0)
    assert s.notes(notes.PASSED_OVER) == []


@pytest.mark.rule("KF-4.10")
def test_a_losing_group_without_a_place_to_go_is_asked_too() -> None:
    """Seven workers fit on no tile, and no other tile is red or free."""
    s = scene(2).player(1, workers="red 1").offer("miner").bid(0, "miner", "red 7").bid(1, "miner", "red 8")
    s.bid(1, "turn1", "blue 1").turn(0)
    assert (s.asked(), s.options(0)) == ([0], ["pass"])


@pytest.mark.rule("KF-4.10", "KC-3.5", "EC-110", "EC-121")
def test_so_is_the_ghost_if_it_can_be_played() -> None:
    s = scene(2, "summer", ghost=True).player(1, workers="red 1").offer("tavern").bid(1, "tavern", "red 2")
    s.ghost_with(0).turn(0)
    assert s.options(0) == ["pass", "haunt tavern"]


@pytest.mark.rule("KF-4.10", "EC-121")
def test_but_not_where_there_is_nobody_to_scare() -> None:
    s = scene(2, "summer", ghost=True).player(1, workers="red 1").offer("tavern").ghost_with(0).turn(0)
    assert s.notes(notes.PASSED_OVER) == [(0, 0, 0, 0)]
    assert s.asked() == [1]


@pytest.mark.rule("KF-4.10")
def test_if_nobody_has_anything_the_season_is_over_unasked() -> None:
    s = scene(4).offer("miner").turn(2)
    assert s.notes(notes.PASSED_OVER) == [(2, 0, 0, 0), (3, 0, 0, 0), (0, 0, 0, 0), (1, 0, 0, 0)]
    assert s.t.over


@pytest.mark.rule("KF-4.10")
@pytest.mark.parametrize("colours", ["blue 2", "red 2"])
def test_colours_behind_the_screen_do_not_decide_who_is_asked(colours: str) -> None:
    s = scene(2).player(0, hidden=colours).player(1, workers="red 1").offer("miner").bid(1, "miner", "red 1")
    s.bid(1, "turn1", "red 1").use("home1", "red", 3).use("home2", "red", 3).turn(0)
    assert s.asked() == [0]
    assert s.notes(notes.PASSED_OVER) == []
