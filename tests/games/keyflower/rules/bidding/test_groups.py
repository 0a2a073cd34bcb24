"""Losing groups: they may move, whole and together, and come back when the season ends (KF-5)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.seasons.end import ReturnLosingGroups
from kubrik.games.keyflower.table import notes
from tests.games.keyflower.bids import outbid, outbid_for_miner
from tests.games.keyflower.scene import scene, tile_of


@pytest.mark.rule("KF-5.5", "KF-5.17", "KF-5.18")
def test_a_bid_may_be_a_losing_group_from_elsewhere() -> None:
    s = outbid_for_miner().choose(0, "bid gold_mine")
    assert (s.group(0, "miner"), s.group(0, "gold_mine"), s.winner("gold_mine")) == ("", "red 3", 0)
    assert s.workers(0) == ""
    assert (s.group(1, "miner"), s.winner("miner")) == ("red 4", 1)
    assert s.notes(notes.GROUP_MOVED) == [(0, tile_of("miner"), 1, 3)]


@pytest.mark.rule("W-7", "KF-5.6", "KF-5.18", "EC-5")
def test_a_losing_group_moves_whole_and_may_be_joined() -> None:
    s = outbid_for_miner("red 1 blue 1").choose(0, "bid gold_mine", "in red")
    assert s.options(0) == ["take from miner", "leave at miner"]  # all of it, or nothing
    s.choose(0, "take from miner")
    assert s.options(0) == ["add red 0", "add red 1"]
    s.choose(0, "add red 1")
    assert (s.group(0, "miner"), s.group(0, "gold_mine"), s.lock("gold_mine")) == ("", "red 4", "red")
    assert s.workers(0) == "blue 1"


@pytest.mark.rule("KF-5.17")
def test_a_losing_group_may_become_a_use() -> None:
    s = outbid_for_miner().choose(0, "use keywood")
    assert (s.group(0, "miner"), s.on("keywood")) == ("", "red 3")
    assert s.lying_there("home1") == "wood 1"


@pytest.mark.rule("KF-5.19", "EC-7")
def test_two_losing_groups_and_workers_from_the_screen_come_together() -> None:
    s = scene(2).player(0, workers="red 2").offer("miner", "well", "forge").bid(1, "forge", "red 6")
    outbid(outbid(s, "miner", "red 2"), "well", "red 3").turn(0).choose(0, "bid forge")
    assert [s.group(0, name) for name in ("miner", "well", "forge")] == ["", "", "red 7"]  # nothing less will do
    assert (s.workers(0), s.winner("forge")) == ("", 0)


@pytest.mark.rule("KF-5.19", "KF-5.21", "KF-5.5")
def test_each_losing_group_is_taken_along_or_left() -> None:
    s = scene(2).player(0, workers="red 2").offer("miner", "well", "forge")
    outbid(outbid(s, "miner", "red 2"), "well", "red 3").turn(0).choose(0, "bid forge", "take from miner")
    assert s.options(0) == ["take from well", "leave at well"]
    s.choose(0, "leave at well", "add red 1")
    assert [s.group(0, name) for name in ("miner", "well", "forge")] == ["", "red 3", "red 3"]
    assert s.workers(0) == "red 1"


@pytest.mark.rule("KF-5.19")
def test_a_group_that_is_needed_cannot_be_left() -> None:
    s = scene(2).player(0, workers="red 2").offer("miner", "well", "forge").bid(1, "forge", "red 4")
    outbid(outbid(s, "miner", "red 1"), "well", "red 3").turn(0).choose(0, "bid forge")
    assert s.options(0) == ["take from miner", "leave at miner"]
    s.choose(0, "leave at miner")  # now the other must come, and both workers
    assert [s.group(0, name) for name in ("miner", "well", "forge")] == ["red 1", "", "red 5"]


@pytest.mark.rule("KF-5.20", "EC-8")
def test_a_losing_group_does_not_come_back_before_the_season_ends() -> None:
    s = outbid_for_miner("blue 1")
    kinds = {name.split()[0] for name in s.options(0)}
    assert kinds == {"pass", "bid", "use"}
    assert s.refusal(0, "take from miner") == "KF-4.2"
    s.choose(0, "use home1", "in blue", "finish")
    assert (s.group(0, "miner"), s.workers(0)) == ("red 3", "")
    s = scene(2).offer("miner")
    assert outbid(s, "miner", "red 3").go(ReturnLosingGroups()).workers(0) == "red 3"


@pytest.mark.rule("KF-5.21")
def test_a_losing_group_may_stay_where_it_is() -> None:
    s = outbid_for_miner("red 2").choose(0, "bid gold_mine", "leave at miner", "add red 1")
    assert (s.group(0, "miner"), s.group(0, "gold_mine")) == ("red 3", "red 1")
    s = outbid_for_miner("red 2").choose(0, "pass")
    assert s.group(0, "miner") == "red 3"


@pytest.mark.rule("KF-5.22")
def test_a_losing_group_is_reinforced_only_to_win() -> None:
    s = scene(2).player(0, workers="red 2").offer("miner").bid(0, "miner", "red 1").bid(1, "miner", "red 4").turn(0)
    assert s.refusal(0, "bid miner") == "KF-5.11"
    s = scene(2).player(0, workers="red 2").offer("miner").bid(0, "miner", "red 1").bid(1, "miner", "red 2").turn(0)
    s.choose(0, "bid miner")
    assert (s.group(0, "miner"), s.winner("miner")) == ("red 3", 0)


@pytest.mark.rule("KF-5.17", "EC-13")
def test_who_is_outbid_may_move() -> None:
    s = scene(2).player(0, workers="blue 1").player(1, workers="red 3").offer("miner", "well").bid(0, "miner", "red 2")
    s.turn(1).choose(1, "bid miner").choose(0, "bid well", "in red")
    assert (s.group(0, "miner"), s.group(0, "well"), s.winner("miner")) == ("", "red 2", 1)


@pytest.mark.rule("KF-5.17", "EC-14")
def test_after_a_third_bid_both_others_may_move() -> None:
    s = scene(3).player(2, workers="red 3").offer("miner", "well", "forge")
    s.bid(0, "miner", "red 1").bid(1, "miner", "red 2").turn(2).choose(2, "bid miner")
    s.choose(0, "bid well").choose(1, "bid forge")
    assert [s.group(seat, "miner") for seat in range(3)] == ["", "", "red 3"]
    assert (s.group(0, "well"), s.group(1, "forge")) == ("red 1", "red 2")


@pytest.mark.rule("KF-5.30")
def test_a_group_that_has_moved_is_not_remembered() -> None:
    s = scene(3).player(0, workers="red 1").player(2, workers="red 9").offer("miner", "well", "forge")
    outbid(s, "miner", "red 3").turn(0).choose(0, "bid well", "take from miner", "add red 1")
    s.choose(2, "bid well", "add red 5").choose(0, "bid forge")
    assert [s.group(0, name) for name in ("miner", "well", "forge")] == ["", "", "red 4"]  # all four, as one group
