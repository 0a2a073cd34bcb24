"""The best closed route of a village, for the Sea Bastion (KF-13)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.scoring.loops import best_loop
from kubrik.games.keyflower.table.routes import neighbours
from kubrik.games.keyflower.terms import FIELD, ROAD
from tests.games.keyflower.slow_routes import Village, random_village, slow_loop, two_triangles, village


def loop(v: Village) -> int:
    return best_loop(v.plots(), v.tiles())


@pytest.mark.rule("KF-13.4")
def test_a_route_may_pass_a_tile_twice() -> None:
    """The home is in both triangles, and counts once (S-13)."""
    assert loop(two_triangles()) == 5


@pytest.mark.rule("KF-13.3")
def test_a_route_goes_around_two_triangles_with_a_common_road() -> None:
    """S-14, R-KF-18."""
    v = village("home1").at("keywood", 0, -1, 2).at("stable", 1, -1, 1).at("turn4", 1, 0, 1)
    v.at("sea_bastion", 1, -2, 2)
    assert loop(v) == 4
    assert neighbours(v.plot("turn4")) == 2


def test_the_smallest_loop_has_three_tiles() -> None:
    """R-KF-18."""
    v = village("home1").at("keywood", 0, -1, 2)
    assert loop(v) == 0
    assert loop(v.at("stable", 1, -1, 1)) == 3


@pytest.mark.rule("KF-13.3", "KF-13.5", "EC-82")
def test_a_chain_is_no_loop() -> None:
    """Back along the same road does not count."""
    v = village("home1").at("keywood", 0, -1).at("apprentice_hall", 0, -2).at("gold_mine", 0, -3)
    assert v.reached("apprentice_hall") == ["keywood", "gold_mine"]
    assert loop(v) == 0
    assert loop(village("home1")) == 0


@pytest.mark.rule("KF-13.3")
def test_a_side_road_is_not_on_the_loop() -> None:
    """Its road would be used twice."""
    v = village("home1").at("keywood", 0, -1, 2).at("stable", 1, -1, 1).at("gold_mine", 0, -2)
    assert "gold_mine" in v.reached("keywood")
    assert loop(v) == 3


@pytest.mark.rule("KF-13.5")
def test_the_best_of_several_routes_counts() -> None:
    """From the four around the home one road leads to the other three, and none back."""
    v = village("home1").at("keystone_quarry", -1, 1, 2).at("keywood", -1, 0, 1)
    v.at("farrier", -2, 2).at("stable", -1, 2, 2).at("gold_mine", -2, 3, 1)
    assert loop(v) == 3
    assert loop(v.at("tavern", -2, 1)) == 4
    assert "stable" in v.reached("keystone_quarry")


@pytest.mark.rule("KF-12.7.1", "EC-83")
def test_a_field_crossing_closes_no_loop() -> None:
    """The owner of 2a carries around, but there are only two roads."""
    v = village("home1").at("keywood", 0, -1, 2).at("woodcutter", -1, 0, 5)
    assert "keywood" in v.reached("woodcutter", cross_fields=True)
    assert loop(v) == 0


@pytest.mark.rule("KF-12.7.1")
def test_a_road_that_ends_at_a_field_closes_no_loop() -> None:
    """Both edges must be road."""
    v = village("home1", any_edges=True).at("keywood", 0, -1, 2).at("barn", 1, -1, 0)
    assert (v.plot("keywood").edge(5), v.plot("barn").edge(2)) == (ROAD, FIELD)
    assert loop(v) == 0


@pytest.mark.rule("KF-10.13")
def test_a_tile_kept_aside_is_on_no_route() -> None:
    assert loop(two_triangles().aside("barn")) == 5


@pytest.mark.rule("KF-13.3", "KF-13.4", "KF-13.5")
@pytest.mark.parametrize("seed", range(300))
def test_the_best_route_is_the_one_found_by_walking(seed: int) -> None:
    v = random_village(seed, 14)
    assert loop(v) == slow_loop(v.laid)


@pytest.mark.rule("KF-13.3", "KF-13.4")
@pytest.mark.parametrize(("seed", "size", "best"), [(315, 14, 11), (139, 16, 9)])
def test_two_loops_that_do_not_meet_are_no_route(seed: int, size: int, best: int) -> None:
    """In these villages two of them together have more tiles than the best route."""
    v = random_village(seed, size)
    assert loop(v) == slow_loop(v.laid) == best
