"""What joins the tiles of a village: steps of transport, closed routes, the river, neighbours (KF-8, KF-13, KF-15)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.loops import best_loop
from kubrik.games.keyflower.routes import beyond, can_carry, neighbours, river_boats, transport_capacity
from kubrik.games.keyflower.terms import FIELD, ROAD
from tests.games.keyflower.slow_routes import Village, random_village, slow_loop, village


def w11() -> Village:
    """The village of W-11: two triangles that share the home."""
    v = village("home1").at("keywood", 0, -1, 2).at("stable", 1, -1, 1)
    return v.at("woodcutter", -1, 0, 5).at("alehouse", -1, 1, 1)


def reached(v: Village, name: str, cross_fields: bool = False) -> list[str]:
    """Where a resource can be carried from here in one step, clockwise from S."""
    plot = v.plot(name)
    sides = [(side, beyond(v.plots(), plot, side)) for side in range(6)]
    return [there.tile.name.id for side, there in sides if there and can_carry(plot, there, side, cross_fields)]


def steps(v: Village, start: str, end: str) -> int:
    """How many of them it takes from start to end."""
    known = {start}
    count = 0
    while end not in known:
        known |= {there for here in known for there in reached(v, here)}
        count += 1
    return count


def loop(v: Village) -> int:
    return best_loop(v.plots(), v.tiles())


def river(v: Village) -> int:
    return river_boats(v.plots(), v.laid[0])


# ---------------------------------------------------------------- transport


def test_roads_of_a_village() -> None:
    """W-11: between Woodcutter and Keywood there is a field."""
    v = w11()
    assert reached(v, "home1") == ["alehouse", "woodcutter", "keywood", "stable"]
    assert reached(v, "keywood") == ["home1", "stable"]
    assert reached(v, "stable") == ["home1", "keywood"]
    assert reached(v, "woodcutter") == ["alehouse", "home1"]
    assert reached(v, "alehouse") == ["woodcutter", "home1"]
    assert v.plot("woodcutter").edge(4) == v.plot("keywood").edge(1) == FIELD


@pytest.mark.parametrize(("end", "count"), [("home1", 1), ("alehouse", 1), ("stable", 2), ("keywood", 2)])
def test_steps_from_the_woodcutter(end: str, count: int) -> None:
    """W-11."""
    assert steps(w11(), "woodcutter", end) == count


def test_a_step_needs_a_road_on_both_sides() -> None:
    """KF-8.3, EC-38: laid by an owner of 2a, a road may end at a field."""
    v = village("home1", any_edges=True).at("barn", 0, -1, 1)
    assert (v.plot("home1").edge(3), v.plot("barn").edge(0)) == (ROAD, FIELD)
    assert reached(v, "home1") == reached(v, "barn") == []


def test_summer_boat_2a_carries_over_fields() -> None:
    """KF-12.6, R-KF-14: field to field, and field to road."""
    assert reached(w11(), "woodcutter", cross_fields=True) == ["alehouse", "keywood", "home1"]
    v = village("home1", any_edges=True).at("barn", 0, -1, 1)
    assert reached(v, "home1", cross_fields=True) == ["barn"]
    assert reached(v, "barn", cross_fields=True) == ["home1"]


def test_nothing_is_carried_over_water() -> None:
    """KF-12.6, R-KF-14, EC-39: water on both sides, or on either."""
    v = village("home1").at("flipper", 0, 1)
    assert reached(v, "home1", cross_fields=True) == reached(v, "flipper", cross_fields=True) == []
    v = village("home1", any_edges=True).at("flipper", 0, 1, 1).at("barn", 0, 2).at("white_wind", 0, -1)
    assert reached(v, "home1", cross_fields=True) == reached(v, "white_wind", cross_fields=True) == []
    assert reached(v, "flipper", cross_fields=True) == ["barn"]


def test_a_tile_kept_aside_is_not_reached() -> None:
    """KF-10.16."""
    v = village("home1").aside("barn").at("keywood", 0, -1, 2)
    assert reached(v, "barn", cross_fields=True) == []
    assert reached(v, "home1") == ["keywood"]


# ---------------------------------------------------------------- transport capacity


def carriers() -> Village:
    v = village("home1").anywhere("stable", face=1).anywhere("farrier").anywhere("wainwright", face=1)
    return v.upgraded("home1").at("keyflower", 0, 1).anywhere("summer_boat2", face=1)


def test_transport_capacity() -> None:
    """KF-13.2, S-12: 2 + 4 + 3 + 6."""
    v = carriers()
    assert transport_capacity(v.plots(), v.tiles()) == 15


def test_only_the_faces_that_are_up_count() -> None:
    """KF-13.2, EC-77."""
    v = carriers().upgraded("farrier")
    assert transport_capacity(v.plots(), v.tiles()) == 17
    home = village("home1").anywhere("keywood")
    assert transport_capacity(home.plots(), home.tiles()) == 1


def test_transport_capacity_of_a_tile_kept_aside() -> None:
    """KF-10.13, KF-13.2: it is scored."""
    v = village("home1").aside("wainwright")
    assert transport_capacity(v.plots(), v.tiles()) == 1 + 4


def test_transport_capacity_in_another_village_is_not_ours() -> None:
    """KF-13.2."""
    v = carriers()
    assert transport_capacity(v.plots(), v.tiles()[:1]) == 2


# ---------------------------------------------------------------- closed routes


def test_a_route_may_pass_a_tile_twice() -> None:
    """KF-13.4, S-13: the home is in both triangles, and counts once."""
    assert loop(w11()) == 5


def test_a_route_goes_around_two_triangles_with_a_common_road() -> None:
    """KF-13.3, R-KF-18, S-14."""
    v = village("home1").at("keywood", 0, -1, 2).at("stable", 1, -1, 1).at("turn4", 1, 0, 1)
    v.at("sea_bastion", 1, -2, 2)
    assert loop(v) == 4
    assert neighbours(v.plot("turn4")) == 2


def test_the_smallest_loop_has_three_tiles() -> None:
    """R-KF-18."""
    v = village("home1").at("keywood", 0, -1, 2)
    assert loop(v) == 0
    assert loop(v.at("stable", 1, -1, 1)) == 3


def test_a_chain_is_no_loop() -> None:
    """KF-13.3, KF-13.5, EC-82: back along the same road does not count."""
    v = village("home1").at("keywood", 0, -1).at("apprentice_hall", 0, -2).at("gold_mine", 0, -3)
    assert steps(v, "home1", "gold_mine") == 3
    assert loop(v) == 0
    assert loop(village("home1")) == 0


def test_a_side_road_is_not_on_the_loop() -> None:
    """KF-13.3: its road would be used twice."""
    v = village("home1").at("keywood", 0, -1, 2).at("stable", 1, -1, 1).at("gold_mine", 0, -2)
    assert "gold_mine" in reached(v, "keywood")
    assert loop(v) == 3


def test_the_best_of_several_routes_counts() -> None:
    """KF-13.5: from the four around the home one road leads to the other three, and none back."""
    v = village("home1").at("keystone_quarry", -1, 1, 2).at("keywood", -1, 0, 1)
    v.at("farrier", -2, 2).at("stable", -1, 2, 2).at("gold_mine", -2, 3, 1)
    assert loop(v) == 3
    assert loop(v.at("tavern", -2, 1)) == 4
    assert "stable" in reached(v, "keystone_quarry")


def test_a_field_crossing_closes_no_loop() -> None:
    """KF-12.7.1, EC-83: the owner of 2a carries around, but there are only two roads."""
    v = village("home1").at("keywood", 0, -1, 2).at("woodcutter", -1, 0, 5)
    assert "keywood" in reached(v, "woodcutter", cross_fields=True)
    assert loop(v) == 0


def test_a_road_that_ends_at_a_field_closes_no_loop() -> None:
    """KF-12.7.1: both edges must be road."""
    v = village("home1", any_edges=True).at("keywood", 0, -1, 2).at("barn", 1, -1, 0)
    assert (v.plot("keywood").edge(5), v.plot("barn").edge(2)) == (ROAD, FIELD)
    assert loop(v) == 0


def test_a_tile_kept_aside_is_on_no_route() -> None:
    """KF-10.13."""
    assert loop(w11().aside("barn")) == 5


@pytest.mark.parametrize("seed", range(300))
def test_the_best_route_is_the_one_found_by_walking(seed: int) -> None:
    """KF-13.3 – 13.5."""
    v = random_village(seed, 14)
    assert loop(v) == slow_loop(v.laid)


# ---------------------------------------------------------------- the river


def test_a_boat_beside_the_river_does_not_count() -> None:
    """KF-13.6 – 13.8, EC-69, S-15."""
    v = village("home1").at("sea_breese", 0, 1).at("summer_boat1", 1, 1, face=1).at("key_celeste", 0, 2)
    assert river(v) == 2


def test_a_river_of_six() -> None:
    """KF-13.7, S-16."""
    v = village("home1").at("sea_breese", 0, 1)
    for number in range(1, 5):
        v.at(f"summer_boat{number}", 0, number + 1)
    assert river(v.at("key_celeste", 0, 6)) == 6


def test_a_home_without_boats_has_no_river() -> None:
    """KF-13.6."""
    assert river(w11()) == 0


def test_the_river_ends_where_a_boat_is_missing() -> None:
    """KF-13.6: unbroken."""
    v = village("home1").at("sea_breese", 0, 1).at("summer_boat1", 1, 1).at("summer_boat2", 1, 2).at("flipper", 0, 3)
    assert river(v) == 1
    assert river(v.at("key_celeste", 0, 2)) == 3


@pytest.mark.parametrize(("home", "q", "r", "rotation"), [("home2", -1, 1, 1), ("home3", 0, -1, 0), ("home6", 1, 0, 2)])
def test_the_river_leaves_through_the_water_of_the_home(home: str, q: int, r: int, rotation: int) -> None:
    """KF-13.6."""
    v = village(home).at("sea_breese", q, r, rotation).at("flipper", 2 * q, 2 * r, rotation)
    assert river(v) == 2


def test_summer_boat_2a_is_no_water() -> None:
    """KF-13.9: a boat laid across the water of the home, or across another boat's, is not in the river."""
    across = village("home1", any_edges=True).at("sea_breese", 0, 1, 1)
    assert river(across) == 0
    then = village("home1", any_edges=True).at("sea_breese", 0, 1).at("flipper", 0, 2, 1).at("white_wind", 0, 3)
    assert river(then) == 1


def test_a_tile_without_water_dams_the_river() -> None:
    """KF-13.8."""
    v = village("home1", any_edges=True).at("barn", 0, 1).at("sea_breese", 0, 2)
    assert river(v) == 0


# ---------------------------------------------------------------- neighbours


def test_neighbours_of_a_turn_order_tile() -> None:
    """KF-15.17, R-KF-23, S-17: home and Stable by road, Sea Breese by field."""
    v = w11().at("sea_breese", 0, 1).at("key_celeste", 0, 2).at("turn4", 1, 0, 1).at("keythedral", -1, -1)
    assert neighbours(v.plot("turn4")) == 3
    assert river(v) == 2


def test_six_neighbours() -> None:
    """KF-15.17, EC-80."""
    v = village("home1", any_edges=True).at("turn4", 1, 0)
    for place, name in zip([(1, 1), (0, 1), (1, -1), (2, -1), (2, 0)], ["barn", "inn", "well", "fair", "forge"]):
        v.at(name, *place)
    assert neighbours(v.plot("turn4")) == 6


def test_a_tile_kept_aside_has_no_neighbours() -> None:
    """KF-10.13, R-KF-12."""
    assert neighbours(w11().aside("turn4").plot("turn4")) == 0
