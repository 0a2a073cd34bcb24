"""Groups on the move: losing ones go elsewhere as a whole, winning ones stay (KF-5.5, 5.6, 5.16 – 5.22, 5.26 – 5.30)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower import notes
from tests.games.keyflower.scene import Scene, scene, tile_of


def outbid(s: Scene, tile: str, group: str, by: int = 1) -> Scene:
    """Player 0 has this group at a tile, and another one more."""
    colour, n = group.split()
    return s.bid(0, tile, group).bid(by, tile, f"{colour} {int(n) + 1}")


def outbid_for_miner(workers: str = "") -> Scene:
    """Player 0 has lost the Miner with three red workers; the Gold mine and the Keywood are free."""
    s = scene(2).player(0, workers=workers).offer("miner", "gold_mine", "keywood")
    return outbid(s, "miner", "red 3").turn(0)


# ---- losing groups


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
    assert s.options(0) == ["take from miner"] or s.group(0, "forge") == "red 7"  # nothing less will do
    assert [s.group(0, name) for name in ("miner", "well", "forge")] == ["", "", "red 7"]
    assert s.workers(0) == ""


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
    s.choose(0, "pass")
    assert s.t.over  # with the season
    assert s.season_end().workers(0) == "red 3"


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
def test_two_groups_find_room_only_together_with_each_other() -> None:
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


@pytest.mark.rule("KF-5.30")
def test_a_group_that_has_moved_is_not_remembered() -> None:
    s = scene(3).player(0, workers="red 1").player(2, workers="red 9").offer("miner", "well", "forge")
    outbid(s, "miner", "red 3").turn(0).choose(0, "bid well", "take from miner", "add red 1")
    s.choose(1, "pass").choose(2, "bid well", "add red 5").choose(0, "bid forge")
    assert [s.group(0, name) for name in ("miner", "well", "forge")] == ["", "", "red 4"]  # all four, as one group
