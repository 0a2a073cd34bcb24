"""Berserk against a fort (CC-10.3, CC-10.7)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.table import notes
from tests.games.admiral.scene import Scene, scene


def storming(captains: str, strength: int = 3) -> Scene:
    """A frigate before the fort of the second player."""
    s = scene(".2b...", "..bb..", ships="F1 A1 E, F2 F2 W", captains=captains)
    return s.fort("fort 2", strength=strength).turn(0)


@pytest.mark.rule("CC-10.3", "AD-14.3")
@pytest.mark.parametrize(("captain", "more"), [("berserk*", 1), ("swift*", 0)])
def test_he_counts_in_storming_a_fort(captain: str, more: int) -> None:
    s = storming(f"F1 {captain}").choose(0, "storm with F1").chance("die 3", "die 3")
    assert [points for _, points, _, _ in s.notes(notes.BOARDERS_ROLL)] == [3 + more, 3]
    assert s.flag("fort 2") == (0 if more else 1)


@pytest.mark.rule("CC-10.3", "CC-10.5", "Q-12")
def test_face_down_he_is_announced_with_the_storming() -> None:
    s = storming("F1 berserk").choose(0, "storm with F1")
    assert s.options(0) == ["against fort 2", "against fort 2 skilled"]
    s.choose(0, "against fort 2 skilled")
    assert (s.asked(), s.captain("F1")) == ([-1], "berserk*")
    s.chance("die 3", "die 3")
    assert s.flag("fort 2") == 0


@pytest.mark.rule("CC-10.3", "CC-3.3")
def test_or_he_is_not() -> None:
    s = storming("F1 berserk").choose(0, "storm with F1", "against fort 2").chance("die 3", "die 3")
    assert (s.flag("fort 2"), s.captain("F1")) == (1, "berserk")


@pytest.mark.rule("CC-10.7", "Q-12")
def test_a_silenced_fort_needs_no_berserk() -> None:
    s = storming("F1 berserk", strength=0).choose(0, "storm with F1")
    assert (s.flag("fort 2"), s.captain("F1"), s.asked()) == (0, "berserk", [0])


@pytest.mark.rule("CC-10.3")
def test_nobody_answers_for_a_garrison() -> None:
    s = storming("F1 swift*, F2 berserk").choose(0, "storm with F1")
    assert s.asked() == [-1]
