"""Edges of tiles that are built, as it is played (KF-10). All of them: test_placing."""

from __future__ import annotations

import pytest

from tests.games.keyflower.rules.village.building import expanding, lies, refused
from tests.games.keyflower.scene import scene, tile_of


@pytest.mark.rule("KF-10.5", "KF-10.6", "EC-63")
def test_a_tile_is_turned_so_that_its_edges_match() -> None:
    s = expanding(scene(2), "barn").choose(0, "beside home1 N")
    assert (s.options(0), s.clause(0)) == (["turn 0", "turn 5"], "KF-10.5")
    assert refused(s, "turn 1") == "KF-10.6"
    s.choose(0, "turn 5")
    assert lies(s, "barn") == (0, -1, 5)


@pytest.mark.rule("KF-10.6", "EC-64", "EC-66")
def test_only_water_goes_to_the_water_of_the_home() -> None:
    assert refused(expanding(scene(2), "miner"), "beside home1 S") == "KF-10.6"
    s = expanding(scene(2), "summer_boat1 a")
    assert s.options(0) == ["turn 0"]  # at the water, and along the river
    assert refused(s, "turn 1") == "KF-10.6"


@pytest.mark.rule("KF-10.7", "EC-67")
def test_a_tile_must_match_all_its_neighbours() -> None:
    s = expanding(scene(2), "barn").choose(0, "beside home1 NE")
    assert s.options(0) == ["turn 0", "turn 1"]
    s = expanding(scene(2).tile(0, "keywood 0 -1 2"), "barn").choose(0, "beside home1 NE")
    assert lies(s, "barn") == (1, -1, 1)  # a road to the Keywood, too: no choice is left
    s = expanding(scene(2).tile(0, "keywood 0 -1 0"), "barn").choose(0, "beside home1 NE")
    assert lies(s, "barn") == (1, -1, 0)  # here it has a field


@pytest.mark.rule("KF-10.15", "KF-12.7", "EC-63")
def test_the_owner_of_summer_boat_2a_turns_tiles_as_they_like() -> None:
    s = expanding(scene(2).tile(0, "keywood 0 -1 2").ability(0, "2a"), "barn")
    assert "beside home1 S" in s.options(0)
    s.choose(0, "beside home1 NE")
    assert s.options(0) == [f"turn {n}" for n in range(6)]


@pytest.mark.rule("KF-10.6", "EC-70")
def test_a_road_beside_the_water_closes_the_river() -> None:
    s = expanding(scene(2).tile(0, "workshop -1 1 0"), "summer_boat1 a")
    assert refused(s, "beside home1 S") == "KF-10.6"


@pytest.mark.rule("KF-10.14")
def test_the_river_may_be_closed() -> None:
    s = expanding(scene(2), "workshop").choose(0, "beside home1 SW", "turn 0")
    assert lies(s, "workshop") == (-1, 1, 0)


@pytest.mark.rule("KF-10.8", "EC-65")
def test_fields_alone_may_join_a_tile_to_the_village() -> None:
    s = expanding(scene(2).tile(0, "keywood 0 -1 2"), "barn").choose(0, "beside keywood NE", "turn 3")
    assert lies(s, "barn") == (1, -2, 3)
    assert s.t.plot(tile_of("barn")).beside.count(-1) == 5  # the Keywood's field is all it touches


@pytest.mark.rule("KF-10.9")
def test_a_boat_may_lie_beside_a_field() -> None:
    s = expanding(scene(2).tile(0, "keywood 0 -1 2"), "summer_boat1 a")
    assert s.options(0) == ["beside home1 S", "beside keywood NE"]
    s.choose(0, "beside keywood NE")
    assert refused(s, "turn 1") == "KF-10.6"  # water to the field
    s.choose(0, "turn 0")
