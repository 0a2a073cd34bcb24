"""Gold in the bank (AD-16, AD-24.7, Q-14)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.state import BOARDED, CAPTURED, MOVED, REPAIRED
from tests.games.admiral.scene import Scene, scene

ROADS = ("1a......", "aa......", "........", "......bb", "......b2")


def roads(cell: str = "B2", gold: int = 3, goal: int = 0) -> Scene:
    """A galleon of player 0 with gold in this cell."""
    return scene(*ROADS, ships=f"G1 {cell} E, B1 D5 E, L2 H1 W", goal=goal).ship("G1", gold=gold)


@pytest.mark.rule("AD-16.3", "Q-14")
@pytest.mark.parametrize("units", [1, 2, 3])
def test_a_ship_in_port_banks_as_much_as_it_likes(units: int) -> None:
    s = roads().turn(0).choose(0, "bank G1")
    assert (s.options(0), s.clause(0)) == (["1 gold", "2 gold", "3 gold"], "AD-16.3")
    s.choose(0, f"{units} gold")
    assert (s.t.bank, s.gold("G1")) == ([units, 0], 3 - units)
    assert s.notes(notes.BANKED) == [(0, units, s.thing("G1"), 0)]


@pytest.mark.rule("AD-16.3", "AD-16.9")
def test_at_least_one_and_at_most_what_is_aboard() -> None:
    s = roads().turn(0).choose(0, "bank G1")
    assert (s.refusal(0, "0 gold"), s.refusal(0, "4 gold")) == ("AD-16.9", "AD-16.3")


@pytest.mark.rule("AD-16.3", "AD-3.9", "AD-3.13")
@pytest.mark.parametrize(("cell", "flag"), [("C2", 1), ("G4", 1), ("G4", -1)])
def test_not_at_sea_and_not_in_the_port_of_an_enemy_or_nobody(cell: str, flag: int) -> None:
    s = roads(cell).fort("fort 2", flag=flag).turn(0)
    assert s.starting_with(0, "bank") == []
    assert s.refusal(0, "bank G1") == "AD-16.3"


@pytest.mark.rule("AD-16.3", "AD-3.7")
def test_a_captured_port_is_one_s_own() -> None:
    assert roads("G4").fort("fort 2", flag=0).turn(0).starting_with(0, "bank") == ["bank G1"]
    lost = roads("B2").fort("fort 1", flag=1).turn(0)
    assert lost.refusal(0, "bank G1") == "AD-16.3"


@pytest.mark.rule("AD-16.3")
def test_only_gold_that_is_there_of_one_s_own_ship() -> None:
    s = roads(gold=0).turn(0)
    assert s.refusal(0, "bank G1") == "AD-16.3"
    s = roads().turn(1)
    assert s.refusal(1, "bank G1") == "AD-16.3"


@pytest.mark.rule("AD-16.3", "AD-6.18")
@pytest.mark.parametrize("marks", [0, MOVED, BOARDED, REPAIRED, MOVED | BOARDED | CAPTURED])
def test_it_costs_no_action_and_any_ship_may(marks: int) -> None:
    s = roads().ship("G1", marks=marks).turn(0).choose(0, "bank G1", "1 gold", "bank G1", "1 gold")
    assert (s.t.bank[0], s.t.marks[s.thing("G1")]) == (2, marks)
    assert ("move G1" in s.options(0)) == (marks == 0)


@pytest.mark.rule("AD-16.4", "AD-18.3", "AD-18.4")
def test_an_ally_s_port_will_do_and_the_bank_is_common() -> None:
    s = scene(*ROADS, ships="G1 G4 E, G2 A2 W, L3 D3 W", sides=[0, 0, 1], goal=3)
    s.ship("G1", gold=1).ship("G2", gold=2).turn(0)
    s.choose(0, "bank G1", "end turn")
    assert (sum(s.t.bank[:2]), s.t.over) == (1, False)
    s.choose(1, "bank G2", "2 gold", "end turn")
    assert (s.t.over, s.t.winners, s.t.bank) == (True, 0, [1, 2, 0])


@pytest.mark.rule("AD-16.5", "AD-16.9")
def test_banked_gold_is_safe() -> None:
    """Whatever becomes of ship and port; and nobody gets it back aboard."""
    s = scene("1a......", "aa......", ships="G1 B2 E, L1 H1 E, L2 C2 W, F2 B1 W").ship("G1", gold=2)
    s.fort("fort 1", strength=0).turn(0).choose(0, "bank G1", "2 gold")
    assert [name for name in s.options(0) if name.startswith(("load", "bank"))] == []
    s.choose(0, "end turn").choose(1, "board with L2").chance("die 6", "die 1").choose(1, "storm with F2")
    assert (s.flag("G1"), s.flag("fort 1"), s.t.bank, s.gold("G1")) == (1, 1, [2, 0], 0)
    assert s.starting_with(1, "bank") == []


@pytest.mark.rule("T-74", "AD-24.7", "AD-6.17")
def test_reaching_the_goal_wins_at_the_end_of_the_turn() -> None:
    s = roads(goal=3).turn(0).choose(0, "bank G1", "3 gold")
    assert (s.t.over, s.asked()) == (False, [0])
    assert "move G1" in s.options(0)
    s.choose(0, "end turn")
    assert (s.t.over, s.t.winners) == (True, 0)
    assert s.notes(notes.VICTORY) == [(0, 1, 0, 0)]


@pytest.mark.rule("AD-24.7")
@pytest.mark.parametrize(("goal", "over"), [(4, False), (3, True), (2, True), (0, False)])
def test_the_goal_must_be_reached_where_there_is_one(goal: int, over: bool) -> None:
    s = roads(goal=goal).turn(0).choose(0, "bank G1", "3 gold", "end turn")
    assert s.t.over == over
