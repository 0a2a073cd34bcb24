"""What counts in the scoring of a village, where, and how often (KF-14). How items are divided up: test_allocation."""

from __future__ import annotations

import pytest

from tests.games.keyflower.scene import Scene, scene


def village(*names: str, **stock: str) -> Scene:
    """The first player's village in winter, and what is behind the screen."""
    return scene(2, "winter").build(0, *names).player(0, **stock)


# ---------------------------------------------------------------- printed points, bonuses, gold


@pytest.mark.rule("KF-14.2", "KF-15.1")
def test_points_are_those_of_faces_and_scoring_tiles_and_gold() -> None:
    s = village("forge", "keywood back", "jeweller", "scholar", skills="saw 2").upgraded("home1")
    s.resources("forge", "gold 1 wood 1").resources("home1", "gold 1")
    assert s.scored(0) == {"home1": 5, "forge": 3, "keywood": 3, "scholar": 6, "jeweller": 4}
    assert s.points(0) == 21


@pytest.mark.rule("KF-14.2", "KF-15.1")
@pytest.mark.parametrize(("tile", "front", "back"), [("well", 3, 7), ("mason", 0, 7), ("alehouse", 0, 0)])
def test_only_the_visible_face_counts(tile: str, front: int, back: int) -> None:
    s = village(tile)
    assert s.points(0) == front
    assert s.upgraded(tile).points(0) == back


@pytest.mark.rule("KF-14.11")
def test_gold_on_any_tile_is_worth_one_point() -> None:
    s = village("keywood", "barn").resources("home1", "gold 1 wood 4").resources("keywood", "gold 2 stone 1")
    assert s.scored(0) == {"gold": 3}


@pytest.mark.rule("KF-14.2")
def test_nothing_else_is_worth_anything() -> None:
    s = village("keywood", workers="red 9 green 9", skills="saw 9").resources("home1", "wood 9 stone 9 iron 9")
    assert (s.scored(0), s.points(0)) == ({}, 0)


# ---------------------------------------------------------------- what counts


@pytest.mark.rule("KF-14.3")
def test_workers_behind_the_screen_count_and_no_others() -> None:
    s = village("key_market", workers="green 2", hidden="green 1").use("home1", "green", 1).bid(0, "turn1", "green 3")
    assert s.player(1, workers="green 5").scored(0) == {"key_market": 6}


@pytest.mark.rule("KF-14.4")
def test_skill_tiles_behind_the_screen_count() -> None:
    s = village("scholar", skills="anvil 2").player(1, skills="anvil 4")
    assert (s.scored(0), s.scored(1)) == ({"scholar": 6}, {})


@pytest.mark.rule("KF-14.5")
def test_resources_count_wherever_they_lie_in_the_village() -> None:
    s = village("mercers_guild", "keywood", "stable", "barn").tile(0, "well aside", "iron 1")
    s.resources("keywood", "wood 1").resources("stable", "stone 1")
    assert s.scored(0) == {"mercers_guild": 5, "well": 3}


@pytest.mark.rule("KF-14.5")
def test_resources_of_another_village_do_not_count() -> None:
    s = village("jeweller").build(1, "keywood").resources("keywood", "gold 2").resources("home2", "gold 1")
    assert (s.scored(0), s.scored(1)) == ({}, {"gold": 3})


# ---------------------------------------------------------------- yards


@pytest.mark.rule("KF-14.6")
def test_a_yard_counts_only_what_lies_on_it() -> None:
    s = village("stone_yard", "keywood").resources("stone_yard", "stone 2").resources("keywood", "stone 3")
    assert s.scored(0) == {"stone_yard": 4}


@pytest.mark.rule("KF-14.7", "KF-14.9")
def test_what_is_kept_on_a_yard_counts_for_no_other_tile() -> None:
    s = village("stone_yard back", "watermill").resources("stone_yard", "stone 2")
    assert s.scored(0) == {"stone_yard": 6}


@pytest.mark.rule("KF-14.8", "EC-76")
def test_a_resource_may_leave_a_yard() -> None:
    s = village("stone_yard", "windmill").resources("stone_yard", "wood 5")
    assert s.scored(0) == {"windmill": 5}
    assert village("stone_yard").resources("stone_yard", "wood 5").scored(0) == {}


# ---------------------------------------------------------------- once and as often as possible


@pytest.mark.rule("KF-14.9")
def test_a_worker_counts_for_one_tile() -> None:
    s = village("craftsmans_guild", "village_hall", workers="blue 1 red 1 yellow 1")
    assert s.scored(0) == {"craftsmans_guild": 3}  # not 4


@pytest.mark.rule("KF-14.9")
def test_a_skill_tile_and_a_resource_count_for_one_tile() -> None:
    assert village("scribes", "scholar", skills="anvil 1 pickaxe 1 saw 1").scored(0) == {"scribes": 10}
    assert village("windmill", "watermill").resources("home1", "wood 5").points(0) == 5


@pytest.mark.rule("KF-14.10")
def test_a_tile_scores_as_often_as_things_allow() -> None:
    s = village("apothecary", "scribes", "keythedral", workers="red 15", skills="anvil 2 pickaxe 2 saw 2")
    assert s.scored(0) == {"apothecary": 9, "scribes": 20, "keythedral": 12}


@pytest.mark.rule("KF-14.16", "KF-14.17")
def test_gold_in_place_of_something_else_is_no_gold() -> None:
    s = village("mercers_guild").resources("home1", "wood 1 gold 3")
    assert s.scored(0) == {"mercers_guild": 5, "gold": 1}


@pytest.mark.rule("KF-14.18")
def test_everybody_gets_the_highest_total() -> None:
    """The third set takes the gold from the Jeweller: 5 instead of 4."""
    s = village("mercers_guild", "jeweller").resources("home1", "wood 4 stone 2 iron 1 gold 3")
    assert s.scored(0) == {"mercers_guild": 15}


# ---------------------------------------------------------------- summer boat 3b


@pytest.mark.rule("KF-12.10")
def test_with_summer_boat_3b_what_no_tile_scores_is_gold() -> None:
    s = village("keywood").resources("keywood", "wood 2 gold 1")
    assert s.scored(0) == {"gold": 1}
    assert s.ability(0, "3b").scored(0) == {"gold": 3}


@pytest.mark.rule("KF-12.10")
def test_by_another_reading_only_gold_is() -> None:
    s = scene(2, "winter", boat_3b_leftovers="no_points").build(0, "keywood", "jeweller").ability(0, "3b")
    s.resources("keywood", "wood 2")
    assert s.scored(0) == {"jeweller": 4}
    assert scene(2, boat_3b_leftovers="no_points").ability(0, "3b").resources("home1", "wood 2").scored(0) == {}
