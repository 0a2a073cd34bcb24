"""Fireships, a module: which brig, and at whom (AD-21.1, AD-21.5, Q-14)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.table.state import BOARDED, CAPTURED, MOVED, REPAIRED
from tests.games.admiral.scene import Scene, scene

SEA = ("1a......", "aa......", "........")
FLEETS = "B1a C1 E, B1b G3 E, F1 C3 E, L2 D1 W, F2 H3 W"


def fleets(ships: str = FLEETS, wind: str = "E", module: str = "on", sides: list[int] | None = None) -> Scene:
    return scene(*SEA, ships=ships, wind=wind, options={"fireships": module}, sides=sides)


@pytest.mark.rule("AD-21.1", "Q-14")
def test_a_brig_that_touches_an_enemy_may_be_burnt() -> None:
    s = fleets().turn(0)
    assert s.starting_with(0, "burn") == ["burn B1a", "burn B1b"]


@pytest.mark.rule("AD-21.1", "AD-19.8")
def test_only_if_the_players_agreed_on_it() -> None:
    s = fleets(module="off").turn(0)
    assert s.starting_with(0, "burn") == []
    assert s.refusal(0, "burn B1a") == "AD-19.8"


@pytest.mark.rule("AD-21.1")
def test_no_other_ship_and_nobody_else_s_brig() -> None:
    s = fleets("F1 C1 E, B1 A3 E, B2 D1 W").turn(0)
    assert s.starting_with(0, "burn") == []
    assert [s.refusal(0, f"burn {name}") for name in ("F1", "B1", "B2")] == ["AD-21.1"] * 3


@pytest.mark.rule("AD-21.1")
def test_not_in_a_storm() -> None:
    s = fleets(wind="E storm").turn(0).chance("die 6", "die 6", "die 6")
    assert s.starting_with(0, "burn") == []
    assert s.refusal(0, "burn B1a") == "AD-21.1"


@pytest.mark.rule("AD-21.5")
@pytest.mark.parametrize("marks", [BOARDED, REPAIRED, MOVED | BOARDED | CAPTURED])
def test_not_after_boarding_or_repair(marks: int) -> None:
    s = fleets().ship("B1a", marks=marks).turn(0)
    assert s.starting_with(0, "burn") == ["burn B1b"]
    assert s.refusal(0, "burn B1a") == "AD-21.5"


@pytest.mark.rule("AD-21.5")
def test_but_after_moving_and_firing() -> None:
    s = fleets().ship("B1a", marks=MOVED, fired=[2, 2, 0, 0]).turn(0)
    assert "burn B1a" in s.options(0)


@pytest.mark.rule("AD-21.5")
def test_one_brig_a_turn() -> None:
    s = fleets("B1a C1 E, B1b G3 E, F1 C3 E, B2a D1 W, B2b H3 W").turn(0)
    s.choose(0, "burn B1a").chance("die 6")
    assert s.starting_with(0, "burn") == []
    assert s.refusal(0, "burn B1b") == "AD-21.5"
    s.choose(0, "end turn")
    assert "burn B2b" in s.options(1)


@pytest.mark.rule("Q-14", "AD-21.1")
def test_of_several_enemies_one_is_chosen() -> None:
    s = fleets("B1 C1 E, F1 C3 E, L2 D1 W, F2 D2 W, G2 H3 W").turn(0).choose(0, "burn B1")
    assert (s.options(0), s.clause(0)) == (["against L2", "against F2"], "AD-21.1")
    assert s.refusal(0, "against G2") == "AD-21.1"
    s.choose(0, "against F2").chance("die 4")
    assert (s.strength("L2"), s.strength("F2")) == (8, 1)


@pytest.mark.rule("AD-21.1", "AD-18.2")
def test_an_ally_is_not_among_them() -> None:
    s = fleets("B1 C1 E, F1 C3 E, L2 D1 W, F2 D2 W, G3 B1 W", sides=[0, 1, 0]).turn(0).choose(0, "burn B1")
    assert s.options(0) == ["against L2", "against F2"]
    assert s.refusal(0, "against G3") == "AD-18.2"
