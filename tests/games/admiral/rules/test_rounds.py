"""Rounds: what they consist of, and what the wind step sets back (AD-6.1, AD-6.2)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.state import BOARDED, MOVED, REPAIRED
from tests.games.admiral.scene import Scene, scene

STORY = (notes.ROUND_BEGINS, notes.WIND, notes.ACTS, notes.TURN_BEGINS, notes.TURN_ENDS, notes.LIMIT)


def story(s: Scene) -> list[int]:
    """The kinds of these facts, in the order they were noted."""
    assert s.t.journal is not None
    return [note.kind for note in s.t.journal.notes if note.kind in STORY]


def three(rounds: int = 20) -> Scene:
    """With the wind to the east they act by their numbers."""
    return scene("......", "......", "......", ships="F1 A1 E, F2 C2 E, F3 F3 E", rounds=rounds, level="basic")


@pytest.mark.rule("AD-6.1", "AD-22.8")
def test_a_round_is_wind_then_turns_then_a_look_at_the_limit() -> None:
    s = three(rounds=1).round().chance("wind E fresh")
    for seat in range(3):
        assert s.asked() == [seat]
        s.choose(seat, "end turn")
    assert s.t.over
    turns = [notes.TURN_BEGINS, notes.TURN_ENDS] * 3
    assert story(s) == [notes.ROUND_BEGINS, notes.WIND, *[notes.ACTS] * 3, *turns, notes.LIMIT]


@pytest.mark.rule("AD-6.1", "AD-7.4")
def test_the_wind_is_spun_once_a_round() -> None:
    s = three().round().chance("wind E fresh")
    for seat in range(3):
        assert (s.t.wind, s.t.strength) == (2, 1)
        s.choose(seat, "end turn")
    assert s.asked() == [-1]
    assert s.t.round == 2
    s.chance("wind W storm")
    assert s.asked() == [2]
    assert (s.t.wind, s.t.strength) == (6, 2)


@pytest.mark.rule("AD-6.2", "R-7")
def test_guns_are_loaded_in_the_wind_step() -> None:
    s = scene("1a...", ".....", ships="L1 C1 E, F2 C2 W", level="basic").fort("fort 1", fired=2)
    s.ship("L1", fired=[4, 0, 0, 0]).ship("F2", fired=[1, 0, 0, 0])
    s.t.axes_x[0] = 1
    s.round()
    assert (s.fired("L1"), s.fired("F2"), s.fired("fort 1")) == ([0] * 4, [0] * 4, [0])
    assert s.t.axes_x == [0, 0]


@pytest.mark.rule("AD-6.2", "R-7")
def test_not_before_it() -> None:
    s = scene("....", "....", ships="L1 A1 E, F2 C1 W", level="basic").turn(0)
    s.choose(0, "fire at F2", "4 from L1", "separate").chance(*["die 2"] * 4).choose(0, "end turn")
    assert s.fired("L1") == [4, 0, 0, 0]
    assert s.asked() == [1]


@pytest.mark.rule("AD-6.2", "AD-6.7")
@pytest.mark.parametrize("mark", [MOVED, BOARDED, REPAIRED])
def test_marks_are_taken_off(mark: int) -> None:
    s = scene("....", "....", ships="L1 A1 E, F2 B1 W", level="admiral").ship("L1", marks=mark).round()
    s.chance("wind S fresh", "next 1")
    assert s.options(0) == ["turn L1", "fire at F2", "board with L1", "end turn"]


@pytest.mark.rule("AD-6.2")
def test_what_was_done_in_one_round_is_open_again_in_the_next() -> None:
    s = scene("......", "......", ships="L1 A1 E, F2 F2 W", level="basic").round().chance("wind E fresh")
    s.choose(0, "move L1", "to E", "stop")
    assert s.starting_with(0, "move") == []
    s.choose(0, "end turn").choose(1, "end turn").chance("wind E fresh")
    assert s.starting_with(0, "move") == ["move L1"]
