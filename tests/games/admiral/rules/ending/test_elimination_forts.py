"""What becomes of the forts of a player who is out, and of whom he had ashore (AD-22.2, AD-22.11)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.table import notes
from kubrik.games.admiral.terms import NOBODY
from tests.games.admiral.scene import scene


@pytest.mark.rule("AD-22.2", "AD-22.11")
def test_forts_pass_to_an_ally_as_they_are() -> None:
    rows = ["1a........", "..........", "3c........"]
    s = scene(*rows, ships="B1 C1 E, L2 E1 W, F3 J3 W", sides=[0, 1, 0]).ship("B1", strength=1)
    s.fort("fort 1", strength=4, fired=2).turn(1, 0, 2)
    s.choose(1, "fire at B1", "1 from L2").chance("die 1")
    assert not s.t.is_in(0)
    assert (s.flag("fort 1"), s.strength("fort 1"), s.fired("fort 1")) == (2, 4, [2])
    assert s.flag("fort 3") == 2
    assert s.notes(notes.FORT_PASSES) == [(0, 2, 0, 0)]
    assert not s.t.over  # the side lives on (AD-18.7)
    assert s.choose(1, "end turn").asked() == [2]


@pytest.mark.rule("AD-22.11", "AD-22.2")
def test_captains_of_others_stay_ashore_and_those_of_who_is_out_leave() -> None:
    rows = ["1a........", "..........", "3c........"]
    ships, captains = "B1 B1 E, L2 C1 W, F3 J3 W, B3 I3 W", "B1 swift, F3 rapid, B3 target*"
    s = scene(*rows, ships=ships, captains=captains, sides=[0, 1, 0]).ship("B1", strength=1)
    s.ashore("B1", "fort 1").ashore("F3", "fort 1").turn(1, 0, 2)
    s.choose(1, "fire at B1", "1 from L2").chance("die 1")
    assert (s.flag("fort 1"), s.place("F3"), s.card("F3")) == (2, "fort 1", "rapid")
    assert s.place("B1") == ""


@pytest.mark.rule("AD-22.2")
def test_captured_forts_become_neutral_like_those_one_began_with() -> None:
    rows = ["2b......3c", "..........", ".........."]
    s = scene(*rows, ships="L1 A3 E, B2 C3 W, F3 J3 W").ship("B2", strength=1).fort("fort 3", flag=1).turn(0)
    s.choose(0, "fire at B2", "1 from L1").chance("die 1")
    assert (s.flag("fort 2"), s.flag("fort 3")) == (NOBODY, NOBODY)
    assert s.notes(notes.FORT_PASSES) == [(0, NOBODY, 0, 0), (1, NOBODY, 0, 0)]
