"""The colour of a group, and the colour to which a tile is bound for the season (KF-5)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.terms import COLOURS
from tests.games.keyflower.bids import MANY, colours
from tests.games.keyflower.scene import scene

# ---- one colour to a group


@pytest.mark.rule("KF-5.7")
def test_a_group_has_one_colour() -> None:
    s = scene(2).player(0, workers="blue 2 red 1").offer("miner").bid(1, "miner", "blue 1").turn(0)
    s.choose(0, "bid miner")  # blue 2: the red one is no help
    assert (s.group(0, "miner"), s.workers(0)) == ("blue 2", "red 1")


@pytest.mark.rule("KF-5.7")
def test_colours_do_not_add_up() -> None:
    s = scene(2).player(0, workers="blue 2 red 2 yellow 1 green 1").offer("miner").bid(1, "miner", "red 2").turn(0)
    assert s.refusal(0, "bid miner") == "KF-5.11"


@pytest.mark.rule("KF-5.7", "EC-6")
def test_losing_groups_of_different_colours_do_not_come_together() -> None:
    s = scene(2).player(0, workers="red 1").offer("miner", "well", "forge")
    s.bid(0, "miner", "red 2").bid(1, "miner", "red 3").bid(0, "well", "blue 2").bid(1, "well", "blue 3").turn(0)
    s.choose(0, "bid forge", "in red")
    assert s.options(0) == ["take from miner", "leave at miner"]
    s.choose(0, "take from miner")
    assert s.options(0) == ["add red 0", "add red 1"]  # the blue group is not asked about
    s.choose(0, "add red 0")
    assert (s.group(0, "forge"), s.group(0, "well")) == ("red 2", "blue 2")


@pytest.mark.rule("KF-5.7")
def test_a_group_goes_on_in_its_colour() -> None:
    s = scene(2).player(0, workers=MANY).offer("miner").bid(0, "miner", "yellow 1").turn(0)
    assert colours(s, 0, "miner") == ["yellow"]


# ---- the lock colour


@pytest.mark.rule("KF-5.10")
def test_without_a_worker_there_every_colour_is_open() -> None:
    s = scene(2).player(0, workers=MANY).offer("miner").turn(0)
    assert s.lock("miner") == ""
    assert colours(s, 0, "miner") == COLOURS


@pytest.mark.rule("KF-5.10", "EC-9")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_first_bid_locks_the_tile(colour: str) -> None:
    s = scene(2).player(0, workers=MANY).player(1, workers=MANY).offer("miner").turn(0)
    s.choose(0, "bid miner", f"in {colour}", f"add {colour} 1")
    assert s.lock("miner") == colour
    assert colours(s, 1, "miner") == [colour]


@pytest.mark.rule("KF-5.8", "EC-9")
def test_a_red_bid_for_a_green_tile_is_refused() -> None:
    s = scene(2).player(0, workers="red 5").offer("miner", "well").bid(1, "miner", "green 1").turn(0)
    assert "bid well" in s.options(0)
    assert s.refusal(0, "bid miner") == "KF-5.8"


@pytest.mark.rule("KF-5.8", "KF-5.9", "EC-10")
def test_a_used_tile_is_bid_for_in_the_colour_of_its_use() -> None:
    s = scene(2).player(0, workers=MANY).offer("keywood").use("keywood", "blue", 1).turn(0)
    assert colours(s, 0, "keywood") == ["blue"]
    s = scene(2).player(0, workers="red 5 yellow 5 green 5").offer("keywood").use("keywood", "blue", 1).turn(0)
    assert s.refusal(0, "bid keywood") == "KF-5.8"


@pytest.mark.rule("KF-5.9", "KF-5.10", "EC-10")
def test_the_first_use_locks_the_tile() -> None:
    s = scene(2).player(0, workers="blue 1 red 1").player(1, workers=MANY).offer("keywood").turn(0)
    s.choose(0, "use keywood", "in blue")
    assert s.lock("keywood") == "blue"
    assert colours(s, 1, "keywood") == ["blue"]


@pytest.mark.rule("KF-5.8", "EC-11")
def test_a_losing_group_does_not_go_where_its_colour_is_not_wanted() -> None:
    s = scene(2).offer("miner", "well", "keywood").bid(0, "miner", "red 2").bid(1, "miner", "red 3")
    s.bid(1, "well", "blue 1").use("keywood", "blue", 1).turn(0)
    assert s.refusal(0, "bid well") == "KF-5.8"
    assert s.refusal(0, "use keywood") == "KF-6.11"
    s.choose(0, "bid turn1")
    assert s.group(0, "turn1") == "red 2"


@pytest.mark.rule("KF-5.27")
def test_a_lock_colour_stays_when_a_losing_group_leaves() -> None:
    s = (
        scene(2)
        .player(1, workers=MANY)
        .offer("miner", "well")
        .bid(0, "miner", "red 2")
        .bid(1, "miner", "red 3")
        .turn(0)
    )
    s.choose(0, "bid well")
    assert (s.group(0, "miner"), s.group(0, "well")) == ("", "red 2")
    assert (s.lock("miner"), s.lock("well")) == ("red", "red")
    assert colours(s, 1, "miner") == ["red"]
