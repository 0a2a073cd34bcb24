"""How many steps a transport may take, and how they are shared out (KF-8.2, KF-8.4, KF-8.5, KF-8.9)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import WOOD
from tests.games.keyflower.rules.transport.carrying import carrying, left, village
from tests.games.keyflower.scene import tile_of


@pytest.mark.rule("W-4", "KF-8.4")
@pytest.mark.parametrize("second", ["home1", "alehouse"])
def test_two_steps_for_two_resources(second: str) -> None:
    s = carrying(village("woodcutter", 2), "stable").choose(0, "carry wood from woodcutter", "to home1")
    s.choose(0, "carry wood from woodcutter", f"to {second}")
    assert s.lying_there("woodcutter") == ""
    assert s.lying_there(second) == ("wood 2" if second == "home1" else "wood 1")
    assert s.notes(notes.CARRIED)[1] == (0, WOOD, tile_of("woodcutter"), tile_of(second))


@pytest.mark.rule("W-4", "KF-8.5")
def test_two_steps_for_one_resource() -> None:
    s = carrying(village("woodcutter", 2), "stable").choose(0, "carry wood from woodcutter", "to home1")
    s.choose(0, "carry wood from home1", "to stable")
    assert (s.lying_there("woodcutter"), s.lying_there("home1"), s.lying_there("stable")) == ("wood 1", "", "wood 1")


@pytest.mark.rule("KF-8.4")
def test_steps_may_be_shared_among_types() -> None:
    s = carrying(village("woodcutter").resources("woodcutter", "gold 1"), "stable")
    assert s.options(0) == ["finish", "carry wood from woodcutter", "carry gold from woodcutter"]
    s.choose(0, "carry gold from woodcutter", "to home1", "carry wood from woodcutter", "to alehouse")
    assert (s.lying_there("home1"), s.lying_there("alehouse")) == ("gold 1", "wood 1")


@pytest.mark.rule("KF-8.2", "W-4")
def test_there_is_no_third_step() -> None:
    s = carrying(village("woodcutter", 3), "stable")
    for _ in range(2):
        s.choose(0, "carry wood from woodcutter", "to home1")
    assert s.options(0) == ["finish"]  # an upgrade is left
    assert s.refusal(0, "carry wood from woodcutter") == "KF-8.2"
    assert s.lying_there("woodcutter") == "wood 1"


@pytest.mark.rule("KF-8.2", "KF-8.7")
def test_steps_need_not_be_made() -> None:
    s = carrying(village("woodcutter", 3), "stable").choose(0, "carry wood from woodcutter", "to home1", "finish")
    assert (s.lying_there("woodcutter"), left(s), s.t.over) == ("wood 2", (0, 0), True)


@pytest.mark.rule("KF-8.9", "KF-8.7")
def test_one_may_do_nothing_at_all() -> None:
    s = carrying(village("woodcutter"), "stable").choose(0, "finish")
    assert (s.on("stable"), s.lying_there("woodcutter"), s.notes(notes.CARRIED)) == ("red 1", "wood 1", [])
    s = carrying(village(), "stable")
    assert s.options(0) == ["finish"]  # asked all the same: others can't tell why


@pytest.mark.rule("KF-8.2", "KF-8.6")
def test_unused_steps_are_lost() -> None:
    s = carrying(village("woodcutter", 3).player(0, workers="red 1"), "stable")
    s.choose(0, "add red 1", "finish", "use home1")
    assert left(s) == (1, 1)


# ---- doubled


@pytest.mark.rule("EC-45", "KF-12.8")
def test_2b_doubles_the_home() -> None:
    s = carrying(village("woodcutter", 3).ability(0, "2b"), "home1")
    assert left(s) == (2, 2)


@pytest.mark.rule("EC-45", "KF-12.8")
@pytest.mark.parametrize("owner", [0, 1])
def test_2b_doubles_the_wainwright(owner: int) -> None:
    s = carrying(village().ability(0, "2b").tile(owner, "wainwright aside back"), "wainwright")
    assert left(s) == (12, 4)


@pytest.mark.rule("EC-46", "KF-12.8", "KF-12.2")
def test_2b_does_nothing_for_others() -> None:
    s = carrying(village().ability(1, "2b").tile(1, "wainwright aside"), "wainwright")
    assert left(s) == (4, 2)
