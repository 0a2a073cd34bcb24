"""Captains go down with their ships, unless an enemy sinks them in a port of their own (CC-4, AD-13.5)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.expansions.captain_cards.table import notes
from kubrik.games.admiral.expansions.captain_cards.table.notes import NOT_NAMED
from tests.games.admiral.scene import Scene, scene

SEA = ("1a......", "aa......", "........")
RAPID = 0  # his place in the set


def sunk(captain: str, cell: str, *, flag: int = 0, sides: list[int] | None = None) -> Scene:
    """The second player sinks the first one's frigate; a third has a brig far off."""
    ships = f"F1 {cell} E, B1 H1 W, L2 D2 W, B3 H3 W"
    s = scene(*SEA, ships=ships, captains=f"F1 {captain}", sides=sides).ship("F1", strength=1)
    s.fort("fort 1", flag=flag, fired=3).turn(1).choose(1, "fire at F1", "1 from L2")
    if s.asked() == [0]:
        s.choose(0, "pass")
    s.chance("die 1")
    assert s.cell("F1") == ""
    return s


@pytest.mark.rule("CC-4.1", "AD-13.5", "R-4")
@pytest.mark.parametrize("captain", ["rapid", "rapid*"])
def test_a_captain_goes_down_with_his_ship(captain: str) -> None:
    s = sunk(captain, "C3")
    assert (s.place("F1"), s.captain("F1")) == ("", "")
    assert s.notes(notes.CARD_SAVED) == []


@pytest.mark.rule("CC-4.5")
def test_face_down_he_is_not_named() -> None:
    assert sunk("rapid", "C3").notes(notes.CARD_LOST) == [(0, 0, 0, NOT_NAMED)]


@pytest.mark.rule("CC-4.5")
def test_face_up_he_is() -> None:
    assert sunk("rapid*", "C3").notes(notes.CARD_LOST) == [(0, 0, 0, RAPID)]


@pytest.mark.rule("CC-4.2", "CC-4.3", "T-47", "R-5", "R-6", "AD-13.5")
@pytest.mark.parametrize(("captain", "named"), [("rapid", NOT_NAMED), ("rapid*", RAPID)])
def test_in_a_port_of_one_s_own_he_is_saved(captain: str, named: int) -> None:
    """By himself: nobody is asked. He lies as he lay before."""
    s = sunk(captain, "B2")
    assert (s.place("F1"), s.card("F1"), s.captain("F1")) == ("fort 1", captain, "")
    assert s.notes(notes.CARD_SAVED) == [(0, 0, 0, named)]
    assert s.notes(notes.CARD_LOST) == []
    assert s.asked() == [1]


@pytest.mark.rule("CC-4.3")
def test_a_saved_captain_can_be_taken_aboard_there() -> None:
    s = scene(*SEA, ships="F1 B2 E, B1 A2 W, L2 D2 W", captains="F1 rapid").ship("F1", strength=1).turn(1)
    s.choose(1, "fire at F1", "1 from L2").choose(0, "pass").chance("die 1").choose(1, "end turn")
    s.choose(0, "take aboard B1")
    assert s.captain("B1") == "rapid"


@pytest.mark.rule("CC-4.4", "T-48")
def test_in_an_ally_s_port_he_is_not() -> None:
    """The fort flies the flag of the third player, who is his ally."""
    assert sunk("rapid", "B2", flag=2, sides=[0, 1, 0]).place("F1") == ""


@pytest.mark.rule("CC-4.2", "CC-4.4")
@pytest.mark.parametrize("flag", [-1, 1, 2])
def test_nor_in_a_port_of_others_or_of_nobody(flag: int) -> None:
    assert sunk("rapid", "B2", flag=flag).place("F1") == ""


@pytest.mark.rule("CC-4.2", "CC-4.3")
def test_a_captured_port_is_one_s_own() -> None:
    s = scene("..2b....", "..bb....", ships="F1 D1 E, B1 H1 W, L2 F2 N", captains="F1 rapid")
    s.ship("F1", strength=1).fort("fort 2", flag=0, fired=3).turn(1)
    s.choose(1, "fire at F1", "1 from L2").choose(0, "pass").chance("die 1")
    assert (s.cell("F1"), s.place("F1")) == ("", "fort 2")


@pytest.mark.rule("CC-4.1", "T-49")
def test_a_storm_at_sea_takes_him() -> None:
    s = scene(*SEA, ships="F1 C3 E, B1 B2 W, L2 D2 W", wind="E storm", captains="F1 rapid").ship("F1", strength=1)
    s.turn(0).chance("die 1")
    assert (s.cell("F1"), s.place("F1"), s.t.sunk_value) == ("", "", [0, 0])


@pytest.mark.rule("R-24", "CC-4.2")
def test_a_mine_in_his_own_port_takes_him() -> None:
    """No enemy did it."""
    s = scene(*SEA, ships="F1 B1 E, B1 H1 W, L2 H2 W", wind="S", captains="F1 swift", mines="B2").ship("F1", strength=2)
    s.turn(0).choose(0, "move F1", "to S").chance("die 1")
    assert (s.cell("F1"), s.place("F1")) == ("", "")
    assert s.notes(notes.CARD_LOST) == [(0, 0, 0, NOT_NAMED)]


@pytest.mark.rule("AD-21.2", "R-24")
@pytest.mark.parametrize("cell", ["B2", "C3"])
def test_a_burnt_brig_s_captain_is_lost_even_in_port(cell: str) -> None:
    s = scene(*SEA, ships=f"B1 {cell} E, F1 H1 W, L2 C2 W", captains="B1 rapid", options={"fireships": "on"}).turn(0)
    s.choose(0, "burn B1").chance("die 6")
    assert (s.cell("B1"), s.place("B1")) == ("", "")


@pytest.mark.rule("CC-4.2", "CC-4.1")
def test_who_is_sunk_by_a_garrison_beside_his_own_port_is_saved() -> None:
    """A beaten storming is an enemy's doing."""
    s = scene("1a2b....", "aa..b...", ships="F1 B1 E, L1 H2 E, L2 H1 W", captains="F1 rapid").ship("F1", strength=1)
    s.turn(0).choose(0, "storm with F1").chance("die 1", "die 6")
    assert (s.cell("F1"), s.place("F1")) == ("", "fort 1")
