"""Summer boats 3a and 3b: any resource pays for any other, or counts as any other (KF-12.9, KF-12.10)."""

from __future__ import annotations

import pytest

from tests.games.keyflower.scene import Scene, scene


def upgrading(tile: str, on_it: str, boat: str = "") -> Scene:
    """Player 0 uses the home and may upgrade this tile of the village."""
    s = scene(2, "autumn").player(0, workers="red 1").tile(0, f"{tile} aside", on_it)
    return (s.ability(0, boat) if boat else s).turn(0).choose(0, "use home1")


def worth(village: str, boat: str = "3b", leftovers: str = "as_gold") -> dict[str, int]:
    """The points of a village: tiles with what lies on them, as "jeweller: wood 2, home1: iron 1"."""
    s = scene(2, "winter", boat_3b_leftovers=leftovers).ability(0, boat)
    for line in village.split(", "):
        name, on_it = line.split(": ")
        s = s.resources(name, on_it) if name == "home1" else s.tile(0, f"{name} aside", on_it)
    return s.scored(0)


# ---- 3a


@pytest.mark.rule("KF-12.9", "EC-129")
def test_3a_pays_gold_with_other_resources() -> None:
    assert upgrading("goldsmith", "wood 1 stone 1 iron 1").options(0) == ["finish"]
    s = upgrading("goldsmith", "wood 1 stone 1 iron 1", "3a").choose(0, "upgrade goldsmith")
    assert s.options(0) == ["pay wood 0", "pay wood 1"]
    s.choose(0, "pay wood 1")
    assert s.options(0) == ["pay stone 0", "pay stone 1"]
    s.choose(0, "pay stone 1")
    assert s.lying_there("goldsmith") == "iron 1"
    assert s.scored(0) == {"goldsmith": 7}


@pytest.mark.rule("KF-12.9", "W-12")
def test_3a_pays_anything_with_anything() -> None:
    assert upgrading("alehouse", "wood 3").options(0) == ["finish"]
    s = upgrading("alehouse", "wood 3", "3a").choose(0, "upgrade alehouse")
    assert s.lying_there("alehouse") == ""


@pytest.mark.rule("KF-12.9")
def test_3a_pays_with_gold_as_well_as_before() -> None:
    s = upgrading("sawmill", "wood 1 stone 2 gold 3", "3a").choose(0, "upgrade sawmill", "pay wood 0", "pay stone 0")
    assert s.lying_there("sawmill") == "wood 1 stone 2"


@pytest.mark.rule("KF-12.9")
def test_3a_makes_nothing_cheaper() -> None:
    s = upgrading("goldsmith", "wood 1", "3a")
    assert s.options(0) == ["finish"]
    assert s.refusal(0, "upgrade goldsmith") == "KF-8.16"


@pytest.mark.rule("KF-12.9")
def test_3a_replaces_no_skill_tile() -> None:
    assert upgrading("keywood", "wood 3", "3a").refusal(0, "upgrade keywood") == "KF-8.18"


@pytest.mark.rule("KF-12.2", "KF-12.9")
def test_3a_helps_its_owner_alone() -> None:
    s = scene(2, "autumn").player(0, workers="red 1").tile(0, "goldsmith aside", "wood 2").ability(1, "3a").turn(0)
    assert s.choose(0, "use home2").options(0) == ["finish"]


@pytest.mark.rule("KF-12.9", "KF-12.10")
def test_3a_and_3b_work_each_at_its_own_time() -> None:
    assert upgrading("goldsmith", "wood 2", "3b").options(0) == ["finish"]
    assert worth("jeweller: wood 2", "3a") == {}


# ---- 3b


@pytest.mark.rule("KF-12.10")
def test_3b_counts_every_resource_left_as_gold() -> None:
    assert worth("home1: wood 2 stone 1 iron 1 gold 1") == {"gold": 5}
    assert worth("home1: wood 2 stone 1 iron 1 gold 1", "2b") == {"gold": 1}


@pytest.mark.rule("KF-12.10")
@pytest.mark.parametrize(
    ("village", "points"),
    [
        ("jeweller: wood 2, home1: iron 1", {"jeweller": 6}),
        ("mercers_guild: wood 3", {"mercers_guild": 5}),
        ("watermill: wood 2 stone 2", {"watermill": 4}),
        ("stone_yard: iron 2", {"stone_yard": 4}),
    ],
)
def test_3b_counts_a_resource_as_any_other(village: str, points: dict[str, int]) -> None:
    assert sum(worth(village).values()) == sum(points.values())
    assert sum(worth(village, "3a").values()) < sum(points.values())


@pytest.mark.rule("KF-12.10")
def test_3b_under_the_other_reading_leaves_no_points_for_what_no_tile_scores() -> None:
    left = "home1: wood 2 stone 1 gold 1"
    assert worth(left, leftovers="no_points") == {"gold": 1}  # real gold alone
    assert worth(left, leftovers="as_gold") == {"gold": 4}


@pytest.mark.rule("KF-12.10")
def test_3b_under_the_other_reading_still_works_for_tiles() -> None:
    assert worth("jeweller: wood 2, home1: iron 1", leftovers="no_points") == {"jeweller": 6}
    assert worth("mercers_guild: wood 4", leftovers="no_points") == {"mercers_guild": 5}
    assert worth("stone_yard: iron 2, home1: stone 2", leftovers="no_points") == {"stone_yard": 4}
