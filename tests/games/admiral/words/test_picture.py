"""The table as text: what stands where in it."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.rules.ending import finish
from tests.games.admiral.pictures import lines, pictured, section
from tests.games.admiral.scene import scene

SEA = ("1a......", "........", ".......2")
FLEETS = "L1 A2 E, F2 E2 W, B2 H2 W"


@pytest.mark.rule("AD-5.1", "AD-6.1", "AD-19.1")
def test_the_first_line_names_scenario_level_and_round() -> None:
    s = scene(*SEA, ships=FLEETS, rounds=12).turn(0)
    assert lines(s)[0] == "── Admiral · Drawn · Captain level · round 1 of 12 ".ljust(80, "─")
    s = scene(*SEA, ships=FLEETS, level="admiral").turn(0)
    assert lines(s, None, "ru")[0] == "── Адмирал · Нарисовано · уровень Адмирал · раунд 1 из 20 ".ljust(80, "─")


@pytest.mark.rule("AD-7.1", "AD-7.2", "AD-6.3", "AD-6.6")
def test_below_it_come_the_wind_the_order_and_whose_turn_it_is() -> None:
    s = scene(*SEA, ships=FLEETS, wind="NW storm").turn(1)
    assert lines(s)[1] == "SE wind ↖, storm · turn order: ▸Boris, Anna"
    assert lines(s, None, "ru")[1] == "ветер ЮВ ↖, буря · очерёдность: ▸Борис, Анна"


@pytest.mark.rule("AD-19.4")
def test_without_wind_there_is_none_to_show() -> None:
    s = scene(*SEA, ships=FLEETS, options={"windless": "on"}).turn(0)
    assert lines(s)[1] == "playing without wind · turn order: ▸Anna, Boris"


def test_before_the_first_round_there_is_neither_wind_nor_order() -> None:
    s = scene("........", ships="L1 A1 E, F2 E1 W", captains="", number=1)
    s.t.round = 0
    s.assign()
    assert lines(s)[0].startswith("── Admiral · Drawn · Captain level · set-up ─")
    assert lines(s)[1].startswith("    A  B")


@pytest.mark.rule("H-5", "AD-8.6", "AD-9.1", "AD-14.1", "AD-17.5", "AD-14.10")
def test_what_is_going_on_has_a_line_of_its_own() -> None:
    s = scene(*SEA, ships="L1 C1 E, F1 A3 E, F2 F3 W, B2 B1 W").ship("B2", gold=1).turn(0)
    s.choose(0, "move F1", "to E")
    assert lines(s, 1)[2] == "F1 is under way from cell A3, heading → E, cells left: 5"
    assert lines(s, 1, "ru")[2] == "F1 идёт с клетки A3, курс → В, осталось клеток: 5"
    s.choose(0, "stop", "fire at F2", "2 from L1", "1 from F1")
    assert lines(s, 1)[2] == "Anna fires at F2, shots: 2 from L1, 1 from F1, in a salvo"
    assert lines(s, 1, "ru")[2] == "Анна стреляет, цель F2, выстрелы: 2 с L1, 1 с F1, залпом"
    s.chance("die 2").choose(0, "board with L1")
    assert lines(s, 1)[2] == "L1 boards B2"
    s.chance("die 6", "die 1")
    assert lines(s, 1)[2] == "L1 has captured B2"


@pytest.mark.rule("AD-17.5", "AD-17.2")
def test_forts_take_part_by_their_names() -> None:
    s = scene(*SEA, ships="L1 G2 E, F2 A2 W").turn(1)
    s.choose(1, "fire from fort 2", "2 from fort 2", "separate")
    assert lines(s)[2] == "Boris fires at L1, shots: 2 from fort 2, one by one"
    single = scene(*SEA, ships="L1 G2 E, F2 A2 W").turn(1).choose(1, "fire from fort 2", "1 from fort 2")
    assert lines(single)[2] == "Boris fires at L1, shots: 1 from fort 2"
    s.chance("die 2", "die 2").choose(1, "end turn").choose(0, "storm with L1")
    assert lines(s)[2] == "L1 assaults fort 2"
    assert lines(s, None, "ru")[2] == "L1 штурмует форт 2"


@pytest.mark.rule("AD-17.1", "AD-17.3", "AD-25.8", "AD-3.6")
def test_forts_have_a_table() -> None:
    s = (
        scene(*SEA, ships="L1 G2 E, F2 C3 W", fort_wins=True)
        .fort("fort 2", strength=0)
        .fort("fort 1", flag=-1, strength=0)
    )
    assert section(s.turn(0).choose(0, "storm with L1"), "Forts") == [
        "          cell                          strength   guns",
        "  fort 1  A1      neutral               0/6        3",
        "    silenced · harbours B1",
        "  fort 2  H3      Anna                  1/6        0",
        "    still to have a turn: Boris",
    ]
    assert "Forts" not in pictured(scene("....", ships="L1 A1 E, F2 D1 W").turn(0))


@pytest.mark.rule("AD-25.6")
def test_where_a_fort_wins_nothing_nobody_waits_for_turns() -> None:
    s = scene(*SEA, ships="L1 G2 E, F2 C3 W").fort("fort 2", strength=0).turn(0).choose(0, "storm with L1")
    assert section(s, "Forts")[-1] == "  fort 2  H3      Anna                  1/6        0"


@pytest.mark.rule("AD-22.4", "AD-24.9", "AD-22.1")
def test_results_stand_at_the_end_by_their_places() -> None:
    s = scene(*SEA, ships=FLEETS, ranking="gold").ship("F2", gold=1).turn(0)
    s.t.bank[1] = 2
    finish(s.t)
    assert section(s, "Results") == [
        "1. Boris · bank 2 · gold aboard 1 · score 0 · hull 8",
        "2. Anna · bank 0 · gold aboard 0 · score 0 · hull 8",
    ]
    assert lines(s)[0] == "── Admiral · Drawn · the game is over, round 1 ".ljust(80, "─")
    assert "turn of" not in pictured(s)
    s = scene(*SEA, ships="L1 A2 E, B2 C2 W").ship("B2", strength=1).turn(0)
    s.choose(0, "fire at B2", "1 from L1").chance("die 1")
    assert section(s, "Итоги", None, "ru")[0] == "1. Анна · досрочная победа · очки 2 · прочность 8"
