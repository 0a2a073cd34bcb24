"""The purple marker: who takes it, when, and when it counts in the scoring (KF-9, KF-14)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.ending import FinalScoring
from kubrik.games.keyflower.rules.seasons.boats import OtherBoats, PassMarker, ResolveTurnOrder
from kubrik.games.keyflower.rules.seasons.start import BeginSeason
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import GOLD, OF_RESOURCES, OF_SKILLS, OF_WORKERS, SAW, STONE, YELLOW
from tests.games.keyflower.scene import Scene, scene, tile_of

BOATS = [ResolveTurnOrder(), OtherBoats(), PassMarker()]


@pytest.mark.rule("KF-9.24", "KF-3.2")
def test_the_winner_of_the_purple_tile_is_the_new_start_player() -> None:
    s = scene(3).bid(0, "turn1", "red 1").bid(2, "turn2", "red 1").go(*BOATS, BeginSeason())
    s.choose(0, "boat keyflower")
    assert s.t.start == 2  # at once, while boats are still chosen
    s.choose(2, "boat sea_bastion")
    assert (s.t.start, s.t.to_move) == (2, 2)
    assert s.notes(notes.MARKER_TAKEN) == [(2, 0, 0, 0)]
    assert s.notes(notes.MARKER_PASSED) == []


@pytest.mark.rule("KF-9.24", "KF-2.14")
@pytest.mark.parametrize(("seats", "purple"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_only_the_highest_tile_in_play_is_purple(seats: int, purple: int) -> None:
    for number in range(1, purple + 1):
        s = scene(seats).bid(1, f"turn{number}", "red 1").go(ResolveTurnOrder()).choose(1, "boat keyflower")
        assert s.t.start == (1 if number == purple else 0)


@pytest.mark.rule("KF-9.24", "KF-9.29")
def test_until_the_purple_tile_is_settled_nothing_changes() -> None:
    s = scene(3).bid(0, "turn1", "red 1").bid(2, "turn2", "red 1").start(1).go(*BOATS)
    assert (s.asked(), s.t.start) == ([0], 1)


@pytest.mark.rule("KF-9.25", "KF-9.28")
def test_the_others_choose_boats_clockwise_from_the_new_start_player() -> None:
    s = scene(4).start(1).bid(2, "turn3", "red 1").go(*BOATS).choose(2, "boat keyflower")
    assert s.asked() == [3]
    assert s.choose(3, "boat flipper").asked() == [0]


@pytest.mark.rule("KF-9.16", "KF-9.26", "KF-9.27", "KF-9.28", "W-15")
def test_nobody_bid_for_the_purple_tile() -> None:
    s = scene(3).start(1).bid(2, "turn1", "red 1").go(*BOATS).choose(2, "boat keyflower")
    assert (s.asked(), s.t.start) == ([1], 1)
    s.choose(1, "boat sea_breese")
    assert [seat for seat, _, _, _ in s.notes(notes.BOAT_TAKEN)] == [2, 1, 0]
    assert s.t.start == 2
    assert s.notes(notes.MARKER_PASSED) == [(2, 0, 0, 0)]
    assert s.notes(notes.MARKER_TAKEN) == []


@pytest.mark.rule("KF-9.27")
def test_left_of_the_last_seat_is_the_first() -> None:
    s = scene(3).start(2).go(*BOATS).choose(2, "boat keyflower").choose(0, "boat sea_breese")
    assert s.t.start == 0


@pytest.mark.rule("KF-9.29", "KF-9.4")
def test_tiles_are_taken_in_the_order_of_the_old_start_player() -> None:
    s = scene(3).start(1).offer("miner", "stable").bid(2, "turn2", "red 1")
    s.bid(2, "miner", "red 1").bid(1, "stable", "red 1").season_end()
    assert s.notes(notes.TILE_WON) == [(1, tile_of("stable"), 0, 0), (2, tile_of("miner"), 0, 0)]


# ---------------------------------------------------------------- in the scoring


def end_of_winter(s: Scene) -> Scene:
    """The boats and the scoring; nothing is built, so that only the marker is seen."""
    return s.go(*BOATS, FinalScoring())


@pytest.mark.rule("KF-14.12", "KF-11.6", "S-18")
def test_the_marker_won_by_a_bid_counts_as_what_is_missing() -> None:
    s = scene(2, "winter").build(0, "scribes").player(0, skills="anvil 1 pickaxe 1").bid(0, "turn1", "red 1")
    end_of_winter(s).choose(0, "boat keyflower")
    assert s.scored(0) == {"scribes": 10}
    assert s.notes(notes.MARKER_COUNTED) == [(0, OF_SKILLS, SAW, 0)]
    assert s.scored(1) == {}


@pytest.mark.rule("KF-14.14", "EC-81", "S-18")
def test_the_marker_that_nobody_bid_for_does_not_count() -> None:
    s = scene(2, "winter").build(1, "scribes").player(1, skills="anvil 1 pickaxe 1")
    end_of_winter(s).choose(0, "boat keyflower")
    assert s.t.start == 1  # the marker is there
    assert s.points(1) == 0
    assert s.notes(notes.MARKER_COUNTED) == []


@pytest.mark.rule("KF-14.12", "KF-14.14")
def test_a_marker_won_in_autumn_does_not_count_either() -> None:
    s = scene(2, "autumn").build(0, "scribes").player(0, skills="anvil 1 pickaxe 1").bid(0, "turn1", "red 1")
    s.go(*BOATS).choose(0, "boat keyflower")
    assert (s.t.start, s.points(0)) == (0, 0)


@pytest.mark.rule("KF-14.12")
def test_the_marker_may_be_a_worker() -> None:
    s = scene(2, "winter").build(0, "craftsmans_guild").player(0, workers="blue 1 red 1").bid(0, "turn1", "red 1")
    end_of_winter(s).choose(0, "boat keyflower")
    assert s.scored(0) == {"craftsmans_guild": 3}
    assert s.notes(notes.MARKER_COUNTED) == [(0, OF_WORKERS, YELLOW, 0)]


@pytest.mark.rule("KF-14.12", "KF-14.13", "S-19")
def test_the_marker_may_be_a_resource_on_a_yard() -> None:
    s = scene(2, "winter").build(0, "stone_yard back").resources("stone_yard", "stone 2").bid(0, "turn1", "red 1")
    end_of_winter(s).choose(0, "boat keyflower")
    assert s.scored(0) == {"stone_yard": 9}
    assert s.notes(notes.MARKER_COUNTED) == [(0, OF_RESOURCES, STONE, 0)]


@pytest.mark.rule("KF-14.15")
@pytest.mark.parametrize(("tile", "scored"), [("keywood", {"gold": 1}), ("jeweller", {"jeweller": 2})])
def test_the_marker_as_gold_does_what_gold_does(tile: str, scored: dict[str, int]) -> None:
    s = scene(2, "winter").build(0, tile).bid(0, "turn1", "red 1")
    end_of_winter(s).choose(0, "boat keyflower")
    assert s.scored(0) == scored
    assert s.notes(notes.MARKER_COUNTED) == [(0, OF_RESOURCES, GOLD, 0)]
