"""Turns: acting in any order, what a ship does once a round (AD-6). Their end: test_turns_end.py."""

from __future__ import annotations

import pytest

from tests.games.admiral.rules.harbour import harbour
from tests.games.admiral.scene import scene

MISS = "die 2"


@pytest.mark.rule("AD-6.6", "Q-3")
def test_ships_and_forts_act_in_any_order_to_and_fro() -> None:
    s = harbour().turn(0).choose(0, "fire at F2", "0 from L1", "1 from F1").chance(MISS)
    s.choose(0, "fire at F2", "1 from L1", "0 from F1").chance(MISS).choose(0, "move L1", "to S", "stop")
    s.choose(0, "fire from fort 1", "1 from fort 1").chance(MISS).choose(0, "fire at F2", "1 from F1").chance(MISS)
    s.choose(0, "move F1", "to E", "stop").choose(0, "fire from fort 1", "1 from fort 1").chance(MISS)
    assert (s.fired("L1")[0], s.fired("F1")[0], s.fired("fort 1")) == (1, 2, [2])
    assert s.asked() == [0]


@pytest.mark.rule("AD-6.7")
def test_each_gun_fires_once_a_round() -> None:
    s = scene("....", "....", ships="F1 A1 E, L2 C1 W", level="basic").turn(0)
    s.choose(0, "fire at L2", "2 from F1", "separate").chance(MISS, MISS).choose(0, "fire at L2")
    assert s.asked() == [-1]  # the one gun left has nothing to ask
    s.chance(MISS)
    assert s.starting_with(0, "fire") == []


@pytest.mark.rule("AD-6.7", "AD-14.7")
def test_a_ship_boards_once_a_round() -> None:
    s = harbour().turn(0).choose(0, "board with F1").chance("die 3", "die 3")
    assert s.starting_with(0, "board") == []


@pytest.mark.rule("AD-6.7", "AD-15.2")
def test_a_ship_repairs_once_a_round() -> None:
    s = harbour().ship("L1", strength=2).turn(0).choose(0, "repair L1")
    assert s.strength("L1") == 4
    assert s.starting_with(0, "repair") == []


@pytest.mark.rule("AD-6.8")
def test_some_guns_before_the_move_and_others_after_it() -> None:
    s = scene("....", "....", ships="F1 A1 E, L2 C1 W", level="basic").turn(0)
    s.choose(0, "fire at L2", "1 from F1").chance(MISS).choose(0, "move F1", "to SE")
    assert s.cell("F1") == "B2"
    s.choose(0, "fire at L2", "2 from F1", "salvo").chance(MISS)
    assert s.fired("F1") == [3, 0, 0, 0]


@pytest.mark.rule("AD-6.10", "AD-6.18")
@pytest.mark.parametrize("level", ["captain", "admiral"])
def test_after_boarding_a_ship_does_nothing_but_free_actions(level: str) -> None:
    s = harbour(level).ship("F1", facing="S").turn(0)
    mine = {name for name in s.options(0) if name.endswith("F1")}
    turns = {"turn F1"} if level == "admiral" else set()
    assert mine == {"move F1", "board with F1", "load F1"} | turns
    s.choose(0, "board with F1").chance("die 3", "die 3")
    assert {name for name in s.options(0) if name.endswith("F1")} == {"load F1"}


@pytest.mark.rule("AD-6.10")
def test_nor_does_it_fire() -> None:
    assert harbour().turn(0).choose(0, "fire at F2").options(0)[0] == "0 from L1"  # as the frigate could fire alone
    s = harbour().turn(0).choose(0, "board with F1").chance("die 3", "die 3").choose(0, "fire at F2")
    assert s.options(0) == ["1 from L1", "2 from L1", "3 from L1", "4 from L1"]


@pytest.mark.rule("AD-6.10", "AD-17.5")
def test_after_storming_too() -> None:
    s = scene(".........", ".........", "..b2.....", ships="B1 C2 E, F2 I1 W").turn(0)
    s.choose(0, "storm with B1").chance("die 1", "die 6")
    assert s.strength("B1") == 2
    assert s.options(0) == ["end turn"]
    assert s.refusal(0, "move B1") == "AD-6.10"


@pytest.mark.rule("AD-6.18", "AD-16.2", "AD-16.3")
def test_free_actions_stay_open_to_ships_that_boarded_repaired_or_were_captured() -> None:
    s = harbour().turn(0).choose(0, "board with F1").chance("die 3", "die 3").choose(0, "load F1", "2 gold")
    assert s.gold("F1") == 2
    s = harbour().ship("L1", strength=2, gold=1).turn(0).choose(0, "repair L1", "bank L1")
    assert s.t.bank == [1, 0]
    rows = ["1a..", "a$..", "...."]
    s = scene(*rows, ships="L1 B1 E, F2 B2 W, B2 D3 W").turn(0).choose(0, "board with L1").chance("die 6", "die 1")
    s.choose(0, "load F2", "1 gold")
    assert (s.flag("F2"), s.gold("F2")) == (0, 1)
