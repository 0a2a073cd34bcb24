"""Using a captain: he is shown before the dice, or he lies face up already and needs no word (CC-1.1, CC-3)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.expansions.captain_cards.table import notes
from tests.games.admiral.scene import scene

SEA = ("........", "........")
TARGET = 2  # his place in the set


@pytest.mark.rule("CC-1.1")
def test_a_captain_helps_his_own_ship_only() -> None:
    s = scene(*SEA, ships="F1a A1 E, F1b A2 E, G2 E1 W", captains="F1a target*").turn(0)
    s.choose(0, "fire at G2", "0 from F1a", "1 from F1b").chance("die 2")
    assert s.strength("G2") == 6
    s.choose(0, "fire at G2", "1 from F1a", "0 from F1b").chance("die 2")
    assert s.strength("G2") == 5


@pytest.mark.rule("CC-3.2", "CC-3.10", "R-11")
def test_who_is_used_is_shown_before_the_die() -> None:
    s = scene(*SEA, ships="F1 A1 E, G2 E1 W", captains="F1 target").turn(0)
    s.choose(0, "fire at G2", "1 from F1", "separate skilled")
    assert s.asked() == [-1]  # the die is still to be rolled
    assert s.captain("F1") == "target*"
    assert s.notes(notes.CARD_SHOWN) == [(0, 0, 1, TARGET)]
    s.chance("die 2")
    assert s.strength("G2") == 5


@pytest.mark.rule("CC-3.10", "R-11", "T-6")
def test_once_the_die_is_rolled_it_is_too_late() -> None:
    s = scene(*SEA, ships="F1 A1 E, G2 E1 W", captains="F1 target").turn(0)
    s.choose(0, "fire at G2", "1 from F1", "separate").chance("die 2")
    assert (s.strength("G2"), s.captain("F1")) == (6, "target")
    s.choose(0, "turn up card of F1")
    assert s.strength("G2") == 6


@pytest.mark.rule("CC-3.3")
def test_nobody_has_to_use_a_captain_who_lies_face_down() -> None:
    s = scene(*SEA, ships="F1 A1 E, G2 E1 W", captains="F1 target").turn(0).choose(0, "fire at G2", "2 from F1")
    assert s.options(0) == ["separate", "separate skilled", "salvo", "salvo skilled"]
    s.choose(0, "salvo").chance("die 2")
    assert (s.strength("G2"), s.captain("F1"), s.notes(notes.CARD_SHOWN)) == (6, "target", [])


@pytest.mark.rule("CC-3.4", "CC-3.11", "T-59")
def test_a_face_up_target_works_without_a_word() -> None:
    s = scene(*SEA, ships="F1 A1 E, G2 E1 W", captains="F1 target*").turn(0).choose(0, "fire at G2", "2 from F1")
    assert s.options(0) == ["separate", "salvo"]
    s.choose(0, "separate").chance("die 2", "die 2")
    assert (s.strength("G2"), s.notes(notes.CARD_SHOWN)) == (4, [])


@pytest.mark.rule("CC-3.4", "CC-3.11")
def test_so_does_a_face_up_rapid() -> None:
    s = scene(*SEA, ships="L1 F1 E, G2 A2 W", wind="E", captains="L1 rapid*").turn(0)
    s.choose(0, "move L1", "to W")
    assert (s.cell("L1"), s.asked(), s.clause(0)) == ("E1", [0], "AD-6.6")  # 4 + 1 - 4 cells


@pytest.mark.rule("CC-3.4", "CC-3.11")
def test_so_does_a_face_up_berserk() -> None:
    """Neither side is asked, and both have their point."""
    s = scene(*SEA, ships="F1 A1 E, F2 B1 W, B2 H2 W", captains="F1 berserk*, F2 berserk*").turn(0)
    s.choose(0, "board with F1").chance("die 3", "die 3")
    assert (s.flag("F1"), s.flag("F2")) == (0, 1)
    s = scene(*SEA, ships="F1 A1 E, F2 B1 W, B2 H2 W", captains="F1 berserk*").turn(0)
    s.choose(0, "board with F1").chance("die 3", "die 3")
    assert s.flag("F2") == 0


@pytest.mark.rule("CC-3.1", "CC-3.8")
def test_an_ability_is_used_again_and_again() -> None:
    """After the card was turned down it is shown anew."""
    s = scene(*SEA, ships="F1 A1 E, G2 E1 W", captains="F1 target").round().chance("wind E fresh")
    for strength in (5, 4):
        s.choose(0, "fire at G2", "1 from F1", "separate skilled").chance("die 2")
        assert (s.strength("G2"), s.captain("F1")) == (strength, "target*")
        s.choose(0, "end turn", "turn down card of F1").choose(1, "end turn")
        assert s.captain("F1") == "target"
        s.chance("wind E fresh")
    assert s.choose(0, "fire at G2", "1 from F1").options(0) == ["separate", "separate skilled"]


@pytest.mark.rule("CC-3.1")
def test_twice_in_one_turn_as_well() -> None:
    s = scene(*SEA, ships="F1 A1 E, G2 E1 W", captains="F1 target").turn(0)
    s.choose(0, "fire at G2", "1 from F1", "separate skilled").chance("die 2")
    s.choose(0, "fire at G2", "1 from F1").chance("die 2")
    assert s.strength("G2") == 4
