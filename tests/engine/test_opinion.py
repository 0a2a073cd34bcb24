"""What a learned opinion makes of numbers."""

from __future__ import annotations

from math import isclose

from kubrik.engine.opinion import Opinion

# Two features; one unit that speaks where the sum of both is above 1.
BOTH = Opinion(plain=[1.0, 0.0], units=[[1.0, 1.0]], thresholds=[-1.0], shares=[2.0], sharpness=[1.0, 3.0])


def test_a_plain_sum_where_no_unit_speaks() -> None:
    assert BOTH.standing([0.5, 0.25]) == 0.5


def test_a_unit_sees_combinations() -> None:
    assert BOTH.standing([1.0, 2.0]) == 1.0 + 2.0 * (1.0 + 2.0 - 1.0)


def test_chances_add_up_and_the_better_side_has_more() -> None:
    low, high = BOTH.chances([[0.0, 0.0], [1.0, 0.0]], phase=0)
    assert isclose(low + high, 1.0)
    assert low < high


def test_late_in_the_game_a_lead_says_more() -> None:
    early, late = (BOTH.chances([[0.0, 0.0], [1.0, 0.0]], phase)[1] for phase in (0, 1))
    assert early < late
