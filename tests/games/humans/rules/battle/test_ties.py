"""Equal highest totals (section 8.5)."""

from __future__ import annotations

import pytest

from kubrik.games.humans.table import notes
from tests.games.humans.fights import all_fight, battle, rolled, strengths, who
from tests.games.humans.scene import scene


@pytest.mark.rule("EX-13", "TH-8.41", "TH-8.42")
def test_a_tie_is_rolled_again_and_the_former_dice_do_not_count() -> None:
    s = all_fight(battle(scene(2, turn=3), "prague", "starship cyclops", "barge cyclops"))
    assert strengths(s) == {0: 14, 1: 12}
    s.dice(4, 4).dice(3, 3)
    assert s.notes(notes.TIE) == [(2, 20, 0, 0)]
    s.dice(4, 5).dice(2, 3)
    assert rolled(s)[2:] == [(1, 21), (0, 19)]  # not 29 and 25
    assert s.t.captors[1] == 1


@pytest.mark.rule("EX-32", "TH-8.43", "TH-8.57")
def test_only_those_tied_at_the_top_roll_again() -> None:
    s = battle(scene(3, turn=4), "prague", "training cyclops", "barge cyclops", "barge mole_of_fate")
    assert strengths(s) == {0: 10, 1: 12, 2: 12}
    s.choose(0, "fight").choose(1, "fight").choose(2, "fight")
    s.dice(4, 5).dice(3, 4).dice(2, 2)
    assert rolled(s) == [(0, 19), (1, 19), (2, 16)]
    s.dice(3, 3).dice(1, 2)
    assert rolled(s)[3:] == [(0, 16), (1, 15)]  # captain 2 has lost
    assert s.t.captors[1] == 0
    assert s.asked() == [1]  # last total 15: before captain 2 with 16
    s.choose(1, "ship barge").chance("compensation rage")
    s.choose(2, "ship barge").chance("compensation pension")
    assert [s.compensations(seat) for seat in range(3)] == ["", "rage", "pension"]
    assert [s.ships(seat) for seat in range(3)] == ["training cyclops", "cyclops", "mole_of_fate"]


@pytest.mark.rule("EC-48", "TH-8.46")
def test_rerolls_go_on_until_one_is_ahead() -> None:
    s = all_fight(battle(scene(2, turn=3), "prague", "training", "training"))
    s.dice(1, 1).dice(1, 1).dice(6, 6).dice(6, 6).dice(2, 2).dice(2, 2)
    assert s.notes(notes.TIE) == [(2, 4, 0, 0), (2, 14, 0, 0), (2, 6, 0, 0)]
    assert who(s, notes.BATTLE_WON) == []
    s.dice(3, 2).dice(2, 2)
    assert who(s, notes.BATTLE_WON) == [0]


@pytest.mark.rule("EC-49", "TH-8.40", "TH-8.42", "TH-8.62")
def test_a_reroll_keeps_the_boost_but_not_the_dice() -> None:
    s = scene(2, turn=3).captain(0, compensations="rage")
    all_fight(battle(s, "prague", "training", "cyclops")).dice(1, 1).dice(1, 1)
    s.choose(0, "compensation rage")
    assert s.notes(notes.TIE) == [(2, 7, 0, 0)]
    s.dice(1, 2).dice(1, 1)
    assert rolled(s)[2:] == [(0, 2 + 3 + 3), (1, 5 + 2)]
    assert s.t.captors[1] == 0


@pytest.mark.rule("EC-50", "TH-8.43", "TH-8.46")
def test_of_three_who_tie_one_may_break_away() -> None:
    s = all_fight(battle(scene(3, turn=4), "prague", "training", "training", "training"))
    s.dice(2, 2).dice(2, 2).dice(2, 2)
    assert s.notes(notes.TIE) == [(3, 6, 0, 0)]
    s.dice(1, 1).dice(6, 6).dice(3, 3)
    assert s.t.captors[1] == 1


@pytest.mark.rule("EC-50", "TH-8.43")
def test_of_three_who_tie_two_may_tie_again_without_the_third() -> None:
    s = all_fight(battle(scene(3, turn=4), "prague", "training", "training", "training"))
    s.dice(2, 2).dice(2, 2).dice(2, 2)
    s.dice(6, 6).dice(5, 5).dice(6, 6)
    s.dice(1, 1).dice(1, 2)
    assert rolled(s)[6:] == [(0, 4), (2, 5)]
    assert s.t.captors[1] == 2  # with 5: the 12 of captain 1 are out


@pytest.mark.rule("EC-51", "TH-8.41")
def test_equal_losers_do_not_roll_again() -> None:
    s = all_fight(battle(scene(3, turn=4), "prague", "training", "training", "barge"))
    s.dice(1, 1).dice(1, 1).dice(1, 1)
    assert s.notes(notes.TIE) == []
    assert s.t.captors[1] == 2


@pytest.mark.rule("TH-8.44")
def test_a_tie_of_the_dice_may_still_be_broken_by_an_effect() -> None:
    s = scene(2, turn=3).captain(0, stations="battery")
    all_fight(battle(s, "prague", "training", "training")).dice(1, 1).dice(1, 1)
    assert s.notes(notes.TIE) == []
    s.choose(0, "station battery")
    assert s.notes(notes.TIE) == []
    assert s.t.captors[1] == 0


@pytest.mark.rule("TH-8.45")
def test_after_a_reroll_there_is_a_new_window_even_for_who_passed() -> None:
    s = scene(2, turn=3).captain(0, stations="battery")
    all_fight(battle(s, "prague", "training", "training")).dice(1, 1).dice(1, 1)
    s.choose(0, "pass").dice(1, 1).dice(2, 1)
    assert s.asked() == [0]
    s.choose(0, "station battery")
    assert s.t.captors[1] == 0


@pytest.mark.rule("TH-8.63", "TH-8.45")
def test_who_dropped_out_of_a_tie_is_asked_no_more() -> None:
    s = scene(3, turn=4).captain(2, compensations="rage")
    all_fight(battle(s, "prague", "training", "training", "training")).dice(3, 3).dice(3, 3).dice(1, 1)
    s.choose(2, "pass").dice(1, 1).dice(1, 2)
    assert s.t.captors[1] == 1  # decided, though captain 2 still holds the card
    assert s.asked() == [-1]  # the first loser draws


@pytest.mark.rule("EC-85", "TH-8.62", "TH-8.63")
def test_who_dropped_out_still_counts_as_an_opponent_but_is_no_target() -> None:
    s = scene(3, turn=7).captain(1, stations="jammer")
    battle(s, "london", "interceptor training", "goliath", "barge")
    assert strengths(s) == {0: 5 + 3 + 2, 1: 9, 2: 7}
    all_fight(s).dice(1, 1).dice(3, 3).dice(2, 3)  # in the order 2, 1, 0
    s.choose(1, "pass").dice(1, 1).dice(1, 1)
    assert rolled(s)[3:] == [(1, 11), (0, 12)]  # the interceptor's bonus against the barge stays on
    s.choose(1, "station jammer")
    assert s.options(1) == ["captain 0 ship 0", "captain 0 ship 1"]
    s.choose(1, "captain 0 ship 1")
    assert s.t.captors[1] == 1  # 11 against 9
