"""Victory by an enemy's fort where there are allies: who looks for it, and who is waited for (AD-25.6, AD-25.8)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.table import notes
from kubrik.games.admiral.terms import BY_HOLDING
from tests.games.admiral.scene import Scene, scene


def alliances(ships: str = "F1 B3 E, F2 J2 W, F3 A2 E, F4 I1 W") -> Scene:
    """Players 0 and 2 against 1 and 3; the fort beside player 0 is that of player 1, silenced."""
    rows = ["1a......d4", "..........", "..2b....c3"]
    return scene(*rows, ships=ships, fort_wins=True, sides=[0, 1, 0, 1]).fort("fort 2", strength=0)


def ends(s: Scene, *seats: int) -> Scene:
    for seat in seats:
        s.choose(seat, "end turn")
    return s


@pytest.mark.rule("AD-25.8", "AD-18.8")
def test_an_ally_does_not_win_before_every_enemy_has_had_a_turn() -> None:
    s = alliances().turn(0, 1, 2, 3)
    ends(s.choose(0, "storm with F1"), 0, 1)
    assert s.asked() == [2]
    assert not s.t.over


@pytest.mark.rule("AD-25.8", "AD-18.8")
def test_each_player_of_the_side_looks_at_his_own_turns() -> None:
    s = alliances().turn(0, 1, 3, 2)
    ends(s.choose(0, "storm with F1"), 0, 1)
    assert s.asked() == [3]
    ends(s, 3)
    assert s.t.over
    assert s.notes(notes.VICTORY) == [(0, BY_HOLDING, 0, 0), (2, BY_HOLDING, 0, 0)]


@pytest.mark.rule("AD-25.6")
def test_only_enemies_still_in_the_game_are_waited_for() -> None:
    s = alliances("F1 B3 E, F2 J2 W, L3 B2 E, B4 D1 W").ship("B4", strength=1).turn(2, 0, 1)
    s.choose(2, "fire at B4", "1 from L3").chance("die 1")
    assert not s.t.is_in(3)
    ends(s, 2)
    s.choose(0, "storm with F1")
    assert s.t.unanswered[1] == 0b10  # player 1 alone


@pytest.mark.rule("AD-25.6", "AD-25.8")
def test_nobody_waits_for_an_enemy_who_is_gone_meanwhile() -> None:
    """Taken with a ship of the line; the other one then sinks the last ship of player 3."""
    s = alliances("L1a B3 E, L1b B1 E, F2 J2 W, F3 A2 E, B4 D1 W").ship("B4", strength=1).turn(0, 1, 2, 3)
    s.choose(0, "storm with L1a").choose(0, "fire at B4", "1 from L1b").chance("die 1")
    ends(s, 0)
    assert s.asked() == [1]
    ends(s, 1)
    assert s.t.over
    assert s.t.winners == 0


@pytest.mark.rule("AD-25.8", "AD-22.2")
def test_a_fort_that_falls_to_an_ally_goes_on_counting() -> None:
    s = alliances("B1 B3 E, L2 D1 W, F3 A2 E, F4 I1 W").ship("B1", strength=1).turn(0, 1, 3, 2)
    ends(s.choose(0, "storm with B1"), 0)
    s.choose(1, "fire at B1", "1 from L2").chance("die 1")
    assert (s.flag("fort 2"), s.t.is_in(0)) == (2, False)
    ends(s, 1, 3)
    assert s.t.over
    assert s.notes(notes.VICTORY) == [(0, BY_HOLDING, 0, 0), (2, BY_HOLDING, 0, 0)]


@pytest.mark.rule("AD-25.6", "AD-18.8")
def test_an_ally_s_fort_taken_back_wins_nothing() -> None:
    rows = ["1a......d4", "..........", "..3c....b2"]
    s = scene(*rows, ships="F1 B3 E, F2 I2 W, F3 A2 E, F4 I1 W", fort_wins=True, sides=[0, 1, 0, 1])
    s.fort("fort 3", strength=0, flag=1).turn(0, 1, 3, 2)
    ends(s.choose(0, "storm with F1"), 0, 1, 3)
    assert s.flag("fort 3") == 0
    assert s.asked() == [2]


@pytest.mark.rule("AD-25.8")
def test_nobody_waits_for_an_ally() -> None:
    """Player 1 had taken it back and player 2 has not acted since: that was about another capture."""
    s = alliances().turn(0, 1, 3, 2)
    s.t.unanswered[1] = 0b0100
    ends(s.choose(0, "storm with F1"), 0, 1, 3)
    assert s.t.over
    assert s.t.winners == 0
