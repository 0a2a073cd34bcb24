"""The game ends at once with a victory, and not before (AD-22.1, AD-22.5, AD-22.9)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import GAME_OVER, Illegal
from kubrik.games.admiral.rules.ending import ranks
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.terms import BY_ELIMINATION, NOBODY
from tests.games.admiral.scene import Scene, scene


def duel(ships: str, **options: str) -> Scene:
    return scene("......", "......", ships=ships, options=options)


@pytest.mark.rule("AD-22.1", "AD-22.9")
def test_with_the_last_enemy_ship_the_game_is_over_in_mid_attack() -> None:
    s = duel("L1 A1 E, B2 C1 W").ship("B2", strength=1).turn(0)
    s.choose(0, "fire at B2", "3 from L1", "separate").chance("die 1")
    assert s.t.over
    assert s.asked() == []
    assert s.fired("L1") == [1, 0, 0, 0]
    assert s.notes(notes.VICTORY) == [(0, BY_ELIMINATION, 0, 0)]
    with pytest.raises(Illegal) as refused:
        s.choose(0, "end turn")
    assert refused.value.reason == GAME_OVER


@pytest.mark.rule("AD-22.9")
def test_after_a_victory_nobody_shares_spoils() -> None:
    s = duel("G1 A1 E, F2 B1 W").ship("F2", gold=2).turn(0)
    s.choose(0, "board with G1").chance("die 6", "die 1")
    assert s.t.over
    assert (s.gold("F2"), s.gold("G1")) == (2, 0)
    assert s.t.winners == 0


@pytest.mark.rule("AD-22.1")
def test_a_lost_boarding_may_lose_the_game() -> None:
    s = duel("B1 A1 E, F2 B1 W").turn(0)
    s.choose(0, "board with B1").chance("die 1", "die 6")
    assert s.t.over
    assert s.notes(notes.VICTORY) == [(1, BY_ELIMINATION, 0, 0)]
    assert ranks(s.t) == [2, 1]


@pytest.mark.rule("AD-22.5", "T-76")
def test_if_the_last_ships_of_both_go_down_together_the_places_are_counted() -> None:
    s = duel("B1 A1 E, L2 B1 W", fireships="on").ship("L2", strength=4).turn(0)
    s.choose(0, "burn B1").chance("die 4")
    assert s.t.over
    assert s.t.winners == NOBODY
    assert s.notes(notes.VICTORY) == []
    assert s.notes(notes.OUT) == [(0, 0, 0, 0), (1, 0, 0, 0)]
    assert (s.t.scores(), ranks(s.t)) == ([5, 0], [1, 2])


@pytest.mark.rule("AD-22.5", "AD-22.4", "T-76")
def test_and_then_the_score_decides() -> None:
    s = duel("B1 A1 E, L2 B1 W", fireships="on").ship("L2", strength=4).turn(0)
    s.t.sunk_value[1] = 6
    s.choose(0, "burn B1").chance("die 4")
    assert (s.t.scores(), ranks(s.t)) == ([5, 6], [2, 1])


@pytest.mark.rule("AD-22.9", "AD-22.1")
def test_a_fireship_that_misses_loses_the_game_with_the_last_ship() -> None:
    s = duel("B1 A1 E, L2 B1 W", fireships="on").ship("L2", strength=4).turn(0)
    s.choose(0, "burn B1").chance("die 5")
    assert s.t.winners == 1


@pytest.mark.rule("AD-22.1", "AD-22.9")
def test_with_two_enemies_left_the_game_goes_on() -> None:
    s = duel("L1 A1 E, B2 C1 W, B3 F2 W").ship("B2", strength=1).turn(0)
    s.choose(0, "fire at B2", "3 from L1", "separate").chance("die 1")
    assert not s.t.over
    assert s.asked() == [0]
    assert s.t.winners == NOBODY


@pytest.mark.rule("AD-22.1")
def test_the_result_is_told_seat_by_seat() -> None:
    s = duel("L1 A1 E, B2 C1 W").ship("B2", strength=1).turn(0)
    s.choose(0, "fire at B2", "1 from L1").chance("die 1")
    assert s.notes(notes.RESULT) == [(0, 2, 0, 1), (1, 0, 0, 2)]
