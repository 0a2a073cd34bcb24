"""What a ship that would move runs into: land, reefs, ships, the edge, what it did before (AD-6, AD-8.7)."""

from __future__ import annotations

import pytest

from tests.games.admiral.sailing import alone, headings
from tests.games.admiral.scene import Scene, scene


@pytest.mark.rule("AD-8.7", "AD-3.1", "AD-3.2", "AD-3.3", "AD-3.4", "AD-3.10", "AD-3.12", "T-67")
@pytest.mark.parametrize(("ship", "ways"), [("F1", "NE E SE"), ("B1", "NE E SE W")])
def test_what_may_be_entered(ship: str, ways: str) -> None:
    """North an island, north-east gold, south a fort, south-west a ship, west a reef, north-west an island again."""
    rows = ["##$..", "^....", ".1a..", "....b", "....2"]
    s = scene(*rows, ships=f"{ship} B2 E, F2 A3 W", level="basic", options={"windless": "on"}).turn(0)
    assert headings(s, ship) == ways
    for closed in ("N", "S", "SW", "NW", *([] if ship == "B1" else ["W"])):
        assert s.refusal(0, f"to {closed}") == "AD-8.7"


@pytest.mark.rule("AD-8.7", "AD-3.10", "AD-18.5")
def test_own_and_allied_ships_are_in_the_way_too() -> None:
    rows = ["....", "....", "...."]
    ships = "F1 B2 E, B1 C2 E, B2 B1 W, B3 D3 W"
    s = scene(*rows, ships=ships, sides=[0, 0, 1], level="basic", wind="S").turn(0)
    assert headings(s, "F1") == "NE SE S SW W NW"
    assert s.refusal(0, "to E") == s.refusal(0, "to N") == "AD-8.7"


@pytest.mark.rule("AD-3.11", "AD-8.7")
def test_nobody_sails_over_the_edge() -> None:
    s = scene("...", "...", ships="F1 A1 E, B2 C2 W", level="basic", wind="S").turn(0)
    assert headings(s, "F1") == "E SE S"
    assert {s.refusal(0, f"to {way}") for way in ("N", "NE", "SW", "W", "NW")} == {"AD-8.7"}
    s.choose(0, "to E", "advance")
    assert s.cell("F1") == "C1"
    assert s.asked() == [0]
    assert "advance" not in s.options(0)


@pytest.mark.rule("AD-8.8", "AD-2.5", "T-64")
def test_no_step_between_two_cells_of_land() -> None:
    s = scene("#..", ".#.", "...", ships="F1 A2 E, B2 C3 W", level="basic", wind="S").turn(0)
    assert headings(s, "F1") == "SE S"
    assert s.refusal(0, "to NE") == "AD-8.8"
    assert s.refusal(0, "to N") == "AD-8.7"
    s = scene("##.", ".#.", "...", ships="F1 A2 E, B2 C3 W", level="basic", wind="S").turn(0).choose(0, "move F1")
    assert s.refusal(0, "to NE") == "AD-8.7"  # land itself


@pytest.mark.rule("AD-8.8", "AD-2.5")
def test_a_fort_is_land_as_well() -> None:
    rows = ["#..", ".1a", "..."]
    assert headings(scene(*rows, ships="F1 A2 E, B2 C3 W", level="basic", wind="S").turn(0), "F1") == "SE S"


@pytest.mark.rule("AD-8.8", "AD-2.5", "T-64")
@pytest.mark.parametrize(
    ("row", "enemy", "ways"), [("...", "B2", "NE SE S"), (".^.", "C3", "NE SE S"), (".#.", "C3", "SE S")]
)
def test_a_ship_or_a_reef_beside_the_corner_does_not_matter(row: str, enemy: str, ways: str) -> None:
    s = scene("#..", row, "...", ships=f"F1 A2 E, F2 {enemy} W", level="basic", wind="S").turn(0)
    assert headings(s, "F1") == ways


# ---------------------------------------------------------------- what it did before


def in_port() -> Scene:
    """A damaged frigate in its port, beside an enemy."""
    return scene("1aa.", "....", "....", ships="F1 B1 E, F2 C2 W", level="admiral")


@pytest.mark.rule("AD-6.7", "AD-20.5")
def test_one_move_a_round() -> None:
    s = alone("F1", level="admiral").turn(0).choose(0, "move F1", "stop")
    assert s.options(0) == ["end turn"]
    assert s.refusal(0, "move F1") == "AD-6.7"
    assert s.refusal(0, "turn F1") == "AD-20.5"


@pytest.mark.rule("AD-6.10")
def test_no_move_after_boarding() -> None:
    s = in_port().turn(0).choose(0, "board with F1").chance("die 3", "die 3")
    assert s.starting_with(0, "move") == s.starting_with(0, "turn") == []
    assert s.refusal(0, "move F1") == s.refusal(0, "turn F1") == "AD-6.10"


@pytest.mark.rule("AD-15.2", "AD-15.5")
def test_no_move_after_a_repair() -> None:
    s = in_port().ship("F1", strength=1).turn(0).choose(0, "repair F1")
    assert s.starting_with(0, "move") == s.starting_with(0, "turn") == []
    assert s.refusal(0, "move F1") == s.refusal(0, "turn F1") == "AD-15.2"


@pytest.mark.rule("AD-14.11", "AD-14.12", "AD-20.16")
def test_a_captured_ship_does_not_move_in_this_round() -> None:
    s = scene("....", "....", "....", ships="F1 B1 E, F2 C2 SW, B2 D3 W", level="admiral").turn(0)
    s.choose(0, "board with F1").chance("die 6", "die 1")
    assert (s.flag("F2"), s.facing("F2")) == (0, "SW")
    assert s.refusal(0, "move F2") == s.refusal(0, "turn F2") == "AD-14.11"


@pytest.mark.rule("AD-1.4")
def test_nobody_moves_the_ships_of_others() -> None:
    s = scene("....", "....", ships="F1 A1 E, B1 A2 E, F2 D1 W, B2 D2 W", level="admiral").ship("B1", flag=1).turn(0)
    assert s.starting_with(0, "move") == ["move F1"]
    assert s.refusal(0, "move B1") == s.refusal(0, "turn F2") == "AD-1.4"


@pytest.mark.rule("AD-8.13")
def test_without_facing_there_is_nothing_to_turn() -> None:
    s = alone("F1", level="captain").turn(0)
    assert s.starting_with(0, "turn") == []
    assert s.refusal(0, "turn F1") == "AD-8.13"


@pytest.mark.rule("AD-6.9")
@pytest.mark.parametrize("level", ["basic", "admiral"])
def test_nothing_else_happens_inside_a_move(level: str) -> None:
    s = scene("......", "......", ships="F1 A1 E, B1 A2 E, F2 E2 W", level=level).turn(0)
    s.choose(0, "move F1", *(["to E"] if level == "basic" else []))
    assert set(s.options(0)) <= {"advance", "turn left", "turn right", "stop"}
    for other in ("fire at F2", "move B1", "end turn"):
        assert s.refusal(0, other) == "AD-6.9"
    s.choose(0, "stop")
    assert {"fire at F2", "move B1", "end turn"} <= set(s.options(0))
