"""Bidding: for what, with how many workers, and who holds the auction (KF-5)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.table import notes
from tests.games.keyflower.bids import bids
from tests.games.keyflower.scene import scene, tile_of

# ---- for what


@pytest.mark.rule("KF-5.1")
def test_tiles_on_offer_and_turn_order_tiles_are_bid_for() -> None:
    s = scene(3).player(0, workers="red 1").tile(0, "keywood aside").offer("miner", "well", "summer_boat1 a").turn(0)
    assert bids(s, 0) == ["bid miner", "bid summer_boat1", "bid well", "bid turn1", "bid turn2"]
    assert s.refusal(0, "bid keywood") == "KF-5.1"  # a tile in a village is nobody's to bid for
    assert s.refusal(0, "bid turn3") == "KF-5.1"  # nor is one that is not in play


@pytest.mark.rule("KF-5.1")
def test_winter_tiles_are_bid_for() -> None:
    s = scene(2, "winter").player(0, workers="red 1").offer("jeweller").turn(0).choose(0, "bid jeweller")
    assert s.winner("jeweller") == 0


@pytest.mark.rule("KF-5.2", "EC-15")
@pytest.mark.parametrize("boat", ["keyflower", "sea_bastion", "flipper"])
def test_a_boat_is_not_bid_for(boat: str) -> None:
    s = scene(2).player(0, workers="red 5").turn(0)
    assert s.refusal(0, f"bid {boat}") == "KF-5.2"
    assert bids(s, 0) == ["bid turn1"]


# ---- with how many


@pytest.mark.rule("KF-5.3", "KF-5.4")
def test_workers_come_from_behind_the_screen_to_the_own_side() -> None:
    s = scene(2).player(0, workers="red 3 blue 2").offer("miner").turn(0).choose(0, "bid miner", "in red")
    assert s.options(0) == ["add red 1", "add red 2", "add red 3"]
    assert s.refusal(0, "add red 0") == "KF-5.3"
    s.choose(0, "add red 2")
    assert (s.group(0, "miner"), s.group(1, "miner"), s.on("miner")) == ("red 2", "", "")
    assert (s.workers(0), s.winner("miner")) == ("blue 2 red 1", 0)
    assert s.notes(notes.BIDS) == [(0, tile_of("miner"), 1, 2)]


@pytest.mark.rule("KF-5.3", "KF-5.7")
def test_their_colour_is_said_before_their_number() -> None:
    s = scene(2).player(0, workers="red 3 blue 2").offer("miner").turn(0).choose(0, "bid miner")
    assert s.options(0) == ["in blue", "in red"]
    assert s.refusal(0, "add red 2") == s.clause(0) == "KF-5.7"


@pytest.mark.rule("KF-5.3")
def test_without_any_worker_there_is_no_bid() -> None:
    s = scene(2, "summer", ghost=True).ghost_with(0).offer("miner").bid(1, "turn1", "red 1").turn(0)
    assert bids(s, 0) == []
    assert s.refusal(0, "bid miner") == "KF-5.3"


@pytest.mark.rule("KF-5.4")
def test_no_more_workers_than_are_behind_the_screen() -> None:
    s = scene(2).player(0, workers="red 2 blue 1").offer("miner").turn(0).choose(0, "bid miner", "in red")
    assert s.refusal(0, "add red 3") == "KF-5.4"


@pytest.mark.rule("KF-5.4", "KF-5.7")
def test_workers_of_another_colour_are_not_refused_for_being_too_few() -> None:
    s = scene(2).player(0, workers="red 5 blue 5").offer("miner").bid(1, "miner", "red 3").turn(0)
    s.choose(0, "bid miner")
    assert (s.refusal(0, "add red 2"), s.refusal(0, "add blue 2")) == ("KF-5.11", "KF-5.4")


@pytest.mark.rule("KF-5.11", "KF-5.13", "EC-1")
def test_a_bid_must_be_larger_than_the_winning_group() -> None:
    s = scene(2).player(0, workers="red 5").offer("miner").bid(1, "miner", "red 3").turn(0).choose(0, "bid miner")
    assert s.options(0) == ["add red 4", "add red 5"]
    assert s.refusal(0, "add red 3") == "KF-5.11"
    s.choose(0, "add red 4")
    assert s.winner("miner") == 0
    assert s.group(1, "miner") == "red 3"


@pytest.mark.rule("KF-5.13", "EC-1")
def test_an_equal_group_is_no_bid() -> None:
    s = scene(2).player(0, workers="red 3").offer("miner", "well").bid(1, "miner", "red 3").turn(0)
    assert bids(s, 0) == ["bid well", "bid turn1"]
    assert s.refusal(0, "bid miner") == "KF-5.11"


@pytest.mark.rule("KF-5.11")
def test_the_winning_group_counts_and_not_the_others() -> None:
    s = scene(4).player(0, workers="red 4").offer("miner")
    s.bid(1, "miner", "red 1").bid(2, "miner", "red 2").bid(3, "miner", "red 3").turn(0).choose(0, "bid miner")
    assert s.group(0, "miner") == "red 4"  # three would not do: the only number was not asked


@pytest.mark.rule("W-6", "KF-5.12", "KF-5.22", "EC-12")
def test_workers_already_there_count() -> None:
    s = scene(2).player(0, workers="red 3").offer("miner").bid(0, "miner", "red 2").bid(1, "miner", "red 3").turn(0)
    s.choose(0, "bid miner")
    assert s.options(0) == ["add red 2", "add red 3"]
    assert s.refusal(0, "add red 1") == "KF-5.11"  # it would equal the winning group
    s.choose(0, "add red 2")
    assert (s.group(0, "miner"), s.workers(0), s.winner("miner")) == ("red 4", "red 1", 0)


@pytest.mark.rule("KF-5.14", "EC-2")
def test_a_group_may_be_as_large_as_one_likes() -> None:
    s = scene(2).player(0, workers="red 12").offer("miner").bid(1, "miner", "red 7").turn(0)
    s.choose(0, "bid miner", "add red 12")
    assert s.group(0, "miner") == "red 12"


@pytest.mark.rule("KF-5.15", "EC-3")
def test_the_holder_may_add_to_the_winning_group() -> None:
    s = scene(3).player(0, workers="red 2").player(1, workers="red 1").offer("miner").bid(0, "miner", "red 2").turn(1)
    s.choose(1, "pass")
    assert s.t.passes == 2  # the third player has nothing and is passed over
    s.choose(0, "bid miner")
    assert s.options(0) == ["add red 1", "add red 2"]
    s.choose(0, "add red 1")
    assert (s.group(0, "miner"), s.winner("miner"), s.t.passes) == ("red 3", 0, 0)


# ---- for several tiles


@pytest.mark.rule("KF-5.23", "KF-5.24")
def test_one_may_hold_several_auctions() -> None:
    s = (
        scene(3)
        .player(0, workers="red 1 blue 3")
        .offer("miner")
        .bid(0, "miner", "red 1")
        .bid(0, "turn1", "blue 1")
        .turn(0)
    )
    s.choose(0, "bid turn2", "in blue", "add blue 2")
    assert [s.winner(name) for name in ("miner", "turn1", "turn2")] == [0, 0, 0]
    assert [s.group(0, name) for name in ("miner", "turn1", "turn2")] == ["red 1", "blue 1", "blue 2"]


@pytest.mark.rule("KF-5.24")
def test_both_turn_order_tiles_are_won() -> None:
    s = scene(3, "winter").bid(0, "turn1", "red 1").bid(0, "turn2", "blue 2").season_end().choose(0, "boat keyflower")
    assert {"turn1", "turn2"} <= {s.t.rules.tiles[i].name.id for i in s.t.players[0].won}


@pytest.mark.rule("KF-5.25")
def test_a_turn_order_tile_is_bid_for_like_any_other() -> None:
    s = scene(3).player(0, workers="red 3 blue 5").offer("miner").bid(0, "turn1", "red 1").bid(1, "turn1", "red 3")
    s.bid(0, "miner", "red 1").bid(1, "miner", "red 2").turn(0).choose(0, "bid turn1")
    assert s.options(0) == ["take from miner", "leave at miner"]  # the colour is not asked: it must be red
    s.choose(0, "leave at miner")
    assert s.group(0, "turn1") == "red 4"  # only all three suffice, with the one that is there
    assert s.winner("turn1") == 0
