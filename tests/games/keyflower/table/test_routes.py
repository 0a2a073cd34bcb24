"""What joins the tiles of a village: steps of transport, capacity, neighbours (KF-8.3, KF-12.6, KF-13.2, KF-15.17)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.table.routes import neighbours, transport_capacity
from kubrik.games.keyflower.terms import FIELD, ROAD
from tests.games.keyflower.slow_routes import Village, two_triangles, village


def steps(v: Village, start: str, end: str) -> int:
    """How many of them it takes from start to end."""
    known = {start}
    count = 0
    while end not in known:
        known |= {there for here in known for there in v.reached(here)}
        count += 1
    return count


# ---------------------------------------------------------------- transport


@pytest.mark.rule("W-11")
def test_roads_of_a_village() -> None:
    """Between Woodcutter and Keywood there is a field."""
    v = two_triangles()
    assert v.reached("home1") == ["alehouse", "woodcutter", "keywood", "stable"]
    assert v.reached("keywood") == ["home1", "stable"]
    assert v.reached("stable") == ["home1", "keywood"]
    assert v.reached("woodcutter") == ["alehouse", "home1"]
    assert v.reached("alehouse") == ["woodcutter", "home1"]
    assert v.plot("woodcutter").edge(4) == v.plot("keywood").edge(1) == FIELD


@pytest.mark.rule("W-11")
@pytest.mark.parametrize(("end", "count"), [("home1", 1), ("alehouse", 1), ("stable", 2), ("keywood", 2)])
def test_steps_from_the_woodcutter(end: str, count: int) -> None:
    assert steps(two_triangles(), "woodcutter", end) == count


@pytest.mark.rule("KF-8.3", "EC-38")
def test_a_step_needs_a_road_on_both_sides() -> None:
    """Laid by an owner of 2a, a road may end at a field."""
    v = village("home1", any_edges=True).at("barn", 0, -1, 1)
    assert (v.plot("home1").edge(3), v.plot("barn").edge(0)) == (ROAD, FIELD)
    assert v.reached("home1") == v.reached("barn") == []


@pytest.mark.rule("KF-12.6")
def test_summer_boat_2a_carries_over_fields() -> None:
    """Field to field, and field to road (R-KF-14)."""
    assert two_triangles().reached("woodcutter", cross_fields=True) == ["alehouse", "keywood", "home1"]
    v = village("home1", any_edges=True).at("barn", 0, -1, 1)
    assert v.reached("home1", cross_fields=True) == ["barn"]
    assert v.reached("barn", cross_fields=True) == ["home1"]


@pytest.mark.rule("KF-12.6", "EC-39")
def test_nothing_is_carried_over_water() -> None:
    """Water on both sides, or on either (R-KF-14)."""
    v = village("home1").at("flipper", 0, 1)
    assert v.reached("home1", cross_fields=True) == v.reached("flipper", cross_fields=True) == []
    v = village("home1", any_edges=True).at("flipper", 0, 1, 1).at("barn", 0, 2).at("white_wind", 0, -1)
    assert v.reached("home1", cross_fields=True) == v.reached("white_wind", cross_fields=True) == []
    assert v.reached("flipper", cross_fields=True) == ["barn"]


@pytest.mark.rule("KF-10.16")
def test_a_tile_kept_aside_is_not_reached() -> None:
    v = village("home1").aside("barn").at("keywood", 0, -1, 2)
    assert v.reached("barn", cross_fields=True) == []
    assert v.reached("home1") == ["keywood"]


# ---------------------------------------------------------------- transport capacity


def carriers() -> Village:
    v = village("home1").anywhere("stable", face=1).anywhere("farrier").anywhere("wainwright", face=1)
    return v.upgraded("home1").at("keyflower", 0, 1).anywhere("summer_boat2", face=1)


@pytest.mark.rule("KF-13.2")
def test_transport_capacity() -> None:
    """2 + 4 + 3 + 6 (S-12)."""
    v = carriers()
    assert transport_capacity(v.plots(), v.tiles()) == 15


@pytest.mark.rule("KF-13.2", "EC-77")
def test_only_the_faces_that_are_up_count() -> None:
    v = carriers().upgraded("farrier")
    assert transport_capacity(v.plots(), v.tiles()) == 17
    home = village("home1").anywhere("keywood")
    assert transport_capacity(home.plots(), home.tiles()) == 1


@pytest.mark.rule("KF-10.13", "KF-13.2")
def test_transport_capacity_of_a_tile_kept_aside() -> None:
    """It is scored."""
    v = village("home1").aside("wainwright")
    assert transport_capacity(v.plots(), v.tiles()) == 1 + 4


@pytest.mark.rule("KF-13.2")
def test_transport_capacity_in_another_village_is_not_ours() -> None:
    v = carriers()
    assert transport_capacity(v.plots(), v.tiles()[:1]) == 2


# ---------------------------------------------------------------- neighbours


@pytest.mark.rule("KF-15.17")
def test_neighbours_of_a_turn_order_tile() -> None:
    """Home and Stable by road, Sea Breese by field (S-17, R-KF-23)."""
    v = two_triangles().at("sea_breese", 0, 1).at("key_celeste", 0, 2).at("turn4", 1, 0, 1).at("keythedral", -1, -1)
    assert neighbours(v.plot("turn4")) == 3


@pytest.mark.rule("KF-15.17", "EC-80")
def test_six_neighbours() -> None:
    v = village("home1", any_edges=True).at("turn4", 1, 0)
    for place, name in zip([(1, 1), (0, 1), (1, -1), (2, -1), (2, 0)], ["barn", "inn", "well", "fair", "forge"]):
        v.at(name, *place)
    assert neighbours(v.plot("turn4")) == 6


@pytest.mark.rule("KF-10.13")
def test_a_tile_kept_aside_has_no_neighbours() -> None:
    """R-KF-12."""
    assert neighbours(two_triangles().aside("turn4").plot("turn4")) == 0
