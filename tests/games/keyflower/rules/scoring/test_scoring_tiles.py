"""What each scoring tile of a village brings (KF-15)."""

from __future__ import annotations

import pytest

from tests.games.keyflower.scene import Scene, scene


def with_workers(tile: str, workers: str) -> dict[str, int]:
    return scene(2, "winter").build(0, tile).player(0, workers=workers).scored(0)


def with_skills(tile: str, skills: str) -> dict[str, int]:
    return scene(2, "winter").build(0, tile).player(0, skills=skills).scored(0)


def with_resources(tile: str, resources: str) -> dict[str, int]:
    """They lie on the home."""
    return scene(2, "winter").build(0, tile).resources("home1", resources).scored(0)


def yard(words: str, resources: str) -> dict[str, int]:
    """They lie on the yard."""
    return scene(2, "winter").build(0, words).resources(words.split()[0], resources).scored(0)


# ---------------------------------------------------------------- yards


@pytest.mark.rule("KF-15.2")
@pytest.mark.parametrize(("tile", "kind"), [("timber_yard", "wood"), ("stone_yard", "stone"), ("blacksmith", "iron")])
def test_yards_of_one_type(tile: str, kind: str) -> None:
    assert yard(tile, f"{kind} 3") == {tile: 6}
    assert yard(f"{tile} back", f"{kind} 3") == {tile: 9}
    for other in {"wood", "stone", "iron"} - {kind}:
        assert yard(tile, f"{other} 3") == {}


@pytest.mark.rule("KF-15.3")
def test_barn() -> None:
    assert yard("barn", "wood 1 stone 1 iron 1") == {"barn": 3}
    assert yard("barn back", "wood 1 stone 1 iron 1 gold 1") == {"barn": 8}


@pytest.mark.rule("KF-15.4", "KF-14.17", "EC-75")
def test_gold_on_a_yard_counts_as_its_type_and_not_as_gold_too() -> None:
    assert yard("stone_yard", "stone 1 gold 2") == {"stone_yard": 6}


# ---------------------------------------------------------------- winter tiles for workers


@pytest.mark.rule("KF-15.5", "KF-15.18", "EC-71")
def test_apothecary() -> None:
    assert with_workers("apothecary", "blue 1 red 1 yellow 1 green 1") == {}
    assert with_workers("apothecary", "blue 1 red 1 yellow 1 green 2") == {"apothecary": 3}
    assert with_workers("apothecary", "red 9") == {"apothecary": 3}
    assert with_workers("apothecary", "red 10") == {"apothecary": 6}


@pytest.mark.rule("KF-15.6", "EC-72")
def test_craftsmans_guild() -> None:
    assert with_workers("craftsmans_guild", "blue 2 red 2 yellow 3") == {"craftsmans_guild": 6}
    assert with_workers("craftsmans_guild", "blue 2 red 2 green 3") == {}


@pytest.mark.rule("KF-15.7", "EC-73")
def test_village_hall() -> None:
    assert with_workers("village_hall", "blue 4 red 3 yellow 1 green 2") == {"village_hall": 4}
    assert with_workers("village_hall", "blue 1 green 3") == {"village_hall": 3}


@pytest.mark.rule("KF-15.8")
def test_key_market() -> None:
    assert with_workers("key_market", "blue 4 green 3") == {"key_market": 6}


# ---------------------------------------------------------------- winter tiles for resources


@pytest.mark.rule("KF-15.9")
def test_jeweller() -> None:
    assert with_resources("jeweller", "wood 3 gold 2") == {"jeweller": 4}


@pytest.mark.rule("KF-15.10")
def test_mercers_guild() -> None:
    assert with_resources("mercers_guild", "wood 2 stone 2 iron 2") == {"mercers_guild": 10}
    assert with_resources("mercers_guild", "wood 1 stone 1 gold 1") == {"mercers_guild": 5}
    assert with_resources("mercers_guild", "wood 3 stone 3") == {}


@pytest.mark.rule("KF-15.11", "EC-74")
def test_watermill() -> None:
    assert with_resources("watermill", "wood 2 stone 3 iron 1") == {"watermill": 3}
    assert sum(with_resources("watermill", "gold 3").values()) == 3  # as without it


@pytest.mark.rule("KF-15.12")
def test_windmill() -> None:
    assert with_resources("windmill", "wood 2 stone 1 iron 1") == {}
    assert with_resources("windmill", "wood 2 stone 1 iron 1 gold 1") == {"windmill": 5}
    assert with_resources("windmill", "wood 10") == {"windmill": 10}


# ---------------------------------------------------------------- winter tiles for skill tiles


@pytest.mark.rule("KF-15.13")
def test_key_guild() -> None:
    assert with_skills("key_guild", "anvil 2 pickaxe 2") == {}
    assert with_skills("key_guild", "anvil 2 pickaxe 2 saw 1") == {"key_guild": 10}
    assert with_skills("key_guild", "saw 10") == {"key_guild": 20}


@pytest.mark.rule("KF-15.14")
def test_scholar() -> None:
    assert with_skills("scholar", "anvil 1 pickaxe 3 saw 2") == {"scholar": 9}


@pytest.mark.rule("KF-15.15")
def test_scribes() -> None:
    assert with_skills("scribes", "anvil 2 pickaxe 3 saw 2") == {"scribes": 20}
    assert with_skills("scribes", "anvil 3 pickaxe 3") == {}


# ---------------------------------------------------------------- Keythedral, turn-order tiles


@pytest.mark.rule("KF-15.16", "KF-14.10")
def test_keythedral() -> None:
    assert scene(2, "winter").build(0, "keythedral").scored(0) == {"keythedral": 12}


def tile_4_with(*places: str) -> Scene:
    s = scene(5, "winter").tile(0, "turn4 1 0 1")
    for words in places:
        s.tile(0, words)
    return s


@pytest.mark.rule("KF-15.17")
def test_a_turn_order_tile_counts_what_lies_beside_it() -> None:
    assert tile_4_with().scored(0) == {"turn4": 1}  # the home
    assert tile_4_with("keywood 0 -1 2").scored(0) == {"turn4": 1}  # not beside it
    assert tile_4_with("sea_breese 0 1 0").scored(0) == {"turn4": 2, "sea_breese": 2}  # by a field


@pytest.mark.rule("KF-15.17", "EC-80")
def test_a_turn_order_tile_in_the_middle_of_six() -> None:
    s = tile_4_with("barn 1 1 0", "inn 0 1 0", "fair 1 -1 0", "goldsmith 2 -1 0", "peddler 2 0 0")
    assert s.scored(0) == {"turn4": 6}


@pytest.mark.rule("KF-15.18")
def test_sets_that_are_not_complete_bring_nothing() -> None:
    assert with_workers("craftsmans_guild", "blue 3 red 3") == {}
    assert with_resources("windmill", "wood 4") == with_skills("key_guild", "saw 4") == {}
