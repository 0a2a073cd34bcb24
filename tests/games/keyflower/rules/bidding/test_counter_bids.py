"""Summer boat 4a: a bid in another colour, which lies until it is alone (KF-12)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.auctions import NOBODY
from kubrik.games.keyflower.terms import COLOURS, RED
from tests.games.keyflower.bids import MANY, colours
from tests.games.keyflower.scene import Scene, scene, tile_of


def fair(workers: str = MANY) -> Scene:
    """Player 3 owns 4a; player 0 has bid two blue workers for the Fair, the Keywood is free."""
    s = scene(4, "autumn").ability(3, "4a").player(3, workers=workers).offer("fair", "keywood")
    return s.bid(0, "fair", "blue 2")


def countered() -> Scene:
    """The same with three red workers lying against it."""
    return fair().bid(3, "fair", "red 3", lying=True)


def lying_at(s: Scene, tile: str) -> int:
    return s.auction(tile).lying


# ---- when it may be made


@pytest.mark.rule("KF-12.11", "KF-12.13", "W-18")
def test_a_counter_bid_has_another_colour_and_lies() -> None:
    s = fair().turn(3).choose(3, "bid fair", "in red", "add red 3")
    assert (s.group(3, "fair"), s.winner("fair"), lying_at(s, "fair")) == ("red 3", 3, 3)
    assert (s.group(0, "fair"), s.lock("fair")) == ("blue 2", "blue")
    assert s.notes(notes.COUNTER_BIDS) == [(3, tile_of("fair"), RED, 3)]
    assert s.notes(notes.BIDS) == []


@pytest.mark.rule("KF-12.11")
def test_a_counter_bid_may_be_green_too() -> None:
    s = fair().turn(3)
    assert colours(s, 3, "fair") == COLOURS
    s.choose(3, "in green", "add green 3")
    assert lying_at(s, "fair") == 3


@pytest.mark.rule("KF-12.11")
def test_in_the_lock_colour_it_is_an_ordinary_bid() -> None:
    s = fair().turn(3).choose(3, "bid fair", "in blue", "add blue 3")
    assert (s.group(3, "fair"), lying_at(s, "fair")) == ("blue 3", NOBODY)
    assert s.notes(notes.BIDS) == [(3, tile_of("fair"), 0, 3)]


@pytest.mark.rule("KF-12.11")
@pytest.mark.parametrize(("season", "tile"), [("summer", "summer_boat1 a"), ("winter", "jeweller"), ("autumn", "well")])
def test_any_tile_on_offer_may_be_countered(season: str, tile: str) -> None:
    name = tile.split()[0]
    s = scene(2, season).ability(0, "4a").player(0, workers=MANY).offer(tile).bid(1, name, "yellow 1").turn(0)
    assert colours(s, 0, name) == COLOURS


@pytest.mark.rule("KF-12.11")
def test_a_use_alone_is_not_countered() -> None:
    s = scene(2, "autumn").ability(0, "4a").player(0, workers=MANY).offer("keywood").use("keywood", "blue", 1).turn(0)
    assert colours(s, 0, "keywood") == ["blue"]


@pytest.mark.rule("KF-12.2", "KF-12.11")
def test_nobody_but_the_owner_may_counter() -> None:
    s = fair().player(1, workers=MANY).turn(1)
    assert colours(s, 1, "fair") == ["blue"]


@pytest.mark.rule("KF-12.12")
def test_green_is_not_countered() -> None:
    s = scene(2, "autumn").ability(0, "4a").player(0, workers=MANY).offer("fair").bid(1, "fair", "green 1").turn(0)
    assert colours(s, 0, "fair") == ["green"]
    s = scene(2, "autumn").ability(0, "4a").player(0, workers="red 5").offer("fair").bid(1, "fair", "green 1").turn(0)
    assert s.refusal(0, "bid fair") == "KF-5.8"


@pytest.mark.rule("KF-12.13")
def test_all_workers_of_a_counter_bid_have_one_colour() -> None:
    s = fair("red 2 yellow 2").offer("well", "forge").bid(3, "well", "red 1").bid(0, "well", "red 2")
    s.bid(3, "forge", "yellow 2").bid(0, "forge", "yellow 3").turn(3).choose(3, "bid fair", "in red")
    assert s.group(3, "fair") == "red 3"  # both from the screen, and the red group: no other way makes three
    assert (s.group(3, "forge"), s.workers(3)) == ("yellow 2", "yellow 2")


@pytest.mark.rule("KF-12.14")
def test_a_counter_bid_is_larger_than_the_winning_group() -> None:
    s = fair().turn(3).choose(3, "bid fair", "in red")
    assert s.options(3) == ["add red 3", "add red 4", "add red 5"]
    assert s.refusal(3, "add red 2") == "KF-5.11"


@pytest.mark.rule("KF-12.16.1")
def test_who_has_a_group_there_goes_on_in_its_colour() -> None:
    s = countered().bid(1, "fair", "blue 4").turn(3)
    assert colours(s, 3, "fair") == ["red"]
    s.choose(3, "add red 2")
    assert (s.group(3, "fair"), lying_at(s, "fair"), s.lock("fair")) == ("red 5", 3, "blue")
    s = fair().bid(3, "fair", "blue 3").bid(1, "fair", "blue 4").turn(3)
    assert colours(s, 3, "fair") == ["blue"]


@pytest.mark.rule("KF-12.16.2")
def test_a_turn_order_tile_is_not_countered() -> None:
    s = fair().bid(0, "turn1", "blue 2").turn(3)
    assert colours(s, 3, "turn1") == ["blue"]
    s = fair("red 5").bid(0, "turn1", "blue 2").turn(3)
    assert s.refusal(3, "bid turn1") == "KF-5.8"


@pytest.mark.rule("KF-12.16.2")
def test_the_ghost_ship_is_not_countered() -> None:
    s = scene(2, "autumn", ghost=True).ability(0, "4a").player(0, workers=MANY).bid(1, "key_celeste", "blue 2").turn(0)
    assert colours(s, 0, "key_celeste") == ["blue"]


# ---- what others may do


@pytest.mark.rule("W-18", "KF-12.15")
def test_others_still_bid_in_the_old_colour() -> None:
    s = countered().player(0, workers=MANY).player(1, workers=MANY).turn(0)
    assert colours(s, 0, "fair") == ["blue"]
    assert s.options(0)[0] == "add blue 2"  # with the two that are there it makes four
    s.choose(0, "add blue 2")
    assert (s.winner("fair"), lying_at(s, "fair")) == (0, 3)
    s = countered().player(1, workers=MANY).turn(1)
    assert colours(s, 1, "fair") == ["blue"]
    assert s.options(1)[0] == "add blue 4"


@pytest.mark.rule("KF-12.15")
def test_others_still_use_the_tile_in_the_old_colour() -> None:
    s = fair().offer("miner").bid(0, "miner", "blue 2").bid(3, "miner", "red 3", lying=True)
    s.player(1, workers="blue 1 red 5").turn(1).choose(1, "use miner")
    assert s.on("miner") == "blue 1"


@pytest.mark.rule("KF-12.22", "EC-118")
def test_the_owner_uses_a_tile_in_its_lock_colour() -> None:
    s = fair("red 5").bid(0, "keywood", "blue 1").turn(3)
    assert "bid keywood" in s.options(3)
    assert s.refusal(3, "use keywood") == "KF-6.11"
    s = fair("blue 1 red 5").bid(0, "keywood", "blue 1").turn(3).choose(3, "use keywood")
    assert (s.on("keywood"), s.workers(3)) == ("blue 1", "red 5")
