"""Rapid: one cell more in fresh wind (CC-7, AD-8.2)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.expansions.captain_cards.table import notes
from tests.games.admiral.scene import Scene, scene

SEA = (".........", ".........", ".........")


def sailing(ships: str, wind: str, captains: str, level: str = "captain") -> Scene:
    return scene(*SEA, ships=f"{ships}, B2 I3 W", wind=wind, captains=captains, level=level).turn(0)


def cells_to(s: Scene, heading: str) -> int:
    """How many the first player's only ship goes straight on, as far as it can."""
    s.choose(0, s.starting_with(0, "move")[0], f"to {heading}")
    n = 1
    while s.clause(0) == "AD-8.10" and "advance" in s.options(0):
        s.choose(0, "advance")
        n += 1
    return n


@pytest.mark.rule("CC-7.1", "AD-8.2")
@pytest.mark.parametrize(("captain", "cells"), [("rapid*", 5), ("rapid", 5), ("swift", 4), ("swift*", 4)])
def test_one_cell_more_in_fresh_wind(captain: str, cells: int) -> None:
    s = sailing("L1 A1 E", "E", f"L1 {captain}")
    assert cells_to(s, "E") == cells


@pytest.mark.rule("CC-7.2", "T-16")
@pytest.mark.parametrize("captain", ["rapid*", "rapid"])
def test_nothing_in_a_storm(captain: str) -> None:
    s = scene(*SEA, ships="L1 A1 E, B2 I3 W", wind="E storm", captains=f"L1 {captain}").turn(0).chance("die 6")
    assert cells_to(s, "E") == 3
    assert s.captain("L1") == captain


@pytest.mark.rule("CC-7.2", "T-16")
@pytest.mark.parametrize("captain", ["rapid*", "rapid"])
def test_nothing_in_a_calm(captain: str) -> None:
    s = sailing("L1 A1 E", "E calm", f"L1 {captain}")
    assert s.starting_with(0, "move") == []
    s = sailing("B1 A1 E", "E calm", f"B1 {captain}")
    assert cells_to(s, "E") == 1
    assert s.captain("B1") == captain


@pytest.mark.rule("CC-7.3", "T-15")
def test_dead_against_the_wind_he_makes_one_cell() -> None:
    s = sailing("L1 E2 E", "E", "L1 rapid")
    s.choose(0, "move L1")
    assert "to W" in s.options(0)
    s.choose(0, "to W")
    assert (s.cell("L1"), s.captain("L1"), s.clause(0)) == ("D2", "rapid*", "AD-6.6")
    s = sailing("L1 E2 E", "E", "L1 swift").choose(0, "move L1")
    assert "to W" not in s.options(0)


@pytest.mark.rule("CC-7.3", "T-18")
@pytest.mark.parametrize(("captain", "cells"), [("rapid*", 4), ("rapid", 4), ("swift", 3)])
def test_on_a_battered_ship_one_more_and_one_less(captain: str, cells: int) -> None:
    s = scene(*SEA, ships="L1 A1 E, B2 I3 W", captains=f"L1 {captain}").ship("L1", strength=4).turn(0)
    assert cells_to(s, "E") == cells


@pytest.mark.rule("CC-7.3")
@pytest.mark.parametrize("captain", ["rapid*", "rapid"])
def test_the_point_is_added_before_the_wind_takes_its_toll(captain: str) -> None:
    """3 + 1 - 4: nothing is left of it."""
    s = scene(*SEA, ships="L1 E2 E, B2 I3 W", captains=f"L1 {captain}").ship("L1", strength=4).turn(0)
    assert "to W" not in s.choose(0, "move L1").options(0)


# ---------------------------------------------------------------- when he is shown


@pytest.mark.rule("CC-7.4", "T-17")
def test_a_move_that_the_ship_can_make_without_him_tells_nothing() -> None:
    s = sailing("L1 A1 E", "E", "L1 rapid").choose(0, "move L1", "to E", "advance", "advance", "advance", "stop")
    assert (s.cell("L1"), s.captain("L1"), s.notes(notes.CARD_SHOWN)) == ("E1", "rapid", [])


@pytest.mark.rule("CC-7.6", "CC-7.4")
def test_he_is_shown_by_the_very_step_that_needs_him() -> None:
    s = sailing("L1 A1 E", "E", "L1 rapid").choose(0, "move L1", "to E", "advance", "advance", "advance")
    assert (s.cell("L1"), s.captain("L1")) == ("E1", "rapid")
    assert s.options(0) == ["advance", "stop"]
    s.choose(0, "advance")
    assert (s.cell("L1"), s.captain("L1")) == ("F1", "rapid*")
    assert s.notes(notes.CARD_SHOWN) == [(0, 0, 1, 0)]
    assert s.clause(0) == "AD-6.6"  # and that was all


@pytest.mark.rule("CC-7.6", "CC-7.4")
def test_or_by_the_very_turn_that_needs_him() -> None:
    """Three cells to the east leave 1, a turn away from the wind costs 1, and the cell after it is his."""
    s = sailing("L1 A1 E", "E", "L1 rapid").choose(0, "move L1", "to E", "advance", "advance")
    assert s.options(0) == ["advance", "turn right", "stop"]
    s.choose(0, "turn right")
    assert s.captain("L1") == "rapid"
    s.choose(0, "advance")
    assert (s.cell("L1"), s.captain("L1")) == ("E2", "rapid*")
    s = sailing("L1 A1 E", "E", "L1 swift").choose(0, "move L1", "to E", "advance", "advance")
    assert s.options(0) == ["advance", "turn right", "stop"]  # else the turn would tell of him before the step does
    s.choose(0, "turn right")
    assert s.options(0) == ["stop"]


@pytest.mark.rule("CC-7.1")
def test_face_up_on_the_way_he_gives_no_second_point() -> None:
    s = sailing("L1 A1 E", "E", "L1 rapid")
    assert (cells_to(s, "E"), s.captain("L1"), s.clause(0)) == (5, "rapid*", "AD-6.6")
