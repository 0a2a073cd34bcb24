"""Where resources are carried: along the roads of the own village (KF-7.14, KF-8.2, KF-8.3, KF-8.10, KF-8.11)."""

from __future__ import annotations

import pytest

from tests.games.keyflower.rules.transport.carrying import carrying, left, village
from tests.games.keyflower.scene import scene


@pytest.mark.rule("W-11", "KF-8.2", "KF-8.3")
@pytest.mark.parametrize(
    ("start", "ends"),
    [
        ("home1", ["woodcutter", "alehouse", "keywood", "stable"]),
        ("keywood", ["home1", "stable"]),
        ("stable", ["home1", "keywood"]),
        ("woodcutter", ["home1", "alehouse"]),
        ("alehouse", ["home1", "woodcutter"]),
    ],
)
def test_a_step_goes_along_a_road(start: str, ends: list[str]) -> None:
    s = carrying(village(start), "stable").choose(0, f"carry wood from {start}")
    assert sorted(s.options(0)) == sorted(f"to {end}" for end in ends)


@pytest.mark.rule("W-11", "KF-8.5", "KF-8.2")
@pytest.mark.parametrize("end", ["keywood", "stable"])
def test_two_steps_lead_across_the_home(end: str) -> None:
    s = carrying(village("woodcutter"), "stable").choose(0, "carry wood from woodcutter", "to home1")
    s.choose(0, "carry wood from home1", f"to {end}")
    assert (s.lying_there(end), left(s)) == ("wood 1", (0, 1))


@pytest.mark.rule("EC-38", "KF-8.3")
def test_no_step_goes_over_a_field() -> None:
    s = carrying(village("woodcutter"), "stable").choose(0, "carry wood from woodcutter")
    assert s.refusal(0, "to keywood") == "KF-8.3"


@pytest.mark.rule("EC-38", "KF-12.6")
def test_except_with_2a() -> None:
    s = carrying(village("woodcutter").ability(0, "2a"), "stable").choose(0, "carry wood from woodcutter", "to keywood")
    assert s.lying_there("keywood") == "wood 1"


@pytest.mark.rule("EC-39", "KF-12.6")
def test_no_step_goes_over_water_even_with_2a() -> None:
    s = carrying(village("home1").tile(0, "summer_boat2 0 1 0 a"), "stable").choose(0, "carry wood from home1")
    assert s.refusal(0, "to summer_boat2") == "KF-8.3"


@pytest.mark.rule("KF-12.6")
def test_fields_of_a_boat_can_be_crossed_with_2a() -> None:
    s = carrying(village("alehouse").tile(0, "summer_boat2 0 1 0 a"), "stable")
    s.choose(0, "carry wood from alehouse", "to summer_boat2")
    assert s.lying_there("summer_boat2") == "wood 1"


@pytest.mark.rule("KF-8.3")
def test_a_road_that_meets_a_field_leads_nowhere() -> None:
    s = scene().player(0, workers="red 1").resources("home1", "wood 1")
    s.tile(0, "keywood 0 -1 1").tile(0, "stable 1 -1 1")  # the Keywood turns a field to the home
    carrying(s, "home1").choose(0, "carry wood from home1")  # and so to the Stable
    assert s.lying_there("stable") == "wood 1"


@pytest.mark.rule("KF-8.2")
def test_a_step_leads_to_a_neighbour_only() -> None:
    s = carrying(village("keywood"), "stable").choose(0, "carry wood from keywood")
    assert s.refusal(0, "to alehouse") == "KF-8.3"


@pytest.mark.rule("KF-8.2", "KF-8.3")
def test_nothing_is_taken_where_no_road_leads_on() -> None:
    s = scene().player(0, workers="red 1").tile(0, "barn aside", "wood 1").resources("home1", "gold 1")
    assert carrying(s, "home1").options(0) == ["finish"]


@pytest.mark.rule("KF-8.11", "KF-7.14")
def test_nothing_is_carried_in_other_villages_or_into_them() -> None:
    s = village("home1").tile(1, "keystone_quarry 0 -1 0").resources("home2", "wood 1")
    carrying(s, "stable")
    assert s.options(0) == ["finish", "carry wood from home1"]
    assert s.refusal(0, "carry wood from home2") == "KF-8.2"
    assert s.choose(0, "carry wood from home1").refusal(0, "to home2") == "KF-8.3"


@pytest.mark.rule("KF-7.14", "KF-8.2")
def test_the_village_is_that_of_whoever_acts() -> None:
    s = village("home1").player(1, workers="red 1").tile(1, "quarryman 0 -1 0").resources("home2", "stone 1").turn(1)
    s.choose(1, "use stable")
    assert (s.asked(), s.options(1)) == ([1], ["finish", "carry stone from home2"])
    assert s.choose(1, "carry stone from home2").lying_there("quarryman") == "stone 1"


@pytest.mark.rule("KF-8.10")
def test_workers_are_not_carried() -> None:
    s = carrying(village().use("keywood", "red", 1), "stable")
    assert (s.options(0), s.on("keywood")) == (["finish"], "red 1")


@pytest.mark.rule("EC-44", "KF-7.14", "KF-8.11")
@pytest.mark.parametrize("where", ["in a village", "on offer"])
def test_a_tile_from_elsewhere_moves_things_in_the_own_village(where: str) -> None:
    s = village("woodcutter").resources("home2", "wood 1")
    s = s.offer("wainwright") if where == "on offer" else s.build(1, "wainwright")
    carrying(s, "wainwright")
    assert s.options(0) == ["finish", "carry wood from woodcutter"]
    assert left(s) == (4, 2)
