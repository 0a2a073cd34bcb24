"""What is shown with a question: the sea, as much of it as matters."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.views.view import admiral_view
from tests.games.admiral.pictures import glanced, lines
from tests.games.admiral.scene import scene
from tests.games.admiral.texts import texts_of

SEA = ["." * 20] * 10
FLEETS = "L1 J5 E, F1 J7 E, F2 M5 W, B2 T10 W"


@pytest.mark.rule("AD-6.6")
def test_a_turn_begins_with_the_wind_and_the_whole_chart() -> None:
    s = scene(*SEA, ships=FLEETS).turn(0)
    assert glanced(s, 0)[0].startswith("── Chart ─")
    assert glanced(s, 0)[1:] == lines(s, 0)[1:13]
    assert glanced(s, 1) == [""]


@pytest.mark.rule("AD-8.13", "AD-20.4")
@pytest.mark.parametrize(("level", "begun"), [("captain", "move F1"), ("admiral", "turn F1")])
def test_where_a_course_is_asked_for_the_sea_around_the_ship_is_shown(level: str, begun: str) -> None:
    s = scene(*SEA, ships=FLEETS, level=level).turn(0).choose(0, begun)
    assert glanced(s, 0)[0].startswith("── Around cell J7 ─")
    assert glanced(s, 0)[2].split() == list("CDEFGHIJKLMNOPQ")
    assert glanced(s, 0)[-1].startswith("  F1   Frigate          J7")


@pytest.mark.rule("AD-8.4", "Q-4")
def test_cells_where_a_move_can_end_are_marked() -> None:
    s = scene("1a..$..", "..^....", ".......", ships="B1 C1 E, F2 G3 W", level="basic", wind="E").turn(0)
    s.choose(0, "move B1")
    assert glanced(s, 0)[3:6] == [
        " 1 [1](+)B1  + $2+ +  +",
        " 2  ·  +  ^+ +  ·  ·  ·",
        " 3  +  ·  +  ·  +  · F2",
    ]
    assert glanced(s, 0)[6] == "  + where the move can end"
    assert glanced(s, 0, "ru")[6] == "  + где ход может закончиться"
    assert "+ where the move" in lines(s, 0)[6]
    assert not any("+" in line for line in lines(s, 1))


@pytest.mark.rule("AD-8.10", "Q-5")
def test_the_steps_of_a_move_need_no_chart() -> None:
    s = scene(*SEA, ships=FLEETS).turn(0).choose(0, "move F1", "to E")
    assert s.options(0) == ["advance", "turn left", "turn right", "stop"]
    assert glanced(s, 0) == [""]
    assert "F1 идёт с клетки J7, курс → В, осталось клеток: 5" in lines(s, 0, "ru")


@pytest.mark.rule("AD-20.2")
def test_where_no_heading_is_asked_for_the_chart_comes_after_the_first_cell() -> None:
    s = scene(*SEA, ships=FLEETS, level="admiral").turn(0).choose(0, "move F1")
    found = glanced(s, 0, "ru")
    assert found[0].startswith("── Вокруг клетки K7 ─")
    assert found[2] == "F1 идёт с клетки J7, курс → В, осталось клеток: 5"
    assert found[-2:] == [
        "  + где ход может закончиться",
        "  F1   Фрегат           K7 →    5/5       3 3 1 1  0/2   ходил",
    ]
    assert glanced(s.choose(0, "turn left"), 0) == [""]


@pytest.mark.rule("H-5", "CC-8.2")
def test_in_a_window_the_declared_attack_and_both_ships_are_shown() -> None:
    s = scene(*SEA, ships=FLEETS, captains="F2 swift").turn(0)
    s.choose(0, "fire at F2", "4 from L1", "0 from F1", "salvo")
    found = glanced(s, 1)
    assert found[0].startswith("── Around cell M5 ─")
    assert found[2] == "Anna fires at F2, shots: 4 from L1, in a salvo"
    assert found[-2].endswith("[?Swift]")
    assert found[-1].startswith("  L1   Ship of the line J5")
    assert glanced(s, 0) == [""]


@pytest.mark.rule("CC-8.2")
def test_the_whole_table_belongs_to_the_own_turn() -> None:
    s = scene(*SEA, ships=FLEETS, captains="F2 swift").turn(0)
    texts = texts_of(s.t.rules)
    assert texts.chapter(admiral_view(s.t, 0)) == ("1", "0")
    s.choose(0, "fire at F2", "4 from L1", "0 from F1", "salvo")
    assert texts.chapter(admiral_view(s.t, 1)) is None  # asked in the turn of another
    assert texts.chapter(admiral_view(s.t, None)) == ("1", "0")


@pytest.mark.rule("CC-8.27", "CC-8.10")
def test_a_sunk_attacker_is_shown_no_more() -> None:
    s = scene(*SEA, ships=FLEETS, captains="F2 swift*").ship("L1", strength=1).turn(0)
    s.choose(0, "fire at F2", "4 from L1", "1 from F1").choose(1, "fire first", "against L1", "1 from F2").chance(
        "die 1"
    )
    assert s.cell("L1") == ""
    found = glanced(s, 1)
    assert found[2] == "Anna fires at F2, shots: 4 from L1, 1 from F1, in a salvo"
    assert [line.split()[0] for line in found[-2:]] == ["F2", "F1"]


@pytest.mark.rule("AD-14.4")
def test_whoever_is_boarded_sees_both_ships() -> None:
    s = scene("....", ships="L1 B1 E, F2 C1 W", captains="F2 swift").turn(0).choose(0, "board with L1")
    found = glanced(s, 1)
    assert found[2] == "L1 boards F2"
    assert [line.split()[0] for line in found[-2:]] == ["F2", "L1"]


def test_where_the_options_tell_enough_nothing_is_shown() -> None:
    s = scene(*SEA, ships=FLEETS).turn(0).choose(0, "fire at F2")
    assert glanced(s, 0) == [""]
