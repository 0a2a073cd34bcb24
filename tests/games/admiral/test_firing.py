"""Fire with ships: who may fire at what, how many shots, and how (AD-9)."""

from __future__ import annotations

import pytest

from tests.games.admiral.scene import scene


@pytest.mark.rule("X-3")
def test_separate_shots_hit_one_by_one() -> None:
    s = scene("........", "........", ships="L1 A1 E, G2 C1 W").turn(0)
    s.choose(0, "fire at G2", "4 from L1", "separate").chance("die 6", "die 2", "die 3", "die 4")
    assert s.strength("G2") == 4
    assert s.fired("L1") == [4, 0, 0, 0]


@pytest.mark.rule("CC-8.10")
def test_who_is_sunk_first_does_not_fire() -> None:
    s = scene("........", "........", ships="L1 A1 E, F2 C1 W, B2 H2 W", captains="F2 swift").ship("L1", strength=1).turn(0)
    s.choose(0, "fire at F2", "4 from L1", "salvo")
    assert s.asked() == [1]
    s.choose(1, "fire first", "2 from F2", "separate").chance("die 1")
    assert s.strength("F2") == 5
    assert s.cell("L1") == ""
    assert s.captain("F2") == "swift*"
