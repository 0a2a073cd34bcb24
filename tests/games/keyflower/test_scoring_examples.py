"""The scoring examples S-1 to S-21, each on a village. What is not named is not there, but for a home with its front."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.ending import FinalScoring, FreeUpgrade
from tests.games.keyflower.scene import Scene, scene


def village(*names: str, **stock: str) -> Scene:
    """The first player's, in winter, and what is behind the screen."""
    return scene(2, "winter").build(0, *names).player(0, **stock)


def on_home(s: Scene, resources: str) -> Scene:
    return s.resources("home1", resources)


def triangle(seats: int, *, ghost: bool = False) -> Scene:
    """Home, Keywood and Stable."""
    return scene(seats, "winter", ghost=ghost).tile(0, "keywood 0 -1 2").tile(0, "stable 1 -1 1")


def two_triangles(seats: int, *, ghost: bool = False) -> Scene:
    """The village of W-11."""
    return triangle(seats, ghost=ghost).tile(0, "woodcutter -1 0 5").tile(0, "alehouse -1 1 1")


# ---------------------------------------------------------------- resources


@pytest.mark.rule("S-1")
def test_printed_points_and_gold() -> None:
    s = scene(5, "winter").build(0, "keywood back", "forge", "ianvincible").upgraded("home1")
    on_home(s, "gold 3 wood 2 iron 1")
    assert s.scored(0) == {"home1": 5, "keywood": 3, "forge": 3, "ianvincible": 5, "gold": 3}
    assert s.points(0) == 19


@pytest.mark.rule("S-2")
def test_flipper_and_jeweller() -> None:
    s = scene(4, "winter").build(0, "flipper", "goldsmith", "jeweller")
    on_home(s, "gold 4 stone 2").go(FreeUpgrade(), FinalScoring()).choose(0, "flip goldsmith")
    assert s.scored(0) == {"flipper": 2, "goldsmith": 7, "jeweller": 8}
    assert s.points(0) == 17


@pytest.mark.rule("S-3")
def test_two_sets_and_gold() -> None:
    s = on_home(village("mercers_guild"), "wood 4 stone 2 iron 1 gold 2")
    assert s.scored(0) == {"mercers_guild": 10, "gold": 1}
    assert s.points(0) == 11


@pytest.mark.rule("S-4")
def test_three_sets_rather_than_the_jeweller() -> None:
    s = on_home(village("mercers_guild", "jeweller"), "wood 4 stone 2 iron 1 gold 3")
    assert s.scored(0) == {"mercers_guild": 15}
    assert s.points(0) == 15


@pytest.mark.rule("S-5")
def test_two_mills() -> None:
    s = on_home(village("windmill", "watermill"), "wood 3 stone 4 iron 2")
    assert s.scored(0) == {"windmill": 5, "watermill": 4}
    assert s.points(0) == 9


@pytest.mark.rule("S-6")
def test_gold_stays_on_the_timber_yard() -> None:
    s = village("timber_yard back", "jeweller").resources("timber_yard", "wood 3 gold 1 stone 1")
    assert s.scored(0) == {"timber_yard": 12}
    assert s.points(0) == 12


@pytest.mark.rule("S-7")
def test_gold_leaves_the_barn() -> None:
    s = village("barn", "jeweller").resources("barn", "iron 1 gold 2")
    assert s.scored(0) == {"barn": 1, "jeweller": 4}
    assert s.points(0) == 5


@pytest.mark.rule("S-8")
def test_iron_leaves_the_barn() -> None:
    s = on_home(village("barn back", "mercers_guild"), "wood 1 stone 1").resources("barn", "iron 1 gold 2")
    assert s.scored(0) == {"barn": 4, "mercers_guild": 5}
    assert s.points(0) == 9


# ---------------------------------------------------------------- skill tiles and workers


@pytest.mark.rule("S-9")
def test_two_sets_of_skills_and_an_anvil() -> None:
    s = village("scribes", "scholar", skills="anvil 3 pickaxe 2 saw 2")
    assert s.scored(0) == {"scribes": 20, "scholar": 3}
    assert s.points(0) == 23


@pytest.mark.rule("S-10")
def test_five_anvils() -> None:
    s = village("scribes", "scholar", "key_guild", skills="anvil 6 pickaxe 1 saw 1")
    assert s.scored(0) == {"scribes": 10, "scholar": 15}
    assert s.points(0) == 25


@pytest.mark.rule("S-11")
def test_all_tiles_for_workers() -> None:
    s = scene(6, "winter").build(0, "apothecary", "craftsmans_guild", "key_market", "village_hall")
    s.player(0, workers="blue 5 red 2 yellow 3 green 4")
    assert s.scored(0) == {"craftsmans_guild": 6, "key_market": 8, "village_hall": 3}
    assert s.points(0) == 17
    assert s.build(0, "white_wind").points(0) == 18


# ---------------------------------------------------------------- boats and turn-order tiles


@pytest.mark.rule("S-12")
def test_keyflower_with_summer_boat_2b() -> None:
    s = village("stable back", "farrier", "wainwright back", "keyflower").upgraded("home1")
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
    on_home(s, "gold 1").player(0, workers="blue 2 red 2 yellow 1 green 1", skills="anvil 1")
    points = {"keywood": 3, "stable": 5, "sea_breese": 4, "key_celeste": 6, "turn4": 3, "keythedral": 12, "gold": 2}
    assert s.scored(0) == points
    assert s.points(0) == 35


# ---------------------------------------------------------------- the purple marker, summer boat 3b, a whole village


@pytest.mark.rule("S-18")
def test_the_marker_as_a_saw() -> None:
    s = village("scribes", skills="anvil 1 pickaxe 1")
    assert s.start(0, won=True).points(0) == 10
    assert s.start(0, won=False).points(0) == 0


@pytest.mark.rule("S-19")
def test_the_marker_on_a_stone_yard() -> None:
    s = village("stone_yard back").resources("stone_yard", "stone 2").start(0, won=True)
    assert s.scored(0) == {"stone_yard": 9}


@pytest.mark.rule("S-20")
def test_everything_is_gold_for_the_jeweller() -> None:
    s = on_home(village("mercers_guild", "jeweller"), "wood 4 stone 1 gold 1")
    assert s.scored(0) == {"mercers_guild": 5}
    assert s.ability(0, "3b").scored(0) == {"jeweller": 12}


@pytest.mark.rule("S-21")
def test_a_whole_village() -> None:
    s = scene(5, "winter", ghost=True).ghost_with(1).upgraded("home1")
    s.build(0, "keywood back", "stable", "mason back", "sawmill", "ianvincible", "barn")
    s.build(0, "key_guild", "key_market", "village_hall").tile(0, "key_celeste aside back")
    s.tile(0, "turn2 -1 0 0").resources("barn", "stone 2 gold 1")
    on_home(s, "gold 3 wood 2").player(0, workers="blue 3 red 4 yellow 1 green 3", skills="anvil 2 pickaxe 2 saw 1")
    printed = {"home1": 5, "keywood": 3, "mason": 7, "sawmill": 3, "ianvincible": 5, "turn2": 3, "key_celeste": 3}
    assert {name: n for name, n in s.scored(0).items() if name in printed} == printed
    assert s.scored(0)["key_guild"] == s.scored(0)["key_market"] + s.scored(0)["village_hall"] == 10
    assert s.points(0) == 55
