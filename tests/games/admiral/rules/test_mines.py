"""Mines, a module (AD-21.3, AD-21.4, AD-21.6)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.box.files.load import load_scenario
from kubrik.games.admiral.rules.flow import admiral_rules, new_table
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.settings import settings
from kubrik.games.admiral.terms import NOBODY
from tests.games.admiral.scene import SHIPS, Scene, scene

OURS = [("duel", 2), ("gold_run", 2), ("gold_run", 3), ("gold_run", 4), ("fleet_battle", 2), ("fleet_battle", 4)]


def mined(ships: str = "F1 A1 E, F2 H3 W", level: str = "basic", **options: str) -> Scene:
    """Mines in D1 and D2."""
    return scene("........", "........", "........", ships=ships, level=level, mines="D1 D2", options=options)


def to_the_mine(s: Scene) -> Scene:
    """From A1 eastward; it is the third step that enters the mine."""
    return s.turn(0).choose(0, "move F1", "to E", "advance", "advance")


@pytest.mark.rule("AD-21.3")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_mine_does_its_damage_with_four_numbers(die: int) -> None:
    s = to_the_mine(mined())
    assert s.asked() == [-1]
    s.chance(f"die {die}")
    assert s.strength("F1") == (3 if die <= 4 else 5)
    assert s.notes(notes.MINE_HIT) == [(0, s.t.rules.chart.named("D1"), die, 0)]


@pytest.mark.rule("AD-21.3")
@pytest.mark.parametrize("die", ["die 1", "die 6"])
def test_the_move_ends_there_and_the_mine_is_gone(die: str) -> None:
    s = to_the_mine(mined()).chance(die)
    assert (s.cell("F1"), s.options(0)) == ("D1", ["fire at F2", "end turn"])
    assert [s.t.rules.chart.name(cell) for cell in s.t.mines] == ["D2"]
    assert s.refusal(0, "move F1") == "AD-6.7"


@pytest.mark.rule("AD-21.3")
def test_the_next_ship_passes_unharmed() -> None:
    s = to_the_mine(mined("F1 A1 E, B1 C2 E, F2 H3 W").ship("F1", strength=2)).chance("die 1")
    s.choose(0, "move B1", "to NE")
    assert (s.cell("B1"), s.strength("B1"), s.asked()) == ("D1", 3, [0])


@pytest.mark.rule("AD-21.3")
def test_beside_a_mine_nothing_happens() -> None:
    s = mined("F1 C3 E, F2 H3 W").turn(0).choose(0, "move F1", "to E", "advance", "stop")
    assert (s.cell("F1"), s.strength("F1"), len(s.t.mines)) == ("E3", 5, 2)


@pytest.mark.rule("AD-21.3", "AD-20.3")
def test_at_admiral_level_the_ship_faces_the_way_it_came() -> None:
    s = mined("F1 B1 SE, F2 H3 W", "admiral").turn(0).choose(0, "move F1", "turn left", "advance")
    assert s.asked() == [-1]
    s.chance("die 5")
    assert (s.cell("F1"), s.facing("F1"), s.asked()) == ("D2", "E", [0])


@pytest.mark.rule("AD-21.4", "AD-22.9")
def test_nobody_scores_a_ship_sunk_by_a_mine() -> None:
    s = to_the_mine(mined("F1 A1 E, B1 A3 E, F2 H3 W").ship("F1", strength=2, gold=1)).chance("die 4")
    assert (s.cell("F1"), s.gold_in("D1"), s.asked()) == ("", 1, [0])
    assert s.notes(notes.SUNK) == [(0, NOBODY, 0, 0)]
    assert s.t.scores() == [0, 0]


@pytest.mark.rule("AD-21.4", "AD-22.9")
def test_the_last_ship_lost_so_ends_the_game() -> None:
    s = to_the_mine(mined().ship("F1", strength=1)).chance("die 1")
    assert (s.t.over, s.t.winners, s.t.scores()) == (True, 1, [0, 0])


@pytest.mark.rule("AD-21.3", "AD-19.8")
def test_without_the_module_there_are_none() -> None:
    s = to_the_mine(mined(mines="off"))
    assert (s.t.mines, s.options(0)) == ([], ["advance", "stop"])


@pytest.mark.rule("AD-21.6")
@pytest.mark.parametrize(("id", "players"), OURS)
def test_our_scenarios_have_none(id: str, players: int) -> None:
    rules = admiral_rules(SHIPS, load_scenario(id, players, SHIPS), settings({"mines": "on"}, 1))
    assert new_table(rules, seed=1).mines == []
