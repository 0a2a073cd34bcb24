"""A storming beaten off: the captain, the score, and nobody is asked (AD-17.12, AD-17.13, AD-17.15)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.table import notes
from tests.games.admiral.scene import Scene, scene

COAST = ("........", "....b2..", "....b...")


def beaten(captains: str | None, strength: int, flag: int = 1, ships: str = "F1 F1 S, B1 A1 E, F2 A3 W") -> Scene:
    """F1 with this strength has stormed the fort of player 1, which flies this flag, in vain."""
    s = scene(*COAST, ships=ships, captains=captains).ship("F1", strength=strength).fort("fort 2", flag=flag).turn(0)
    return s.choose(0, "storm with F1").chance("die 1", "die 6")


@pytest.mark.rule("AD-17.12", "R-29")
def test_it_is_no_lost_boarding_for_the_captain() -> None:
    s = beaten("F1 rapid", strength=2)
    assert (s.flag("F1"), s.strength("F1"), s.captain("F1")) == (0, 1, "rapid")


@pytest.mark.rule("AD-17.12", "AD-17.8")
def test_but_he_is_lost_with_his_ship() -> None:
    s = beaten("F1 rapid", strength=1)
    assert (s.cell("F1"), s.place("F1")) == ("", "")


@pytest.mark.rule("AD-17.13", "T-95")
def test_the_owner_of_the_fort_scores_the_ship() -> None:
    s = beaten(None, strength=1)
    assert (s.cell("F1"), s.t.sunk_value, s.t.scores()) == ("", [0, 3], [0, 3])
    assert s.notes(notes.SUNK) == [(s.thing("F1"), 1, 0, 0)]


@pytest.mark.rule("AD-17.13")
def test_a_neutral_fort_scores_for_nobody() -> None:
    s = beaten(None, strength=1, flag=-1)
    assert (s.cell("F1"), s.t.sunk_value) == ("", [0, 0])
    assert s.notes(notes.SUNK) == [(s.thing("F1"), -1, 0, 0)]


@pytest.mark.rule("AD-17.13", "AD-22.9")
def test_whoever_loses_his_last_ship_so_is_out() -> None:
    s = beaten(None, strength=1, ships="F1 F1 S, F2 A3 W, F3 A1 E")
    assert (s.t.is_in(0), s.asked()) == (False, [1])
    assert s.t.scores() == [0, 3, 0]


@pytest.mark.rule("AD-17.15")
def test_nobody_answers_a_storming() -> None:
    """Not the crew of a ship beside the fort either."""
    s = scene(*COAST, ships="L1 F1 S, B1 A1 E, F2 E2 W", captains="F2 berserk").turn(0).choose(0, "storm with L1")
    assert s.asked() == [-1]
    assert s.chance("die 1").asked() == [-1]
    assert s.chance("die 6").asked() == [0]


@pytest.mark.rule("AD-17.15")
def test_nobody_answers_fire_at_a_fort() -> None:
    """Though a Swift lies in its port, loaded and within range."""
    s = scene(*COAST, ships="L1 D1 S, F2 E3 W", captains="F2 swift").turn(0)
    assert s.choose(0, "fire at fort 2", "4 from L1").asked() == [-1]
    assert s.chance("die 1").asked() == [0]
    assert s.strength("fort 2") == 4
