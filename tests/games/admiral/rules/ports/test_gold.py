"""Gold: loading it, and what a sunk ship leaves (AD-16, Q-14)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.state import BOARDED, CAPTURED, MOVED, REPAIRED
from tests.games.admiral.scene import Scene, scene

SEA = ("$.......", "........", "........")


def over_pile(ship: str = "G1", pile: int = 3, wind: str = "E") -> Scene:
    return scene(*SEA, ships=f"{ship} A1 E, L1 A3 E, L2 H3 W", pile=pile, wind=wind)


@pytest.mark.rule("AD-16.2", "Q-14")
@pytest.mark.parametrize("units", [1, 2, 3])
def test_a_ship_over_a_pile_takes_as_much_as_it_likes(units: int) -> None:
    s = over_pile().turn(0).choose(0, "load G1")
    assert (s.options(0), s.clause(0)) == (["1 gold", "2 gold", "3 gold"], "AD-16.2")
    s.choose(0, f"{units} gold")
    assert (s.gold("G1"), s.gold_in("A1")) == (units, 3 - units)
    assert s.notes(notes.LOADED) == [(s.thing("G1"), units, 0, 0)]


@pytest.mark.rule("AD-16.1", "AD-16.2")
@pytest.mark.parametrize(("ship", "carries"), [("G1", 4), ("F1", 2), ("B1", 1)])
def test_a_ship_carries_no_more_than_its_number(ship: str, carries: int) -> None:
    s = over_pile(ship, pile=5).turn(0).choose(0, f"load {ship}")
    if carries > 1:  # else it is loaded at once
        assert s.options(0) == [f"{units} gold" for units in range(1, carries + 1)]
        assert s.refusal(0, "5 gold") == "AD-16.1"
        s.choose(0, f"{carries} gold")
    assert (s.gold(ship), s.gold_in("A1")) == (carries, 5 - carries)
    assert s.refusal(0, f"load {ship}") == "AD-16.1"


@pytest.mark.rule("AD-16.1")
def test_a_battleship_carries_two() -> None:
    s = scene(*SEA, ships="L1 A1 E, L2 H3 W", pile=5).ship("L1", gold=1).turn(0).choose(0, "load L1")
    assert (s.gold("L1"), s.starting_with(0, "load")) == (2, [])


@pytest.mark.rule("AD-16.2", "AD-16.9")
def test_at_least_one_and_at_most_what_lies_there() -> None:
    s = over_pile().turn(0).choose(0, "load G1")
    assert (s.refusal(0, "0 gold"), s.refusal(0, "4 gold")) == ("AD-16.9", "AD-16.2")


@pytest.mark.rule("AD-16.2")
def test_only_where_there_is_gold_and_only_one_s_own_ship() -> None:
    s = over_pile().turn(0)
    assert s.starting_with(0, "load") == ["load G1"]
    assert (s.refusal(0, "load L1"), s.refusal(0, "load L2")) == ("AD-16.2", "AD-16.2")
    s.choose(0, "end turn")
    assert s.refusal(1, "load G1") == "AD-16.2"
    with pytest.raises(Illegal):
        s.choose(0, "load G1")


@pytest.mark.rule("AD-16.2", "AD-6.18")
@pytest.mark.parametrize("marks", [0, MOVED, BOARDED, REPAIRED, MOVED | BOARDED | CAPTURED])
def test_it_costs_no_action_and_any_ship_may(marks: int) -> None:
    s = over_pile().ship("G1", marks=marks).turn(0).choose(0, "load G1", "1 gold", "load G1", "1 gold")
    assert (s.gold("G1"), s.t.marks[s.thing("G1")]) == (2, marks)
    assert ("move G1" in s.options(0)) == (marks == 0)


@pytest.mark.rule("AD-16.7")
@pytest.mark.parametrize("gold", [0, 4])
def test_gold_slows_nobody(gold: int) -> None:
    s = over_pile().ship("G1", gold=gold).turn(0)
    s.choose(0, "move G1", "to E", "advance", "advance", "advance")
    assert s.cell("G1") == "E1"


@pytest.mark.rule("AD-16.9", "AD-16.6")
def test_nothing_goes_overboard_or_to_a_friend() -> None:
    s = scene(*SEA, ships="G1 C2 E, F1 D2 E, L2 H3 W").ship("G1", gold=3).turn(0)
    assert s.options(0) == ["move G1", "move F1", "fire at L2", "end turn"]


# ---- flotsam


@pytest.mark.rule("AD-16.8", "AD-13.4", "T-73")
def test_flotsam_adds_to_a_pile() -> None:
    s = scene(*SEA, ships="F1 A1 E, G1 H2 W, L2 C1 W").ship("F1", gold=2, strength=1).turn(1)
    s.choose(1, "fire at F1", "2 from L2", "salvo").chance("die 1")
    assert (s.cell("F1"), s.gold_in("A1")) == ("", 4)
    assert s.notes(notes.FLOTSAM) == [(0, 2, 0, 0)]


@pytest.mark.rule("AD-16.8", "AD-16.2")
def test_flotsam_adds_to_flotsam_and_is_loaded_like_a_pile() -> None:
    s = scene("........", "........", ships="F1 A1 E, G1 A2 E, L2 C1 W").ship("F1", gold=2, strength=1)
    s.t.put_gold(s.t.cells[s.thing("F1")], 1)  # of a ship that sank here before
    s.turn(1).choose(1, "fire at F1", "2 from L2", "salvo").chance("die 1").choose(1, "end turn")
    assert s.gold_in("A1") == 3
    s.choose(0, "move G1", "to N", "load G1", "3 gold")
    assert (s.gold("G1"), s.gold_in("A1")) == (3, 0)
