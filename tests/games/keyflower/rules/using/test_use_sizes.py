"""How many workers a use takes, and when a tile is full (KF-6)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.keyflower.table import notes
from tests.games.keyflower.scene import Scene, scene, tile_of

ALL_SEQUENCES = ["1", "1-2", "1-2-3", "1-3", "1-4", "1-5", "2", "2-3", "2-4", "3", "4", "5", "6"]


def keywood_used(*sizes: int) -> Scene:
    """Player 0 has used the Keywood of player 1 with so many workers, one time after another; nobody else can act."""
    s = scene().player(0, workers="red 20").tile(1, "keywood aside").turn(0)
    for n in sizes:
        s.choose(0, "use keywood")
        if f"add red {n}" in s.options(0):  # there was a choice
            s.choose(0, f"add red {n}")
    assert [note[2] for note in s.notes(notes.USES)] == list(sizes)
    return s


def next_sizes(*before: int) -> list[int]:
    """The numbers of workers with which the tile may be used next."""
    s = keywood_used(*before)
    if "use keywood" not in s.options(0):
        return []
    s.choose(0, "use keywood")
    offered = [int(option.removeprefix("add red ")) for option in s.options(0) if option.startswith("add red ")]
    return offered or [s.notes(notes.USES)[-1][2]]  # the only number is not asked for


def sequences(*before: int) -> list[str]:
    """All that can happen on a tile in a season after these uses."""
    found = ["-".join(str(n) for n in before)] if before else []
    return found + [s for n in next_sizes(*before) for s in sequences(*before, n)]


@pytest.mark.rule("W-3", "KF-6.5", "KF-6.6", "KF-6.7", "KF-6.8", "EC-18", "EC-19", "EC-20")
def test_exactly_thirteen_things_can_happen_on_a_tile() -> None:
    assert sorted(sequences()) == ALL_SEQUENCES


@pytest.mark.rule("KF-6.5", "KF-6.7")
def test_each_use_needs_one_worker_more_than_the_one_before() -> None:
    assert [min(next_sizes(*before)) for before in [(), (1,), (1, 2)]] == [1, 2, 3]


@pytest.mark.rule("KF-6.5")
def test_with_fewer_there_is_no_use() -> None:
    s = scene().player(0, workers="red 2").tile(1, "keywood aside").use("keywood", "red", 1, 2).turn(0)
    assert s.refusal(0, "use keywood") == "KF-6.5"


@pytest.mark.rule("KF-6.6", "KF-6.7", "EC-18")
def test_six_workers_fill_a_tile() -> None:
    s = keywood_used(1, 2, 3)
    assert s.on("keywood") == "red 6"
    assert s.refusal(0, "use keywood") == "KF-6.6"


@pytest.mark.rule("EC-19")
def test_after_one_and_three_there_is_no_room_for_four() -> None:
    s = keywood_used(1, 3)
    assert s.refusal(0, "use keywood") == "KF-6.6"


@pytest.mark.rule("EC-20", "KF-6.8")
def test_after_one_five_fill_the_tile() -> None:
    assert keywood_used(1, 5).on("keywood") == "red 6"


@pytest.mark.rule("W-1", "KF-6.5", "KF-6.6")
def test_a_first_use_with_two_leaves_one_more() -> None:
    assert next_sizes(2) == [3, 4]
    assert next_sizes(2, 3) == next_sizes(2, 4) == []


@pytest.mark.rule("W-2", "KF-6.5", "KF-6.6")
@pytest.mark.parametrize("n", [3, 4, 5, 6])
def test_a_first_use_with_three_or_more_is_the_only_one(n: int) -> None:
    assert next_sizes(n) == []


@pytest.mark.rule("KF-6.6")
def test_seven_never_fit() -> None:
    s = keywood_used().choose(0, "use keywood")
    with pytest.raises(Illegal):
        s.choose(0, "add red 7")


@pytest.mark.rule("KF-6.8", "KF-6.9")
@pytest.mark.parametrize("n", [1, 2, 6])
def test_more_workers_bring_no_more(n: int) -> None:
    s = keywood_used(n)
    assert (s.on("keywood"), s.lying_there("home1")) == (f"red {n}", "wood 1")


@pytest.mark.rule("KF-6.13", "EC-22")
def test_the_owner_needs_as_many() -> None:
    s = scene().player(0, workers="red 5").tile(0, "keywood aside").use("keywood", "red", 1).turn(0)
    s.choose(0, "use keywood")
    assert s.options(0) == ["add red 2", "add red 3", "add red 4", "add red 5"]
    with pytest.raises(Illegal):
        s.choose(0, "add red 1")


@pytest.mark.rule("KF-6.5")
def test_each_tile_counts_for_itself() -> None:
    s = scene().player(0, workers="red 1").tile(1, "keywood aside").tile(1, "miner aside")
    s.use("keywood", "red", 1, 2, 3).turn(0).choose(0, "use miner")
    assert s.on("miner") == "red 1"


@pytest.mark.rule("KF-6.5", "KF-6.14")
def test_moved_groups_count_among_the_workers_of_a_use() -> None:
    s = scene(3).player(0, workers="red 1").offer("miner", "keywood").bid(0, "miner", "red 2").bid(2, "miner", "red 3")
    s.player(1, workers="red 3").turn(0).choose(0, "use keywood", "take from miner", "add red 1")
    assert s.on("keywood") == "red 3"
    assert s.t.spots[tile_of("keywood")].need == 4
    assert "use keywood" not in s.options(1)
