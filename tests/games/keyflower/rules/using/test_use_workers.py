"""Using tiles: in which colour, with workers from where, and where they end up (KF-6)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.seasons.end import TakeVillageWorkers
from tests.games.keyflower.scene import Scene, scene, tile_of

# ---- in which colour


@pytest.mark.rule("KF-6.10", "EC-21")
def test_the_workers_of_a_use_have_one_colour() -> None:
    s = scene().player(0, workers="blue 2 red 3").offer("keywood").turn(0).choose(0, "use keywood")
    assert s.options(0) == ["in blue", "in red"]
    s.choose(0, "in red")
    assert s.options(0) == ["add red 1", "add red 2", "add red 3"]
    s.choose(0, "add red 2")
    assert (s.on("keywood"), s.lock("keywood")) == ("red 2", "red")


@pytest.mark.rule("KF-6.10", "EC-21")
def test_two_colours_do_not_make_up_the_number() -> None:
    s = scene().player(0, workers="blue 1 red 1").offer("keywood").use("keywood", "red", 1).turn(0)
    assert s.refusal(0, "use keywood") == "KF-6.5"


@pytest.mark.rule("KF-6.11")
def test_workers_on_the_tile_bind_those_who_come_later() -> None:
    s = scene().player(0, workers="blue 5 red 2").tile(1, "keywood aside").use("keywood", "red", 1).turn(0)
    s.choose(0, "use keywood")  # no question about the colour or the number
    assert (s.on("keywood"), s.workers(0)) == ("red 3", "blue 5")


@pytest.mark.rule("KF-6.11")
def test_without_the_colour_there_is_no_use() -> None:
    s = scene().player(0, workers="blue 5").tile(1, "keywood aside").use("keywood", "red", 1).turn(0)
    assert s.refusal(0, "use keywood") == "KF-6.11"


@pytest.mark.rule("KF-6.12")
def test_bids_bind_too() -> None:
    s = scene().player(0, workers="blue 5 red 1").offer("keywood", "miner").bid(1, "keywood", "red 2").turn(0)
    s.choose(0, "use keywood")
    assert s.on("keywood") == "red 1"
    s = scene().player(0, workers="blue 5").offer("keywood", "miner").bid(1, "keywood", "red 2").turn(0)
    assert s.refusal(0, "use keywood") == "KF-6.11"
    assert "use miner" in s.options(0)


@pytest.mark.rule("W-9", "KF-6.12", "KF-5.9", "KF-5.10")
def test_a_green_use_binds_bids_and_uses_to_green() -> None:
    s = scene(3).player(0, workers="green 1").player(1, workers="red 6").player(2, workers="green 2").offer("stable")
    s.turn(0).choose(0, "use stable", "finish")
    assert s.lock("stable") == "green"
    assert not {"use stable", "bid stable"} & set(s.options(1))
    s.choose(1, "pass")
    assert {"use stable", "bid stable"} <= set(s.options(2))


# ---- from where


def losing_red_2() -> Scene:
    """Player 0 has been outbid for the Miner and has 3 red workers behind the screen."""
    s = scene().player(0, workers="red 3").offer("miner", "keywood").bid(0, "miner", "red 2").bid(1, "miner", "red 3")
    return s.turn(0).choose(0, "use keywood")


@pytest.mark.rule("KF-6.14")
def test_workers_come_from_the_screen() -> None:
    s = losing_red_2()
    assert s.options(0) == ["take from miner", "leave at miner"]
    s.choose(0, "leave at miner", "add red 1")
    assert (s.on("keywood"), s.workers(0), s.group(0, "miner")) == ("red 1", "red 2", "red 2")


@pytest.mark.rule("KF-6.14", "KF-5.18")
def test_or_from_a_losing_group_that_comes_whole() -> None:
    s = losing_red_2().choose(0, "take from miner")
    assert s.options(0) == ["add red 0", "add red 1", "add red 2", "add red 3"]
    s.choose(0, "add red 0")
    assert (s.on("keywood"), s.workers(0), s.group(0, "miner")) == ("red 2", "red 3", "")


@pytest.mark.rule("KF-6.14")
def test_or_from_both() -> None:
    s = losing_red_2().choose(0, "take from miner", "add red 3")
    assert (s.on("keywood"), s.workers(0), s.group(0, "miner")) == ("red 5", "", "")
    assert s.t.spots[tile_of("keywood")].need == 6


@pytest.mark.rule("KF-6.14")
def test_a_winning_group_does_not_come() -> None:
    s = scene().player(0, workers="blue 1").offer("miner", "keywood").bid(0, "miner", "red 2").turn(0)
    s.choose(0, "use keywood")
    assert (s.on("keywood"), s.group(0, "miner")) == ("blue 1", "red 2")


def alehouse(*sizes: int) -> Scene:
    """Of player 1, and used so; player 0 has only a losing group of 4 blue workers."""
    s = scene(3).tile(1, "alehouse aside").use("alehouse", "blue", *sizes).offer("miner")
    return s.bid(0, "miner", "blue 4").bid(2, "miner", "blue 5").turn(0)


@pytest.mark.rule("W-8", "KF-6.14", "KF-6.5", "KF-7.1")
def test_a_losing_group_moves_onto_a_tile() -> None:
    s = alehouse(1).choose(0, "use alehouse").chance("worker red")
    assert (s.on("alehouse"), s.group(0, "miner"), s.workers(0)) == ("blue 5", "", "red 1")


@pytest.mark.rule("W-8", "KF-6.6", "KF-5.26")
def test_unless_it_finds_no_room() -> None:
    assert alehouse(1, 2).refusal(0, "use alehouse") == "KF-6.6"


@pytest.mark.rule("W-8", "KF-6.6", "KF-5.26")
def test_a_group_that_finds_no_room_is_left_when_others_come() -> None:
    s = scene(3).player(0, workers="blue 3").tile(1, "alehouse aside").use("alehouse", "blue", 1, 2).offer("miner")
    s.bid(0, "miner", "blue 4").bid(2, "miner", "blue 5").turn(0).choose(0, "use alehouse").chance("worker red")
    assert (s.on("alehouse"), s.group(0, "miner"), s.workers(0)) == ("blue 6", "blue 4", "red 1")


# ---- and to where


@pytest.mark.rule("KF-6.22", "EC-36", "KF-9.9")
def test_workers_stay_until_the_season_ends_and_then_go_to_the_owner_of_the_village() -> None:
    s = scene().player(0, workers="red 1").player(1, workers="blue 1").tile(1, "keywood aside").turn(0)
    s.choose(0, "use keywood").choose(1, "pass")
    assert s.t.over
    assert (s.on("keywood"), s.workers(0), s.workers(1)) == ("red 1", "", "blue 1")
    TakeVillageWorkers().run(s.t)
    assert (s.on("keywood"), s.workers(0), s.workers(1)) == ("", "", "blue 1 red 1")
