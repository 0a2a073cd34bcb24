"""Turns: doing nothing, the turns of others, and the end of one's own (AD-6)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import NOT_YOUR_TURN, Illegal
from kubrik.games.admiral.table import notes
from tests.games.admiral.rules.harbour import harbour
from tests.games.admiral.scene import scene

MISS = "die 2"


@pytest.mark.rule("AD-6.11", "AD-6.12")
@pytest.mark.parametrize("level", ["basic", "captain", "admiral"])
def test_a_player_need_not_do_anything(level: str) -> None:
    s = harbour(level).turn(0)
    before = (s.t.cells.copy(), s.t.strengths.copy(), s.t.marks.copy())
    s.choose(0, "end turn")
    assert s.asked() == [1]
    assert (s.t.cells, s.t.strengths, s.t.marks) == before


@pytest.mark.rule("AD-6.12", "Q-3")
def test_the_turn_goes_on_till_its_player_ends_it() -> None:
    s = scene("......", "......", ships="F1 A1 E, F2 F2 W", level="basic").turn(0).choose(0, "move F1", "to S")
    s.choose(0, "fire at F2", "3 from F1", "salvo").chance(MISS)
    assert (s.asked(), s.options(0)) == ([0], ["end turn"])
    assert s.choose(0, "end turn").asked() == [1]


@pytest.mark.rule("AD-6.13")
def test_in_the_turns_of_others_nobody_acts() -> None:
    s = harbour().turn(0)
    with pytest.raises(Illegal) as refused:
        s.choose(1, "move F2")
    assert refused.value.reason == NOT_YOUR_TURN
    s.choose(0, "board with F1").chance("die 3", "die 3")  # without a secret nothing is asked of the defender
    assert s.asked() == [0]


@pytest.mark.rule("AD-6.13", "AD-14.10")
def test_but_whoever_wins_a_boarding_is_asked_about_the_spoils_and_nothing_else() -> None:
    s = harbour().ship("F2", gold=1).turn(0).choose(0, "board with F1").chance("die 1", "die 6")
    assert (s.asked(), s.options(1)) == ([1], ["0 gold", "1 gold"])
    s.choose(1, "1 gold")
    assert (s.asked(), s.gold("F1"), s.flag("F1")) == ([0], 1, 1)


@pytest.mark.rule("AD-6.17", "AD-24.7", "T-74")
def test_banked_gold_wins_at_the_end_of_the_turn() -> None:
    s = harbour(goal=2).ship("L1", gold=2).turn(0).choose(0, "bank L1", "2 gold")
    assert (s.t.over, s.asked()) == (False, [0])
    s.choose(0, "end turn")
    assert (s.t.over, s.t.winners) == (True, 0)


@pytest.mark.rule("AD-6.17", "CC-3.6")
@pytest.mark.parametrize(("bank", "asked"), [(1, [0]), (2, [])])
def test_that_is_looked_at_before_cards_are_turned_down(bank: int, asked: list[int]) -> None:
    s = harbour(goal=2, captains="L1 swift*").turn(0)
    s.t.bank[0] = bank
    s.choose(0, "end turn")
    assert s.asked() == asked
    if asked:
        assert s.options(0) == ["turn down card of L1", "leave up card of L1"]
        assert s.choose(0, "leave up card of L1").asked() == [1]
    else:
        assert s.t.winners == 0


@pytest.mark.rule("AD-6.17", "AD-6.1")
def test_then_it_is_the_next_player_s_turn() -> None:
    s = harbour().turn(1).choose(1, "end turn")
    assert s.notes(notes.TURN_ENDS) == [(1, 0, 0, 0)]
    assert s.notes(notes.TURN_BEGINS) == [(1, 0, 0, 0), (0, 0, 0, 0)]
    assert s.asked() == [0]
