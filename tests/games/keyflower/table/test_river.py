"""The river of boats that begins at the water of the home (KF-13)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.table.routes import river_boats
from tests.games.keyflower.slow_routes import Village, two_triangles, village


def river(v: Village) -> int:
    return river_boats(v.plots(), v.laid[0])


@pytest.mark.rule("KF-13.6", "KF-13.7", "KF-13.8", "EC-69")
def test_a_boat_beside_the_river_does_not_count() -> None:
    v = village("home1").at("sea_breese", 0, 1).at("summer_boat1", 1, 1, face=1).at("key_celeste", 0, 2)
    assert river(v) == 2


@pytest.mark.rule("KF-13.7")
def test_a_river_of_six() -> None:
    v = village("home1").at("sea_breese", 0, 1)
    for number in range(1, 5):
        v.at(f"summer_boat{number}", 0, number + 1)
    assert river(v.at("key_celeste", 0, 6)) == 6


@pytest.mark.rule("KF-13.6")
def test_a_home_without_boats_has_no_river() -> None:
    assert river(two_triangles()) == 0


@pytest.mark.rule("KF-13.6")
def test_the_river_ends_where_a_boat_is_missing() -> None:
    v = village("home1").at("sea_breese", 0, 1).at("summer_boat1", 1, 1).at("summer_boat2", 1, 2).at("flipper", 0, 3)
    assert river(v) == 1
    assert river(v.at("key_celeste", 0, 2)) == 3


@pytest.mark.rule("KF-13.6")
@pytest.mark.parametrize(("home", "q", "r", "rotation"), [("home2", -1, 1, 1), ("home3", 0, -1, 0), ("home6", 1, 0, 2)])
def test_the_river_leaves_through_the_water_of_the_home(home: str, q: int, r: int, rotation: int) -> None:
    v = village(home).at("sea_breese", q, r, rotation).at("flipper", 2 * q, 2 * r, rotation)
    assert river(v) == 2


@pytest.mark.rule("KF-13.9")
def test_summer_boat_2a_is_no_water() -> None:
    """A boat laid across the water of the home, or across another boat's, is not in the river."""
    across = village("home1", any_edges=True).at("sea_breese", 0, 1, 1)
    assert river(across) == 0
    then = village("home1", any_edges=True).at("sea_breese", 0, 1).at("flipper", 0, 2, 1).at("white_wind", 0, 3)
    assert river(then) == 1


@pytest.mark.rule("KF-13.8")
def test_a_tile_without_water_dams_the_river() -> None:
    v = village("home1", any_edges=True).at("barn", 0, 1).at("sea_breese", 0, 2)
    assert river(v) == 0
