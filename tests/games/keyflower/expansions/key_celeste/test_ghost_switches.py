"""What may be read another way in Key Celeste: haunted_tile (R-KC-1), ghost_seasons (R-KC-2), ghost_turn (R-KC-3)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.keyflower.expansions.key_celeste.rules.notes import GHOST_PLAYED
from kubrik.games.keyflower.table import notes
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


# ---------------------------------------------------------------- haunted_tile


def haunting(whose: str, own: int = 0) -> Scene:
    """Player 1 leads at the Tavern with red 4; two stand on it; player 0, with a losing bid there, plays the ghost."""
    s = scene(3, "summer", ghost=True, haunted_tile=whose).ghost_with(0).offer("tavern").use("tavern", "red", 2)
    s = s.bid(0, "tavern", f"red {own}") if own else s
    return season(s.bid(1, "tavern", "red 4"), 0).choose(0, "haunt tavern")


@pytest.mark.rule("KC-4.9", "KC-4.10", "KC-4.11")
@pytest.mark.parametrize(
    ("whose", "villages"), [("victim", ["home1", "home2 tavern"]), ("haunter", ["home1 tavern", "home2"])]
)
def test_a_haunted_tile_goes_to_the_victim_or_to_the_haunter(whose: str, villages: list[str]) -> None:
    s = settled(haunting(whose))
    assert [s.village(seat) for seat in (0, 1)] == villages
    assert [s.workers(seat) for seat in (0, 1)] == (["red 4", "red 2"] if whose == "victim" else ["red 6", ""])


@pytest.mark.rule("KC-4.11", "KC-4.13")
def test_a_haunter_who_wins_has_back_a_losing_bid_and_pays_nothing() -> None:
    s = haunting("haunter", own=1)
    assert s.workers(0) == "red 5"
    before = s.in_bag()
    settled(s)
    assert (s.in_bag(), s.workers(0), s.village(0)) == (before, "red 7", "home1 tavern")


@pytest.mark.rule("KC-4.11", "KC-4.7")
def test_the_victim_s_haunter_leaves_a_losing_bid_where_it_is() -> None:
    s = haunting("victim", own=1)
    assert (s.workers(0), s.group(0, "tavern")) == ("red 4", "red 1")


@pytest.mark.rule("KC-4.11", "KC-4.12")
def test_a_haunter_who_wins_picks_the_boat_of_a_turn_order_tile() -> None:
    s = scene(3, "summer", ghost=True, haunted_tile="haunter").ghost_with(0).start(0).bid(2, "turn1", "red 2")
    season(s, 0).choose(0, "haunt turn1", "pass")
    assert s.asked() == [0]
    s.choose(0, "boat keyflower")
    assert [seat for seat, *_ in s.notes(notes.BOAT_TAKEN)] == [0]


@pytest.mark.rule("KC-4.11", "KC-6.9")
def test_a_haunter_who_wins_the_ship_has_the_ghost_again() -> None:
    s = scene(3, "summer", ghost=True, haunted_tile="haunter").ghost_with(0).bid(1, "key_celeste", "red 2")
    settled(season(s, 0).choose(0, "haunt key_celeste"))
    assert ghost(s.t) == "with 0"
