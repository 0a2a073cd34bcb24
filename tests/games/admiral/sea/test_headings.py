"""What the wind makes of a heading (AD-7.6, AD-8.4, AD-8.5, AD-8.11, AD-8.12) and turning in place (AD-20.4)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.sea.gauge import (
    NO_WIND,
    allowance,
    cost_of_turn,
    deviation,
    facings_in_place,
    sectors_between,
)
from tests.games.admiral.drawings import direction, directions
from tests.games.admiral.slow_geometry import slow_k

EAST_WIND_ROSE = [2, 1, 0, 1, 2, 3, 4, 3]  # k of N, NE, E, … when it blows to the east

# ---------------------------------------------------------------- headings


@pytest.mark.rule("AD-7.6")
def test_deviation_by_heading() -> None:
    assert [deviation(heading, direction("E")) for heading in range(8)] == EAST_WIND_ROSE
    assert [deviation(heading, direction("NW")) for heading in range(8)] == [1, 2, 3, 4, 3, 2, 1, 0]


@pytest.mark.rule("AD-7.6")
def test_deviation_is_the_shorter_way_round() -> None:
    """For every wind."""
    for wind in range(8):
        for heading in range(8):
            assert deviation(heading, wind) == sectors_between(wind, heading) == slow_k(heading, wind)


@pytest.mark.rule("AD-8.5", "AD-19.4")
def test_without_wind_no_heading_deviates() -> None:
    """In a calm and in a windless game."""
    assert [deviation(heading, NO_WIND) for heading in range(8)] == [0] * 8


@pytest.mark.rule("X-1", "AD-8.4")
@pytest.mark.parametrize(("headings", "cells"), [("E", 6), ("NE SE", 5), ("N S", 4), ("NW SW", 3), ("W", 2)])
def test_allowance_of_a_frigate(headings: str, cells: int) -> None:
    assert {allowance(6, heading, direction("E")) for heading in directions(headings)} == {cells}


@pytest.mark.rule("AD-8.4")
def test_no_allowance_is_below_zero() -> None:
    """A galleon in a storm, base 2."""
    assert [allowance(2, heading, direction("S")) for heading in range(8)] == [0, 0, 0, 1, 2, 1, 0, 0]
    assert allowance(0, direction("S"), direction("S")) == 0


@pytest.mark.rule("AD-8.4")
def test_dead_against_the_wind_every_cell_counts() -> None:
    """A ship of the line, and one that is a cell faster."""
    assert allowance(4 + 1, direction("W"), direction("E")) == 1
    assert allowance(4, direction("W"), direction("E")) == 0


@pytest.mark.rule("AD-8.5")
def test_allowance_in_a_calm() -> None:
    """The Calm value in every heading."""
    assert [allowance(1, heading, NO_WIND) for heading in range(8)] == [1] * 8


@pytest.mark.rule("AD-8.11", "AD-8.12", "AD-8.18", "T-63")
@pytest.mark.parametrize(
    ("old", "new", "cost"),
    [("E", "SE", 1), ("SE", "E", 0), ("S", "SW", 1), ("SW", "S", 0), ("NW", "W", 1), ("W", "SW", 0)],
)
def test_a_turn_away_from_the_winds_direction_costs(old: str, new: str, cost: int) -> None:
    assert cost_of_turn(direction(old), direction(new), direction("E")) == cost
    assert cost_of_turn(direction(old), direction(new), NO_WIND) == 0


# ---------------------------------------------------------------- turning in place


@pytest.mark.rule("AD-20.4", "T-62", "Q-7")
@pytest.mark.parametrize(
    ("base", "facing", "facings"),
    [
        (4, "W", "SW NW"),  # allowance 0 (T-62)
        (4, "NW", "N W"),  # allowance 1
        (4, "N", "NE E W NW"),
        (4, "NE", "N E SE S W NW"),
        (4, "E", "N NE SE S SW W NW"),
        (6, "N", "NE E SE S SW W NW"),
        (0, "E", "NE SE"),
    ],
)
def test_turning_in_place(base: int, facing: str, facings: str) -> None:
    """Wind to the east; listed in the order of directions."""
    assert facings_in_place(base, direction(facing), direction("E")) == directions(facings)


@pytest.mark.rule("AD-20.6", "AD-20.7")
@pytest.mark.parametrize("calm_value", [0, 1])
def test_turning_in_place_in_a_calm(calm_value: int) -> None:
    """One sector."""
    assert facings_in_place(calm_value, direction("S"), NO_WIND) == directions("SE SW")
