"""Allies win, lose and score together (AD-18.4, AD-18.7, AD-18.8)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.rules.ending import ranks
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.terms import BY_BANKING, BY_ELIMINATION
from tests.games.admiral.scene import Scene, scene

SHIPS = "F1 C1 E, F2 H1 W, F3 C3 E, F4 H3 W"


def two_against_two(ships: str = SHIPS, *, goal: int = 0, ranking: str = "score", captains: str | None = None) -> Scene:
    """Players 0 and 2 against 1 and 3."""
    rows = ["1a......b2", "..........", "3c......d4"]
    return scene(*rows, ships=ships, sides=[0, 1, 0, 1], goal=goal, ranking=ranking, captains=captains)


@pytest.mark.rule("AD-18.4")
def test_points_are_added() -> None:
    s = two_against_two()
    s.t.sunk_value = [3, 4, 2, 0]
    assert s.t.scores() == [5, 4, 5, 4]
    assert ranks(s.t) == [1, 2, 1, 2]


@pytest.mark.rule("AD-18.4", "AD-24.7")
def test_banks_are_added_for_the_victory() -> None:
    s = two_against_two(goal=4)
    s.t.bank = [2, 3, 1, 0]
    s.turn(0).choose(0, "end turn")
    assert s.asked() == [1]
    s.t.bank[2] = 2
    s.choose(1, "end turn").choose(2, "end turn")
    assert s.t.over
    assert s.notes(notes.VICTORY) == [(0, BY_BANKING, 0, 0), (2, BY_BANKING, 0, 0)]


@pytest.mark.rule("AD-18.4", "AD-24.9")
def test_banks_and_gold_aboard_are_added_for_the_places() -> None:
    s = two_against_two(ranking="gold")
    s.t.bank = [2, 3, 2, 0]
    assert ranks(s.t) == [1, 2, 1, 2]
    s.t.bank = [2, 3, 1, 0]
    assert ranks(s.ship("F1", gold=1).ship("F3", gold=1).ship("F2", gold=1).t) == [1, 2, 1, 2]


@pytest.mark.rule("AD-18.8", "AD-22.4")
def test_strength_captains_and_turns_are_those_of_the_side() -> None:
    s = two_against_two().ship("F1", strength=3).ship("F2", strength=2).ship("F3", strength=4)
    s.t.acted_at = [1, 2, 3, 4]
    assert ranks(s.t) == [2, 1, 2, 1]  # 7 in all against 7, and player 3 acted last
    s.t.acted_at = [1, 3, 4, 2]
    assert ranks(s.t) == [1, 2, 1, 2]
    assert ranks(s.ship("F4", strength=4).t) == [1, 2, 1, 2]
    s = two_against_two(captains="F1 swift, F3 swift, F2 rapid")
    s.t.acted_at = [1, 2, 3, 4]
    assert ranks(s.t) == [1, 2, 1, 2]


@pytest.mark.rule("AD-18.8", "AD-22.3", "T-93")
def test_a_ship_taken_back_for_an_ally_scores_nothing() -> None:
    s = two_against_two().ship("F3", flag=1)
    assert s.t.scores() == [0, 3, 0, 3]
    assert s.ship("F3", flag=0).t.scores() == [0, 0, 0, 0]


@pytest.mark.rule("AD-18.8", "T-93")
def test_an_inherited_fort_scores_nothing() -> None:
    s = two_against_two("F1 C1 E, L2 E1 W, F3 C3 E, F4 H3 W").ship("F1", strength=1).turn(1)
    s.choose(1, "fire at F1", "1 from L2").chance("die 1")
    assert s.flag("fort 1") == 2
    assert s.t.scores() == [0, 3, 0, 3]


@pytest.mark.rule("AD-18.7")
def test_a_side_lives_as_long_as_one_of_its_players() -> None:
    s = two_against_two("F1 C1 E, L2 E1 W, F3 C3 E, F4 H3 W").ship("F1", strength=1).turn(1)
    s.choose(1, "fire at F1", "1 from L2").chance("die 1")
    assert not s.t.is_in(0)
    assert not s.t.over
    s.t.sunk_value = [0, 0, 9, 0]
    assert ranks(s.t) == [1, 2, 1, 2]  # being out does not set him behind (AD-22.10)


@pytest.mark.rule("AD-18.7", "AD-18.4")
def test_who_is_out_wins_with_his_side() -> None:
    s = two_against_two("B1 D2 E, L2 E1 W, L3 E3 E, B4 G1 W").ship("B1", strength=1).ship("B4", strength=1)
    s.ship("L2", strength=1).turn(1, 2)
    s.choose(1, "fire at B1", "1 from L2").chance("die 1")
    s.choose(1, "end turn").choose(2, "fire at L2", "1 from L3").chance("die 1")
    assert s.asked() == [2]
    s.choose(2, "fire at B4", "1 from L3").chance("die 1")
    assert s.t.over
    assert s.notes(notes.VICTORY) == [(0, BY_ELIMINATION, 0, 0), (2, BY_ELIMINATION, 0, 0)]
    assert ranks(s.t) == [1, 2, 1, 2]
