"""A crew that fights better: announced before the dice, by the attacker first (AD-14.3, AD-14.4, AD-14.13)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.admiral.table import notes
from tests.games.admiral.scene import Scene, scene

SEA = ("........", "........", "........")


def boarding(captains: str | None) -> Scene:
    return scene(*SEA, ships="F1 C1 E, L1 A3 E, F2 D1 W, L2 H3 W", captains=captains).turn(0)


def points(s: Scene) -> list[int]:
    return [points for _, points, _, _ in s.notes(notes.BOARDERS_ROLL)]


@pytest.mark.rule("AD-14.3", "AD-14.4", "Q-12", "CC-10.1")
def test_the_attacker_announces_berserk_with_his_target() -> None:
    s = boarding("F1 berserk").choose(0, "board with F1")
    assert s.options(0) == ["against F2", "against F2 skilled"]
    s.choose(0, "against F2 skilled").chance("die 3", "die 3")
    assert (points(s), s.flag("F2"), s.captain("F1")) == ([4, 3], 0, "berserk*")


@pytest.mark.rule("AD-14.4", "Q-12")
def test_he_may_keep_him_hidden() -> None:
    s = boarding("F1 berserk").choose(0, "board with F1", "against F2").chance("die 3", "die 3")
    assert (points(s), s.flag("F2"), s.captain("F1")) == ([3, 3], 1, "berserk")


@pytest.mark.rule("AD-14.4", "Q-12", "CC-10.5")
def test_the_defender_announces_berserk_after_the_attacker_and_before_the_dice() -> None:
    s = boarding("F1 berserk, F2 berserk").choose(0, "board with F1")
    assert s.asked() == [0]
    s.choose(0, "against F2 skilled")
    assert (s.asked(), s.captain("F1"), s.notes(notes.BOARDERS_ROLL)) == ([1], "berserk*", [])
    assert (s.options(1), s.clause(1)) == (["defend", "defend skilled"], "AD-14.4")


@pytest.mark.rule("T-39", "AD-14.3", "CC-10.2")
@pytest.mark.parametrize(("defence", "flag", "sums"), [("defend", 0, [4, 3]), ("defend skilled", 1, [4, 4])])
def test_two_berserks_cancel_each_other(defence: str, flag: int, sums: list[int]) -> None:
    s = boarding("F1 berserk, F2 berserk").choose(0, "board with F1", "against F2 skilled").choose(1, defence)
    s.chance("die 2", "die 2")
    assert (points(s), s.flag("F2")) == (sums, flag)


@pytest.mark.rule("AD-14.3")
def test_a_berserk_who_lies_open_counts_by_himself() -> None:
    s = boarding("F1 berserk*, F2 berserk*").choose(0, "board with F1").chance("die 2", "die 2")
    assert points(s) == [4, 4]


@pytest.mark.rule("AD-14.4", "CC-10.6")
def test_only_with_berserk_there_is_something_to_announce() -> None:
    s = boarding("F1 rapid, F2 rapid").choose(0, "board with F1")
    assert (s.asked(), s.options(1)) == ([1], ["defend"])
    assert s.refusal(1, "defend skilled") == "AD-14.4"


@pytest.mark.rule("AD-14.4")
@pytest.mark.parametrize("captains", [None, "", "F1 berserk, L2 berserk", "F2 rapid*"])
def test_without_a_card_face_down_the_defender_is_not_asked(captains: str | None) -> None:
    s = boarding(captains).choose(0, "board with F1")
    if s.asked() == [0]:
        s.choose(0, "against F2")
    assert s.asked() == [-1]


@pytest.mark.rule("AD-14.13", "T-34")
def test_a_boarding_is_no_gunfire_for_swift() -> None:
    """He may say that he defends, and nothing else."""
    s = boarding("F2 swift").choose(0, "board with F1")
    assert (s.asked(), s.options(1)) == ([1], ["defend"])
    with pytest.raises(Illegal):
        s.choose(1, "fire first")
    s.choose(1, "defend")
    assert s.asked() == [-1]


@pytest.mark.rule("AD-14.13", "T-34")
def test_nor_for_a_swift_who_lies_open() -> None:
    s = boarding("F2 swift*").choose(0, "board with F1")
    assert s.asked() == [-1]
    s.chance("die 2", "die 2")
    assert (s.asked(), s.fired("F2")) == ([0], [0, 0, 0, 0])


@pytest.mark.rule("X-5", "AD-14.3", "AD-14.8", "AD-14.10", "CC-5.2")
def test_the_frigate_with_berserk_takes_the_battered_battleship() -> None:
    s = scene(*SEA, ships="L1 C1 E, B1 A3 E, F2 D1 W, B2 H3 W", captains="L1 target, F2 berserk")
    s.ship("L1", strength=4).turn(0).choose(0, "board with L1").choose(1, "defend skilled").chance("die 3", "die 5")
    rolled = [roll[:3] for roll in s.notes(notes.BOARDERS_ROLL)]
    assert rolled == [(s.thing("L1"), 4, 3), (s.thing("F2"), 4, 5)]
    assert (s.flag("L1"), s.place("L1"), s.asked()) == (1, "", [1])
    s.choose(1, "go over")
    assert (s.captain("L1"), s.captain("F2")) == ("berserk*", "")
