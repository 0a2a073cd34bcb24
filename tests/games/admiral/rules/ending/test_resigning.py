"""Giving up, where the players agreed on it (AD-22.6, AD-22.12)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import NOT_YOUR_TURN, Illegal
from kubrik.games.admiral.expansions.captain_cards.table import notes as card_notes
from kubrik.games.admiral.rules.ending import ranks
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.terms import BY_ELIMINATION, NOBODY
from tests.games.admiral.scene import Scene, scene

ON = {"resign": "on"}


def three(ships: str = "G1 C1 E, B1 C2 E, F2 G1 W, F3 G3 W", *, sides: list[int] | None = None) -> Scene:
    return scene("1a.....", "..$....", "3c...b2", ships=ships, options=ON, sides=sides)


@pytest.mark.rule("AD-22.6", "AD-19.8")
def test_nobody_gives_up_without_the_option() -> None:
    s = scene("...", "...", ships="F1 A1 E, F2 C1 W").turn(0)
    assert s.refusal(0, "resign") == "AD-22.6"
    assert s.asked() == [0]
    assert s.cell("F1") == "A1"


@pytest.mark.rule("AD-22.6")
def test_one_gives_up_in_one_s_own_turn_only() -> None:
    s = three().turn(0, 1, 2)
    assert s.options(0)[-2:] == ["end turn", "resign"]
    with pytest.raises(Illegal) as refused:
        s.choose(1, "resign")
    assert refused.value.reason == NOT_YOUR_TURN


@pytest.mark.rule("AD-22.6", "AD-22.2")
def test_all_ships_leave_the_board_and_the_turn_is_over() -> None:
    s = three().turn(0, 1, 2).choose(0, "resign")
    assert (s.cell("G1"), s.cell("B1")) == ("", "")
    assert not s.t.taken[s.t.rules.chart.named("C1")]
    assert not s.t.is_in(0)
    assert s.flag("fort 1") == NOBODY
    assert s.notes(notes.RESIGNS) == [(0, 0, 0, 0)]
    assert s.asked() == [1]
    assert [seat for seat, _, _, _ in s.notes(notes.TURN_BEGINS)] == [0, 1]


@pytest.mark.rule("AD-22.12")
def test_their_gold_stays_where_they_were() -> None:
    s = three().ship("G1", gold=3).ship("B1", gold=1).turn(0).choose(0, "resign")
    assert s.gold_in("C1") == 3
    assert s.gold_in("C2") == 2 + 1  # there was a pile
    assert (s.gold("G1"), s.gold("B1")) == (0, 0)


@pytest.mark.rule("AD-22.12", "AD-22.3")
def test_nobody_gets_points_for_them() -> None:
    s = three().turn(0).choose(0, "resign")
    assert s.t.scores() == [0, 0, 0]
    assert s.notes(notes.SUNK) == []


@pytest.mark.rule("AD-22.6", "AD-22.12")
def test_prizes_under_his_flag_leave_too_and_prizes_of_others_stay() -> None:
    s = three().ship("F2", flag=0).ship("B1", flag=1).turn(0).choose(0, "resign")
    assert (s.cell("G1"), s.cell("F2"), s.cell("B1")) == ("", "", "C2")
    assert s.flag("B1") == 1
    assert s.t.scores() == [0, 2, 0]  # for the brig alone


@pytest.mark.rule("AD-22.12", "CC-4.7")
def test_his_captains_leave_the_game_aboard_and_ashore() -> None:
    ships = "G1 B1 E, B1 C2 E, F2 G1 W, F3 G2 W"
    s = scene("1a.....", ".......", "3c...b2", ships=ships, captains="G1 swift, B1 rapid*, F2 target", options=ON)
    s.ashore("B1", "fort 1").turn(0).choose(0, "resign")
    assert (s.place("G1"), s.place("B1"), s.place("F2")) == ("", "", "F2")
    assert s.captain("G1") == ""


@pytest.mark.rule("AD-22.6", "AD-22.12", "AD-22.2")
def test_captains_aboard_go_with_their_ships_and_those_ashore_when_he_is_out() -> None:
    s = scene("1a.....", ".......", ships="G1 B1 E, B1 C2 E, F2 G1 W", captains="G1 swift, B1 rapid", options=ON)
    s.ashore("G1", "fort 1").turn(0).choose(0, "resign")
    assert s.t.journal is not None
    lost = card_notes.CARD_LOST
    story = [(notes.RESIGNS, 0), (lost, s.thing("B1")), (notes.OUT, 0), (lost, s.thing("G1"))]
    assert [(n.kind, n.a) for n in s.t.journal.notes if n.kind in dict(story)] == story


@pytest.mark.rule("AD-22.6", "AD-22.2", "AD-18.7")
def test_forts_go_to_the_ally_who_plays_on() -> None:
    s = three(sides=[0, 1, 0]).turn(0, 1).choose(0, "resign")
    assert s.flag("fort 1") == 2
    assert s.asked() == [1]


@pytest.mark.rule("AD-22.6", "AD-22.9", "AD-23.4")
def test_the_last_opponent_has_won() -> None:
    s = scene("...", "...", ships="F1 A1 E, F2 C1 W", options=ON).turn(1).choose(1, "resign")
    assert s.t.over
    assert s.notes(notes.VICTORY) == [(0, BY_ELIMINATION, 0, 0)]
    assert ranks(s.t) == [1, 2]


@pytest.mark.rule("AD-22.6")
def test_one_may_do_something_else_first() -> None:
    s = three().turn(0).choose(0, "move B1", "to E", "stop")
    assert "resign" in s.options(0)
    assert s.choose(0, "resign").cell("B1") == ""
