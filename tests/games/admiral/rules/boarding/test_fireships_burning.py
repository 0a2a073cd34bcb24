"""Fireships: what burns, who scores, and both last ships at once (AD-21.1, AD-21.2, AD-21.5)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.rules.ending import ranks
from kubrik.games.admiral.table import notes
from tests.games.admiral.scene import Scene, scene

SEA = ("1a......", "aa......", "........")
FLEETS = "B1a C1 E, B1b G3 E, F1 C3 E, L2 D1 W, F2 H3 W"


def fleets(ships: str = FLEETS, captains: str | None = None) -> Scene:
    return scene(*SEA, ships=ships, options={"fireships": "on"}, captains=captains)


@pytest.mark.rule("AD-21.1")
@pytest.mark.parametrize(("die", "left"), [(1, 4), (2, 4), (3, 4), (4, 4), (5, 8), (6, 8)])
def test_the_brig_is_lost_and_the_enemy_damaged_on_one_to_four(die: int, left: int) -> None:
    s = fleets().turn(0).choose(0, "burn B1a")
    assert s.asked() == [-1]  # nobody may answer (AD-21.5)
    s.chance(f"die {die}")
    assert (s.cell("B1a"), s.strength("L2"), s.asked()) == ("", left, [0])
    assert s.notes(notes.BURNS) == [(0, s.thing("B1a"), s.thing("L2"), die)]


@pytest.mark.rule("AD-21.5")
def test_a_sunk_enemy_is_scored_by_the_burner_and_the_brig_by_nobody() -> None:
    s = fleets().ship("L2", strength=4).turn(0).choose(0, "burn B1a").chance("die 4")
    assert (s.cell("L2"), s.t.sunk_value) == ("", [5, 0])


@pytest.mark.rule("AD-21.5")
def test_a_brig_burnt_in_vain_scores_for_nobody() -> None:
    s = fleets().turn(0).choose(0, "burn B1a").chance("die 5")
    assert s.t.sunk_value == [0, 0]


@pytest.mark.rule("AD-21.1", "AD-13.4")
def test_the_gold_of_a_burnt_brig_floats() -> None:
    s = fleets().ship("B1a", gold=1).turn(0).choose(0, "burn B1a").chance("die 6")
    assert s.gold_in("C1") == 1


@pytest.mark.rule("AD-21.5")
def test_nobody_is_asked() -> None:
    s = fleets(captains="L2 swift").turn(0).choose(0, "burn B1a")
    assert s.asked() == [-1]
    assert s.chance("die 6").asked() == [0]


@pytest.mark.rule("AD-21.2", "R-24")
@pytest.mark.parametrize("cell", ["C1", "B1"])
def test_its_captain_is_lost_even_in_port(cell: str) -> None:
    s = fleets(f"B1 {cell} E, F1 C3 E, L2 C2 W", captains="B1 rapid").turn(0).choose(0, "burn B1").chance("die 6")
    assert s.place("B1") == ""


# ---- both last ships


@pytest.mark.rule("T-94", "AD-21.5", "AD-22.9")
def test_the_die_is_rolled_before_anybody_is_out() -> None:
    s = fleets("B1 C1 E, F2 D1 W").ship("F2", strength=5).turn(0).choose(0, "burn B1")
    assert (s.t.over, s.t.is_in(0), s.asked()) == (False, True, [-1])
    s.chance("die 1")
    assert (s.t.over, s.t.winners, s.strength("F2")) == (True, 1, 1)


@pytest.mark.rule("T-76", "T-94", "AD-22.5", "AD-21.5")
def test_if_both_last_ships_are_gone_the_score_decides() -> None:
    s = fleets("B1 C1 E, F2 D1 W").ship("F2", strength=4).turn(0).choose(0, "burn B1").chance("die 1")
    assert (s.t.over, s.t.winners, s.t.flags) == (True, -1, [-1, -1])
    assert (s.t.scores(), ranks(s.t)) == ([3, 0], [1, 2])


@pytest.mark.rule("T-76", "AD-22.5")
def test_so_the_burner_may_lose_by_it() -> None:
    s = fleets("B1 C1 E, F2 D1 W").ship("F2", strength=4)
    s.t.sunk_value[1] = 9
    s.turn(0).choose(0, "burn B1").chance("die 1")
    assert (s.t.over, ranks(s.t)) == (True, [2, 1])
