"""Steps 3 and 4: tiles that were won, and workers on them and in the villages (KF-9)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.ending import FinalScoring
from kubrik.games.keyflower.rules.seasons.drawing import DRAW_WORKER
from kubrik.games.keyflower.rules.seasons.end import (
    RemoveUnsoldTiles,
    ReturnLosingGroups,
    TakeTiles,
    TakeVillageWorkers,
)
from kubrik.games.keyflower.rules.village.expanding import ExpandVillages
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import RED, YELLOW
from tests.games.keyflower.scene import Scene, scene, tile_of

FOUR_STEPS = [ReturnLosingGroups(), RemoveUnsoldTiles(), TakeTiles(), TakeVillageWorkers()]


def first_steps(s: Scene) -> Scene:
    """Steps 1 to 4, with nothing in the bag before."""
    return s.bag("").go(*FOUR_STEPS)


# ---------------------------------------------------------------- tiles on offer


@pytest.mark.rule("KF-9.5", "KF-9.6", "KF-9.9", "W-16", "EC-54")
def test_tiles_and_villages_bring_the_workers_on_them_and_the_bid_is_lost() -> None:
    s = scene(3).offer("peddler").use("peddler", "yellow", 1, 2).bid(1, "peddler", "yellow 3")
    first_steps(s.build(1, "keywood").use("keywood", "red", 1, 2))
    assert s.t.players[1].won == [tile_of("peddler")]
    assert s.workers(1) == "red 3 yellow 3"
    assert (s.workers(0), s.workers(2)) == ("", "")
    assert s.in_bag() == "yellow 3"
    assert (s.on("peddler"), s.on("keywood"), s.group(1, "peddler")) == ("", "", "")
    assert s.notes(notes.BID_BAGGED) == [(1, YELLOW, 3, tile_of("peddler"))]
    assert s.notes(notes.WORKERS_TAKEN) == [(1, YELLOW, 3, tile_of("peddler")), (1, RED, 3, tile_of("keywood"))]


@pytest.mark.rule("KF-9.4")
@pytest.mark.parametrize(("start", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_start_player_takes_first_then_clockwise(start: int, order: list[int]) -> None:
    s = scene(3).start(start).offer("miner", "stable", "alehouse", "peddler")
    s.bid(2, "miner", "red 1").bid(0, "stable", "red 1").bid(1, "alehouse", "red 1").bid(0, "peddler", "red 1")
    first_steps(s)
    takers = [seat for seat, _, _, _ in s.notes(notes.TILE_WON)]
    assert [seat for i, seat in enumerate(takers) if seat not in takers[:i]] == order
    assert s.t.players[0].won == [tile_of("stable"), tile_of("peddler")]  # all that one has won


@pytest.mark.rule("KF-9.6", "EC-53")
def test_a_winning_green_bid_goes_into_the_bag_and_may_be_drawn_again() -> None:
    s = scene(2).offer("miner").bid(0, "miner", "green 2").bag("").go(TakeTiles(), DRAW_WORKER[1])
    assert s.in_bag() == "green 2"
    assert s.t.green == 18  # the supply gets nothing
    s.chance("worker green")
    assert (s.workers(1), s.in_bag()) == ("green 1", "green 1")


@pytest.mark.rule("KF-9.6")
def test_a_lying_counter_bid_goes_into_the_bag_as_well() -> None:
    s = scene(2, "autumn").offer("fair").bid(0, "fair", "blue 2").bid(1, "fair", "red 3", lying=True)
    first_steps(s)
    assert (s.in_bag(), s.workers(0), s.workers(1)) == ("red 3", "blue 2", "")


@pytest.mark.rule("KF-9.7")
def test_a_won_tile_keeps_its_front() -> None:
    s = scene(2).offer("miner").bid(0, "miner", "red 1")
    s.go(TakeTiles(), ExpandVillages()).choose(0, "beside home1 N", "turn 0")
    assert s.t.plot(tile_of("miner")).face == 0


@pytest.mark.rule("KF-9.7", "KF-3.11")
@pytest.mark.parametrize(("letter", "face"), [("a", 0), ("b", 1)])
def test_a_summer_boat_keeps_the_face_it_was_bid_for(letter: str, face: int) -> None:
    s = scene(2, "summer").offer(f"summer_boat1 {letter}").bid(0, "summer_boat1", "red 1")
    s.go(TakeTiles(), ExpandVillages()).choose(0, "turn 0")
    assert s.t.plot(tile_of("summer_boat1")).face == face


@pytest.mark.rule("KF-9.8")
def test_a_summer_boat_works_from_the_moment_it_is_taken() -> None:
    s = scene(2, "summer").offer("summer_boat1 b", "summer_boat2 a").bid(1, "summer_boat1", "red 1")
    s.bid(1, "summer_boat2", "red 1").bid(1, "turn1", "red 1").season_end().choose(1, "boat keyflower")
    assert s.workers(1) == "green 1"  # step 5: 1b
    s.choose(1, "place summer_boat1", "beside home2 N")  # step 6: 2a
    assert s.options(1) == ["turn 0", "turn 1", "turn 2"]


@pytest.mark.rule("KF-9.8")
def test_a_summer_boat_does_nothing_for_who_lost_it() -> None:
    s = scene(2, "summer").offer("summer_boat1 b").bid(0, "summer_boat1", "red 1").bid(1, "summer_boat1", "red 2")
    s.go(TakeTiles())
    assert [player.abilities != 0 for player in s.t.players] == [False, True]


# ---------------------------------------------------------------- villages


@pytest.mark.rule("KF-9.9")
def test_workers_on_the_home_come_to_its_owner_in_all_their_colours() -> None:
    s = first_steps(scene(2).use("home1", "red", 1).use("home1", "green", 2).use("home2", "blue", 1))
    assert (s.workers(0), s.workers(1)) == ("red 1 green 2", "blue 1")
    assert s.in_bag() == ""


@pytest.mark.rule("KF-9.10", "KF-14.3")
def test_in_winter_these_workers_count() -> None:
    s = scene(2, "winter").build(0, "keywood", "apothecary").use("keywood", "red", 2, 3)
    s.go(*FOUR_STEPS, FinalScoring())
    assert s.notes(notes.TILE_SCORED) == [(0, tile_of("apothecary"), 3, 0)]
