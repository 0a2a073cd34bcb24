"""What the boats are worth in the final village (KF-13). The routes themselves are in test_loops and test_river."""

from __future__ import annotations

import pytest

from tests.games.keyflower.scene import Scene, scene


def two_triangles(seats: int = 2) -> Scene:
    """The village of W-11."""
    s = scene(seats, "winter").tile(0, "keywood 0 -1 2").tile(0, "stable 1 -1 1")
    return s.tile(0, "woodcutter -1 0 5").tile(0, "alehouse -1 1 1")


def in_line(n: int) -> Scene:
    """The Sea Breese at the water of the home, and summer boats behind it: so many boats in all."""
    s = scene(3, "winter").tile(0, "sea_breese 0 1 0")
    for number in range(1, n):
        s.tile(0, f"summer_boat{number} 0 {number + 1} 0 {'b' if number == 1 else 'a'}")
    return s


# ---------------------------------------------------------------- Keyflower


@pytest.mark.rule("KF-13.2", "EC-77")
def test_the_keyflower_counts_the_transport_that_is_up() -> None:
    s = scene(2, "winter").build(0, "stable", "farrier", "wainwright", "keyflower")
    assert s.scored(0) == {"keyflower": 1 + 2 + 3 + 4}
    assert s.upgraded("stable").scored(0) == {"stable": 5, "keyflower": 1 + 4 + 3 + 4}


@pytest.mark.rule("KF-13.2")
def test_it_counts_only_the_village_of_its_owner() -> None:
    s = scene(2, "winter").build(0, "keyflower").build(1, "stable", "farrier", "wainwright")
    assert (s.scored(0), s.scored(1)) == ({"keyflower": 1}, {})


@pytest.mark.rule("KF-12.8.1")
def test_summer_boat_2b_doubles_it() -> None:
    s = scene(2, "winter").build(0, "stable", "keyflower")
    assert s.scored(0) == {"keyflower": 3}
    assert s.ability(0, "2b").scored(0) == {"keyflower": 6}


@pytest.mark.rule("KF-12.2", "KF-12.8.1")
def test_summer_boat_2b_does_so_for_its_owner_alone() -> None:
    assert scene(2, "winter").build(0, "keyflower").ability(1, "2b").scored(0) == {"keyflower": 1}


# ---------------------------------------------------------------- Sea Bastion


@pytest.mark.rule("KF-13.3", "KF-13.4")
def test_the_sea_bastion_counts_the_tiles_of_a_round_trip_each_once() -> None:
    s = two_triangles().tile(0, "sea_bastion 0 1 0")
    assert s.scored(0) == {"sea_bastion": 5}  # through the home twice


@pytest.mark.rule("KF-13.5", "EC-82")
def test_without_a_round_trip_there_is_nothing() -> None:
    s = scene(2, "winter").tile(0, "keywood 0 -1 0").tile(0, "apprentice_hall 0 -2 0").tile(0, "sea_bastion 0 1 0")
    assert s.scored(0) == {}


@pytest.mark.rule("KF-13.5")
def test_only_the_best_round_trip_counts() -> None:
    """Three tiles, and then four more that one road joins to them: not seven."""
    s = scene(2, "winter").tile(0, "keystone_quarry -1 1 2").tile(0, "keywood -1 0 1").tile(0, "farrier -2 2 0")
    s.tile(0, "stable -1 2 2").tile(0, "gold_mine -2 3 1").tile(0, "sea_bastion 0 1 0")
    assert s.scored(0) == {"sea_bastion": 3}
    assert s.tile(0, "tavern -2 1 0").scored(0) == {"sea_bastion": 4}


@pytest.mark.rule("KF-12.7.1", "EC-83")
def test_summer_boat_2a_makes_no_roads() -> None:
    s = scene(2, "winter").tile(0, "keywood 0 -1 2").tile(0, "woodcutter -1 0 5").tile(0, "sea_bastion 0 1 0")
    assert s.ability(0, "2a").scored(0) == {}


# ---------------------------------------------------------------- Sea Breese


@pytest.mark.rule("KF-13.6", "KF-13.7")
@pytest.mark.parametrize(("boats", "points"), [(1, 2), (2, 4), (3, 8), (4, 16), (5, 32)])
def test_the_sea_breese_counts_the_boats_in_the_river(boats: int, points: int) -> None:
    assert in_line(boats).scored(0) == {"sea_breese": points}


@pytest.mark.rule("KF-13.6", "KF-13.8")
def test_a_river_begins_at_the_water_of_the_home() -> None:
    s = scene(3, "winter").tile(0, "keywood 0 -1 2").tile(0, "sea_breese 1 -2 0")
    assert s.scored(0) == {}  # not even the Sea Breese itself
    assert s.tile(0, "summer_boat1 0 1 0 b").scored(0) == {"sea_breese": 2}


@pytest.mark.rule("KF-13.6")
def test_everybody_has_a_river_of_their_own() -> None:
    s = scene(3, "winter").tile(0, "summer_boat1 0 1 0 b").tile(1, "sea_breese -1 1 1").tile(1, "summer_boat2 -2 2 1 b")
    assert (s.scored(0), s.scored(1)) == ({}, {"sea_breese": 4})


@pytest.mark.rule("KF-13.8", "EC-69")
def test_a_boat_beside_the_river_does_not_count() -> None:
    s = in_line(2).tile(0, "summer_boat4 1 1 0 a")
    assert s.scored(0) == {"sea_breese": 4}


@pytest.mark.rule("KF-13.9")
def test_summer_boat_2a_does_not_stand_in_for_water() -> None:
    s = in_line(2).tile(0, "summer_boat2 0 3 1 a").tile(0, "summer_boat3 0 4 0 a")  # the third lies across
    assert s.scored(0) == {"sea_breese": 4}


@pytest.mark.rule("KF-13.7", "KC-8.4", "KC-8.6")
def test_the_ghost_ship_is_a_boat_of_the_river_too() -> None:
    s = scene(3, "winter", ghost=True).tile(0, "sea_breese 0 1 0").tile(0, "key_celeste 0 2 0 back")
    assert s.scored(0) == {"sea_breese": 4, "key_celeste": 3}


# ---------------------------------------------------------------- Flipper, Ianvincible, White Wind


@pytest.mark.rule("KF-13.10", "KF-13.12")
@pytest.mark.parametrize(("boat", "points"), [("flipper", 2), ("ianvincible", 5)])
def test_boats_with_printed_points(boat: str, points: int) -> None:
    assert scene(5, "winter").build(0, boat).scored(0) == {boat: points}


@pytest.mark.rule("KF-13.13", "KF-14.9")
def test_the_white_wind_counts_workers_that_no_other_tile_counts() -> None:
    s = scene(6, "winter").player(0, workers="blue 2 green 1").build(0, "white_wind")
    assert s.scored(0) == {"white_wind": 3}
    assert s.build(0, "key_market").scored(0) == {"white_wind": 2, "key_market": 2}
