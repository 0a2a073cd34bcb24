"""How far a ship goes, and how (AD-8). Turning under way: test_moving_turns.py."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.table import notes
from tests.games.admiral.sailing import alone, headings, sail
from tests.games.admiral.scene import scene

AT_SEA = ["die 2"]  # what a ship that comes through a storm unharmed rolls


@pytest.mark.rule("X-1", "AD-8.4", "AD-7.6")
@pytest.mark.parametrize(
    ("heading", "cells"),
    [("N", 4), ("NE", 5), ("E", 6), ("SE", 5), ("S", 4), ("SW", 3), ("W", 2), ("NW", 3)],
)
@pytest.mark.parametrize("level", ["basic", "captain"])
def test_the_farther_from_the_wind_the_shorter_the_way(heading: str, cells: int, level: str) -> None:
    assert sail(alone("F1", level=level).turn(0), "F1", heading) == cells


@pytest.mark.rule("X-1", "AD-8.4", "AD-20.2")
@pytest.mark.parametrize(("facing", "cells"), [("E", 6), ("SE", 5), ("N", 4), ("SW", 3), ("W", 2)])
def test_at_admiral_level_it_goes_by_the_facing(facing: str, cells: int) -> None:
    assert sail(alone("F1", facing, level="admiral").turn(0), "F1", facing) == cells


@pytest.mark.rule("AD-8.1", "AD-4.3")
@pytest.mark.parametrize(("ship", "fresh", "storm"), [("L1", 4, 3), ("G1", 4, 2), ("F1", 6, 3), ("B1", 5, 2)])
def test_base_distance_by_class_and_wind(ship: str, fresh: int, storm: int) -> None:
    assert sail(alone(ship).turn(0), ship, "E") == fresh
    assert sail(alone(ship, wind="E storm").turn(0), ship, "E") == storm


@pytest.mark.rule("AD-8.2")
def test_a_faster_crew_counts_in_fresh_wind() -> None:
    assert sail(alone("L1", captains="L1 rapid*").turn(0), "L1", "E") == 5
    assert sail(alone("L1", captains="L1 rapid*", wind="E storm").turn(0), "L1", "E") == 3


@pytest.mark.rule("AD-8.3", "AD-1.6", "AD-1.8")
@pytest.mark.parametrize(("ship", "battered", "cells"), [("L1", 4, 4), ("G1", 3, 4), ("F1", 2, 6), ("B1", 1, 5)])
@pytest.mark.parametrize("level", ["captain", "admiral"])
def test_battered_ships_are_slower(ship: str, battered: int, cells: int, level: str) -> None:
    assert sail(alone(ship, level=level).ship(ship, strength=battered).turn(0), ship, "E") == cells - 1
    assert sail(alone(ship, level=level).ship(ship, strength=battered + 1).turn(0), ship, "E") == cells


@pytest.mark.rule("AD-8.3")
@pytest.mark.parametrize("level", ["captain", "admiral"])
def test_in_a_storm_too(level: str) -> None:
    s = alone("F1", wind="E storm", level=level).ship("F1", strength=2).turn(0).chance(*AT_SEA)
    assert sail(s, "F1", "E") == 2


@pytest.mark.rule("AD-8.3", "AD-19.2")
def test_at_basic_level_damage_does_not_slow() -> None:
    assert sail(alone("F1").ship("F1", strength=1).turn(0), "F1", "E") == 6


@pytest.mark.rule("AD-8.5", "AD-8.3")
def test_nor_does_it_in_a_calm() -> None:
    assert sail(alone("B1", level="captain", wind="E calm").ship("B1", strength=1).turn(0), "B1", "W") == 1


@pytest.mark.rule("AD-8.4", "Q-4", "Q-2")
def test_a_heading_without_allowance_is_not_offered() -> None:
    assert headings(alone("L1").turn(0), "L1") == "N NE E SE S SW NW"
    s = alone("G1", wind="E storm").turn(0)
    assert headings(s, "G1") == "NE E SE"
    assert s.refusal(0, "to N") == "AD-8.4"  # 2 - 2
    assert s.refusal(0, "to W") == "AD-8.4"  # not 2 - 4


@pytest.mark.rule("AD-8.6", "AD-2.1", "AD-2.2")
@pytest.mark.parametrize(
    ("heading", "cell"),
    [("N", "H6"), ("NE", "J6"), ("E", "J8"), ("SE", "J10"), ("S", "H10"), ("SW", "F10"), ("W", "F8"), ("NW", "F6")],
)
def test_each_step_enters_the_neighbour_ahead(heading: str, cell: str) -> None:
    s = alone("F1").turn(0).choose(0, "move F1", f"to {heading}", "advance")
    assert (s.cell("F1"), s.t.taken.count(True)) == (cell, 2)


@pytest.mark.rule("AD-8.14", "AD-6.7")
@pytest.mark.parametrize("steps", [1, 2, 5])
def test_a_ship_may_stop_after_any_step(steps: int) -> None:
    s = alone("F1").turn(0).choose(0, "move F1", "to E", *["advance"] * (steps - 1), "stop")
    assert s.cell("F1") == f"{'HIJKLM'[steps]}8"
    assert s.options(0) == ["end turn"]
    assert s.notes(notes.SAILS) == [(0, s.t.rules.chart.named("H8"), s.t.cells[0], 2)]


@pytest.mark.rule("AD-8.19")
def test_a_move_enters_a_cell_at_least() -> None:
    s = alone("F1").turn(0).choose(0, "move F1")
    assert "stop" not in s.options(0)
    s.choose(0, "to E", "stop")
    assert s.cell("F1") == "I8"


@pytest.mark.rule("AD-8.19", "Q-1")
def test_a_ship_that_can_enter_none_does_not_move() -> None:
    s = scene(".#..", "##..", "....", ships="F1 A1 E, B2 D3 W", level="basic").turn(0)
    assert s.options(0) == ["end turn"]
    assert s.refusal(0, "move F1") == "AD-8.19"


@pytest.mark.rule("AD-8.19", "AD-20.2")
def test_at_admiral_level_the_cell_ahead_must_be_free() -> None:
    s = scene("....", "....", "....", ships="F1a A1 N, F1b A3 E, B2 D3 W", level="admiral")
    assert s.turn(0).starting_with(0, "move") == ["move F1b"]
    assert s.refusal(0, "move F1a") == "AD-8.19"
