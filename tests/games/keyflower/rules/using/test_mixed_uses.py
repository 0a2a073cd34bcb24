"""Summer boat 4b: a tile that was bid for or used is used with workers of any colours (KF-12)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.seasons.end import TakeVillageWorkers
from tests.games.keyflower.bids import MANY, colours
from tests.games.keyflower.scene import Scene, scene, tile_of


def mixing(workers: str) -> Scene:
    """Player 3 owns 4b; player 2 has the Miner."""
    return scene(4, "autumn").ability(3, "4b").player(3, workers=workers).tile(2, "miner aside")


# ---- any colours


@pytest.mark.rule("W-19", "KF-12.17", "KF-12.18")
def test_a_used_tile_takes_workers_of_any_colours() -> None:
    s = mixing("blue 1 yellow 1").player(1, workers="red 4").use("miner", "red", 1).turn(3)
    s.choose(3, "use miner")  # two are needed: one of each
    assert (s.on("miner"), s.lock("miner")) == ("blue 1 red 1 yellow 1", "red")
    assert s.lying_there("home4") == "iron 2"
    s.choose(1, "use miner")  # three, no more and no less: the tile is full with six
    assert (s.on("miner"), s.workers(1)) == ("blue 1 red 4 yellow 1", "red 1")


@pytest.mark.rule("KF-12.17")
def test_colours_are_asked_one_after_another() -> None:
    s = mixing("blue 1 red 2 green 1").use("miner", "red", 2).turn(3).choose(3, "use miner")
    assert s.options(3) == ["add blue 0", "add blue 1"]  # three are needed
    s.choose(3, "add blue 1")
    assert s.options(3) == ["add red 1", "add red 2"]
    s.choose(3, "add red 1")
    assert (s.on("miner"), s.workers(3)) == ("blue 1 red 3 green 1", "red 1")


@pytest.mark.rule("KF-12.17")
def test_a_tile_that_was_bid_for_takes_any_colours() -> None:
    s = mixing("yellow 1 green 1").offer("keywood").bid(0, "keywood", "blue 2").turn(3).choose(3, "use keywood")
    assert s.options(3) == ["add yellow 0", "add yellow 1"]
    s.choose(3, "add yellow 1", "add green 1")
    assert (s.on("keywood"), s.lock("keywood")) == ("yellow 1 green 1", "blue")


@pytest.mark.rule("KF-12.17")
def test_green_is_no_exception() -> None:
    s = mixing("blue 2").use("miner", "green", 1).turn(3).choose(3, "use miner")
    assert (s.on("miner"), s.lock("miner")) == ("blue 2 green 1", "green")


@pytest.mark.rule("KF-12.17", "KF-5.18")
def test_losing_groups_of_any_colours_may_come() -> None:
    s = mixing("green 1").use("miner", "red", 1).offer("well", "forge")
    s.bid(3, "well", "blue 2").bid(0, "well", "blue 3").bid(3, "forge", "yellow 2").bid(0, "forge", "yellow 3").turn(3)
    s.choose(3, "use miner", "take from forge")
    assert s.options(3) == ["take from well", "leave at well"]
    s.choose(3, "take from well", "add green 1")
    assert s.on("miner") == "blue 2 red 1 yellow 2 green 1"
    assert (s.group(3, "well"), s.group(3, "forge")) == ("", "")


@pytest.mark.rule("KF-12.2", "KF-12.17")
def test_nobody_but_the_owner_may_mix() -> None:
    s = mixing("").player(0, workers="blue 1 yellow 1").player(2, workers="red 1 blue 1").use("miner", "red", 1).turn(0)
    assert s.refusal(0, "use miner") == "KF-6.11"
    s.choose(0, "pass")
    assert s.refusal(2, "use miner") == "KF-6.5"  # not even on the own tile


# ---- how they count


@pytest.mark.rule("KF-12.18")
def test_lying_workers_count_among_the_six() -> None:
    s = mixing("blue 3 yellow 3").use("miner", "red", 2).turn(3).choose(3, "use miner", "add blue 3")
    assert s.options(3) == ["add yellow 0", "add yellow 1"]
    s.choose(3, "add yellow 1")
    assert s.on("miner") == "blue 3 red 2 yellow 1"
    assert s.refusal(3, "use miner") == "KF-6.6"


@pytest.mark.rule("KF-12.18")
def test_lying_workers_raise_the_number_for_the_next() -> None:
    s = mixing("blue 2").player(0, workers="red 3").use("miner", "red", 1).turn(3).choose(3, "use miner")
    assert s.t.spots[tile_of("miner")].need == 3
    s.choose(0, "use miner")
    assert s.on("miner") == "blue 2 red 4"


@pytest.mark.rule("KF-12.18")
def test_too_few_lying_workers_are_no_use() -> None:
    s = mixing("blue 1 yellow 1").use("miner", "red", 2).turn(3)
    assert "use home1" in s.options(3)
    assert "use miner" not in s.options(3)


@pytest.mark.rule("KF-12.17", "KF-6.5")
def test_whoever_may_mix_is_told_that_workers_are_too_few_not_that_their_colour_is_wrong() -> None:
    s = mixing("blue 1 yellow 1").use("miner", "red", 2).turn(3)
    assert s.refusal(3, "use miner") == "KF-6.5"


@pytest.mark.rule("KF-12.17", "KF-6.6")
def test_whoever_may_mix_can_have_a_group_that_is_too_large() -> None:
    s = mixing("").use("miner", "red", 2).offer("well").bid(3, "well", "blue 5").bid(0, "well", "blue 6").turn(3)
    assert s.refusal(3, "use miner") == "KF-6.6"


@pytest.mark.rule("KF-12.17", "KF-6.23")
@pytest.mark.parametrize("name", ["tavern", "peddler"])
def test_whoever_is_given_up_is_not_one_of_those_who_mix(name: str) -> None:
    """Two are needed, and one more to be given."""
    s = mixing("blue 1 yellow 1").tile(1, f"{name} aside").use(name, "red", 1).turn(3)
    assert s.refusal(3, f"use {name}") == "KF-6.23"
    s = mixing("blue 2 yellow 1").tile(1, f"{name} aside").use(name, "red", 1).turn(3)
    assert f"use {name}" in s.options(3)


@pytest.mark.rule("KF-12.19")
def test_others_follow_who_stands() -> None:
    s = mixing("blue 2").player(0, workers="blue 5").player(1, workers="red 3 blue 5").use("miner", "red", 1).turn(3)
    s.choose(3, "use miner")
    assert s.lock("miner") == "red"
    assert s.refusal(0, "use miner") == "KF-6.11"
    s.choose(0, "pass").choose(1, "use miner")
    assert s.on("miner") == "blue 2 red 4"


@pytest.mark.rule("KF-12.18", "KF-9.9")
def test_lying_workers_go_where_all_go_when_the_season_ends() -> None:
    s = mixing("").use("miner", "red", 1).use("miner", "blue", 2).go(TakeVillageWorkers())
    assert (s.workers(2), s.workers(3)) == ("blue 2 red 1", "")


# ---- where nothing changes


@pytest.mark.rule("KF-12.20")
def test_a_tile_without_workers_takes_one_colour_and_is_locked() -> None:
    s = mixing("blue 2 red 1").turn(3).choose(3, "use miner")
    assert s.options(3) == ["in blue", "in red"]
    s.choose(3, "in blue")
    assert s.options(3) == ["add blue 1", "add blue 2"]
    s.choose(3, "add blue 1")
    assert (s.on("miner"), s.lock("miner")) == ("blue 1", "blue")


@pytest.mark.rule("KF-12.21")
def test_bids_are_not_mixed() -> None:
    s = mixing(MANY).offer("keywood").bid(0, "keywood", "blue 2").turn(3)
    assert colours(s, 3, "keywood") == ["blue"]
    s.choose(3, "add blue 3")
    assert s.group(3, "keywood") == "blue 3"


@pytest.mark.rule("KF-12.21")
def test_nor_is_there_a_bid_in_another_colour() -> None:
    s = mixing("blue 2 red 5").offer("keywood", "well").bid(0, "keywood", "blue 2").bid(0, "well", "green 1").turn(3)
    assert s.refusal(3, "bid keywood") == "KF-5.11"
    assert s.refusal(3, "bid well") == "KF-5.8"
