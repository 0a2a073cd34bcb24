"""Repair in port: where, when, how much, and what it costs (AD-15)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.state import BOARDED, CAPTURED, MOVED, REPAIRED, RESTED
from tests.games.admiral.scene import Scene, scene

ROADS = ("1a......", "aa......", "........", "......bb", "......b2")


def roads(cell: str = "B2", strength: int = 4, captains: str | None = None, level: str = "captain") -> Scene:
    """A damaged ship of the line of player 0 in this cell."""
    s = scene(*ROADS, ships=f"L1 {cell} E, B1 D5 E, F2 E2 W, B2 H1 W", captains=captains, level=level)
    return s.ship("L1", strength=strength)


@pytest.mark.rule("AD-15.1")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (4, 6), (6, 8), (7, 8)])
def test_a_ship_gains_two_up_to_its_full_strength(before: int, after: int) -> None:
    s = roads(strength=before).turn(0).choose(0, "repair L1")
    assert s.strength("L1") == after
    assert s.notes(notes.REPAIRED) == [(s.thing("L1"), after, 0, 0)]


@pytest.mark.rule("AD-15.1", "AD-3.8")
@pytest.mark.parametrize("cell", ["B1", "A2", "B2"])
def test_in_every_cell_of_the_harbour(cell: str) -> None:
    assert roads(cell).turn(0).starting_with(0, "repair") == ["repair L1"]


@pytest.mark.rule("AD-15.3")
def test_not_at_sea() -> None:
    """Not even beside the harbour."""
    s = roads("C2").turn(0)
    assert s.starting_with(0, "repair") == []
    assert s.refusal(0, "repair L1") == "AD-15.3"


@pytest.mark.rule("AD-15.1", "AD-3.9", "AD-3.13")
@pytest.mark.parametrize("flag", [1, -1])
def test_not_in_the_port_of_an_enemy_or_of_nobody(flag: int) -> None:
    s = roads("G4").fort("fort 2", flag=flag).turn(0)
    assert s.refusal(0, "repair L1") == "AD-15.1"
    s.ship("L1", strength=8)
    assert s.refusal(0, "repair L1") == "AD-15.1"  # it is not for lack of damage


@pytest.mark.rule("AD-15.1", "AD-3.7", "AD-3.13")
@pytest.mark.parametrize("strength", [0, 6])
def test_a_captured_port_serves_its_captor_even_with_its_fort_silenced(strength: int) -> None:
    s = roads("G4").fort("fort 2", flag=0, strength=strength).turn(0)
    assert s.starting_with(0, "repair") == ["repair L1"]


@pytest.mark.rule("AD-15.1", "AD-6.7")
@pytest.mark.parametrize(
    ("marks", "clause"),
    [
        (MOVED, "AD-15.1"),
        (BOARDED, "AD-6.10"),
        (REPAIRED, "AD-6.7"),
        (MOVED | BOARDED | CAPTURED, "AD-14.11"),
    ],
)
def test_not_after_anything_else(marks: int, clause: str) -> None:
    s = roads().ship("L1", marks=marks).turn(0)
    assert s.starting_with(0, "repair") == []
    assert s.refusal(0, "repair L1") == clause


@pytest.mark.rule("AD-15.1", "AD-20.8")
def test_but_after_a_round_of_rest_in_a_calm() -> None:
    s = roads(level="admiral").ship("L1", marks=RESTED).turn(0)
    assert s.choose(0, "repair L1").strength("L1") == 6


@pytest.mark.rule("AD-15.1")
@pytest.mark.parametrize("battery", [0, 1, 2, 3])
def test_not_after_firing_a_single_gun(battery: int) -> None:
    fired = [0, 0, 0, 0]
    fired[battery] = 1
    s = roads(level="admiral").ship("L1", fired=fired).turn(0)
    assert s.refusal(0, "repair L1") == "AD-15.1"


@pytest.mark.rule("AD-15.1")
def test_not_after_a_move_into_the_port() -> None:
    s = roads("C2").wind("W").turn(0).choose(0, "move L1", "to W", "stop")
    assert (s.cell("L1"), s.refusal(0, "repair L1")) == ("B2", "AD-15.1")


@pytest.mark.rule("AD-15.1")
def test_only_one_s_own_ships_and_only_in_one_s_own_turn() -> None:
    s = roads().turn(1)
    assert s.refusal(1, "repair L1") == "AD-15.1"
    with pytest.raises(Illegal):
        s.choose(0, "repair L1")


@pytest.mark.rule("AD-15.5")
def test_turning_in_place_counts_as_moving() -> None:
    s = roads(level="admiral").turn(0).choose(0, "turn L1", "to NE")
    assert s.refusal(0, "repair L1") == "AD-15.1"
    s = roads(level="admiral").turn(0)
    assert {"turn L1", "move L1"} <= set(s.options(0))
    s.choose(0, "repair L1")
    assert {"turn L1", "move L1"} & set(s.options(0)) == set()


@pytest.mark.rule("AD-15.5")
def test_a_ship_at_full_strength_is_not_repaired() -> None:
    s = roads(strength=8).turn(0)
    assert s.starting_with(0, "repair") == []
    assert s.refusal(0, "repair L1") == "AD-15.5"


@pytest.mark.rule("AD-15.2")
def test_who_repaired_neither_moves_nor_fires_nor_boards_nor_storms() -> None:
    s = scene("1a2.....", ".......b", ships="L1 B1 E, F2 B2 W").ship("L1", strength=4).turn(0)
    assert {"move L1", "fire at F2", "fire at fort 2", "board with L1", "storm with L1"} <= set(s.options(0))
    s.choose(0, "repair L1")
    assert s.options(0) == ["fire from fort 1", "end turn"]
    assert s.fired("L1") == s.t.rules.classes[s.thing("L1")].guns
    assert (s.refusal(0, "board with L1"), s.refusal(0, "storm with L1")) == ("AD-15.2", "AD-15.2")


@pytest.mark.rule("AD-15.2", "T-72")
@pytest.mark.parametrize("repairs", [False, True])
def test_nor_does_swift_answer_after_a_repair(repairs: bool) -> None:
    s = roads(captains="L1 swift").turn(0)
    if repairs:
        s.choose(0, "repair L1")
    s.choose(0, "end turn").choose(1, "fire at L1", "1 from F2")
    assert s.asked() == ([-1] if repairs else [0])


@pytest.mark.rule("AD-15.4", "AD-18.3")
@pytest.mark.parametrize(("cell", "lands"), [("B2", ["land from L1"]), ("C2", []), ("G4", [])])
def test_captains_are_landed_in_ports(cell: str, lands: list[str]) -> None:
    assert roads(cell, captains="L1 rapid").turn(0).starting_with(0, "land") == lands


@pytest.mark.rule("AD-15.4")
@pytest.mark.parametrize(("cell", "taken"), [("B2", ["take aboard L1"]), ("C2", [])])
def test_captains_come_aboard_in_ports(cell: str, taken: list[str]) -> None:
    s = roads(cell, captains="B1 rapid").ashore("B1", "fort 1").turn(0)
    assert s.starting_with(0, "take aboard") == taken
