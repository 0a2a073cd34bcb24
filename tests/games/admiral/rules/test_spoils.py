"""Spoils: gold between the two ships of a boarding, then the rest (AD-14.10, AD-14.14, AD-16.6, Q-13)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.admiral.table import notes
from tests.games.admiral.scene import Scene, scene

SEA = ("........", "........", "........")


def taken(mine: str, theirs: str, gold: tuple[int, int], captains: str | None = None) -> Scene:
    """The first ship of player 0 has captured the first one of player 1; this much gold was aboard each."""
    ships = f"{mine} C1 E, L1 A3 E, {theirs} D1 W, L2 H3 W"
    s = scene(*SEA, ships=ships, captains=captains).ship(mine, gold=gold[0]).ship(theirs, gold=gold[1]).turn(0)
    return s.choose(0, f"board with {mine}").chance("die 6", "die 1")


@pytest.mark.rule("AD-14.10", "Q-13", "AD-16.6")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_the_winner_shares_the_gold_as_he_likes(left: int) -> None:
    s = taken("G1", "F2", (2, 1))
    assert (s.asked(), s.clause(0)) == ([0], "AD-14.10")
    assert s.options(0) == ["0 gold", "1 gold", "2 gold"]  # how much the captured frigate shall carry
    s.choose(0, f"{left} gold")
    assert (s.gold("F2"), s.gold("G1")) == (left, 3 - left)
    assert s.notes(notes.GOLD_SHARED) == [(s.thing("F2"), left, s.thing("G1"), 3 - left)]


@pytest.mark.rule("AD-14.10", "Q-13", "AD-16.1")
@pytest.mark.parametrize(
    ("mine", "theirs", "gold", "open"),
    [
        ("F1", "G2", (1, 3), [2, 3, 4]),  # the frigate takes 2 at most
        ("G1", "F2", (4, 2), [2]),  # both are full
        ("G1", "B2", (2, 1), [0, 1]),
        ("B1", "G2", (0, 4), [3, 4]),
        ("F1", "F2", (0, 1), [0, 1]),
    ],
)
def test_as_far_as_both_can_carry_it(mine: str, theirs: str, gold: tuple[int, int], open: list[int]) -> None:
    s = taken(mine, theirs, gold)
    if len(open) == 1:
        assert "end turn" in s.options(0)  # there was nothing to choose
        assert (s.gold(mine), s.gold(theirs)) == gold
    else:
        assert s.options(0) == [f"{units} gold" for units in open]
        for units in {0, 1, 2, 3, 4, 5} - set(open):
            assert s.refusal(0, f"{units} gold") == "AD-14.10"


@pytest.mark.rule("AD-14.10", "AD-16.6")
@pytest.mark.parametrize(("gold", "left"), [((1, 1), 1), ((1, 3), 2), ((2, 3), 4)])
def test_no_gold_is_lost_in_sharing_it(gold: tuple[int, int], left: int) -> None:
    s = taken("F1", "G2", gold).choose(0, f"{left} gold")
    assert (s.gold("G2"), s.gold("F1")) == (left, sum(gold) - left)


@pytest.mark.rule("AD-14.10", "Q-13")
def test_without_gold_nothing_is_asked() -> None:
    s = taken("F1", "F2", (0, 0))
    assert (s.asked(), s.flag("F2")) == ([0], 0)
    assert "end turn" in s.options(0)
    assert s.notes(notes.GOLD_SHARED) == []


@pytest.mark.rule("AD-14.10", "AD-14.14", "T-42", "AD-6.13")
def test_a_defender_who_won_shares_out_of_turn() -> None:
    s = scene(*SEA, ships="F1 C1 E, L1 A3 E, F2 D1 W, L2 H3 W", captains="F2 target").ship("F1", gold=2).turn(0)
    s.choose(0, "board with F1").choose(1, "defend").chance("die 1", "die 6")
    assert s.asked() == [1]
    with pytest.raises(Illegal):
        s.choose(0, "end turn")
    s.choose(1, "0 gold")
    assert (s.gold("F1"), s.gold("F2")) == (0, 2)
    assert s.options(1) == ["stay", "go over"]
    s.choose(1, "go over")
    assert (s.captain("F1"), s.captain("F2"), s.asked()) == ("target", "", [0])


@pytest.mark.rule("AD-14.14", "Q-13")
def test_gold_comes_first_and_the_captain_after_it() -> None:
    s = taken("F1", "F2", (1, 1), captains="F1 rapid")
    assert s.options(0) == ["0 gold", "1 gold", "2 gold"]
    s.choose(0, "1 gold")
    assert s.options(0) == ["stay", "go over"]
    s.choose(0, "stay")
    assert (s.captain("F1"), s.captain("F2")) == ("rapid", "")
    assert "end turn" in s.options(0)


@pytest.mark.rule("T-44", "Q-13")
def test_a_ship_without_a_captain_has_none_to_send() -> None:
    s = taken("F1", "F2", (1, 0), captains="L1 rapid").choose(0, "1 gold")
    assert "end turn" in s.options(0)


@pytest.mark.rule("AD-14.14", "AD-22.9")
def test_the_checks_come_before_the_spoils() -> None:
    """The loser is out and his fort nobody's when the gold is shared; the winner's turn goes on."""
    s = scene("...3c...", "........", ships="F1 A1 E, L2 H2 W, F3 B1 W").ship("F3", gold=1).turn(0)
    s.choose(0, "board with F1").chance("die 6", "die 1")
    assert (s.t.is_in(2), s.flag("fort 3"), s.options(0)) == (False, -1, ["0 gold", "1 gold"])
    s.choose(0, "0 gold")
    assert (s.asked(), "end turn" in s.options(0)) == ([0], True)


@pytest.mark.rule("AD-14.14", "AD-22.9")
def test_an_attacker_who_is_out_has_no_more_turn() -> None:
    s = scene(*SEA, ships="F1 A1 E, F2 B1 W, F3 H3 W").ship("F1", gold=1).turn(0)
    s.choose(0, "board with F1").chance("die 1", "die 6")
    assert (s.t.is_in(0), s.asked(), s.options(1)) == (False, [1], ["0 gold", "1 gold"])
    s.choose(1, "0 gold")
    assert (s.gold("F2"), s.asked()) == (1, [1])
    assert "move F2" in s.options(1)


@pytest.mark.rule("AD-14.14", "AD-22.9")
def test_with_the_game_over_there_is_nothing_to_share() -> None:
    s = scene(*SEA, ships="F1 A1 E, F2 B1 W").ship("F2", gold=1).turn(0)
    s.choose(0, "board with F1").chance("die 6", "die 1")
    assert (s.t.over, s.t.winners, s.asked(), s.gold("F2")) == (True, 0, [], 1)


@pytest.mark.rule("AD-16.6", "AD-14.7")
def test_a_boarding_beaten_off_moves_no_gold() -> None:
    s = scene(*SEA, ships="F1 C1 E, F2 D1 W").ship("F1", gold=1).ship("F2", gold=2).turn(0)
    s.choose(0, "board with F1").chance("die 3", "die 3")
    assert (s.gold("F1"), s.gold("F2"), "end turn" in s.options(0)) == (1, 2, True)
