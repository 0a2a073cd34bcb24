"""Step 5: turn-order tiles are settled one by one; their bids go into the bag (KF-9)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.ending import FinalScoring
from kubrik.games.keyflower.rules.seasons.boats import BagTurnOrderBids, OtherBoats, ResolveTurnOrder
from kubrik.games.keyflower.rules.seasons.start import BeginSeason, OpenAuctions
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.auctions import NOBODY
from kubrik.games.keyflower.terms import GREEN, RED
from tests.games.keyflower.scene import Scene, scene, tile_of


def kinds(s: Scene, *wanted: int) -> list[int]:
    """The facts of these kinds, in the order they were noted."""
    assert s.t.journal is not None
    return [note.kind for note in s.t.journal.notes if note.kind in wanted]


@pytest.mark.rule("KF-9.11")
def test_turn_order_tiles_are_settled_from_the_lowest_number_up() -> None:
    s = scene(5).bid(4, "turn4", "red 1").bid(3, "turn3", "red 2").bid(1, "turn2", "red 3").bid(2, "turn1", "red 4")
    s.go(ResolveTurnOrder())
    for seat, boat in ((2, "keyflower"), (1, "ianvincible"), (3, "flipper"), (4, "sea_breese")):
        assert s.asked() == [seat]
        s.choose(seat, f"boat {boat}")
    assert s.t.over


@pytest.mark.rule("KF-9.16")
def test_a_turn_order_tile_nobody_bid_for_is_left_out() -> None:
    s = scene(4).start(3).bid(0, "turn2", "red 1").bid(1, "turn3", "red 1").go(ResolveTurnOrder())
    assert s.asked() == [0]
    s.choose(0, "boat keyflower")
    assert s.asked() == [1]


@pytest.mark.rule("KF-9.17")
def test_bids_for_turn_order_tiles_go_into_the_bag_when_the_boats_are_empty() -> None:
    s = scene(3).bid(0, "turn1", "green 2").bid(1, "turn2", "red 3").bag("").season_end().choose(0, "boat keyflower")
    assert s.in_bag() == ""
    s.choose(1, "boat sea_bastion")
    assert (s.in_bag(), s.t.green_in) == ("red 3 green 2", 2)
    assert s.notes(notes.BID_BAGGED) == [(0, GREEN, 2, tile_of("turn1")), (1, RED, 3, tile_of("turn2"))]
    assert kinds(s, notes.BOAT_TAKEN, notes.BID_BAGGED) == [notes.BOAT_TAKEN] * 3 + [notes.BID_BAGGED] * 2
    assert [s.workers(seat) for seat in range(3)] == ["", "", ""]


@pytest.mark.rule("KF-9.18")
def test_turn_order_tiles_stay_for_the_next_season() -> None:
    s = scene(3).bid(0, "turn1", "red 1").bid(1, "turn2", "red 1").season_end(BeginSeason(), OpenAuctions())
    s.choose(0, "boat keyflower").choose(1, "boat sea_bastion")
    assert [player.won for player in s.t.players] == [[], [], []]
    assert s.t.auctioned == [tile_of("turn1"), tile_of("turn2")]
    assert (s.winner("turn1"), s.group(0, "turn1"), s.winner("turn2")) == (NOBODY, "", NOBODY)


@pytest.mark.rule("KF-9.19", "KF-11.5")
def test_in_winter_the_winner_takes_the_tile() -> None:
    s = scene(3, "winter").bid(2, "turn1", "red 1").bid(0, "turn2", "red 1").go(ResolveTurnOrder())
    s.choose(2, "boat keyflower").choose(0, "boat sea_bastion")
    assert [tile_of("turn1") in player.won for player in s.t.players] == [False, False, True]
    assert [tile_of("turn2") in player.won for player in s.t.players] == [True, False, False]
    assert s.notes(notes.TILE_WON) == [(2, tile_of("turn1"), 0, 0), (0, tile_of("turn2"), 0, 0)]


@pytest.mark.rule("KF-9.19")
def test_in_other_seasons_nobody_takes_it() -> None:
    s = scene(2, "autumn").bid(1, "turn1", "red 1").go(ResolveTurnOrder()).choose(1, "boat keyflower")
    assert [player.won for player in s.t.players] == [[], []]
    assert s.notes(notes.TILE_WON) == []


@pytest.mark.rule("KF-9.23")
def test_in_winter_a_turn_order_tile_nobody_bid_for_leaves_the_game() -> None:
    s = scene(3, "winter").bid(1, "turn2", "red 1").go(ResolveTurnOrder(), OtherBoats())
    s.choose(1, "boat keyflower").choose(2, "boat sea_bastion")
    assert s.notes(notes.TURN_ORDER_UNSOLD) == [(tile_of("turn1"), 0, 0, 0)]
    assert [tile_of("turn1") in player.won for player in s.t.players] == [False, False, False]


@pytest.mark.rule("KF-9.23")
def test_in_other_seasons_it_does_not() -> None:
    s = scene(3, "autumn").bid(1, "turn2", "red 1").go(ResolveTurnOrder()).choose(1, "boat keyflower")
    assert s.notes(notes.TURN_ORDER_UNSOLD) == []


@pytest.mark.rule("KF-9.31", "KF-12.4", "KF-12.4.1", "EC-115")
def test_in_winter_too_these_bids_are_in_the_bag_before_summer_boat_1a_draws() -> None:
    s = scene(2, "winter").ability(0, "1a").bid(1, "turn1", "green 3").bag("").season_end().choose(1, "boat keyflower")
    assert s.in_bag() == "green 3"
    s.chance("worker green", "worker green")
    assert (s.workers(0), s.workers(1), s.in_bag()) == ("green 2", "", "green 1")


@pytest.mark.rule("KF-9.31", "KF-14.3")
def test_they_score_for_nobody() -> None:
    s = scene(3, "winter").build(1, "apothecary").player(1, workers="red 4").bid(1, "turn1", "red 1").bag("")
    s.go(ResolveTurnOrder(), BagTurnOrderBids(), FinalScoring()).choose(1, "boat keyflower")
    assert s.in_bag() == "red 1"
    assert s.scored(1) == {}  # the fifth worker would bring 3


@pytest.mark.rule("KF-1.7")
def test_a_clone_of_the_table_knows_the_start_player() -> None:
    assert scene(3).start(2).t.clone().start == 2
