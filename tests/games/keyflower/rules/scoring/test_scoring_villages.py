"""Scoring examples in which it matters what lies where: S-12 to S-17, and the whole village of S-21."""

from __future__ import annotations

import pytest

from tests.games.keyflower.scene import Scene, scene


def triangle(seats: int, *, ghost: bool = False) -> Scene:
    """Home, Keywood and Stable."""
    return scene(seats, "winter", ghost=ghost).tile(0, "keywood 0 -1 2").tile(0, "stable 1 -1 1")


def two_triangles(seats: int, *, ghost: bool = False) -> Scene:
    """The village of W-11."""
    return triangle(seats, ghost=ghost).tile(0, "woodcutter -1 0 5").tile(0, "alehouse -1 1 1")


@pytest.mark.rule("S-12")
def test_keyflower_with_summer_boat_2b() -> None:
    s = scene(2, "winter").build(0, "stable back", "farrier", "wainwright back", "keyflower").upgraded("home1")
    assert s.scored(0) == {"home1": 5, "stable": 5, "wainwright": 5, "keyflower": 15}
    assert s.points(0) == 30
    assert s.ability(0, "2b").points(0) == 45


@pytest.mark.rule("S-13")
def test_a_route_through_the_home_twice() -> None:
    s = two_triangles(2).tile(0, "sea_bastion 0 1 0").upgraded("stable")
    assert s.scored(0) == {"stable": 5, "sea_bastion": 5}
    assert s.points(0) == 10


@pytest.mark.rule("S-14")
def test_a_route_around_two_triangles_and_the_marker() -> None:
    s = triangle(5).tile(0, "turn4 1 0 1").tile(0, "sea_bastion 1 -2 2").start(0, won=True)
    assert s.scored(0) == {"sea_bastion": 4, "turn4": 2, "gold": 1}
    assert s.points(0) == 7


@pytest.mark.rule("S-15")
def test_a_river_of_two_and_the_ghost_elsewhere() -> None:
    s = scene(3, "winter", ghost=True).ghost_with(1)
    s.tile(0, "sea_breese 0 1 0").tile(0, "summer_boat1 1 1 0 b").tile(0, "key_celeste 0 2 0 back")
    assert s.scored(0) == {"sea_breese": 4, "key_celeste": 3}
    assert s.points(0) == 7


@pytest.mark.rule("S-16")
def test_a_river_of_six() -> None:
    s = scene(3, "winter", ghost=True).ghost_with(0).tile(0, "sea_breese 0 1 0")
    for number in range(1, 5):
        s.tile(0, f"summer_boat{number} 0 {number + 1} 0 a")
    s.tile(0, "key_celeste 0 6 0 back")
    assert s.scored(0) == {"sea_breese": 32, "key_celeste": 6}
    assert s.points(0) == 38


@pytest.mark.rule("S-17")
def test_a_village_with_all_kinds_of_points() -> None:
    s = two_triangles(5, ghost=True).ghost_with(0).upgraded("keywood", "stable").start(0, won=True)
    s.tile(0, "sea_breese 0 1 0").tile(0, "key_celeste 0 2 0 back").tile(0, "turn4 1 0 1").tile(0, "keythedral -1 -1 0")
    s.resources("home1", "gold 1").player(0, workers="blue 2 red 2 yellow 1 green 1", skills="anvil 1")
    points = {"keywood": 3, "stable": 5, "sea_breese": 4, "key_celeste": 6, "turn4": 3, "keythedral": 12, "gold": 2}
    assert s.scored(0) == points
    assert s.points(0) == 35


@pytest.mark.rule("S-21")
def test_a_whole_village() -> None:
    s = scene(5, "winter", ghost=True).ghost_with(1).upgraded("home1")
    s.build(0, "keywood back", "stable", "mason back", "sawmill", "ianvincible", "barn")
    s.build(0, "key_guild", "key_market", "key_celeste back").tile(0, "turn2 2 -1 0").tile(0, "village_hall 2 0 0")
    s.resources("barn", "stone 2 gold 1").resources("home1", "gold 3 wood 2")
    s.player(0, workers="blue 3 red 4 yellow 1 green 3", skills="anvil 2 pickaxe 2 saw 1")
    printed = {"home1": 5, "keywood": 3, "mason": 7, "sawmill": 3, "ianvincible": 5, "turn2": 3, "key_celeste": 3}
    assert {name: n for name, n in s.scored(0).items() if name in printed} == printed
    assert s.scored(0)["key_guild"] == s.scored(0)["key_market"] + s.scored(0)["village_hall"] == 10
    assert s.points(0) == 55
