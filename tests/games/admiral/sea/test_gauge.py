"""The weather gauge: who acts first in a round (AD-6)."""

from __future__ import annotations

import math
from itertools import groupby
from random import Random

import pytest

from kubrik.games.admiral.sea.gauge import by_gauge, ties_broken
from kubrik.games.admiral.sea.geometry import Sea
from kubrik.games.admiral.terms import DX, DY
from tests.games.admiral.drawings import direction, drawn

FLEETS = drawn(
    "....b",
    "A...B",
    "a....",
    "..c.C",
)


def fleets(*ships: str) -> list[list[int]]:
    return [[FLEETS.cells[ship] for ship in fleet] for fleet in ships]


def order(wind: str, *ships: str) -> list[list[int]]:
    return by_gauge(FLEETS.sea, list(range(len(ships))), fleets(*ships), direction(wind))


@pytest.mark.rule("AD-6.3")
@pytest.mark.parametrize(
    ("wind", "first"), [("E", 0), ("W", 1), ("S", 1), ("N", 2), ("NW", 2), ("SE", 0), ("SW", 1), ("NE", 0)]
)
def test_the_most_windward_ship_acts_first(wind: str, first: int) -> None:
    """The wind comes from where it does not blow to; with diagonal winds x and y both count."""
    assert order(wind, "Aa", "Bb", "C")[0] == [first]


@pytest.mark.rule("AD-6.3")
def test_the_order_of_all() -> None:
    """Wind to the north-west: q is -x -y, so -7 for C, -5 for B, -2 for a."""
    assert order("NW", "Aa", "Bb", "Cc") == [[2], [1], [0]]


@pytest.mark.rule("AD-6.4")
def test_ties_look_at_the_next_ship() -> None:
    """Wind to the west: B, b and C are all in the last column; c is behind."""
    assert order("W", "Bc", "Cb") == [[1], [0]]
    assert order("W", "Cb", "Bc") == [[0], [1]]


@pytest.mark.rule("AD-6.4")
def test_a_missing_ship_is_infinitely_far() -> None:
    """The larger fleet has the gauge when all else is equal."""
    assert order("W", "B", "Cc") == [[1], [0]]
    assert order("W", "Bc", "C") == [[0], [1]]


@pytest.mark.rule("AD-6.5")
def test_who_is_still_tied_stands_together() -> None:
    assert order("W", "B", "Aa", "C") == [[0, 2], [1]]
    assert order("E", "B", "Aa", "C") == [[1], [0, 2]]


@pytest.mark.rule("AD-6.16")
def test_only_players_in_the_game_count() -> None:
    assert by_gauge(FLEETS.sea, [2, 1], fleets("A", "B", "C"), direction("E")) == [[2, 1]]
    assert by_gauge(FLEETS.sea, [0, 2], fleets("A", "", "C"), direction("E")) == [[0], [2]]


@pytest.mark.rule("AD-6.5")
def test_whoever_acted_later_acts_first() -> None:
    assert ties_broken([[0, 2], [1]], [0, 1, 2]) == [2, 0, 1]
    assert ties_broken([[0, 2], [1]], [2, 1, 0]) == [0, 2, 1]
    assert ties_broken([[0, 1, 2, 3]], [1, 3, 0, 2]) == [2, 0, 3, 1]


@pytest.mark.rule("AD-6.16")
def test_players_out_of_the_game_get_no_place() -> None:
    """Seat 3 acted in the round before."""
    assert ties_broken([[1], [0, 2]], [3, 2, 0, 1]) == [1, 0, 2]


@pytest.mark.rule("AD-6.3", "AD-6.4")
@pytest.mark.parametrize("seed", range(40))
def test_random_fleets(seed: int) -> None:
    """By sorting lists that are filled up with infinity. In so small a sea ties are common."""
    rng = Random(seed)
    sea = Sea(3, 3, [False] * 9, [False] * 9)
    wind = rng.randrange(8)
    cells = [rng.sample(range(9), rng.randint(1, 3)) for _ in range(4)]
    key = [
        sorted(c % 3 * DX[wind] + c // 3 * DY[wind] for c in fleet) + [math.inf] * (4 - len(fleet)) for fleet in cells
    ]
    seats = sorted(range(4), key=key.__getitem__)
    assert by_gauge(sea, list(range(4)), cells, wind) == [list(tied) for _, tied in groupby(seats, key.__getitem__)]
