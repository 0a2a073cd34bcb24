"""Berserk: one boarding point more, announced before the dice (CC-10, AD-14.3, AD-14.4)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.expansions.captain_cards.table import notes as card_notes
from kubrik.games.admiral.table import notes
from tests.games.admiral.scene import Scene, scene

SEA = (".........", ".........", ".........")


def boarding(captains: str, ships: str = "F1 A1 E, F2 B1 W, B2 I3 W") -> Scene:
    return scene(*SEA, ships=ships, captains=captains).turn(0)


def points(s: Scene) -> list[tuple[int, int]]:
    """Who had how many, before the die."""
    return [(thing, points) for thing, points, _, _ in s.notes(notes.BOARDERS_ROLL)]


@pytest.mark.rule("CC-10.1", "CC-10.2", "AD-14.3")
@pytest.mark.parametrize(("captain", "more"), [("berserk*", 1), ("swift*", 0)])
def test_one_point_more_in_attack(captain: str, more: int) -> None:
    s = boarding(f"F1 {captain}").choose(0, "board with F1").chance("die 3", "die 3")
    assert points(s) == [(0, 3 + more), (1, 3)]
    assert s.flag("F2") == (0 if more else 1)


@pytest.mark.rule("CC-10.2", "AD-14.3")
@pytest.mark.parametrize(("captain", "more"), [("berserk*", 1), ("swift*", 0)])
def test_one_point_more_in_defence(captain: str, more: int) -> None:
    s = boarding(f"F2 {captain}", "F1 A1 E, B1 I3 W, F2 B1 W").choose(0, "board with F1").chance("die 3", "die 3")
    assert points(s) == [(0, 3), (2, 3 + more)]
    assert s.flag("F1") == (1 if more else 0)


@pytest.mark.rule("AD-14.3", "CC-10.1")
def test_a_battered_ship_has_a_point_less_and_berserk_s_point_more() -> None:
    s = scene(*SEA, ships="B1 A1 E, F2 B1 W", captains="B1 berserk*").ship("B1", strength=1).turn(0)
    s.choose(0, "board with B1").chance("die 1", "die 1")
    assert points(s) == [(0, 2), (1, 3)]


@pytest.mark.rule("CC-10.4", "CC-1.1")
def test_he_counts_for_his_own_ship_only() -> None:
    """And not for the one beside him."""
    s = boarding("B1 berserk*", "F1 A1 E, B1 A2 E, F2 B1 W, B2 I3 W").choose(0, "board with F1")
    s.chance("die 3", "die 3")
    assert points(s) == [(0, 3), (2, 3)]


@pytest.mark.rule("CC-10.5", "AD-14.4", "Q-12")
def test_the_attacker_announces_a_face_down_berserk_with_the_boarding() -> None:
    s = boarding("F1 berserk", "F1 A1 E, F2 B1 W, B2 A2 W").choose(0, "board with F1")
    assert s.options(0) == ["against F2", "against F2 skilled", "against B2", "against B2 skilled"]
    s.choose(0, "against F2 skilled")
    assert (s.asked(), s.captain("F1")) == ([-1], "berserk*")
    assert s.notes(card_notes.CARD_SHOWN) == [(0, 0, 1, 3)]
    s.chance("die 3", "die 3")
    assert (s.flag("F2"), s.cell("F2")) == (0, "B1")


@pytest.mark.rule("CC-10.5", "CC-3.3", "Q-12")
def test_who_does_not_announce_him_fights_without() -> None:
    s = boarding("F1 berserk").choose(0, "board with F1", "against F2").chance("die 3", "die 3")
    assert (points(s), s.captain("F1")) == ([(0, 3), (1, 3)], "berserk")


@pytest.mark.rule("Q-12", "CC-10.5")
@pytest.mark.parametrize("captain", ["berserk*", "swift", "rapid*"])
def test_others_have_nothing_to_announce(captain: str) -> None:
    s = boarding(f"F1 {captain}", "F1 A1 E, F2 B1 W, B2 A2 W").choose(0, "board with F1")
    assert s.options(0) == ["against F2", "against B2"]


@pytest.mark.rule("CC-10.5", "AD-14.4", "Q-12")
def test_then_the_defender_says_whether_he_uses_his() -> None:
    """He hears first what the attacker does."""
    s = boarding("F1 berserk, F2 berserk").choose(0, "board with F1", "against F2 skilled")
    assert (s.asked(), s.clause(1), s.captain("F1")) == ([1], "AD-14.4", "berserk*")
    assert s.options(1) == ["defend", "defend skilled"]
    s.choose(1, "defend skilled")
    assert (s.asked(), s.captain("F2")) == ([-1], "berserk*")


@pytest.mark.rule("T-39", "AD-14.3")
def test_two_berserks_cancel_each_other() -> None:
    s = boarding("F1 berserk, F2 berserk").choose(0, "board with F1", "against F2 skilled").choose(1, "defend skilled")
    s.chance("die 3", "die 3")
    assert (points(s), s.flag("F1"), s.flag("F2")) == ([(0, 4), (1, 4)], 0, 1)


@pytest.mark.rule("CC-10.5", "CC-3.3")
def test_the_defender_may_keep_him_hidden() -> None:
    s = boarding("F2 berserk").choose(0, "board with F1").choose(1, "defend").chance("die 1", "die 6")
    assert (points(s), s.captain("F2")) == ([(0, 3), (1, 3)], "berserk")


@pytest.mark.rule("CC-10.6", "H-4")
@pytest.mark.parametrize("captain", ["rapid", "swift", "target"])
def test_the_defender_is_asked_whoever_lies_face_down(captain: str) -> None:
    s = boarding(f"F2 {captain}").choose(0, "board with F1")
    assert (s.asked(), s.clause(1)) == ([1], "AD-14.4")
    assert s.options(1) == ["defend"]
    s.choose(1, "defend")
    assert (s.asked(), s.captain("F2")) == ([-1], captain)


@pytest.mark.rule("CC-10.6")
@pytest.mark.parametrize("captain", ["", "F2 rapid*", "F2 berserk*", "B2 berserk"])
def test_and_not_where_all_can_see_that_there_is_nothing_to_say(captain: str) -> None:
    assert boarding(captain).choose(0, "board with F1").asked() == [-1]


@pytest.mark.rule("X-5", "CC-5.1", "CC-5.2")
def test_a_frigate_takes_a_battleship() -> None:
    """4 + 3 against 3 + 1 + 5."""
    s = boarding("L1 swift, F2 berserk", "L1 A1 E, B1 I3 W, F2 B1 W").ship("L1", strength=4)
    s.choose(0, "board with L1").choose(1, "defend skilled").chance("die 3", "die 5")
    assert points(s) == [(0, 4), (2, 4)]
    assert (s.flag("L1"), s.captain("L1"), s.place("L1")) == (1, "", "")
    assert (s.asked(), s.options(1)) == ([1], ["stay", "go over"])
    s.choose(1, "go over")
    assert (s.captain("L1"), s.captain("F2")) == ("berserk*", "")
