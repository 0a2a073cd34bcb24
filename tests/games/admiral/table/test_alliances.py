"""Allies: who they are, and what they may not do to each other (AD-18)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.admiral.box.files.load import load_scenario
from tests.games.admiral.scene import SHIPS, Scene, scene

ROADS = ("1a......", "aa......", "........", "......cc", "......c3")
PAIRS = [0, 1, 0, 1]


def allied(ships: str, captains: str | None = None, options: dict[str, str] | None = None) -> Scene:
    """Players 0 and 2 against 1 and 3."""
    return scene(*ROADS, ships=ships, sides=PAIRS, captains=captains, options=options)


# ---- who


@pytest.mark.rule("AD-18.1")
@pytest.mark.parametrize(
    ("scenario", "players", "sides"),
    [("fleet_battle", 4, PAIRS), ("fleet_battle", 2, [0, 1]), ("gold_run", 4, [0, 1, 2, 3]), ("duel", 2, [0, 1])],
)
def test_the_scenario_says_who_is_allied(scenario: str, players: int, sides: list[int]) -> None:
    assert load_scenario(scenario, players, SHIPS).sides == sides


@pytest.mark.rule("AD-18.1", "AD-1.5")
def test_everybody_else_is_an_enemy() -> None:
    s = allied("L1 A3 E, L2 B3 W, L3 D3 W, L4 F3 W").turn(0)
    enemies = [[s.t.are_enemies(a, b) for b in range(4)] for a in range(4)]
    assert enemies == [[a % 2 != b % 2 for b in range(4)] for a in range(4)]


# ---- no harm


@pytest.mark.rule("AD-18.2")
def test_an_ally_s_ship_is_no_target() -> None:
    s = allied("L1 C3 E, L2 E3 W, L3 D4 W, B4 C4 W").turn(0)
    assert s.starting_with(0, "fire at") == ["fire at L2", "fire at B4"]
    with pytest.raises(Illegal):
        s.choose(0, "fire at L3")


@pytest.mark.rule("AD-18.2")
def test_an_ally_s_ship_is_not_boarded() -> None:
    s = allied("L1 C3 E, L2 H1 W, L3 D4 W, L4 A5 W").turn(0)
    assert s.starting_with(0, "board") == []
    assert s.refusal(0, "board with L1") == "AD-18.2"
    beside = allied("L1 C3 E, L2 B3 W, L3 D4 W, B4 C4 W").turn(0).choose(0, "board with L1")
    assert beside.options(0) == ["against L2", "against B4"]
    assert beside.refusal(0, "against L3") == "AD-18.2"


@pytest.mark.rule("AD-18.2")
def test_an_ally_s_fort_is_neither_stormed_nor_fired_at() -> None:
    s = allied("L1 G4 E, L2 A3 W, L3 D3 W, L4 D1 W").turn(0)
    assert s.starting_with(0, "storm") == []
    assert s.refusal(0, "storm with L1") == "AD-18.2"
    with pytest.raises(Illegal):
        s.choose(0, "fire at fort 3")
    enemy = allied("L1 G4 E, L2 A3 W, L3 D3 W, L4 D1 W").fort("fort 3", flag=3).turn(0)
    assert enemy.starting_with(0, "storm") == ["storm with L1"]
    assert "fire at fort 3" in enemy.options(0)


@pytest.mark.rule("AD-18.2", "AD-21.1")
def test_no_fireship_is_sent_against_an_ally() -> None:
    s = allied("B1 C3 E, L2 H1 W, L3 D4 W, L4 A5 W", options={"fireships": "on"}).turn(0)
    assert s.starting_with(0, "burn") == []
    assert s.refusal(0, "burn B1") == "AD-18.2"


@pytest.mark.rule("AD-18.2", "AD-18.6")
def test_a_prize_is_an_ally_s_like_any_other_ship() -> None:
    s = allied("L1 C3 E, B1 A5 E, L2 D3 W, B2 H1 W, L3 E3 W, L4 A3 W").turn(0, 2)
    s.choose(0, "board with L1").chance("die 6", "die 1").choose(0, "end turn")
    assert s.flag("L2") == 0
    assert s.refusal(2, "board with L3") == "AD-18.2"
    with pytest.raises(Illegal):
        s.choose(2, "move L2")


# ---- what they share


@pytest.mark.rule("AD-18.3", "AD-15.1", "AD-16.4")
def test_an_ally_s_port_serves_for_repair_banking_and_captains() -> None:
    s = allied("G1 G4 E, L2 D1 W, L3 D3 W, L4 A4 W", captains="G1 rapid").ship("G1", strength=2, gold=1).turn(0)
    assert {"repair G1", "bank G1", "land from G1"} <= set(s.options(0))
    s.choose(0, "bank G1", "land from G1", "repair G1")
    assert (s.strength("G1"), s.t.bank[0], s.place("G1")) == (4, 1, "fort 3")


# ---- in each other's way


@pytest.mark.rule("AD-18.5")
@pytest.mark.parametrize(("ally", "free"), [("B4", True), ("B3", False)])
def test_an_ally_s_ship_stands_in_the_way(ally: str, free: bool) -> None:
    s = allied(f"L1 A3 E, L2 H1 W, L3 {ally} W, L4 A5 W").turn(0).choose(0, "move L1")
    assert ("to E" in s.options(0)) == free


@pytest.mark.rule("AD-18.5")
@pytest.mark.parametrize(("ally", "free"), [("B4", True), ("C3", False)])
def test_an_ally_s_ship_stands_in_the_line_of_fire(ally: str, free: bool) -> None:
    s = allied(f"L1 A3 E, L2 E3 W, L3 {ally} W, L4 H1 W").turn(0)
    assert ("fire at L2" in s.options(0)) == free
