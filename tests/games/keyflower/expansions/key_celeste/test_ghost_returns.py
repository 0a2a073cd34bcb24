"""The end of spring, summer and autumn: when the ghost returns to its ship, and who takes it then (KC-6)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.expansions.key_celeste.rules.notes import GHOST_RETURNS, GHOST_TAKEN
from kubrik.games.keyflower.table.notes import BID_BAGGED, BOAT_TAKEN, TILE_PLACED, TILE_WON
from tests.games.keyflower.ghosts import ghost, haunts, season, settled, story
from tests.games.keyflower.scene import Scene, scene, tile_of

SHIP = tile_of("key_celeste")
NOBODY = NOTHING = -1


def summer(season_name: str = "summer") -> Scene:
    """Player 0 has the ghost; player 1 leads at the Tavern and at both turn-order tiles."""
    s = scene(3, season_name, ghost=True).ghost_with(0).offer("tavern").start(0)
    return s.bid(1, "tavern", "red 2").bid(1, "turn1", "red 1").bid(1, "turn2", "blue 1")


@pytest.mark.rule("KC-6.1", "KC-6.2")
def test_the_ship_is_settled_after_the_boats_and_before_the_villages_grow() -> None:
    s = settled(summer().bid(2, "key_celeste", "yellow 1").season_end())
    told = story(s, TILE_WON, BOAT_TAKEN, BID_BAGGED, GHOST_TAKEN, TILE_PLACED)
    boats = [BOAT_TAKEN, BOAT_TAKEN, BOAT_TAKEN]
    assert told == [TILE_WON, BID_BAGGED, *boats, BID_BAGGED, BID_BAGGED, BID_BAGGED, GHOST_TAKEN, TILE_PLACED]
    assert s.notes(BID_BAGGED)[-1] == (2, 2, 1, SHIP)


@pytest.mark.rule("KC-6.3")
@pytest.mark.parametrize("name", ["summer", "autumn"])
@pytest.mark.parametrize("choice", ["pass", "haunt tavern", "haunt turn1", "haunt turn2"])
def test_the_ghost_returns_played_or_not(name: str, choice: str) -> None:
    s = settled(season(summer(name), 0).choose(0, choice))
    assert ghost(s.t) == "on the ship"
    assert len(s.notes(GHOST_RETURNS)) == 1


@pytest.mark.rule("KC-6.4", "KC-3.15")
def test_from_a_tile_on_offer_it_returns_before_any_boat_is_picked() -> None:
    s = season(summer(), 0).choose(0, "haunt tavern")
    assert ghost(s.t) == "at tavern of 1"
    s.choose(0, "pass")
    assert s.clause(1) == "KF-9.12"  # the boats
    assert ghost(s.t) == "on the ship"
    assert s.notes(GHOST_RETURNS) == [(NOBODY, tile_of("tavern"), 0, 0)]
    assert story(s, TILE_WON, GHOST_RETURNS) == [TILE_WON, GHOST_RETURNS]


@pytest.mark.rule("KC-6.4", "KC-3.15")
def test_from_a_turn_order_tile_it_returns_when_the_victim_has_picked() -> None:
    s = season(summer(), 0).choose(0, "haunt turn1").choose(0, "pass")
    assert (s.asked(), ghost(s.t)) == ([1], "at turn1 of 1")
    s.choose(1, "boat keyflower")
    assert (s.asked(), ghost(s.t)) == ([2], "on the ship")


@pytest.mark.rule("KC-6.4", "KC-6.6", "EC-96")
@pytest.mark.parametrize("tile", ["tavern", "turn2"])
def test_a_played_ghost_is_back_in_time_for_the_winner_of_the_ship(tile: str) -> None:
    s = settled(season(summer().bid(2, "key_celeste", "yellow 1"), 0).choose(0, f"haunt {tile}"))
    assert ghost(s.t) == "with 2"


@pytest.mark.rule("KC-6.5")
def test_an_unplayed_ghost_returns_right_before_the_ship_is_settled() -> None:
    s = summer().bid(2, "key_celeste", "yellow 1").season_end()
    while s.asked() != [1] or s.clause(1) == "KF-9.12":
        assert ghost(s.t) == "with 0"
        s.choose(s.asked()[0], s.options(s.asked()[0])[0])
    assert ghost(s.t) == "with 2"
    assert s.notes(GHOST_RETURNS) == [(0, NOTHING, 0, 0)]
    told = story(s, BID_BAGGED, GHOST_RETURNS, GHOST_TAKEN)
    assert told[-4:] == [BID_BAGGED, GHOST_RETURNS, BID_BAGGED, GHOST_TAKEN]


@pytest.mark.rule("KC-6.5", "KC-6.6", "EC-97")
def test_the_holder_may_win_the_ghost_again() -> None:
    s = settled(summer().bid(0, "key_celeste", "yellow 1").season_end())
    assert ghost(s.t) == "with 0"
    assert (len(s.notes(GHOST_RETURNS)), s.notes(GHOST_TAKEN)) == (1, [(0, 0, 0, 0)])


@pytest.mark.rule("KC-6.5", "KC-6.7", "EC-98")
def test_without_a_bid_for_the_ship_the_holder_loses_the_ghost() -> None:
    s = settled(summer().season_end())
    assert ghost(s.t) == "on the ship"
    assert s.notes(GHOST_TAKEN) == []


@pytest.mark.rule("KC-6.7")
def test_a_ghost_on_the_ship_is_played_by_nobody() -> None:
    s = scene(2, "autumn", ghost=True).player(0, workers="red 1").player(1, workers="red 1")
    s.bid(0, "turn1", "red 1").turn(1)
    assert haunts(s, 1) == []
    assert haunts(s.choose(1, "bid key_celeste"), 0) == []


@pytest.mark.rule("W-23", "KC-6.9")
@pytest.mark.parametrize("name", ["summer", "autumn"])
def test_the_victim_at_the_ship_takes_the_ghost(name: str) -> None:
    s = season(scene(2, name, ghost=True).ghost_with(0).bid(1, "key_celeste", "red 2"), 0)
    s.choose(0, "haunt key_celeste")
    assert (s.workers(0), ghost(s.t)) == ("red 2", "at key_celeste of 1")
    settled(s)
    assert ghost(s.t) == "with 1"
    assert story(s, GHOST_RETURNS, GHOST_TAKEN) == [GHOST_RETURNS, GHOST_TAKEN]
    assert (s.notes(BID_BAGGED), s.in_bag()) == ([], "blue 40 red 38 yellow 40")
    assert s.village(1) == "home2"


@pytest.mark.rule("KC-6.10", "KF-12.4.1")
def test_the_bid_for_the_ship_is_in_the_bag_before_summer_boat_1a_draws() -> None:
    s = scene(2, "summer", ghost=True).ability(1, "1a").bid(0, "key_celeste", "yellow 2").bag("").season_end()
    s.choose(0, "boat keyflower")
    assert s.in_bag() == "yellow 2"
    s.chance("worker yellow", "worker yellow")
    assert (s.workers(1), s.in_bag()) == ("yellow 2", "")
