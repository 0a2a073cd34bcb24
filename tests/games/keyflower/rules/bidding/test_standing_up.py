"""A counter-bid of summer boat 4a stands up when it is alone, or where it moves to (KF-12.16, KF-12.23, KF-12.24)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.seasons.end import ReturnLosingGroups, TakeTiles
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.auctions import NOBODY
from kubrik.games.keyflower.terms import MIXED_USE, RED
from tests.games.keyflower.bids import MANY, colours
from tests.games.keyflower.scene import Scene, scene, tile_of


def countered() -> Scene:
    """Player 3 owns 4a and holds the Miner with three red workers lying against two blue ones of player 0."""
    s = scene(4, "autumn").ability(3, "4a").offer("miner", "keywood", "well")
    return s.bid(0, "miner", "blue 2").bid(3, "miner", "red 3", lying=True)


def lying_at(s: Scene, tile: str) -> int:
    return s.auction(tile).lying


# ---- alone at the tile


@pytest.mark.rule("W-18", "KF-12.16", "KF-12.24", "KF-5.27")
def test_when_the_group_bid_against_leaves_the_counter_bid_stands_up() -> None:
    s = countered().player(1, workers=MANY).turn(0).choose(0, "bid well")
    assert (s.lock("miner"), lying_at(s, "miner"), s.group(3, "miner")) == ("red", NOBODY, "red 3")
    assert s.notes(notes.STOOD_UP) == [(3, tile_of("miner"), RED, 0)]
    assert colours(s, 1, "miner") == ["red"]


@pytest.mark.rule("W-18", "KF-12.16")
def test_a_worker_on_the_tile_keeps_its_colour() -> None:
    s = countered().use("miner", "blue", 1).player(1, workers=MANY).turn(0).choose(0, "bid well")
    assert (s.lock("miner"), lying_at(s, "miner")) == ("blue", 3)
    assert s.notes(notes.STOOD_UP) == []
    assert colours(s, 1, "miner") == ["blue"]


@pytest.mark.rule("KF-12.16", "KF-12.24")
def test_all_groups_bid_against_must_leave() -> None:
    s = scene(4, "autumn").ability(3, "4a").offer("miner", "keywood", "well")
    s.bid(0, "miner", "blue 1").bid(1, "miner", "blue 2").bid(3, "miner", "red 3", lying=True).turn(0)
    s.choose(0, "bid well")
    assert (s.lock("miner"), lying_at(s, "miner")) == ("blue", 3)
    s.choose(1, "use keywood")
    assert (s.lock("miner"), lying_at(s, "miner")) == ("red", NOBODY)


@pytest.mark.rule("KF-12.16", "KF-12.24")
def test_a_group_that_climbs_onto_the_tile_keeps_its_colour() -> None:
    s = countered().turn(0).choose(0, "use miner")
    assert (s.group(0, "miner"), s.on("miner")) == ("", "blue 2")
    assert (s.lock("miner"), lying_at(s, "miner")) == ("blue", 3)


def with_both_abilities() -> Scene:
    """A file of one's own may part 4a and 4b: then player 2 owns 4b beside the counter-bid of player 3."""
    s = countered().player(2, workers="yellow 3")
    s.t.players[2].abilities |= 1 << MIXED_USE
    return s


@pytest.mark.rule("KF-12.16", "KF-12.18", "KF-12.24")
def test_workers_who_only_lie_on_the_tile_keep_no_colour() -> None:
    s = with_both_abilities().turn(2).choose(2, "use miner", "add yellow 1")
    assert (s.on("miner"), s.lock("miner")) == ("yellow 1", "blue")
    s.turn(0).choose(0, "bid well")
    assert (s.lock("miner"), lying_at(s, "miner")) == ("red", NOBODY)
    assert s.notes(notes.STOOD_UP) == [(3, tile_of("miner"), RED, 0)]


@pytest.mark.rule("KF-12.16")
def test_one_who_stands_among_them_keeps_it() -> None:
    s = with_both_abilities().use("miner", "blue", 1).turn(2).choose(2, "use miner", "add yellow 2")
    assert s.on("miner") == "blue 1 yellow 2"
    s.turn(0).choose(0, "bid well")
    assert (s.lock("miner"), lying_at(s, "miner")) == ("blue", 3)


@pytest.mark.rule("KF-12.16")
def test_who_has_stood_up_is_an_ordinary_bidder() -> None:
    s = countered().player(3, workers=MANY).player(1, workers="red 4").turn(0)
    s.choose(0, "bid well").choose(1, "bid miner")
    assert (s.winner("miner"), s.lock("miner")) == (1, "red")
    s.choose(3, "bid miner", "add red 2")
    assert (s.group(3, "miner"), lying_at(s, "miner"), s.lock("miner")) == ("red 5", NOBODY, "red")


@pytest.mark.rule("KF-12.13", "KF-12.14")
def test_a_lying_group_wins_the_tile() -> None:
    s = countered().use("miner", "blue", 1).bag("yellow 1").go(ReturnLosingGroups(), TakeTiles())
    assert s.t.players[3].won == [tile_of("miner")]
    assert (s.workers(0), s.workers(3), s.in_bag()) == ("blue 2", "blue 1", "red 3 yellow 1")


# ---- at a new place


def outbid(*tiles: str) -> Scene:
    """Now player 1 holds the Miner with four blue workers; these tiles are in the auction, too."""
    return countered().bid(1, "miner", "blue 4").offer(*tiles)


@pytest.mark.rule("KF-12.23")
def test_a_lying_group_that_moves_stands_up_where_nobody_has_bid() -> None:
    s = outbid().turn(3).choose(3, "bid well")
    assert (s.group(3, "well"), s.lock("well"), lying_at(s, "well")) == ("red 3", "red", NOBODY)
    assert (s.group(3, "miner"), s.lock("miner"), lying_at(s, "miner")) == ("", "blue", NOBODY)


@pytest.mark.rule("KF-12.23")
def test_it_follows_the_colour_of_a_turn_order_tile() -> None:
    s = outbid().bid(0, "turn1", "red 1").bid(0, "turn2", "yellow 1").turn(3)
    assert s.refusal(3, "bid turn2") == "KF-5.8"
    s.choose(3, "bid turn1")
    assert (s.group(3, "turn1"), lying_at(s, "turn1")) == ("red 3", NOBODY)


@pytest.mark.rule("KF-12.23")
def test_it_may_be_a_counter_bid_again() -> None:
    s = outbid("forge").bid(0, "forge", "yellow 2").turn(3).choose(3, "bid forge")
    assert (s.group(3, "forge"), s.lock("forge"), lying_at(s, "forge")) == ("red 3", "yellow", 3)


@pytest.mark.rule("KF-12.23", "KF-12.22")
def test_it_may_be_used_only_where_its_colour_is_right() -> None:
    s = outbid("stable").bid(0, "stable", "yellow 1").turn(3)
    assert s.refusal(3, "use stable") == "KF-6.11"
    assert s.refusal(3, "use miner") == "KF-6.11"  # where it lies, blue is wanted
    s.choose(3, "use keywood")
    assert (s.on("keywood"), s.lock("keywood"), s.group(3, "miner")) == ("red 3", "red", "")
