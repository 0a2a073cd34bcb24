"""Summer boats 2a and 2b: over fields, without matching edges, and twice as far (KF-12)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.village.expanding import ExpandVillages
from tests.games.keyflower.scene import Scene, scene


def village(boat: str = "") -> Scene:
    """Keywood and Woodcutter are joined to the home by roads; between them is a field. South of the home is water."""
    s = scene(2, "autumn").player(0, workers="red 1").tile(0, "keywood 0 -1 2").tile(0, "woodcutter -1 0 5", "wood 2")
    return s.ability(0, boat) if boat else s


# ---- 2a


@pytest.mark.rule("KF-12.6")
def test_without_2a_resources_stay_on_roads() -> None:
    s = village().turn(0).choose(0, "use home1", "carry wood from woodcutter")
    assert s.lying_there("home1") == "wood 1"  # the only way: nothing was asked


@pytest.mark.rule("KF-12.6")
def test_2a_carries_across_a_field() -> None:
    s = village("2a").turn(0).choose(0, "use home1", "carry wood from woodcutter")
    assert s.options(0) == ["to keywood", "to home1"]
    s.choose(0, "to keywood")
    assert (s.lying_there("keywood"), s.lying_there("woodcutter")) == ("wood 1", "wood 1")


@pytest.mark.rule("KF-12.6")
@pytest.mark.parametrize("owner", [0, 1])
def test_2a_carries_between_edges_that_do_not_match(owner: int) -> None:
    s = scene(2, "autumn").player(0, workers="red 1").ability(owner, "2a").tile(0, "well 0 -1 2", "wood 1").turn(0)
    s.choose(0, "use home1")  # its road meets a field of the Well
    assert s.options(0) == (["finish", "carry wood from well"] if owner == 0 else ["finish"])


@pytest.mark.rule("KF-12.6", "EC-39")
@pytest.mark.parametrize("south", ["summer_boat1 0 1 0 a", "summer_boat1 0 1 1 a", "keywood 0 1 0"])
def test_2a_does_not_carry_over_water(south: str) -> None:
    """Whether water meets water, a field or a road there."""
    s = scene(2, "autumn").player(0, workers="red 1").ability(0, "2a").tile(0, south, "wood 1")
    assert s.resources("home1", "wood 1").turn(0).choose(0, "use home1").options(0) == ["finish"]


@pytest.mark.rule("KF-12.2", "KF-12.6")
def test_2a_helps_its_owner_alone() -> None:
    s = village().ability(1, "2a").turn(0).choose(0, "use home2", "carry wood from woodcutter")
    assert s.lying_there("home1") == "wood 1"


@pytest.mark.rule("KF-12.7")
def test_2a_places_tiles_without_matching_edges() -> None:
    """The Well has two roads; beside a road of the home they must meet it."""
    s = scene(2, "autumn").won(0, "well").go(ExpandVillages()).choose(0, "beside home1 N")
    assert s.options(0) == ["turn 1", "turn 3"]
    s = scene(2, "autumn").ability(0, "2a").won(0, "well").go(ExpandVillages()).choose(0, "beside home1 N")
    assert s.options(0) == [f"turn {n}" for n in range(6)]


@pytest.mark.rule("KF-12.7")
def test_2a_places_tiles_even_at_the_water() -> None:
    s = scene(2, "autumn").won(0, "well").go(ExpandVillages())
    assert "beside home1 S" not in s.options(0)
    s = scene(2, "autumn").ability(0, "2a").won(0, "well").go(ExpandVillages()).choose(0, "beside home1 S", "turn 0")
    assert s.village(0) == "home1 summer_boat2 well"


@pytest.mark.rule("KF-12.7", "KF-9.8")
def test_2a_places_tiles_already_in_the_season_in_which_it_is_won() -> None:
    s = scene(2, "summer").offer("summer_boat2 a", "mason").bid(0, "summer_boat2", "red 1").bid(0, "mason", "blue 1")
    s.season_end().choose(0, "boat keyflower", "place mason")
    assert "beside home1 S" in s.options(0)


@pytest.mark.rule("KF-12.7.1", "EC-83")
@pytest.mark.parametrize("boat", ["", "2a"])
def test_2a_makes_no_roads_for_the_sea_bastion(boat: str) -> None:
    s = village(boat).tile(0, "sea_bastion aside back")
    assert s.scored(0) == {}
    assert s.tile(0, "stable 1 -1 1").scored(0) == {"sea_bastion": 3}  # home, Keywood, Stable


# ---- 2b


def started(s: Scene, tile: str) -> tuple[int, int]:
    """Steps and upgrades of player 0 after using this tile."""
    s.player(0, workers="red 1").turn(0).choose(0, f"use {tile}")
    assert s.clause(0) == "KF-8.7"
    return s.t.steps_left, s.t.upgrades_left


@pytest.mark.rule("KF-12.8", "EC-45")
@pytest.mark.parametrize(
    ("tile", "plain", "doubled"),
    [("home1", (1, 1), (2, 2)), ("home2", (1, 1), (2, 2)), ("stable", (2, 1), (4, 2)), ("wainwright", (6, 2), (12, 4))],
)
def test_2b_doubles_every_transport_of_its_owner(tile: str, plain: tuple[int, int], doubled: tuple[int, int]) -> None:
    """At home, in the village of another, on offer, and on the back of a tile."""
    for boat, expected in (("2a", plain), ("2b", doubled)):
        s = scene(2, "autumn").ability(0, boat).tile(1, "wainwright aside back").offer("stable")
        assert started(s, tile) == expected


@pytest.mark.rule("KF-12.8", "KF-12.2", "EC-46")
def test_2b_doubles_nothing_for_others_on_the_owner_s_tiles() -> None:
    s = scene(2, "autumn").ability(1, "2b").tile(1, "wainwright aside")
    assert started(s, "wainwright") == (4, 2)


@pytest.mark.rule("KF-12.8")
def test_2b_gives_so_many_steps_and_no_more() -> None:
    s = village("2b").turn(0).choose(0, "use home1", "carry wood from woodcutter", "carry wood from woodcutter")
    assert s.lying_there("home1") == "wood 2"
    assert s.options(0) == ["finish"]  # two upgrades are left, but nothing to pay for them


@pytest.mark.rule("KF-12.8.1")
@pytest.mark.parametrize(("seat", "boat", "points"), [(0, "2b", 6), (0, "2a", 3), (1, "2b", 3)])
def test_2b_doubles_the_score_of_the_keyflower(seat: int, boat: str, points: int) -> None:
    s = scene(2, "winter").tile(0, "stable 1 -1 1").tile(0, "keyflower aside back").ability(seat, boat)
    assert s.scored(0) == {"keyflower": points}
