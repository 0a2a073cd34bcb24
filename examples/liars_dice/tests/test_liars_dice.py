"""Liar's dice under the laws of the house, and its rules in scenes: set the table, one choice, look."""

from __future__ import annotations

import pytest
from liars_dice import Bid, Cups, LiarsDice

from kubrik.engine.game import Setup
from kubrik.engine.play import advance, choose, options, to_act
from kubrik.testing import laws

TestLaws = laws(LiarsDice(), every=20)


def cups(*dice: list[int], bid: tuple[int, int] = (0, 0), bidder: int = 0) -> Cups:
    """A table after rolling, where seat 1 is asked."""
    t = LiarsDice().box(Setup(game="liars_dice", seats=len(dice))).table(1)
    assert isinstance(t, Cups)
    t.cups, t.dice = list(dice), [len(cup) for cup in dice]
    t.bid, t.bidder = bid, bidder
    t.agenda = []
    t.do([Bid(1)])
    advance(t)
    return t


def choose_by_name(t: Cups, name: str) -> None:
    choose(t, to_act(t)[0], next(c for c in options(t, to_act(t)[0]) if c.name == name))


def names(t: Cups) -> list[str]:
    return [c.name for c in options(t, to_act(t)[0])]


@pytest.mark.rule("LD-3.1")
def test_nobody_doubts_before_the_first_bid() -> None:
    assert "doubt" not in names(cups([1, 2], [3, 4]))


@pytest.mark.rule("LD-3.3")
def test_a_bid_is_higher_by_number_or_by_face() -> None:
    assert names(cups([1], [2], bid=(1, 5))) == ["doubt", "bid 1 6", *(f"bid 2 {face}" for face in range(1, 7))]


@pytest.mark.rule("LD-2.3")
def test_whoever_has_no_dice_is_passed_over() -> None:
    t = cups([1], [2], [], bid=(1, 1))
    choose_by_name(t, "bid 1 2")
    assert to_act(t) == [0]


@pytest.mark.rule("LD-4.2")
def test_sixes_count_as_every_face() -> None:
    t = cups([3, 6], [1, 1], bid=(2, 3))
    choose_by_name(t, "doubt")
    assert t.dice == [2, 1]


@pytest.mark.rule("LD-4.3")
@pytest.mark.parametrize(("bid", "left"), [((1, 3), [2, 1]), ((2, 3), [1, 2])])
def test_whoever_was_wrong_loses_a_die_and_begins(bid: tuple[int, int], left: list[int]) -> None:
    t = cups([3, 4], [1, 1], bid=bid)
    choose_by_name(t, "doubt")
    assert t.dice == left
    assert to_act(t) == [left.index(1)]


@pytest.mark.rule("LD-4.1")
def test_all_cups_are_lifted() -> None:
    t = cups([4, 3], [1, 1], bid=(2, 3))
    choose_by_name(t, "doubt")
    assert t.seen()["lifted"] == [[3, 4], [1, 1]]


@pytest.mark.rule("LD-2.1", "LD-2.2")
def test_everybody_rolls_and_sees_only_their_own_dice() -> None:
    box = LiarsDice().box(Setup(game="liars_dice", seats=2, options={"dice": "3"}))
    t = box.table(1)
    advance(t)
    assert len(box.view(t, 0).own["cup"]) == 3
    assert box.view(t, None).own == {}


@pytest.mark.rule("LD-5.1")
def test_the_last_with_dice_wins() -> None:
    t = cups([4], [1], bid=(1, 4))
    choose_by_name(t, "doubt")
    assert t.over
    assert LiarsDice().box(Setup(game="liars_dice", seats=2)).ranks(t) == [1, 2]
