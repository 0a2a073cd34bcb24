"""What the three levels of the rules have in common, and what sets them apart (AD-19.1, AD-19.2)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from kubrik.games.admiral.terms import LEVELS
from tests.games.admiral.scene import Scene, scene

OPEN_SEA = [".........."] * 3
FROM_CAPTAIN_ON = [("basic", False), ("captain", True), ("admiral", True)]
ONLY_ADMIRAL = [("basic", False), ("captain", False), ("admiral", True)]


def at(level: str, ships: str = "F1 A2 E, L2 J3 W", wind: str = "E", **options: str) -> Scene:
    return scene(*OPEN_SEA, ships=ships, wind=wind, level=level, options=options)


def under_way(s: Scene) -> Scene:
    """The frigate has made its first step, to the east."""
    s.choose(0, "move F1")
    return s if s.cell("F1") == "B2" else s.choose(0, "to E")


@pytest.mark.rule("AD-19.1")
def test_there_are_three_levels() -> None:
    assert LEVELS == ["basic", "captain", "admiral"]


@pytest.mark.rule("AD-19.1", "AD-19.2")
@pytest.mark.parametrize(("level", "turns"), FROM_CAPTAIN_ON)
def test_turning_while_moving(level: str, turns: bool) -> None:
    s = under_way(at(level).turn(0))
    assert s.options(0) == (["advance", "turn left", "turn right", "stop"] if turns else ["advance", "stop"])


@pytest.mark.rule("AD-19.2")
@pytest.mark.parametrize(("level", "suffers"), FROM_CAPTAIN_ON)
def test_storms_damage_ships(level: str, suffers: bool) -> None:
    s = at(level, wind="E storm").turn(0)
    assert s.asked() == ([CHANCE] if suffers else [0])


@pytest.mark.rule("AD-19.2")
@pytest.mark.parametrize(("level", "slower"), FROM_CAPTAIN_ON)
def test_battered_ships_are_slower(level: str, slower: bool) -> None:
    s = under_way(at(level).ship("F1", strength=2).turn(0))
    s.choose(0, *["advance"] * 4)
    assert s.cell("F1") == "F2"
    assert ("advance" in s.options(0)) == (not slower)  # six cells, or five


@pytest.mark.rule("AD-19.2")
@pytest.mark.parametrize(("level", "faces"), ONLY_ADMIRAL)
def test_ships_have_a_facing_and_turn_in_place(level: str, faces: bool) -> None:
    s = at(level, ships="F1 B2 N, L2 J3 W").turn(0)
    assert ("turn F1" in s.options(0)) == faces
    s.choose(0, "move F1")
    assert s.cell("F1") == ("B1" if faces else "B2")  # else it is asked where to go
    assert ("to E" in s.options(0)) == (not faces)


@pytest.mark.rule("AD-19.2")
@pytest.mark.parametrize(("level", "zones"), ONLY_ADMIRAL)
def test_fire_zones_with_bow_and_stern_guns(level: str, zones: bool) -> None:
    s = at(level, ships="F1 B2 E, F2 D2 W, B2 D1 W").turn(0)
    assert ("fire at B2" in s.options(0)) == (not zones)  # a blind spot: two ahead, one aside
    s.choose(0, "fire at F2")  # straight ahead, where there is one bow gun: nothing more is asked
    assert s.asked() == ([CHANCE] if zones else [0])
    assert zones or s.options(0) == ["1 from F1", "2 from F1", "3 from F1"]


@pytest.mark.rule("AD-19.2")
@pytest.mark.parametrize(("level", "both"), FROM_CAPTAIN_ON)
def test_both_broadsides_are_usual(level: str, both: bool) -> None:
    assert fires_to_both_sides(at(level, ships="F1 D2 N, F2 F2 N, B2 B2 N")) == both


@pytest.mark.rule("AD-19.2")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("asked", "both"), [("on", True), ("off", False)])
def test_both_broadsides_or_not_may_be_agreed_on_at_every_level(level: str, asked: str, both: bool) -> None:
    s = at(level, ships="F1 D2 N, F2 F2 N, B2 B2 N", both_broadsides=asked)
    assert fires_to_both_sides(s) == both


def fires_to_both_sides(s: Scene) -> bool:
    """After fire to the east, is there fire to the west?"""
    s.turn(0).choose(0, "fire at F2", "1 from F1").chance("die 2")
    assert "fire at F2" in s.options(0)
    return "fire at B2" in s.options(0)


@pytest.mark.rule("AD-19.2")
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_vane_unless_there_is_no_wind(level: str) -> None:
    assert at(level).round().asked() == [CHANCE]
    s = at(level, ships="F1 H2 W, L2 J3 W", windless="on", initiative="fixed").round()
    assert s.asked() == [0]
    s.choose(0, "move F1", *([] if level == "admiral" else ["to W"]), *["advance"] * 5)
    assert s.cell("F1") == "B2"  # all six cells, where an east wind would leave two
