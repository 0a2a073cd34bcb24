"""Battles between captains (section 8)."""

from __future__ import annotations

import pytest

from kubrik.games.humans.battle import Battles
from kubrik.games.humans.reveal import SortCities
from tests.games.humans.scene import scene


@pytest.mark.rule("TH-8.1", "TH-8.4", "TH-8.8", "TH-8.9", "TH-8.30", "EX-5")
def test_the_battle_for_seoul() -> None:
    s = scene(2, turn=3).cities("seoul", "prague", "vienna")
    s.captain(0, ships="starship cyclops").captain(1, ships="krepysh mole_of_fate")
    s.attack(0, "starship cyclops", 1).attack(1, "krepysh mole_of_fate", 1).go(SortCities(), Battles())
    assert s.asked() == [0]  # 14 against 17: the weaker announces first
    s.choose(0, "fight").choose(1, "fight").dice(4, 6).dice(3, 3)
    assert s.options(1) == ["ship mole_of_fate", "ship krepysh"]
    s.choose(1, "ship krepysh").chance("compensation rage")
    assert s.t.captors[1] == 0
    assert s.ships(0) == "starship cyclops"
    assert s.ships(1) == "mole_of_fate"
    assert s.compensations(1) == "rage"
