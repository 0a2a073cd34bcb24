"""The order of turns: the weather gauge, ties, and who is passed over (AD-6, AD-7.5)."""

from __future__ import annotations

import pytest

from kubrik.engine.play import chances
from kubrik.games.admiral.table import notes
from tests.games.admiral.scene import Scene, scene

SEA = ["......", "......", "......", "......"]


def wind_step(
    ships: str, wind: str, round: int = 1, last: list[int] | None = None, sides: list[int] | None = None
) -> Scene:
    """A round begins; `last` is the order of the round before."""
    s = scene(*SEA, ships=ships, level="basic", sides=sides)
    s.t.round, s.t.order = round, last or []
    return s.round().chance(f"wind {wind}")


def end_turns(s: Scene) -> list[int]:
    """Everybody passes; in which order were they asked?"""
    asked = []
    while s.asked() != [-1]:
        asked.append(s.asked()[0])
        s.choose(asked[-1], "end turn")
    return asked


@pytest.mark.rule("AD-6.3", "AD-7.1")
@pytest.mark.parametrize(
    ("wind", "order"),
    [("E", [0, 1, 2]), ("W", [2, 1, 0]), ("S", [0, 2, 1]), ("N", [1, 2, 0]), ("SE", [0, 1, 2]), ("NW", [2, 1, 0])],
)
def test_who_lies_to_windward_acts_first(wind: str, order: list[int]) -> None:
    s = wind_step("F1 A1 E, F2 C4 E, F3 F3 E", f"{wind} fresh")
    assert s.t.order == order
    assert s.notes(notes.ACTS) == [(seat, place, 0, 0) for place, seat in enumerate(order)]
    assert end_turns(s) == order


@pytest.mark.rule("AD-6.3")
def test_every_round_anew() -> None:
    s = wind_step("F1 A1 E, F2 C4 E, F3 F3 E", "E fresh")
    assert end_turns(s) == [0, 1, 2]
    assert end_turns(s.chance("wind W fresh")) == [2, 1, 0]


@pytest.mark.rule("AD-6.3", "AD-7.5")
def test_in_a_calm_the_direction_still_gives_the_order() -> None:
    assert wind_step("F1 A1 E, F2 C4 E", "W calm", round=2, last=[0, 1]).t.order == [1, 0]
    assert wind_step("F1 A1 E, F2 C4 E", "E calm", round=2, last=[1, 0]).t.order == [0, 1]


@pytest.mark.rule("AD-6.4")
def test_equal_ships_are_followed_by_the_next() -> None:
    assert wind_step("F1 A1 E, B1 D1 E, F2 A2 E, B2 C2 E", "E fresh").t.order == [1, 0]
    assert wind_step("F1 A1 E, F2 A2 E, B2 F2 E", "E fresh").t.order == [1, 0]  # a missing ship is farthest


@pytest.mark.rule("AD-6.5", "T-78")
def test_in_round_1_chance_decides_a_tie() -> None:
    s = wind_step("F1 A1 E, F2 A2 E, F3 F3 E", "E fresh")
    assert s.asked() == [-1]
    assert [(o.choice.name, o.weight) for o in chances(s.t)] == [("next 1", 1), ("next 2", 1)]
    assert end_turns(s.chance("next 2")) == [1, 0, 2]


@pytest.mark.rule("AD-6.5")
def test_all_orders_of_three_are_equally_likely() -> None:
    s = wind_step("F1 A1 E, F2 A2 E, F3 A3 E", "E fresh")
    assert [(o.choice.name, o.weight) for o in chances(s.t)] == [("next 1", 1), ("next 2", 1), ("next 3", 1)]
    s.chance("next 2")
    assert [(o.choice.name, o.weight) for o in chances(s.t)] == [("next 1", 1), ("next 3", 1)]
    assert s.chance("next 3").t.order == [1, 2, 0]


@pytest.mark.rule("AD-6.5")
@pytest.mark.parametrize(("last", "order"), [([0, 1, 2], [1, 0, 2]), ([1, 2, 0], [0, 1, 2]), ([2, 0, 1], [1, 0, 2])])
def test_later_it_is_whoever_acted_later(last: list[int], order: list[int]) -> None:
    s = wind_step("F1 A1 E, F2 A2 E, F3 F3 E", "E fresh", round=2, last=last)
    assert s.t.order == order
    assert s.asked() == [order[0]]


@pytest.mark.rule("AD-6.16", "AD-1.4")
def test_the_flags_that_fly_in_the_wind_step_count() -> None:
    s = scene(*SEA, ships="F1 A1 E, B1 F1 E, F2 C4 E", level="basic").ship("F1", flag=1).round().chance("wind E fresh")
    assert s.t.order == [1, 0]


@pytest.mark.rule("AD-6.16")
def test_the_order_stands_whatever_the_ships_do() -> None:
    s = wind_step("F1 A1 E, F2 B4 E, F3 C3 E", "E fresh").choose(0, "move F1", "to E", *["advance"] * 4)
    assert s.cell("F1") == "F1"
    assert end_turns(s) == [0, 1, 2]


@pytest.mark.rule("AD-6.16", "T-77", "AD-22.2")
def test_whoever_is_out_is_passed_over() -> None:
    s = scene("......", "......", "2b....", ships="F1 A1 E, B2 B1 E, F3 F2 E, F4 F1 E", level="basic").ship(
        "B2", strength=1
    )
    s.round().chance("wind E fresh", "next 3")
    assert s.t.order == [0, 1, 2, 3]
    s.choose(0, "fire at B2", "1 from F1").chance("die 1")
    assert s.flag("fort 2") == -1
    assert s.t.order == [0, 1, 2, 3]
    assert end_turns(s) == [0, 2, 3]
    assert [seat for seat, _, _, _ in s.notes(notes.TURN_BEGINS)] == [0, 2, 3]
    assert s.chance("wind W fresh").t.order == [3, 2, 0]  # no place in the next round either


@pytest.mark.rule("T-77", "AD-22.2")
def test_a_fort_goes_to_the_surviving_ally() -> None:
    rows = ["......", "......", "2b...."]
    s = scene(*rows, ships="F1 A1 E, B2 B1 E, F3 F3 E", sides=[0, 1, 1], level="basic").ship("B2", strength=1).round()
    s.chance("wind E fresh").choose(0, "fire at B2", "1 from F1").chance("die 1")
    assert s.flag("fort 2") == 2
    assert end_turns(s) == [0, 2]
