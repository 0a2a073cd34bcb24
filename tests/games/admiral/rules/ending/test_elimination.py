"""A player without ships is out at once, whatever sank or took the last one (AD-22.2, AD-22.9)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.terms import NOBODY
from tests.games.admiral.scene import Scene, scene


def out(s: Scene) -> list[int]:
    return [seat for seat in range(s.t.seats) if not s.t.is_in(seat)]


def three(ships: str = "L1 A1 E, B2 C1 W, F3 J3 W", **more: str) -> Scene:
    """Player 1 has a fort and a single brig; it is the ship of the line's turn."""
    return scene("..........", "..........", "2b........", ships=ships, options=more)


# ---------------------------------------------------------------- by what


@pytest.mark.rule("AD-22.2", "AD-22.9", "T-77")
def test_a_shot_that_sinks_the_last_ship() -> None:
    s = three().ship("B2", strength=1).turn(0, 1, 2)
    s.choose(0, "fire at B2", "1 from L1").chance("die 1")
    assert out(s) == [1]
    assert s.notes(notes.OUT) == [(1, 0, 0, 0)]
    assert s.flag("fort 2") == NOBODY
    assert s.notes(notes.FORT_PASSES) == [(0, NOBODY, 0, 0)]
    assert s.asked() == [0]  # whose turn goes on
    assert "move L1" in s.options(0)


@pytest.mark.rule("AD-6.16", "T-77")
def test_the_order_stands_and_who_is_out_is_passed_over() -> None:
    s = three().ship("B2", strength=1).turn(0, 1, 2)
    s.choose(0, "fire at B2", "1 from L1").chance("die 1")
    s.choose(0, "end turn")
    assert s.t.order == [0, 1, 2]
    assert s.asked() == [2]
    assert [seat for seat, _, _, _ in s.notes(notes.TURN_BEGINS)] == [0, 2]


@pytest.mark.rule("AD-22.9")
def test_a_salvo_that_sinks_the_last_ship() -> None:
    s = three().turn(0, 1, 2)
    s.choose(0, "fire at B2", "4 from L1", "salvo").chance("die 5")
    assert out(s) == [1]


@pytest.mark.rule("AD-22.9")
def test_not_while_a_ship_is_left() -> None:
    s = three(ships="L1 A1 E, F2 H1 W, B2 C1 W, F3 J3 W").ship("B2", strength=1).turn(0, 1, 2)
    s.choose(0, "fire at B2", "1 from L1").chance("die 1")
    assert s.cell("B2") == ""
    assert out(s) == []
    assert (s.flag("fort 2"), s.notes(notes.OUT)) == (1, [])


@pytest.mark.rule("AD-22.9")
def test_a_boarding_that_takes_the_last_ship() -> None:
    s = three(ships="L1 B1 E, B2 C1 W, F3 J3 W").turn(0, 1, 2)
    s.choose(0, "board with L1").chance("die 6", "die 1")
    assert s.flag("B2") == 0
    assert out(s) == [1]
    assert s.asked() == [0]


@pytest.mark.rule("AD-22.9")
def test_a_storm_roll_that_sinks_the_last_ship_ends_the_turn() -> None:
    s = three().wind("E storm").ship("B2", strength=1).turn(1, 2, 0)
    s.chance("die 1")
    assert out(s) == [1]
    assert s.asked() == [CHANCE]  # for the frigate of player 2
    assert s.chance("die 2").asked() == [2]


@pytest.mark.rule("AD-22.2", "AD-22.9")
def test_a_mine_that_sinks_the_last_ship_ends_the_turn() -> None:
    s = (
        scene("....", "....", "....", ships="B1 A1 E, F2 D1 W, F3 D3 W", mines="B1")
        .ship("B1", strength=2)
        .turn(0, 1, 2)
    )
    s.choose(0, "move B1", "to E").chance("die 4")
    assert out(s) == [0]
    assert s.asked() == [1]
    assert s.t.scores() == [0, 0, 0]


@pytest.mark.rule("AD-22.2", "AD-22.9")
def test_a_beaten_storm_that_sinks_the_last_ship_ends_the_turn() -> None:
    s = three(ships="L1 A2 E, B2 J1 W, F3 J3 W").ship("L1", strength=1).turn(0, 1, 2)
    s.choose(0, "storm with L1").chance("die 1", "die 6")
    assert out(s) == [0]
    assert s.asked() == [1]


@pytest.mark.rule("AD-22.9", "AD-22.5")
def test_a_fireship_that_is_the_last_ship_ends_the_turn() -> None:
    s = three(ships="B1 B1 E, F2 C1 W, F3 J3 W", fireships="on").turn(0, 1, 2)
    s.choose(0, "burn B1")
    assert out(s) == []  # the die comes first (AD-21.5)
    s.chance("die 5")
    assert out(s) == [0]
    assert s.asked() == [1]


# ---------------------------------------------------------------- in one's own turn


@pytest.mark.rule("AD-22.2", "AD-22.9", "T-84")
def test_whoever_loses_the_last_ship_in_his_turn_has_no_more_of_it() -> None:
    s = three(ships="B1 B1 E, L2 C1 W, F3 J3 W").turn(0, 1, 2)
    s.choose(0, "board with B1").chance("die 1", "die 6")
    assert s.flag("B1") == 1
    assert out(s) == [0]
    assert s.asked() == [1]
    assert [seat for seat, _, _, _ in s.notes(notes.TURN_BEGINS)] == [0, 1]


@pytest.mark.rule("AD-22.9", "AD-14.14")
def test_spoils_are_still_shared_and_then_the_turn_is_over() -> None:
    s = three(ships="B1 B1 E, L2 C1 W, F3 J3 W").ship("B1", gold=1).turn(0, 1, 2)
    s.choose(0, "board with B1").chance("die 1", "die 6")
    assert out(s) == [0]
    assert s.asked() == [1]
    assert s.options(1) == ["0 gold", "1 gold"]  # what the captured brig keeps
    assert [seat for seat, _, _, _ in s.notes(notes.TURN_BEGINS)] == [0]
    s.choose(1, "0 gold")
    assert (s.gold("L2"), s.gold("B1")) == (1, 0)
    assert [seat for seat, _, _, _ in s.notes(notes.TURN_BEGINS)] == [0, 1]


@pytest.mark.rule("AD-22.9", "T-84", "CC-3.6")
def test_nobody_turns_cards_down_when_he_is_out() -> None:
    """His opponent's answer sank his last ship."""
    ships, captains = "B1 A1 E, F2 C1 W, F3 J3 W", "B1 target*, F2 swift"
    s = scene(*[".........."] * 3, ships=ships, captains=captains).ship("B1", strength=1).turn(0, 1, 2)
    s.choose(0, "fire at F2", "1 from B1").choose(1, "fire first", "2 from F2", "separate").chance("die 1")
    assert out(s) == [0]
    assert s.asked() == [1]
    assert "move F2" in s.options(1)
