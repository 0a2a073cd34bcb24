"""The seats of a scenario are alike: the board is turned or mirrored, and the same ships stand there."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.box.files.load import load_scenario, load_ships
from kubrik.games.admiral.box.scenarios import Scenario
from kubrik.games.admiral.terms import SECTORS

SHIPS = load_ships()
Image = tuple[str, list[int]]  # how the board is changed, and which seat each seat becomes
TURN, LEFT_RIGHT, UP_DOWN = "turned by 180 degrees", "mirrored left to right", "mirrored north to south"


def image_of_cell(scenario: Scenario, cell: int, how: str) -> int:
    sea = scenario.chart.sea
    x = sea.x[cell] if how == UP_DOWN else sea.columns - 1 - sea.x[cell]
    y = sea.y[cell] if how == LEFT_RIGHT else sea.rows - 1 - sea.y[cell]
    return y * sea.columns + x


def image_of_facing(facing: int, how: str) -> int:
    if how == TURN:
        return (facing + 4) % SECTORS
    return (-facing if how == LEFT_RIGHT else 4 - facing) % SECTORS


def check(scenario: Scenario, how: str, seats: list[int]) -> None:
    chart = scenario.chart
    for cell in range(chart.sea.cells):
        image, owner = image_of_cell(scenario, cell, how), chart.harbours[cell]
        assert chart.terrain[image] == chart.terrain[cell]
        assert chart.gold[image] == chart.gold[cell]
        assert chart.harbours[image] == (seats[owner] if owner >= 0 else owner)
    ships = {(b.seat, b.ship_class.index, b.cell, b.facing) for b in scenario.berths}
    images = {
        (seats[seat], kind, image_of_cell(scenario, cell, how), image_of_facing(facing, how))
        for seat, kind, cell, facing in ships
    }
    assert images == ships


@pytest.mark.rule("AD-23.7")
@pytest.mark.parametrize(("id", "players", "seats"), [("duel", 2, [1, 0]), ("fleet_battle", 2, [1, 0])])
def test_the_board_may_be_turned(id: str, players: int, seats: list[int]) -> None:
    check(load_scenario(id, players, SHIPS), TURN, seats)


@pytest.mark.rule("AD-23.7")
def test_two_against_two_may_be_turned() -> None:
    """Seat 1 becomes seat 2, and its ally the other's."""
    check(load_scenario("fleet_battle", 4, SHIPS), TURN, [1, 0, 3, 2])


@pytest.mark.rule("AD-24.11")
def test_the_gold_run_for_two_and_four_is_symmetric_in_both_axes() -> None:
    check(load_scenario("gold_run", 2, SHIPS), TURN, [1, 0])
    check(load_scenario("gold_run", 4, SHIPS), LEFT_RIGHT, [2, 3, 0, 1])
    check(load_scenario("gold_run", 4, SHIPS), UP_DOWN, [3, 2, 1, 0])


@pytest.mark.rule("AD-24.11")
def test_the_gold_run_for_three_is_its_own_mirror_image() -> None:
    check(load_scenario("gold_run", 3, SHIPS), LEFT_RIGHT, [1, 0, 2])
