"""What comes before a player acts: the fort that is held, repairs ashore, storms (AD-6.15). Storms: test_storms.py."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.table import notes
from tests.games.admiral.scene import Scene, scene

ORDER = (notes.TURN_BEGINS, notes.FORT_REPAIRED, notes.STORM_ROLL)


def ports(wind: str = "E", fort_wins: bool = True) -> Scene:
    rows = ["1a......b2", "..........", ".........."]
    return scene(*rows, ships="F1 F2 E, F2 F3 W", wind=wind, fort_wins=fort_wins)


@pytest.mark.rule("AD-6.15", "AD-17.11", "AD-8.15")
def test_forts_are_repaired_before_storms_do_damage() -> None:
    s = ports("E storm").fort("fort 1", strength=3).turn(0)
    assert s.strength("fort 1") == 4
    s.chance("die 1")
    assert s.t.journal is not None
    assert [n.kind for n in s.t.journal.notes if n.kind in ORDER] == list(ORDER)
    assert s.asked() == [0]


@pytest.mark.rule("AD-6.15", "AD-25.6")
def test_a_victory_by_a_fort_comes_before_both() -> None:
    s = ports("E storm").fort("fort 2", strength=3, flag=0).turn(0)
    assert s.t.over
    assert s.t.winners == 0
    assert s.notes(notes.FORT_REPAIRED) == s.notes(notes.STORM_ROLL) == []


@pytest.mark.rule("AD-6.15", "AD-25.6")
def test_no_such_victory_while_an_enemy_had_no_whole_turn() -> None:
    s = ports().fort("fort 2", flag=0)
    s.t.unanswered[1] = 0b10
    s.turn(0)
    assert s.asked() == [0]


@pytest.mark.rule("AD-6.15", "AD-25.6")
def test_nor_where_the_scenario_knows_of_none() -> None:
    assert ports(fort_wins=False).fort("fort 2", flag=0).turn(0).asked() == [0]


@pytest.mark.rule("AD-6.15", "AD-17.11")
def test_only_the_forts_of_the_player_whose_turn_begins() -> None:
    s = ports().fort("fort 1", strength=3).fort("fort 2", strength=3).turn(0)
    assert (s.strength("fort 1"), s.strength("fort 2")) == (4, 3)
    s.choose(0, "end turn")
    assert (s.strength("fort 1"), s.strength("fort 2")) == (4, 4)
