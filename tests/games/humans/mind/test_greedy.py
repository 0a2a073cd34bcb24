"""Greedy looks at what its choice leads to at once: a ship is named, and then it is said where it goes."""

from __future__ import annotations

import pytest

from kubrik.bots.chair import Chair
from kubrik.bots.greedy import GreedyBot
from kubrik.engine.game import Setup
from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.planning.moving import PullShips
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.registry import game_named
from tests.games.humans.scene import scene


@pytest.mark.parametrize("seed", range(8))
def test_who_owns_a_magnet_sees_what_pulling_a_ship_brings(seed: int) -> None:
    s = scene(2, turn=3).cities("seoul", "prague", "vienna")
    s.captain(0, stations="magnet", ships="training").captain(1, ships="leviathan")
    s.attack(0, "training", 1).attack(1, "leviathan", 1).go(PullShips(), SortCities(), Battles())
    box = game_named("humans").box(Setup(game="humans", seats=2))
    chair = Chair(s.t, 0, box.mind.teacher(), box.view)
    assert GreedyBot(seed).choose(chair).name == "captain 1 ship 0"
