"""Which battery bears on a target (AD-11, AD-20)."""

from __future__ import annotations

from itertools import product

import pytest

from kubrik.games.admiral.sea.zones import FIRST_SIDE, NO_BATTERY, SECOND_SIDE, battery_on, is_side, other_side, side_on
from kubrik.games.admiral.terms import BATTERIES, BOW, PORT_SIDE, STARBOARD, STERN
from tests.games.admiral.drawings import LONGEST, direction
from tests.games.admiral.slow_geometry import slow_battery, slow_side

NEAR = range(-LONGEST, LONGEST + 1)
SHIFTS = [shift for shift in product(NEAR, NEAR) if shift != (0, 0)]


def bearing(facing: str, dx: int, dy: int) -> str:
    battery = battery_on(direction(facing), dx, dy)
    return "none" if battery == NO_BATTERY else BATTERIES[battery]


def side(axis: tuple[int, int], dx: int, dy: int) -> str:
    return {FIRST_SIDE: "first", SECOND_SIDE: "second", NO_BATTERY: "none"}[side_on(*axis, dx, dy)]


# ---------------------------------------------------------------- Admiral level


@pytest.mark.rule("X-6")
@pytest.mark.parametrize(
    ("dx", "dy", "battery"),
    [(-2, -2, "port"), (-1, -2, "none"), (0, -4, "bow"), (0, 3, "stern"), (3, 0, "starboard")],
)
def test_zones_of_a_ship_facing_north(dx: int, dy: int, battery: str) -> None:
    """H5, I5, J3, J10 and M7 seen from J7."""
    assert bearing("N", dx, dy) == battery


@pytest.mark.rule("AD-20.9", "T-70")
@pytest.mark.parametrize(("dx", "dy"), [(1, -1), (1, 1), (6, -6), (5, 5), (2, -1), (2, 1), (1, 0)])
def test_boundary_diagonals_belong_to_the_side(dx: int, dy: int) -> None:
    assert bearing("N", dx, dy) == "starboard"
    assert bearing("N", -dx, dy) == "port"
    assert bearing("S", dx, dy) == "port"


@pytest.mark.rule("AD-20.11", "T-70")
@pytest.mark.parametrize(("dx", "dy"), [(1, -2), (-1, -2), (1, 2), (-1, 2), (2, -3), (1, -6), (5, 6)])
def test_blind_spots(dx: int, dy: int) -> None:
    assert bearing("N", dx, dy) == bearing("S", dx, dy) == "none"


@pytest.mark.rule("AD-20.9", "AD-20.10")
@pytest.mark.parametrize(
    ("dx", "dy", "battery"),
    [
        (3, -3, "bow"),
        (-1, 1, "stern"),
        (0, -4, "port"),
        (-4, 0, "port"),
        (-2, -3, "port"),
        (0, 2, "starboard"),
        (2, 0, "starboard"),
        (1, -2, "none"),
        (3, -1, "none"),
        (-3, 1, "none"),
    ],
)
def test_zones_of_a_ship_facing_north_east(dx: int, dy: int, battery: str) -> None:
    """Here the boundaries of the sides are the straight lines."""
    assert bearing("NE", dx, dy) == battery


@pytest.mark.rule("AD-20.9", "AD-20.10", "AD-20.11", "AD-20.17")
@pytest.mark.parametrize("facing", range(8))
def test_zones_by_angle(facing: int) -> None:
    """For every cell within reach."""
    for dx, dy in SHIFTS:
        battery = battery_on(facing, dx, dy)
        assert ("none" if battery == NO_BATTERY else BATTERIES[battery]) == slow_battery(facing, dx, dy), (dx, dy)


def test_no_gun_bears_on_the_own_cell() -> None:
    assert {battery_on(facing, 0, 0) for facing in range(8)} == {NO_BATTERY}


@pytest.mark.rule("AD-20.12", "AD-20.13")
def test_sides_and_their_opposites() -> None:
    assert [is_side(battery) for battery in (PORT_SIDE, STARBOARD, BOW, STERN, NO_BATTERY)] == [True, True] + [
        False
    ] * 3
    assert other_side(PORT_SIDE) == STARBOARD
    assert other_side(STARBOARD) == PORT_SIDE


# ---------------------------------------------------------------- below Admiral level


@pytest.mark.rule("AD-11.2")
def test_the_first_shot_may_go_anywhere() -> None:
    """No axis yet."""
    assert {side((0, 0), dx, dy) for dx, dy in SHIFTS} == {"first"}


@pytest.mark.rule("AD-11.4", "AD-11.5", "AD-11.6", "T-68")
@pytest.mark.parametrize(
    ("dx", "dy", "battery"),
    [
        (5, 0, "first"),
        (1, 6, "first"),
        (1, -6, "first"),
        (-1, 6, "second"),
        (-3, 0, "second"),
        (0, -2, "none"),
        (0, 5, "none"),
    ],
)
def test_an_axis_to_the_east(dx: int, dy: int, battery: str) -> None:
    """Due north and due south are out of reach from now on."""
    assert side((2, 0), dx, dy) == battery


@pytest.mark.rule("AD-11.4", "AD-11.5", "AD-11.6")
@pytest.mark.parametrize(
    ("dx", "dy", "battery"), [(-1, 1, "first"), (1, 1, "none"), (2, 1, "second"), (1, 2, "first"), (-2, -1, "first")]
)
def test_a_slanting_axis(dx: int, dy: int, battery: str) -> None:
    assert side((-3, 3), dx, dy) == battery


@pytest.mark.rule("AD-11.4", "AD-11.5", "AD-11.6")
def test_sides_by_angle() -> None:
    """For axes and targets of every kind."""
    for axis in SHIFTS[::7]:
        for dx, dy in SHIFTS:
            assert side(axis, dx, dy) == slow_side(*axis, dx, dy), (axis, dx, dy)
