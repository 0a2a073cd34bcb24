"""Facing at Admiral level, and turning in place (AD-20)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.table import notes
from kubrik.games.admiral.terms import DIRECTIONS
from tests.games.admiral.sailing import alone
from tests.games.admiral.scene import Scene, scene

OTHERS = "N NE E SE S SW W NW"


def turning(ship: str, facing: str, wind: str = "E", strength: int | None = None) -> Scene:
    """The ship of the first player is asked where to turn."""
    s = alone(ship, facing, wind, "admiral").ship(ship, strength=strength).turn(0)
    return (s.chance("die 2") if "storm" in wind else s).choose(0, f"turn {ship}")


def facings(s: Scene) -> str:
    return " ".join(name.removeprefix("to ") for name in s.options(0))


@pytest.mark.rule("AD-20.2")
@pytest.mark.parametrize("facing", DIRECTIONS)
def test_a_move_starts_straight_ahead(facing: str) -> None:
    s = alone("F1", facing, level="admiral").turn(0).choose(0, "move F1", "stop")
    ahead = s.t.rules.sea.beside[s.t.rules.chart.named("H8") * 8 + DIRECTIONS.index(facing)]
    assert s.t.cells[0] == ahead


@pytest.mark.rule("AD-20.3", "AD-20.1")
def test_the_last_heading_becomes_the_facing() -> None:
    s = alone("F1", "E", level="admiral").turn(0).choose(0, "move F1")
    assert s.facing("F1") == "E"
    s.choose(0, "turn right", "advance", "turn right", "stop")
    assert (s.cell("F1"), s.facing("F1")) == ("J9", "S")
    assert s.notes(notes.SAILS)[0][3] == DIRECTIONS.index("S")


@pytest.mark.rule("AD-20.3")
def test_it_lasts_till_the_next_round() -> None:
    s = alone("F1", "E", level="admiral").round().chance("wind E fresh").choose(0, "move F1", "turn left", "stop")
    s.choose(0, "end turn").choose(1, "end turn").chance("wind E fresh").choose(0, "move F1", "stop")
    assert (s.cell("F1"), s.facing("F1")) == ("J7", "NE")


@pytest.mark.rule("AD-20.4", "AD-19.2", "Q-7", "Q-2")
@pytest.mark.parametrize(
    ("facing", "may_face"),
    [
        ("W", "SW NW"),  # nothing to spend, and one sector all the same
        ("SW", "S W"),
        ("N", "NE E W NW"),
        ("SE", "N NE E S SW W"),
        ("E", "N NE SE S SW W NW"),
    ],
)
def test_a_battleship_turns_as_many_sectors_as_it_could_sail_cells(facing: str, may_face: str) -> None:
    s = turning("L1", facing)
    assert facings(s) == may_face
    assert s.clause(0) == "AD-20.4"
    for other in set(OTHERS.split()) - set(may_face.split()):
        assert s.refusal(0, f"to {other}") == "AD-20.4"


@pytest.mark.rule("AD-20.4", "T-62")
def test_a_ship_dead_into_the_wind_cannot_move_but_turn() -> None:
    s = alone("L1", "W", level="admiral").turn(0)
    assert s.options(0) == ["turn L1", "end turn"]
    assert s.choose(0, "turn L1", "to NW").facing("L1") == "NW"


@pytest.mark.rule("AD-20.4", "AD-8.3")
def test_storm_and_damage_count_in_turning_too() -> None:
    assert facings(turning("F1", "E", "E storm")) == "N NE SE S SW NW"
    assert facings(turning("F1", "NE", "E storm")) == "N E SE NW"
    assert facings(turning("F1", "NE", "E storm", strength=2)) == "N E"
    assert facings(turning("L1", "N", strength=4)) == "NE NW"


@pytest.mark.rule("AD-20.4", "AD-19.4")
def test_without_wind_all_facings_are_alike() -> None:
    s = alone("B1", "W", level="admiral", options={"windless": "on"}).turn(0).choose(0, "turn B1")
    assert facings(s) == "N NE E SE S SW NW"


@pytest.mark.rule("AD-20.4", "AD-20.5")
def test_a_ship_that_turned_stays_where_it_is_and_does_not_move() -> None:
    s = turning("F1", "E").choose(0, "to S")
    assert (s.cell("F1"), s.facing("F1")) == ("H8", "S")
    assert s.notes(notes.TURNS) == [(0, DIRECTIONS.index("S"), 0, 0)]
    assert s.options(0) == ["end turn"]
    assert s.refusal(0, "move F1") == "AD-6.7"
    assert s.refusal(0, "turn F1") == "AD-20.5"


@pytest.mark.rule("AD-20.5")
def test_a_ship_that_moved_does_not_turn_but_others_do() -> None:
    s = scene("....", "....", ships="F1 A1 E, B1 A2 E, B2 D2 W", level="admiral").turn(0).choose(0, "move F1", "stop")
    assert s.starting_with(0, "turn") == ["turn B1"]
    assert s.refusal(0, "turn F1") == "AD-20.5"


@pytest.mark.rule("AD-20.16", "AD-14.11")
def test_a_captured_ship_keeps_its_facing() -> None:
    s = scene("....", "....", ships="L1 A1 E, F2 B2 SW, B2 D1 W", level="admiral").turn(0)
    s.choose(0, "board with L1").chance("die 6", "die 1")
    assert (s.flag("F2"), s.facing("F2"), s.facing("L1")) == (0, "SW", "E")
    assert s.refusal(0, "turn F2") == "AD-14.11"


@pytest.mark.rule("AD-20.1", "AD-19.2")
@pytest.mark.parametrize(("level", "turns"), [("basic", []), ("captain", []), ("admiral", ["turn F1"])])
def test_facing_belongs_to_admiral_level(level: str, turns: list[str]) -> None:
    assert alone("F1", level=level).turn(0).starting_with(0, "turn") == turns
