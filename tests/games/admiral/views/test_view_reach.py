"""Whoever begins a move sees where it can end: exactly there, and nobody else sees it."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.admiral.looking import own
from tests.games.admiral.scene import Scene, scene
from tests.games.admiral.whole_moves import SHIP, PlayedMoves, random_position

SEA = ["........", "........"]


def begun(seed: int, level: str) -> Scene:
    """It is the first player's turn; a storm did nothing."""
    s = random_position(Random(f"reach {seed} {level}"), level).turn(0)
    return s if s.asked() == [0] else s.chance("die 2")


@pytest.mark.rule("AD-8.4", "AD-8.10", "Q-4", "H-2")
@pytest.mark.parametrize("level", ["basic", "captain"])
@pytest.mark.parametrize("seed", range(30))
def test_it_is_where_the_questions_lead(level: str, seed: int) -> None:
    s = begun(seed, level)
    move = f"move {s.t.rules.names[SHIP]}"
    ends = {s.t.rules.chart.name(cell) for cell, _ in PlayedMoves().search(s.t).ends}
    if move in s.options(0):
        s.choose(0, move)
    if any(name.startswith("to ") for name in s.options(0)):  # an only heading is not asked for
        assert set(own(s, 0).reach) == ends


@pytest.mark.rule("AD-20.2")
@pytest.mark.parametrize("seed", range(30))
def test_where_ships_keep_their_facing_the_first_cell_is_left_out(seed: int) -> None:
    s = begun(seed, "admiral")
    name = s.t.rules.names[SHIP]
    ends = {s.t.rules.chart.name(cell) for cell, _ in PlayedMoves().search(s.t).ends}
    if f"move {name}" in s.options(0):
        s.choose(0, f"move {name}")
    if "stop" in s.options(0):
        assert set(own(s, 0).reach) == ends - {s.cell(name)}


@pytest.mark.rule("H-2", "CC-7.3")
def test_a_captain_known_to_his_player_alone_counts_for_him_alone() -> None:
    seen = []
    for captain in ("rapid", "target"):
        s = scene(*SEA, ships="B1 A1 E, F2 F2 W", captains=f"B1 {captain}", level="basic").turn(0).choose(0, "move B1")
        seen.append(own(s, 0).reach)
        assert own(s, 1).reach == ()
    assert set(seen[0]) - set(seen[1]) == {"G1"}
    assert set(seen[1]) < set(seen[0])


@pytest.mark.rule("AD-21.3")
def test_nothing_lies_behind_a_mine() -> None:
    s = scene(*SEA, ships="B1 A1 E, F2 F2 W", mines="B2 C1", level="basic").turn(0).choose(0, "move B1")
    assert own(s, 0).reach == ("B1", "A2")


def test_it_is_told_before_the_move_only() -> None:
    s = scene(*SEA, ships="F1 A1 E, F2 F2 W").turn(0)
    assert own(s, 0).reach == ()
    assert own(s.choose(0, "move F1"), 0).reach != ()
    assert own(s.choose(0, "to E"), 0).reach == ()
