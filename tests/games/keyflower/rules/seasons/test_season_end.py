"""The end of a season: losing groups, tiles nobody wanted, and what comes after (KF-9)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from kubrik.games.keyflower.rules.flow import Season
from kubrik.games.keyflower.rules.seasons.end import RemoveUnsoldTiles, ReturnLosingGroups, TakeTiles
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import BLUE, RED, SUMMER
from tests.games.keyflower.scene import scene, tile_of

# ---------------------------------------------------------------- step 1


@pytest.mark.rule("KF-9.1")
def test_losing_groups_go_back_behind_their_screens() -> None:
    s = scene(3).player(0, workers="red 1").offer("miner", "stable")
    s.bid(0, "miner", "red 2").bid(1, "miner", "red 3").bid(2, "miner", "red 4").bid(0, "stable", "blue 1")
    s.go(ReturnLosingGroups())
    assert (s.workers(0), s.workers(1), s.workers(2)) == ("red 3", "red 3", "")
    assert (s.group(0, "miner"), s.group(1, "miner")) == ("", "")
    assert (s.group(2, "miner"), s.group(0, "stable")) == ("red 4", "blue 1")  # those have won
    assert s.notes(notes.GROUP_RETURNED) == [(0, RED, 2, tile_of("miner")), (1, RED, 3, tile_of("miner"))]


@pytest.mark.rule("KF-9.1")
def test_losing_groups_at_turn_order_tiles_come_back_too() -> None:
    s = scene(2).bid(0, "turn1", "green 1").bid(1, "turn1", "green 2").go(ReturnLosingGroups())
    assert (s.workers(0), s.workers(1)) == ("green 1", "")


@pytest.mark.rule("KF-9.1", "EC-55")
def test_no_losing_group_gets_into_the_bag() -> None:
    s = scene(2).offer("miner").bid(0, "miner", "red 2").bid(1, "miner", "red 3")
    s.bid(1, "turn1", "blue 1").bid(0, "turn1", "blue 2").bag("").season_end().choose(0, "boat keyflower")
    assert s.in_bag() == "blue 2 red 3"
    assert (s.workers(0), s.workers(1)) == ("red 2", "blue 1")


# ---------------------------------------------------------------- step 2


@pytest.mark.rule("KF-9.2", "KF-9.3", "W-17")
def test_a_tile_nobody_bid_for_leaves_the_game_and_who_stands_on_it_goes_into_the_bag() -> None:
    s = scene(2).offer("workshop", "miner").use("workshop", "blue", 1).bid(0, "miner", "red 1").bag("")
    s.go(RemoveUnsoldTiles(), TakeTiles())
    workshop = tile_of("workshop")
    assert s.notes(notes.TILE_UNSOLD) == [(workshop, 0, 0, 0)]
    assert s.notes(notes.WORKERS_BAGGED) == [(BLUE, 1, workshop, 0)]
    assert (s.in_bag(), s.on("workshop"), s.workers(0), s.workers(1)) == ("blue 1 red 1", "", "", "")
    assert [player.won for player in s.t.players] == [[tile_of("miner")], []]
    assert (s.t.auctions[workshop], s.t.plots[workshop]) == (None, None)


@pytest.mark.rule("KF-9.3", "EC-52")
def test_green_workers_on_such_a_tile_go_into_the_bag_and_not_to_the_supply() -> None:
    s = scene(2).offer("workshop").use("workshop", "green", 1, 2).bag("").go(RemoveUnsoldTiles())
    assert s.in_bag() == "green 3"
    assert (s.t.green, s.t.green_in) == (17, 3)


# ---------------------------------------------------------------- one step after another


@pytest.mark.rule("KF-9.1", "KF-9.2", "KF-9.4", "KF-9.9", "KF-9.11", "KF-9.17")
def test_the_steps_of_the_end_of_a_season() -> None:
    s = scene(2).offer("miner", "stable").bid(0, "miner", "red 2").bid(1, "miner", "red 3").use("home1", "blue", 1)
    s.bid(1, "turn1", "red 1").season_end().choose(1, "boat keyflower", "beside home2 N", "turn 0")
    first_four = [notes.GROUP_RETURNED, notes.TILE_UNSOLD, notes.TILE_WON, notes.BID_BAGGED, notes.WORKERS_TAKEN]
    last_two = [notes.MARKER_TAKEN, notes.BOAT_TAKEN, notes.BOAT_TAKEN, notes.BID_BAGGED, notes.TILE_PLACED]
    assert s.t.journal is not None
    assert [note.kind for note in s.t.journal.notes] == first_four + last_two


@pytest.mark.rule("KF-9.30")
def test_when_all_have_built_the_next_season_begins() -> None:
    s = scene(2, "spring").offer("miner").bid(1, "miner", "red 1").season_end(Season())
    s.choose(0, "boat keyflower").choose(1, "beside home2 N")
    assert s.notes(notes.SEASON_BEGINS) == []
    s.choose(1, "turn 0")
    assert s.notes(notes.SEASON_BEGINS) == [(SUMMER, 0, 0, 0)]
    assert s.asked() == [CHANCE]  # the boats are loaded
    assert s.notes(notes.RESULT) == []


@pytest.mark.rule("KF-9.30", "KF-14.1")
def test_after_winter_come_the_points() -> None:
    s = scene(2, "winter").season_end(Season()).choose(0, "boat keyflower")
    assert s.notes(notes.RESULT) == []
    s.choose(0, "turn 0").choose(1, "turn 1")  # the boats at the water of the homes
    assert s.t.over
    assert [seat for seat, _, _, _ in s.notes(notes.RESULT)] == [0, 1]
    assert s.notes(notes.SEASON_BEGINS) == []
