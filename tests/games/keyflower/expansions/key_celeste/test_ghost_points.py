"""Points for the ghost ship and the ghost, in the river and elsewhere (KC-8, KC-5.7, KC-5.8)."""

from __future__ import annotations

import pytest

from tests.games.keyflower.scene import Scene, scene

RIVER = ["sea_breese 0 1 0", "summer_boat1 0 2 0 a", "summer_boat2 0 3 0 a", "summer_boat3 0 4 0 a"]


def village(*tiles: str) -> Scene:
    """Player 0 lives in Home 1, whose river runs south, with these tiles; nobody has the ghost."""
    s = scene(3, "winter", ghost=True)
    for words in tiles:
        s.tile(0, words)
    return s


@pytest.mark.rule("KC-8.1")
def test_the_ship_is_worth_three_points() -> None:
    assert village("key_celeste 0 1 0 back").scored(0) == {"key_celeste": 3}


@pytest.mark.rule("KC-8.2")
def test_with_the_ghost_it_is_worth_three_more() -> None:
    assert village("key_celeste 0 1 0 back").ghost_with(0).scored(0) == {"key_celeste": 6}


@pytest.mark.rule("KC-8.2", "KC-8.3", "EC-101")
def test_the_ghost_of_another_player_is_worth_nothing_to_either() -> None:
    s = village("key_celeste 0 1 0 back").ghost_with(1)
    assert s.scored(0) == {"key_celeste": 3}
    assert s.scored(1) == {}


@pytest.mark.rule("KC-8.3")
def test_the_ghost_without_the_ship_is_worth_nothing() -> None:
    assert scene(2, "winter", ghost=True).ghost_with(0).points(0) == 0


@pytest.mark.rule("KC-8.1", "KC-8.2", "KF-10.13")
def test_a_ship_that_found_no_place_is_worth_as_much() -> None:
    assert village("key_celeste aside back").ghost_with(0).scored(0) == {"key_celeste": 6}


@pytest.mark.rule("S-15", "KC-8.4", "KC-8.7")
def test_the_ship_is_a_boat_in_the_river() -> None:
    s = village("sea_breese 0 1 0", "summer_boat1 1 1 0 b", "key_celeste 0 2 0 back").ghost_with(1)
    assert s.scored(0) == {"sea_breese": 4, "key_celeste": 3}
    assert s.points(0) == 7


@pytest.mark.rule("KC-8.4", "KC-8.7")
@pytest.mark.parametrize("others", [0, 1, 2, 3])
def test_it_counts_with_every_other_boat(others: int) -> None:
    without, place = village(*RIVER[: 1 + others]), others + 2
    joined = village(*RIVER[: 1 + others], f"key_celeste 0 {place} 0 back")
    assert without.scored(0) == {"sea_breese": 2 << others}
    assert joined.scored(0) == {"sea_breese": 4 << others, "key_celeste": 3}


@pytest.mark.rule("S-16", "KC-8.6", "EC-107")
def test_a_sixth_boat_does_not_double_the_sea_breese_again() -> None:
    s = village(*RIVER, "summer_boat4 0 5 0 a", "key_celeste 0 6 0 back").ghost_with(0)
    assert s.scored(0) == {"sea_breese": 32, "key_celeste": 6}
    assert s.points(0) == 38


@pytest.mark.rule("KC-8.5", "EC-108")
@pytest.mark.parametrize("place", ["1 1 0", "0 2 1", "aside"])
def test_a_ship_that_water_does_not_join_is_in_no_river(place: str) -> None:
    """Beside the river, turned across it, or kept aside."""
    assert village("sea_breese 0 1 0", f"key_celeste {place} back").scored(0) == {"sea_breese": 2, "key_celeste": 3}


@pytest.mark.rule("KC-8.4")
def test_without_the_sea_breese_the_river_brings_nothing() -> None:
    assert village("key_celeste 0 1 0 back", "summer_boat1 0 2 0 a").points(0) == 3


@pytest.mark.rule("KC-8.8", "KC-5.7", "EC-106")
@pytest.mark.parametrize(
    ("tile", "workers", "points"),
    [
        ("apothecary", "blue 4", 0),
        ("craftsmans_guild", "blue 1 red 1", 0),
        ("key_market", "green 1", 2),
        ("village_hall", "red 2", 2),
        ("white_wind", "yellow 3", 3),
    ],
)
def test_no_tile_scores_the_ghost_as_a_worker(tile: str, workers: str, points: int) -> None:
    """With one worker more each of them would bring more."""
    s = village(f"{tile} aside").player(0, workers=workers).ghost_with(0)
    assert s.points(0) == points


@pytest.mark.rule("KC-5.8")
def test_the_purple_marker_is_no_ghost() -> None:
    """Beside the ship it is worth a gold, not three points."""
    s = village("key_celeste 0 1 0 back")
    s.start(0).t.start_won = True
    assert s.scored(0) == {"key_celeste": 3, "gold": 1}


@pytest.mark.rule("KC-8.9", "KF-15.17")
def test_the_ship_is_a_neighbour_of_a_turn_order_tile() -> None:
    assert village("key_celeste 0 1 0 back", "turn1 1 1 0").scored(0) == {"key_celeste": 3, "turn1": 1}
    assert village("sea_breese 0 1 0", "turn1 1 1 0").scored(0) == {"sea_breese": 2, "turn1": 1}


@pytest.mark.rule("KC-8.9", "KC-2.9")
def test_the_ship_itself_scores_no_neighbours() -> None:
    s = village("key_celeste 0 1 0 back", "turn1 1 1 0", "turn2 -1 2 0")
    assert s.scored(0)["key_celeste"] == 3
