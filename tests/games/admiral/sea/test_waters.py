"""The single steps and turns of a move (AD-8, AD-20.2)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.sea.gauge import NO_WIND
from kubrik.games.admiral.sea.waters import can_advance, can_turn
from kubrik.games.admiral.terms import DIRECTIONS, NOWHERE
from tests.games.admiral.drawings import Drawing, direction, drawn

EAST_WIND = direction("E")


def ways(d: Drawing, brig: bool = False) -> str:
    """Where A may step."""
    waters = d.waters(brig)
    return " ".join(DIRECTIONS[way] for way in range(8) if waters.step(d.cells["A"], way, d.taken) != NOWHERE)


# ---------------------------------------------------------------- steps


@pytest.mark.rule("AD-8.6", "AD-3.1")
def test_a_step_goes_to_a_neighbour() -> None:
    d = drawn("...", ".A.", "...")
    assert ways(d) == "N NE E SE S SW W NW"
    assert d.waters().step(4, direction("SW"), d.taken) == 6


@pytest.mark.rule("AD-8.7", "AD-3.2", "AD-3.3", "AD-3.10", "AD-3.11", "T-67")
def test_what_cannot_be_entered() -> None:
    """Off the board, land, a ship; a reef by brigs only."""
    d = drawn("#A^", "x..")
    assert ways(d) == "SE S"
    assert ways(d, brig=True) == "E SE S"


def test_land_may_be_marked_as_taken() -> None:
    """Then one list serves for steps and for lines of fire."""
    d = drawn("#A^", "x..")
    assert [d.waters().step(1, way, d.blockers) for way in range(8)] == [
        d.waters().step(1, way, d.taken) for way in range(8)
    ]


@pytest.mark.rule("AD-8.8", "T-64")
@pytest.mark.parametrize(
    ("rows", "to"),
    [(["A#", "#."], ""), (["A#", "x."], "SE"), (["Ax", "x."], "SE"), (["A#", ".."], "SE S"), (["A#", "^."], "SE")],
)
def test_no_step_between_cut_off_cells(rows: list[str], to: str) -> None:
    assert ways(drawn(*rows)) == to


@pytest.mark.rule("AD-2.5")
def test_reefs_do_not_cut_off() -> None:
    assert ways(drawn("A^", "^.")) == "SE"


# ---------------------------------------------------------------- questions of a move


@pytest.mark.rule("AD-8.6")
def test_a_step_must_be_paid_for() -> None:
    d = drawn("A.x")
    assert can_advance(d.waters(), d.taken, 0, direction("E"), 1)
    assert not can_advance(d.waters(), d.taken, 0, direction("E"), 0)
    assert not can_advance(d.waters(), d.taken, 1, direction("E"), 3)


@pytest.mark.rule("AD-8.10", "AD-8.11", "AD-8.12", "T-63", "Q-5")
@pytest.mark.parametrize(
    ("old", "new", "left", "admiral", "captain"),
    [
        ("E", "SE", 0, False, False),  # nothing left to pay the turn with (T-63)
        ("E", "SE", 1, True, False),  # nothing left to go on with
        ("E", "SE", 2, True, True),
        ("SE", "E", 0, True, False),
        ("SE", "E", 1, True, True),
        ("E", "NE", 3, True, False),  # land ahead
    ],
)
def test_turns(old: str, new: str, left: int, admiral: bool, captain: bool) -> None:
    """Where facing counts, a turn is worth something by itself."""
    d = drawn("..#", ".A.", "...")
    for keeps_facing, possible in (True, admiral), (False, captain):
        args = (d.cells["A"], direction(old), direction(new), left, EAST_WIND, keeps_facing)
        assert can_turn(d.waters(), d.taken, *args) == possible


@pytest.mark.rule("AD-8.18")
def test_in_a_windless_game_turns_are_free() -> None:
    d = drawn("A.", "..")
    assert can_turn(d.waters(), d.taken, 0, direction("E"), direction("SE"), 1, NO_WIND, False)
    assert can_turn(d.waters(), d.taken, 0, direction("E"), direction("SE"), 0, NO_WIND, True)
