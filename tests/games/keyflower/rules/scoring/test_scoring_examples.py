"""Scoring examples in which items are counted: S-1 to S-11, S-18 to S-20. What is not named is not there."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.ending import FinalScoring, FreeUpgrade
from tests.games.keyflower.scene import Scene, scene


def village(*names: str, **stock: str) -> Scene:
    """The first player's, in winter, and what is behind the screen."""
    return scene(2, "winter").build(0, *names).player(0, **stock)


def on_home(s: Scene, resources: str) -> Scene:
    return s.resources("home1", resources)


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


# ---------------------------------------------------------------- the purple marker, summer boat 3b


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
