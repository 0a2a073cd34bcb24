"""The captain of a ship that loses a boarding dies; the winner's may go over (CC-5, AD-14.9)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.expansions.captain_cards.table import notes
from kubrik.games.admiral.expansions.captain_cards.table.notes import NOT_NAMED
from tests.games.admiral.scene import Scene, scene

SEA = ("1a......", "aa......")


def boarded(captains: str, *dice: str, ships: str = "F1 D1 E, B1 H1 W, F2 E1 W, B2 H2 W") -> Scene:
    """The frigates board each other; the defender keeps his captain hidden."""
    s = scene(*SEA, ships=ships, captains=captains).turn(0).choose(0, "board with F1")
    if s.asked() == [1]:
        s.choose(1, "defend")
    return s.chance(*(f"die {face}" for face in dice))


@pytest.mark.rule("CC-5.1", "AD-14.9", "R-4")
@pytest.mark.parametrize(("captain", "named"), [("rapid", NOT_NAMED), ("rapid*", 0)])
def test_the_loser_s_captain_dies(captain: str, named: int) -> None:
    s = boarded(f"F1 swift, F2 {captain}", "6", "1")
    assert (s.flag("F2"), s.captain("F2"), s.place("F2")) == (0, "", "")
    assert s.notes(notes.CARD_LOST) == [(2, 2, 0, named)]
    assert s.captain("F1") == "swift"


@pytest.mark.rule("CC-5.1", "AD-14.9", "T-41", "R-21")
def test_so_does_an_attacker_s_who_loses() -> None:
    s = boarded("F1 swift, F2 rapid", "1", "6")
    assert (s.flag("F1"), s.captain("F1"), s.place("F1")) == (1, "", "")
    assert s.captain("F2") == "rapid"


@pytest.mark.rule("CC-5.5", "T-40")
def test_a_boarding_beaten_off_kills_nobody() -> None:
    s = boarded("F1 swift, F2 rapid*", "3", "3")
    assert (s.captain("F1"), s.captain("F2"), s.asked()) == ("swift", "rapid*", [0])
    assert (s.flag("F1"), s.flag("F2"), s.notes(notes.CARD_LOST)) == (0, 1, [])


@pytest.mark.rule("CC-5.6", "T-46")
def test_a_port_does_not_save_him_from_a_boarding() -> None:
    s = boarded("F1 rapid", "1", "6", ships="F1 B1 E, B1 H1 W, F2 C1 W, B2 H2 W")
    assert (s.flag("F1"), s.place("F1"), s.notes(notes.CARD_SAVED)) == (1, "", [])


# ---------------------------------------------------------------- going over


@pytest.mark.rule("CC-5.2")
@pytest.mark.parametrize("captain", ["swift", "swift*"])
def test_the_winner_may_send_his_captain_over(captain: str) -> None:
    s = boarded(f"F1 {captain}, F2 rapid", "6", "1")
    assert (s.asked(), s.clause(0), s.options(0)) == ([0], "CC-5.2", ["stay", "go over"])
    s.choose(0, "stay")
    assert (s.captain("F1"), s.captain("F2"), s.notes(notes.WENT_OVER)) == (captain, "", [])


@pytest.mark.rule("CC-5.2", "CC-5.4", "T-43")
@pytest.mark.parametrize(("captain", "named"), [("swift", NOT_NAMED), ("swift*", 1)])
def test_then_the_old_ship_has_none_and_the_card_lies_as_it_lay(captain: str, named: int) -> None:
    s = boarded(f"F1 {captain}, F2 rapid", "6", "1").choose(0, "go over")
    assert (s.captain("F1"), s.captain("F2"), s.place("F1")) == ("", captain, "F2")
    assert s.notes(notes.WENT_OVER) == [(0, 0, 2, named)]


@pytest.mark.rule("CC-5.2", "R-22", "R-21")
def test_a_defender_who_won_decides_out_of_turn() -> None:
    s = boarded("F1 swift, F2 rapid", "1", "6")
    assert (s.asked(), s.options(1)) == ([1], ["stay", "go over"])
    s.choose(1, "go over")
    assert (s.captain("F1"), s.captain("F2"), s.asked()) == ("rapid", "", [0])


@pytest.mark.rule("CC-5.2", "T-44")
def test_without_a_captain_there_is_nothing_to_decide() -> None:
    s = boarded("F2 rapid, B1 swift", "6", "1")
    assert (s.flag("F2"), s.asked(), s.clause(0)) == (0, [0], "AD-6.6")


@pytest.mark.rule("CC-5.3")
def test_the_right_lapses() -> None:
    s = boarded("F1 swift, F2 rapid", "6", "1").choose(0, "stay")
    assert "go over" not in s.options(0)
    assert s.refusal(0, "go over") == "CC-5.3"


@pytest.mark.rule("CC-5.2")
def test_gold_comes_first() -> None:
    s = scene(*SEA, ships="F1 D1 E, B1 H1 W, F2 E1 W, B2 H2 W", captains="F1 swift").ship("F2", gold=1).turn(0)
    s.choose(0, "board with F1").chance("die 6", "die 1")
    assert s.options(0) == ["0 gold", "1 gold"]
    s.choose(0, "0 gold")
    assert (s.gold("F1"), s.options(0)) == (1, ["stay", "go over"])


@pytest.mark.rule("CC-2.4", "CC-5.2")
def test_a_captured_ship_has_one_captain_at_most() -> None:
    """Her own is gone before another can come."""
    s = boarded("F1 swift, F2 rapid*", "6", "1").choose(0, "go over")
    assert (s.captain("F2"), s.place("F2")) == ("swift", "")
