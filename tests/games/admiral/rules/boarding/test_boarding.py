"""Boarding: which ship may board, and whom (AD-14.1, AD-14.2, Q-12)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.state import BOARDED, CAPTURED, MOVED, REPAIRED
from tests.games.admiral.scene import Scene, scene

SEA = ("........", "........", "........")


def side_by_side(wind: str = "E", level: str = "captain") -> Scene:
    """F1 and F2 touch; L1 and L2 are far from everybody."""
    return scene(*SEA, ships="L1 A3 E, F1 C1 E, L2 H3 W, F2 D1 W", wind=wind, level=level)


@pytest.mark.rule("AD-14.1")
@pytest.mark.parametrize("cell", ["B1", "C1", "D1", "B2", "D2", "B3", "C3", "D3"])
def test_a_ship_boards_an_enemy_that_it_touches(cell: str) -> None:
    s = scene(*SEA, ships=f"F1 C2 E, L1 H1 W, F2 {cell} W, L2 H3 W").turn(0)
    assert s.starting_with(0, "board") == ["board with F1"]
    s.choose(0, "board with F1")
    assert s.notes(notes.BOARDS) == [(0, s.thing("F1"), s.thing("F2"), 0)]


@pytest.mark.rule("AD-14.1")
def test_not_an_enemy_two_cells_away() -> None:
    s = side_by_side().turn(0)
    assert s.refusal(0, "board with L1") == "AD-14.1"
    assert s.starting_with(0, "board") == ["board with F1"]


@pytest.mark.rule("AD-14.1")
def test_nobody_boards_across_land() -> None:
    s = scene(".#....", "#.....", ships="B1 A1 E, F2 B2 W").turn(0)
    assert s.refusal(0, "board with B1") == "AD-14.1"
    between = scene(".#....", "......", ships="B1 A1 E, F2 B2 W").turn(0)
    assert between.starting_with(0, "board") == ["board with B1"]


@pytest.mark.rule("AD-14.1")
def test_only_with_one_s_own_ships_in_one_s_own_turn() -> None:
    s = side_by_side().turn(0)
    assert s.refusal(0, "board with F2") == "AD-14.1"
    s.ship("F2", marks=BOARDED)
    assert s.refusal(0, "board with F2") == "AD-14.1"  # whatever it has done
    s.ship("F2", marks=0)
    with pytest.raises(Illegal):
        s.choose(1, "board with F2")
    s.choose(0, "end turn").choose(1, "board with F2")
    assert s.notes(notes.BOARDS) == [(1, s.thing("F2"), s.thing("F1"), 0)]


@pytest.mark.rule("AD-14.1")
def test_one_s_own_ships_are_not_boarded() -> None:
    s = scene(*SEA, ships="L1 A1 E, F1 B1 E, L2 H3 W").turn(0)
    assert s.starting_with(0, "board") == []
    assert s.refusal(0, "board with L1") == "AD-14.1"


@pytest.mark.rule("AD-14.1", "AD-6.7")
@pytest.mark.parametrize(
    ("marks", "clause"), [(BOARDED, "AD-6.10"), (REPAIRED, "AD-15.2"), (MOVED | BOARDED | CAPTURED, "AD-14.11")]
)
def test_not_after_boarding_repair_or_capture(marks: int, clause: str) -> None:
    s = side_by_side().ship("F1", marks=marks).turn(0)
    assert s.starting_with(0, "board") == []
    assert s.refusal(0, "board with F1") == clause


@pytest.mark.rule("AD-14.1")
def test_after_moving_and_firing_a_ship_may_still_board() -> None:
    s = side_by_side().ship("F1", marks=MOVED, fired=[3, 3, 0, 0]).turn(0)
    assert s.starting_with(0, "board") == ["board with F1"]


@pytest.mark.rule("AD-14.2", "T-71")
@pytest.mark.parametrize("level", ["basic", "captain", "admiral"])
def test_nobody_boards_in_a_storm(level: str) -> None:
    s = side_by_side("E storm", level).turn(0)
    if level != "basic":
        s.chance("die 6", "die 6")  # what the storm does to the ships (AD-8.15)
    assert s.starting_with(0, "board") == []
    assert s.refusal(0, "board with F1") == "AD-14.2"


@pytest.mark.rule("AD-14.2")
def test_in_a_calm_one_boards_as_ever() -> None:
    assert side_by_side("E calm").turn(0).starting_with(0, "board") == ["board with F1"]


@pytest.mark.rule("Q-12", "AD-14.1")
def test_of_several_enemies_one_is_chosen() -> None:
    s = scene(*SEA, ships="F1 B1 E, L1 H1 W, F2 A1 W, B2 C2 W, L2 E1 W").turn(0)
    s.choose(0, "board with F1")
    assert s.options(0) == ["against F2", "against B2"]
    assert s.clause(0) == "AD-14.1"
    assert s.refusal(0, "against L2") == "AD-14.1"  # out of touch
    assert s.refusal(0, "against B2 skilled") == "AD-14.4"  # nobody aboard makes them better
    s.choose(0, "against B2").chance("die 6", "die 1")
    assert [s.flag(name) for name in ("F2", "B2", "L2")] == [1, 0, 1]


@pytest.mark.rule("AD-6.10", "T-92")
@pytest.mark.parametrize("level", ["captain", "admiral"])
def test_whoever_has_boarded_does_nothing_more(level: str) -> None:
    """Even if it was beaten off; but gold may be loaded, and other ships act."""
    s = scene("$.......", "........", "........", ships="F1 A1 S, L1 A3 E, F2 B1 W, L2 H3 W", level=level).turn(0)
    s.choose(0, "board with F1").chance("die 3", "die 3")
    assert [name for name in s.options(0) if name.endswith(" F1")] == ["load F1"]
    assert {"move L1", "fire at F2"} <= set(s.options(0))
    s.choose(0, "fire at F2")
    assert all(name.endswith("from L1") for name in s.options(0))


@pytest.mark.rule("AD-6.7")
def test_each_ship_boards_for_itself() -> None:
    s = scene(*SEA, ships="F1 B1 E, L1 B2 W, F2 A1 W, L2 H3 W").turn(0)
    s.choose(0, "board with F1").chance("die 3", "die 3")
    assert s.starting_with(0, "board") == ["board with L1"]
