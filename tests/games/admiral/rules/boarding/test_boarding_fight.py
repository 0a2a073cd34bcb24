"""The fight aboard: points, dice, and what becomes of the loser (AD-14)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.box.files.load import SHIP_FILE, parse_ships
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.state import BOARDED
from tests.games.admiral.scene import Scene, scene
from tests.games.edits import edited

SEA = ("........", "........", "........")
POINTS = {"L": 5, "G": 4, "F": 3, "B": 2}


def duel(mine: str = "F", theirs: str = "F", captains: str | None = None) -> Scene:
    """Two ships that touch, each with a friend far away."""
    ships = f"{mine}1 C1 E, B1 A3 E, {theirs}2 D1 W, B2 H3 W"
    return scene(*SEA, ships=ships, captains=captains, options={"initiative": "fixed"})


def rolls(s: Scene) -> list[tuple[str, int, int]]:
    """Who rolled: his points, and the die."""
    return [(s.t.rules.names[ship], points, die) for ship, points, die, _ in s.notes(notes.BOARDERS_ROLL)]


@pytest.mark.rule("AD-14.3", "AD-14.5")
@pytest.mark.parametrize(("mine", "theirs"), [("L", "G"), ("G", "F"), ("F", "L")])
def test_boarding_points_are_those_of_the_class(mine: str, theirs: str) -> None:
    s = duel(mine, theirs).turn(0).choose(0, f"board with {mine}1").chance("die 1", "die 1")
    assert rolls(s) == [(f"{mine}1", POINTS[mine], 1), (f"{theirs}2", POINTS[theirs], 1)]


@pytest.mark.rule("AD-14.3")
def test_a_brig_has_two() -> None:
    s = scene(*SEA, ships="B1 A1 E, L1 A3 E, F2 B1 W, L2 H3 W").turn(0)
    s.choose(0, "board with B1").chance("die 2", "die 1")
    assert rolls(s)[0] == ("B1", 2, 2)


@pytest.mark.rule("AD-14.3", "AD-1.6")
@pytest.mark.parametrize(("strength", "points"), [(8, 5), (5, 5), (4, 4), (1, 4)])
def test_a_battered_ship_has_one_less(strength: int, points: int) -> None:
    s = duel("L", "L").ship("L1", strength=strength).ship("L2", strength=strength).turn(0)
    s.choose(0, "board with L1").chance("die 2", "die 2")
    assert rolls(s) == [("L1", points, 2), ("L2", points, 2)]


@pytest.mark.rule("AD-14.3")
def test_but_never_less_than_none(monkeypatch: pytest.MonkeyPatch) -> None:
    weak = edited(SHIP_FILE.text(), 'id="frigate"', "boarding=3", "boarding=0")
    monkeypatch.setattr("tests.games.admiral.scene.SHIPS", parse_ships(weak, "my.toml"))
    s = duel().ship("F1", strength=1).turn(0).choose(0, "board with F1").chance("die 2", "die 2")
    assert rolls(s) == [("F1", 0, 2), ("F2", 0, 2)]


@pytest.mark.rule("AD-14.5", "AD-14.6", "AD-14.8")
def test_the_higher_sum_captures_the_ship() -> None:
    s = duel().ship("F2", strength=4).turn(0)
    assert s.choose(0, "board with F1").asked() == [-1]
    s.chance("die 5", "die 4")
    assert (s.flag("F1"), s.flag("F2")) == (0, 0)
    assert (s.cell("F2"), s.strength("F2"), s.strength("F1")) == ("D1", 4, 5)
    assert s.notes(notes.CAPTURED) == [(s.thing("F2"), 0, s.thing("F1"), 0)]


@pytest.mark.rule("AD-14.6")
def test_points_count_as_well_as_dice() -> None:
    s = duel("L", "F").turn(0).choose(0, "board with L1").chance("die 3", "die 4")
    assert s.flag("F2") == 0  # 8 against 7


@pytest.mark.rule("AD-14.7", "T-40")
def test_equal_sums_change_nothing() -> None:
    s = duel("L", "F", captains="L1 rapid, F2 target").ship("L1", gold=1).ship("F2", gold=1).turn(0)
    s.choose(0, "board with L1").choose(1, "defend").chance("die 1", "die 3")
    assert (s.flag("L1"), s.flag("F2"), s.captain("L1"), s.captain("F2")) == (0, 1, "rapid", "target")
    assert (s.gold("L1"), s.gold("F2"), s.strength("L1"), s.strength("F2")) == (1, 1, 8, 5)
    assert s.asked() == [0]
    assert "end turn" in s.options(0)
    assert s.notes(notes.BEATEN_OFF) == [(s.thing("L1"), s.thing("F2"), 0, 0)]


@pytest.mark.rule("AD-14.8", "AD-14.9", "T-41")
def test_a_beaten_attacker_is_captured_himself() -> None:
    s = duel(captains="F1 rapid").turn(0).choose(0, "board with F1").chance("die 1", "die 2")
    assert (s.flag("F1"), s.cell("F1"), s.flag("F2")) == (1, "C1", 1)
    assert s.place("F1") == ""  # his captain is out of the game
    assert s.asked() == [0]  # whose turn goes on


@pytest.mark.rule("AD-14.9")
def test_a_captured_ship_loses_its_captain() -> None:
    s = duel(captains="F2 swift*").turn(0).choose(0, "board with F1").chance("die 2", "die 1")
    assert (s.flag("F2"), s.captain("F2"), s.place("F2")) == (0, "", "")


@pytest.mark.rule("AD-14.11", "T-45")
@pytest.mark.parametrize("level", ["basic", "captain", "admiral"])
def test_a_captured_ship_is_done_for_this_round(level: str) -> None:
    s = scene("........", "..1a....", ships="F1 C1 E, B1 A2 E, F2 D2 W, B2 E2 W", level=level)
    s.ship("F2", strength=4).turn(0).choose(0, "board with F1").chance("die 6", "die 1")
    assert [name for name in s.options(0) if name.endswith(" F2")] == []
    assert s.refusal(0, "board with F2") == "AD-14.11"
    assert s.refusal(0, "repair F2") == "AD-14.11"
    assert s.fired("F2") == s.t.rules.classes[s.thing("F2")].guns


@pytest.mark.rule("AD-14.11")
def test_nor_does_a_ship_captured_in_another_s_turn_act_in_one_s_own() -> None:
    s = scene(*SEA, ships="F1 C1 E, B1 A3 E, F2 D1 W, B2 E2 W").turn(0)
    s.choose(0, "board with F1").chance("die 1", "die 6").choose(0, "end turn")
    assert "move F2" in s.options(1)
    assert [name for name in s.options(1) if name.endswith(" F1")] == []
    s.choose(1, "fire at B1")
    assert "1 from F1" not in s.options(1)


@pytest.mark.rule("AD-14.12")
def test_from_the_next_round_on_it_serves_its_captor() -> None:
    s = duel().round().chance("wind E fresh")
    s.choose(0, "board with F1").chance("die 6", "die 1").choose(0, "end turn").choose(1, "end turn")
    s.chance("wind E fresh")
    assert "move F2" in s.options(0)
    s.choose(0, "move F2", "to E", "advance", "stop")
    s.choose(0, "fire at B2", "0 from F1", "3 from F2", "salvo").chance("die 1")
    assert (s.cell("F2"), s.flag("F2"), s.strength("B2")) == ("F1", 0, 0)


@pytest.mark.rule("AD-14.15")
def test_who_was_boarded_and_held_out_is_as_free_as_before() -> None:
    s = duel().turn(0).choose(0, "board with F1").chance("die 3", "die 3").choose(0, "end turn")
    assert s.t.marks[s.thing("F2")] == 0
    assert s.fired("F2") == [0, 0, 0, 0]
    assert {"move F2", "fire at F1", "board with F2"} <= set(s.options(1))


@pytest.mark.rule("AD-14.15", "AD-6.10")
def test_who_was_boarded_and_won_is_free_too() -> None:
    s = duel().turn(0).choose(0, "board with F1").chance("die 1", "die 6").choose(0, "end turn")
    assert s.t.marks[s.thing("F2")] & BOARDED == 0
    assert "move F2" in s.options(1)
