"""A window opens only if loaded guns bear on an attacker (CC-8.3, CC-8.4, CC-8.21)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from tests.games.admiral.scene import Scene, scene


@pytest.mark.rule("T-21", "CC-8.3", "CC-8.21")
@pytest.mark.parametrize(("brig", "asked"), [("G1", [CHANCE]), ("F1", [CHANCE]), ("E1", [1])])
def test_the_attacker_must_be_in_range(brig: str, asked: list[int]) -> None:
    s = scene(".......", ships=f"L1 A1 E, B2 {brig} W", captains="B2 swift").turn(0)
    assert s.choose(0, "fire at B2", "1 from L1").asked() == asked


@pytest.mark.rule("CC-8.3", "CC-8.21")
@pytest.mark.parametrize(("row", "asked"), [("..#....", [CHANCE]), ("..^....", [1])])
def test_the_line_must_be_free_for_the_answer_too(row: str, asked: list[int]) -> None:
    """The brig that attacks fires over the island."""
    s = scene(row, ships="B1 A1 E, F2 E1 W", captains="F2 swift").turn(0)
    assert s.choose(0, "fire at F2", "1 from B1").asked() == asked


def surrounded() -> Scene:
    """Two enemies to the west and to the north of a frigate, one to the east."""
    rows = [".......", ".......", ".......", "......."]
    ships = "F1 A4 E, G1 D1 S, B1 G4 W, F2 D4 W"
    return scene(*rows, ships=ships, captains="F2 swift").turn(1, 0)


@pytest.mark.rule("CC-8.4", "CC-8.21", "T-23", "AD-11.9")
def test_an_attacker_where_the_guns_are_empty_is_not_answered() -> None:
    s = surrounded().choose(1, "fire at F1", "3 from F2", "salvo").chance("die 2").choose(1, "end turn")
    s.choose(0, "fire at F2", "1 from F1", "0 from G1", "0 from B1")
    assert s.asked() == [CHANCE]
    s.chance("die 2").choose(0, "fire at F2", "0 from F1", "0 from G1", "1 from B1")
    assert s.asked() == [1]  # the other side is loaded


@pytest.mark.rule("CC-8.3", "AD-11.9")
def test_an_attacker_abeam_of_the_axis_is_not_answered() -> None:
    s = surrounded().choose(1, "fire at F1", "1 from F2").chance("die 2").choose(1, "end turn")
    s.choose(0, "fire at F2", "0 from F1", "1 from G1", "0 from B1")
    assert s.asked() == [CHANCE]
    s.chance("die 2").choose(0, "fire at F2", "1 from F1", "0 from G1", "0 from B1")
    assert s.asked() == [1]


@pytest.mark.rule("T-25", "R-7", "CC-8.4", "AD-6.2")
def test_guns_fired_in_the_own_turn_answer_only_in_the_next_round() -> None:
    s = scene(".....", ".....", ships="F1 D1 W, F2 A1 E", captains="F2 swift").round().chance("wind E fresh")
    s.choose(1, "fire at F1", "3 from F2", "salvo").chance("die 2").choose(1, "end turn")
    s.choose(0, "fire at F2", "1 from F1")
    assert s.asked() == [CHANCE]
    s.chance("die 2").choose(0, "end turn").chance("wind E fresh").choose(1, "end turn")
    s.choose(0, "fire at F2", "1 from F1")
    assert s.asked() == [1]


@pytest.mark.rule("T-72", "AD-15.2", "CC-8.4")
@pytest.mark.parametrize(("first", "asked"), [(["repair F2"], [CHANCE]), ([], [1])])
def test_a_ship_that_repaired_has_no_guns_to_answer_with(first: list[str], asked: list[int]) -> None:
    s = scene("...b.", "...2.", ships="F1 A1 E, F2 D1 W", captains="F2 swift").ship("F2", strength=3).turn(1, 0)
    s.choose(1, *first, "end turn").choose(0, "fire at F2", "1 from F1")
    assert s.asked() == asked


@pytest.mark.rule("T-45", "AD-14.11", "CC-8.4")
def test_a_captured_ship_does_not_answer_in_that_round() -> None:
    s = scene("...", "...", "...", ships="F1a A1 E, F1b A3 N, F2 B1 E", captains="F2 swift").turn(1, 0)
    s.choose(1, "board with F2").chance("die 6", "die 1").choose(1, "go over", "end turn")
    assert (s.captain("F1a"), s.flag("F1a")) == ("swift", 1)
    assert s.choose(0, "fire at F1a", "1 from F1b").asked() == [CHANCE]


@pytest.mark.rule("T-92", "AD-6.10", "AD-6.18")
def test_a_ship_that_boarded_loads_gold_and_answers_later() -> None:
    s = scene("..$....", ".......", ships="F1a B1 E, F1b F1 W, F2 C1 W", captains="F2 swift").turn(1, 0)
    s.choose(1, "board with F2").chance("die 4", "die 4")
    assert (s.starting_with(1, "load"), s.starting_with(1, "move"), s.starting_with(1, "fire")) == (["load F2"], [], [])
    s.choose(1, "load F2", "2 gold", "end turn").choose(0, "fire at F2", "0 from F1a", "1 from F1b")
    s.choose(1, "fire first", "1 from F2").chance("die 1")
    assert (s.gold("F2"), s.strength("F1b"), s.fired("F2")) == (2, 4, [1, 0, 0, 0])
