"""Forts are repaired at the start of their owner's turn (AD-17.11)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.table import notes
from tests.games.admiral.scene import Scene, scene

ROADS = ("1a........", "aa........", "..........", "..........", "..........")


def roads(enemy: str, strength: int = 3, sides: list[int] | None = None) -> Scene:
    s = scene(*ROADS, ships=f"L1 A3 E, F2 {enemy} W", sides=sides)
    return s.fort("fort 1", strength=strength)


@pytest.mark.rule("AD-17.11", "AD-6.15")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 4), (5, 6), (6, 6)])
def test_a_fort_gains_one_up_to_six(before: int, after: int) -> None:
    s = roads("J5", before).turn(0)
    assert s.strength("fort 1") == after
    assert s.notes(notes.FORT_REPAIRED) == ([(0, after, 0, 0)] if after > before else [])


@pytest.mark.rule("AD-17.11")
@pytest.mark.parametrize(("enemy", "after"), [("D1", 3), ("D4", 3), ("B2", 3), ("E1", 4), ("A5", 4)])
def test_unless_an_enemy_is_within_three_cells(enemy: str, after: int) -> None:
    assert roads(enemy).turn(0).strength("fort 1") == after


@pytest.mark.rule("AD-17.11")
def test_one_s_own_ships_and_those_of_allies_don_t_matter() -> None:
    s = scene(*ROADS, ships="L1 A3 E, F2 J5 W, F3 B1 E", sides=[0, 1, 0]).fort("fort 1", strength=3).turn(0)
    assert s.strength("fort 1") == 4


@pytest.mark.rule("AD-17.11")
def test_not_in_the_turns_of_others() -> None:
    s = scene(*ROADS, ships="L1 A3 E, F2 J5 W, F3 J1 E", sides=[0, 1, 0]).fort("fort 1", strength=3).turn(1, 2, 0)
    assert s.strength("fort 1") == 3
    s.choose(1, "end turn")
    assert s.strength("fort 1") == 3  # an ally's turn is not its owner's
    s.choose(2, "end turn")
    assert s.strength("fort 1") == 4


@pytest.mark.rule("AD-17.11")
def test_a_fort_is_repaired_by_whoever_holds_it_and_not_without_an_owner() -> None:
    assert roads("J5").fort("fort 1", strength=3, flag=1).turn(1).strength("fort 1") == 3  # L1 is too near
    s = scene(*ROADS, ships="L1 J1 E, F2 J5 W").fort("fort 1", strength=3, flag=1).turn(0)
    assert s.strength("fort 1") == 3
    assert s.choose(0, "end turn").strength("fort 1") == 4
    neutral = roads("J5").fort("fort 1", strength=3, flag=-1).turn(0)
    assert neutral.strength("fort 1") == 3
