"""Victory by an enemy's fort, held through a whole turn of every enemy (AD-25.6, AD-25.8)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from kubrik.games.admiral.rules.ending import ranks
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.terms import BY_HOLDING, NOBODY
from tests.games.admiral.scene import Scene, scene

NO_WIND = {"windless": "on", "initiative": "fixed"}


def duel(*, fort_wins: bool = True, options: dict[str, str] | None = None) -> Scene:
    """Player 0 lies beside the silenced fort of player 1."""
    s = scene("1a.....", "......b", "..2bb..", ships="F1 B3 E, F2 G2 W", fort_wins=fort_wins, options=options)
    return s.fort("fort 2", strength=0)


def ends(s: Scene, *seats: int) -> Scene:
    for seat in seats:
        s.choose(seat, "end turn")
    return s


# ---------------------------------------------------------------- when


@pytest.mark.rule("AD-25.6", "AD-22.1")
def test_a_fort_held_at_the_start_of_the_next_turn_wins() -> None:
    s = duel(options=NO_WIND).round()
    s.choose(0, "storm with F1")
    assert s.flag("fort 2") == 0
    assert s.asked() == [0]  # not at once
    ends(s, 0)
    assert s.asked() == [1]
    ends(s, 1)
    assert s.t.over
    assert s.notes(notes.VICTORY) == [(0, BY_HOLDING, 0, 0)]


@pytest.mark.rule("AD-25.6")
def test_a_fort_taken_back_in_time_wins_nothing() -> None:
    s = scene("1a.....", ".......", "..2bb..", ships="F1 B3 E, F2 D2 W", fort_wins=True, options=NO_WIND)
    s.fort("fort 2", strength=0).round()
    ends(s.choose(0, "storm with F1"), 0)
    s.fort("fort 2", strength=0)
    ends(s.choose(1, "storm with F2"), 1)
    assert s.asked() == [0]
    ends(s, 0, 1)
    assert not s.t.over  # nor does one win with one's own


@pytest.mark.rule("AD-25.6", "AD-25.8", "T-82")
def test_last_in_one_round_and_first_in_the_next_has_not_held_it_yet() -> None:
    s = duel().round().chance("wind W fresh")
    assert s.t.order == [1, 0]
    ends(s, 1)
    ends(s.choose(0, "storm with F1"), 0).chance("wind E fresh")
    assert s.t.order == [0, 1]
    assert s.asked() == [0]
    ends(s, 0, 1).chance("wind E fresh")
    assert s.t.over
    assert s.t.winners == 0


@pytest.mark.rule("AD-25.8", "T-82")
def test_only_the_last_capture_counts() -> None:
    """Taken, lost and taken again: what the enemy did in between is no answer to it."""
    s = scene("1a.....", ".......", "..2bb..", ships="F1 B3 E, F2 D2 W", fort_wins=True).fort("fort 2", strength=0)
    s.round().chance("wind E fresh")
    ends(s.choose(0, "storm with F1"), 0).fort("fort 2", strength=0)
    ends(s.choose(1, "storm with F2"), 1).fort("fort 2", strength=0).chance("wind W fresh")
    ends(s, 1)
    ends(s.choose(0, "storm with F1"), 0).chance("wind E fresh")
    assert (s.flag("fort 2"), s.asked()) == (0, [0])
    ends(s, 0, 1).chance("wind E fresh")
    assert s.t.winners == 0


@pytest.mark.rule("AD-25.6")
def test_only_where_the_scenario_says_so() -> None:
    s = duel(fort_wins=False, options=NO_WIND).round()
    ends(s.choose(0, "storm with F1"), 0, 1)
    assert s.asked() == [0]


@pytest.mark.rule("AD-25.6")
def test_a_fort_that_had_become_neutral_counts_too() -> None:
    """What matters is who had it when the game began."""
    s = scene("1a.....", ".......", "..2bb..", ships="F1 B3 E, F2 D1 W, F3 G1 W", fort_wins=True, options=NO_WIND)
    s.fort("fort 2", strength=0, flag=NOBODY).round()
    ends(s.choose(0, "storm with F1"), 0, 1, 2)
    assert s.t.winners == 0


@pytest.mark.rule("AD-25.6", "AD-25.8")
def test_every_enemy_has_a_turn_first() -> None:
    s = scene("..2bb..", ".......", ".......", ships="F1 B1 E, F2 G2 W, F3 A3 E", fort_wins=True)
    s.fort("fort 2", strength=0).round().chance("wind W fresh")
    assert s.t.order == [1, 0, 2]
    ends(s, 1)
    ends(s.choose(0, "storm with F1"), 0, 2).chance("wind S fresh")
    assert s.asked() == [0]  # player 1 had none
    ends(s, 0, 1, 2).chance("wind S fresh")
    assert s.t.winners == 0


@pytest.mark.rule("AD-25.6", "AD-22.1")
def test_whoever_holds_it_has_won_whatever_the_points_say() -> None:
    s = duel(options=NO_WIND).round()
    s.t.sunk_value = [0, 9]
    ends(s.choose(0, "storm with F1"), 0, 1)
    assert s.t.scores() == [3, 9]
    assert ranks(s.t) == [1, 2]


# ---------------------------------------------------------------- the start of a turn


@pytest.mark.rule("AD-6.15")
def test_first_the_victory_before_anything_may_sink() -> None:
    """In a storm that might cost him his last ship."""
    s = duel().round().chance("wind E fresh")
    ends(s.choose(0, "storm with F1"), 0, 1).ship("F1", strength=1)
    s.chance("wind E storm")
    assert s.t.over
    assert s.notes(notes.STORM_ROLL) == []
    assert s.notes(notes.FORT_REPAIRED) == []


@pytest.mark.rule("AD-6.15")
def test_then_forts_recover_and_then_the_storm_comes() -> None:
    s = (
        scene("1a.....", ".......", "....2b.", ships="F1 C1 E, F2 G1 W")
        .fort("fort 1", strength=3)
        .wind("E storm")
        .turn(0)
    )
    assert s.strength("fort 1") == 4
    assert s.asked() == [CHANCE]
    assert s.notes(notes.STORM_ROLL) == []
    s.chance("die 1")
    assert s.strength("F1") == 4
    assert s.asked() == [0]
