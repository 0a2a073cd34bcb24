"""Where groups go and where not: winning ones stay, large ones stay off tiles (KF-5)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.table import notes
from tests.games.keyflower.bids import outbid, outbid_for_miner
from tests.games.keyflower.scene import scene

# ---- winning groups


@pytest.mark.rule("KF-5.16", "EC-4")
def test_a_winning_group_stays_even_if_nobody_else_has_bid() -> None:
    s = scene(2).player(0, workers="red 2").offer("miner", "well", "keywood").bid(0, "miner", "red 3").turn(0)
    s.choose(0, "bid well")
    assert s.options(0) == ["add red 1", "add red 2"]  # the group at the Miner is not asked about
    s.choose(0, "add red 1").choose(0, "use keywood")
    assert (s.group(0, "miner"), s.group(0, "well"), s.on("keywood")) == ("red 3", "red 1", "red 1")


@pytest.mark.rule("KF-5.16", "EC-4")
def test_with_winning_groups_alone_nothing_can_be_done() -> None:
    s = scene(2).player(1, workers="red 1").offer("miner").bid(0, "miner", "red 3").turn(0)
    assert s.asked() == [1]
    assert s.notes(notes.PASSED_OVER) == [(0, 0, 0, 0)]


@pytest.mark.rule("KF-5.29", "EC-117")
def test_a_winning_group_is_raised_with_a_whole_losing_group() -> None:
    s = scene(2).player(0, workers="red 1").offer("miner", "well").bid(0, "well", "red 2")
    outbid(s, "miner", "red 3").turn(0).choose(0, "bid well")
    assert s.options(0) == ["take from miner", "leave at miner"]
    s.choose(0, "take from miner")
    assert s.options(0) == ["add red 0", "add red 1"]
    s.choose(0, "add red 0")
    assert (s.group(0, "miner"), s.group(0, "well"), s.workers(0)) == ("", "red 5", "red 1")


# ---- where a group may go


@pytest.mark.rule("KF-5.26")
def test_a_group_of_more_than_six_finds_no_room_on_a_tile() -> None:
    s = scene(2).player(0, workers="red 2").offer("miner", "keywood", "well")
    outbid(s, "miner", "red 7").turn(0).choose(0, "use keywood")
    assert s.options(0) == ["add red 1", "add red 2"]  # without the group
    s.choose(0, "add red 2").choose(0, "bid well")
    assert (s.on("keywood"), s.group(0, "well")) == ("red 2", "red 7")


@pytest.mark.rule("KF-5.26")
@pytest.mark.parametrize(("size", "uses", "can"), [(6, [], True), (7, [], False), (5, [1], True), (6, [1], False)])
def test_all_of_a_group_must_find_room(size: int, uses: list[int], can: bool) -> None:
    s = scene(2).offer("miner", "keywood").use("keywood", "red", *uses)
    outbid(s, "miner", f"red {size}").turn(0)
    assert ("use keywood" in s.options(0)) == can
    if not can:
        assert s.refusal(0, "use keywood") == "KF-6.6"


@pytest.mark.rule("KF-5.26")
def test_two_groups_that_fit_may_be_too_many_together() -> None:
    s = scene(2).offer("miner", "well", "keywood")
    outbid(outbid(s, "miner", "red 4"), "well", "red 3").turn(0).choose(0, "use keywood", "take from miner")
    assert (s.on("keywood"), s.group(0, "well")) == ("red 4", "red 3")  # seven would be too many


@pytest.mark.rule("KF-5.28", "EC-116")
def test_a_losing_group_may_climb_onto_its_own_tile() -> None:
    s = outbid_for_miner().choose(0, "use miner")
    assert (s.group(0, "miner"), s.on("miner"), s.lock("miner")) == ("", "red 3", "red")
    assert s.lying_there("home1") == "iron 2"


@pytest.mark.rule("KF-5.28", "EC-116")
def test_a_losing_group_does_not_move_to_its_own_side() -> None:
    s = outbid_for_miner("red 2").choose(0, "bid miner")  # the group is not asked about: it counts by itself
    assert (s.group(0, "miner"), s.winner("miner")) == ("red 5", 0)
    assert s.notes(notes.GROUP_MOVED) == []
    assert outbid_for_miner().refusal(0, "bid miner") == "KF-5.11"
