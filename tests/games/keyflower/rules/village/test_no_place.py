"""Tiles without a legal place are kept beside the village; what they are good for (KF-10.13, KF-10.16, KF-10.18).

It takes two spring tiles: round this village every free cell shows a boat a road.
"""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.village.expanding import ExpandVillages
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.noting import noted
from kubrik.games.keyflower.table.routes import neighbours
from tests.games.keyflower.rules.village.building import expanding, lies, refused
from tests.games.keyflower.scene import Scene, scene, tile_of


def no_shore(season: str = "summer") -> Scene:
    return scene(2, season).tile(0, "woodcutter 1 0 5").tile(0, "miner 1 -1 4")


def is_aside(s: Scene, name: str) -> bool:
    return s.t.plot(tile_of(name)).aside


@pytest.mark.rule("KF-10.13")
def test_it_can_be_built_in_spring() -> None:
    s = expanding(scene(2), "woodcutter", "miner").choose(0, "place woodcutter", "beside home1 SE", "turn 5")
    s.choose(0, "beside home1 NE", "turn 4")
    assert (lies(s, "woodcutter"), lies(s, "miner")) == ((1, 0, 5), (1, -1, 4))


@pytest.mark.rule("KF-10.13")
def test_a_tile_without_a_place_is_kept_aside() -> None:
    s = expanding(no_shore(), "summer_boat1 b")
    assert s.t.over  # nothing was asked
    assert is_aside(s, "summer_boat1")
    assert s.village(0) == "home1 woodcutter miner summer_boat1"
    assert s.t.players[0].won == []
    assert neighbours(s.t.plot(tile_of("summer_boat1"))) == 0
    assert s.notes(notes.TILE_ASIDE) == [(0, noted(s.t, tile_of("summer_boat1")), 0, 0)]
    assert s.notes(notes.TILE_PLACED) == []


@pytest.mark.rule("KF-10.13")
def test_it_is_scored() -> None:
    s = expanding(no_shore("winter"), "keyflower")
    assert is_aside(s, "keyflower")
    assert s.scored(0) == {"keyflower": 1}  # the home carries one


@pytest.mark.rule("KF-10.13", "KF-13.8", "KF-15.17")
def test_it_has_neither_river_nor_neighbours() -> None:
    s = scene(4, "winter").tile(0, "sea_breese aside").tile(0, "turn3 aside").build(0, "keywood")
    assert s.scored(0) == {}


@pytest.mark.rule("KF-10.3", "KF-10.13")
def test_who_has_nothing_to_place_is_not_waited_for() -> None:
    s = no_shore().won(0, "summer_boat1 b").won(1, "store").go(ExpandVillages())
    assert (s.asked(), s.t.ready) == ([1], [True, False])
    s.choose(1, "beside home2 N", "turn 0")
    assert (s.village(0), s.village(1)) == ("home1 woodcutter miner summer_boat1", "home2 store")


@pytest.mark.rule("KF-10.18")
def test_a_tile_with_a_place_is_placed_first_and_may_make_room_for_the_other() -> None:
    s = expanding(no_shore(), "summer_boat1 b", "barn")
    assert refused(s, "place summer_boat1") == "KF-10.18"
    s.choose(0, "beside home1 NW", "turn 4")
    assert s.options(0) == ["beside barn SW", "beside barn NW", "beside barn N"]
    s.choose(0, "beside barn N", "turn 1")
    assert not is_aside(s, "summer_boat1")
    assert s.notes(notes.TILE_ASIDE) == []


@pytest.mark.rule("KF-10.18")
def test_only_when_none_of_them_has_a_place_they_are_kept_aside() -> None:
    s = expanding(no_shore(), "summer_boat1 b", "store", "summer_boat3 a")
    s.choose(0, "beside home1 N", "turn 3")
    assert s.t.over
    assert s.village(0) == "home1 woodcutter miner store summer_boat1 summer_boat3"
    assert [is_aside(s, name) for name in ("store", "summer_boat1", "summer_boat3")] == [False, True, True]


@pytest.mark.rule("KF-10.18")
def test_a_tile_that_has_no_place_yet_is_refused() -> None:
    s = expanding(no_shore(), "summer_boat1 b", "store", "barn")
    assert s.options(0) == ["place store", "place barn"]
    assert refused(s, "place summer_boat1") == "KF-10.18"


@pytest.mark.rule("KF-10.13", "KF-10.15")
def test_with_summer_boat_2a_everything_has_a_place() -> None:
    s = expanding(no_shore().ability(0, "2a"), "summer_boat1 b")
    assert "beside home1 N" in s.options(0)
    s.choose(0, "beside home1 N", "turn 0")
    assert not is_aside(s, "summer_boat1")


# ---------------------------------------------------------------- what it is good for


@pytest.mark.rule("KF-10.16")
def test_a_tile_kept_aside_is_used_and_what_it_produces_stays_on_it() -> None:
    s = scene(2).player(0, workers="red 2").tile(0, "woodcutter aside").build(0, "keywood")
    s.turn(0).choose(0, "use woodcutter", "add red 1")
    assert s.lying_there("woodcutter") == "wood 2"
    s.resources("keywood", "wood 1").choose(0, "use home1")
    assert s.options(0) == ["finish", "carry wood from keywood"]


@pytest.mark.rule("KF-10.16")
def test_not_even_summer_boat_2a_carries_from_there() -> None:
    s = scene(2).player(0, workers="red 1").tile(0, "woodcutter aside", "wood 1").ability(0, "2a").turn(0)
    assert s.choose(0, "use home1").options(0) == ["finish"]


@pytest.mark.rule("KF-10.16")
def test_a_tile_kept_aside_can_be_upgraded() -> None:
    s = scene(2).player(0, workers="red 1", skills="saw 1").tile(0, "woodcutter aside").turn(0)
    s.choose(0, "use home1")
    assert s.options(0) == ["finish", "upgrade woodcutter"]
    s.choose(0, "upgrade woodcutter")
    assert (s.t.plot(tile_of("woodcutter")).face, is_aside(s, "woodcutter")) == (1, True)
    assert s.scored(0) == {"woodcutter": 3}


@pytest.mark.rule("KF-10.16")
def test_others_use_a_tile_kept_aside_as_well() -> None:
    s = scene(2).player(1, workers="red 1").tile(0, "woodcutter aside").turn(1).choose(1, "use woodcutter")
    assert (s.lying_there("home2"), s.lying_there("woodcutter"), s.on("woodcutter")) == ("wood 2", "", "red 1")
