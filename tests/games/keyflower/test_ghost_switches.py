"""The two points of Key Celeste that may be read another way: ghost_seasons (R-KC-2) and ghost_turn (R-KC-3)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.keyflower import notes
from kubrik.games.keyflower.expansions.key_celeste.notes import GHOST_PLAYED
from tests.games.keyflower.ghosts import ghost, haunts, season, settled
from tests.games.keyflower.scene import Scene, scene

# ---------------------------------------------------------------- ghost_seasons


@pytest.mark.rule("KC-3.3")
def test_without_winter_the_ghost_rests_in_winter() -> None:
    s = scene(2, "winter", ghost=True, ghost_seasons="without_winter").ghost_with(0).player(0, workers="red 1")
    s.bid(1, "turn1", "red 1").turn(0)
    assert haunts(s, 0) == []
    with pytest.raises(Illegal) as refused:
        s.choose(0, "haunt turn1")
    assert refused.value.clause == "KC-3.3"


@pytest.mark.rule("KC-3.3", "KF-4.10")
def test_without_winter_and_without_workers_its_holder_is_passed_over() -> None:
    s = scene(2, "winter", ghost=True, ghost_seasons="without_winter").ghost_with(0).player(1, workers="red 1")
    s.bid(1, "turn1", "red 1").turn(0)
    assert s.asked() == [1]
    assert s.notes(notes.PASSED_OVER) == [(0, 0, 0, 0)]


@pytest.mark.rule("KC-3.3")
@pytest.mark.parametrize("name", ["summer", "autumn"])
def test_without_winter_the_other_seasons_are_as_before(name: str) -> None:
    s = scene(2, name, ghost=True, ghost_seasons="without_winter").ghost_with(0).bid(1, "turn1", "red 1").turn(0)
    assert haunts(s, 0) == ["turn1"]


@pytest.mark.rule("KC-7.4", "KC-7.6")
@pytest.mark.parametrize(("holder", "points"), [(0, 3), (1, 6)])
def test_without_winter_the_holder_keeps_the_ghost_through_winter(holder: int, points: int) -> None:
    s = scene(2, "winter", ghost=True, ghost_seasons="without_winter").ghost_with(holder).bid(1, "key_celeste", "red 1")
    settled(s.season_end())
    assert ghost(s.t) == f"with {holder}"
    assert s.scored(1)["key_celeste"] == points


@pytest.mark.rule("KC-3.3")
def test_with_winter_is_the_rule() -> None:
    s = scene(2, "winter", ghost=True, ghost_seasons="with_winter").ghost_with(0).bid(1, "turn1", "red 1").turn(0)
    assert haunts(s, 0) == ["turn1"]


# ---------------------------------------------------------------- ghost_turn


def freely(first: int = 0) -> Scene:
    """Player 0 may play the ghost against red 2 at the first turn-order tile, and go on; this player begins."""
    s = scene(3, "summer", ghost=True, ghost_turn="free_action").ghost_with(0).player(0, workers="blue 1")
    s.player(1, workers="yellow 1").player(2, workers="yellow 1")
    return s.bid(1, "turn1", "red 2").bid(2, "turn2", "red 1").turn(first)


@pytest.mark.rule("KC-3.4")
def test_as_a_free_action_the_ghost_comes_before_the_turn() -> None:
    s = freely().choose(0, "haunt turn1")
    assert s.asked() == [0]
    assert {"pass", "bid turn2", "bid key_celeste", "use home1"} <= set(s.options(0))
    assert haunts(s, 0) == []  # it is gone
    s.choose(0, "bid key_celeste", "in blue")
    assert (s.group(0, "key_celeste"), s.asked()) == ("blue 1", [1])


@pytest.mark.rule("KC-3.14", "KC-3.13")
def test_after_a_free_action_the_scared_workers_serve_at_once() -> None:
    s = freely().choose(0, "haunt turn1", "bid turn2")
    assert s.group(0, "turn2") == "red 2"
    assert s.winner("turn2") == 0


@pytest.mark.rule("KC-3.4", "KC-3.17")
def test_after_a_free_action_a_pass_is_the_first_of_the_count() -> None:
    s = freely(1).choose(1, "pass").choose(2, "pass").choose(0, "haunt turn1", "pass")
    assert (s.t.passes, s.asked()) == (1, [1])
    s.choose(1, "pass").choose(2, "pass")
    assert s.t.over


@pytest.mark.rule("KC-3.4", "KC-3.2")
def test_a_free_action_may_be_left_out() -> None:
    s = freely().choose(0, "bid key_celeste")
    assert (ghost(s.t), s.asked()) == ("with 0", [1])


@pytest.mark.rule("KC-3.4")
def test_a_free_action_is_public_before_the_rest_of_the_turn() -> None:
    s = freely().choose(0, "haunt turn1")
    assert len(s.notes(GHOST_PLAYED, seat=2)) == 1
    assert ghost(s.t) == "at turn1 of 1"


@pytest.mark.rule("KC-6.3", "KC-6.4")
def test_after_a_free_action_the_season_is_settled_as_always() -> None:
    s = scene(2, "summer", ghost=True, ghost_turn="free_action").ghost_with(0).offer("tavern")
    s = season(s.bid(1, "tavern", "red 2"), 0).choose(0, "haunt tavern", "bid key_celeste", "add red 2")
    settled(s)
    assert (s.village(1), ghost(s.t)) == ("home2 tavern", "with 0")


@pytest.mark.rule("KC-3.4")
def test_the_whole_turn_is_the_rule() -> None:
    s = scene(2, "summer", ghost=True, ghost_turn="whole_turn").ghost_with(0).player(1, workers="red 1")
    s.bid(1, "turn1", "red 1").turn(0).choose(0, "haunt turn1")
    assert s.asked() == [1]
