"""A haunted tile when the season ends: it is the victim's, and costs nothing more (KC-4)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.table import notes
from tests.games.keyflower.ghosts import ghost, season, settled
from tests.games.keyflower.scene import Scene, scene, tile_of


def haunted_tavern() -> Scene:
    """Player 1 led at the Tavern with red 4; three stand on it; player 0 plays the ghost, and nobody does more."""
    s = scene(3, "summer", ghost=True).ghost_with(0).offer("tavern", "mason").use("tavern", "red", 1, 2)
    return season(s.bid(1, "tavern", "red 4"), 0).choose(0, "haunt tavern")


@pytest.mark.rule("W-21")
def test_the_ghost_in_summer() -> None:
    s = scene(3, "summer", ghost=True).ghost_with(0).offer("tavern").use("tavern", "red", 1).player(1, workers="red 5")
    s.bid(2, "tavern", "red 3").bid(1, "tavern", "red 4").bid(2, "key_celeste", "blue 1")
    season(s, 0).choose(0, "haunt tavern")
    assert (s.workers(0), ghost(s.t)) == ("red 4", "at tavern of 1")
    assert {"bid tavern", "use tavern"}.isdisjoint(s.options(1))
    s.choose(1, "pass")
    assert {"bid tavern", "use tavern"}.isdisjoint(s.options(2))
    s.choose(2, "bid turn1")
    assert s.in_bag() == "blue 39 red 27 yellow 40"
    settled(s)
    assert (s.village(1), s.workers(1)) == ("home2 tavern", "red 6")
    assert s.in_bag() == "blue 40 red 30 yellow 40"  # the bids for the first boat and for the ship
    assert ghost(s.t) == "with 2"


@pytest.mark.rule("KC-4.9", "KC-4.10", "KC-4.11", "EC-92")
def test_the_victim_gets_the_tile_and_who_stands_on_it() -> None:
    s = settled(haunted_tavern())
    assert (s.village(1), s.workers(1)) == ("home2 tavern", "red 3")
    assert (s.village(0), s.workers(0)) == ("home1", "red 4")


@pytest.mark.rule("KC-4.13", "EC-91")
def test_nothing_goes_into_the_bag_for_a_haunted_tile() -> None:
    s = haunted_tavern()
    before = s.in_bag()
    settled(s)
    assert s.in_bag() == before
    assert (s.notes(notes.BID_BAGGED), s.notes(notes.WORKERS_BAGGED)) == ([], [])


@pytest.mark.rule("KC-4.15", "EC-94", "EC-120")
def test_a_haunted_tile_counts_as_bid_for() -> None:
    """Nobody is left around it, yet only the Mason leaves the game."""
    s = scene(3, "summer", ghost=True).ghost_with(0).offer("tavern", "mason").bid(1, "tavern", "red 4")
    settled(season(s, 0).choose(0, "haunt tavern"))
    assert s.notes(notes.TILE_UNSOLD) == [(tile_of("mason"), 0, 0, 0)]
    assert s.notes(notes.TILE_WON) == [(1, tile_of("tavern"), 0, 0)]
    assert s.village(1) == "home2 tavern"


@pytest.mark.rule("KC-4.7", "KC-4.16", "EC-90", "EC-119")
def test_losing_groups_that_stayed_return_behind_their_screens() -> None:
    s = scene(3, "summer", ghost=True).ghost_with(0).offer("tavern").bid(0, "tavern", "red 1")
    s.bid(2, "tavern", "red 3").bid(1, "tavern", "red 4")
    settled(season(s, 0).choose(0, "haunt tavern"))
    assert [s.workers(seat) for seat in range(3)] == ["red 5", "", "red 3"]
    assert s.village(1) == "home2 tavern"


@pytest.mark.rule("KC-4.10", "KF-9.8")
def test_a_haunted_summer_boat_serves_the_victim() -> None:
    s = scene(2, "summer", ghost=True).ghost_with(0).offer("summer_boat1 b").bid(1, "summer_boat1", "red 1")
    settled(season(s, 0).choose(0, "haunt summer_boat1"))
    assert [s.workers(seat) for seat in (0, 1)] == ["red 1", "green 1"]


@pytest.mark.rule("KC-4.12", "EC-95")
def test_the_victim_at_turn_order_tile_1_picks_the_first_boat() -> None:
    s = scene(3, "summer", ghost=True).ghost_with(0).start(0).bid(2, "turn1", "red 2")
    season(s, 0).choose(0, "haunt turn1")
    assert s.asked() == [0]
    s.choose(0, "pass")
    assert s.asked() == [2]
    s.choose(2, "boat keyflower")
    assert [seat for seat, *_ in s.notes(notes.BOAT_TAKEN)] == [2]
    assert s.in_bag() == "blue 40 red 38 yellow 40"


@pytest.mark.rule("W-22", "KC-4.12")
def test_the_victim_at_the_purple_tile_starts_the_next_season() -> None:
    s = scene(3, "summer", ghost=True).ghost_with(0).start(0).bid(1, "turn2", "green 3")
    season(s, 0).choose(0, "haunt turn2")
    assert s.workers(0) == "green 3"
    s.choose(0, "pass")
    assert s.asked() == [1]
    s.choose(1, "boat sea_breese")
    assert s.t.start == 1
    assert ghost(s.t) == "on the ship"
    assert s.asked() == [2]  # clockwise from the new start player
    assert settled(s).t.start == 1


@pytest.mark.rule("KC-4.12", "KC-7.3")
def test_in_winter_the_victim_takes_the_turn_order_tile_too() -> None:
    s = scene(2, "winter", ghost=True).ghost_with(0).start(0).bid(1, "turn1", "red 2")
    settled(season(s, 0).choose(0, "haunt turn1"))
    assert sorted(s.village(1).split())[-1] == "turn1"
    assert "turn1" not in s.village(0)
    assert (s.t.start, s.t.start_won) == (1, True)
