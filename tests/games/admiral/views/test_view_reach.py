"""Whoever is asked sees where each ship can sail and on which course: exactly there, and nobody else sees it."""

from __future__ import annotations

from random import Random

import pytest

from kubrik.games.admiral.terms import DIRECTIONS
from kubrik.games.admiral.views.structs_reach import EndView
from tests.games.admiral.looking import own, seen
from tests.games.admiral.scene import Scene, scene
from tests.games.admiral.whole_moves import SHIP, PlayedMoves, random_position

SEA = ["........", "........"]


def begun(seed: int, level: str) -> Scene:
    """It is the first player's turn; a storm did nothing."""
    s = random_position(Random(f"reach {seed} {level}"), level).turn(0)
    return s if s.asked() == [0] else s.chance("die 2")


def ends(s: Scene, seat: int = 0) -> list[EndView]:
    return [end for reach in own(s, seat).reach for end in reach.ends]


def cells(s: Scene) -> list[str]:
    return [end.cell for end in ends(s)]


def sail(s: Scene, end: EndView) -> None:
    """As the page does: one question after another is answered, until the ship is there."""
    name = s.t.rules.names[SHIP]
    first, *more = map(int, end.headings)
    s.choose(0, f"move {name}")
    if f"to {DIRECTIONS[first]}" in s.options(0):  # an only heading is not asked for
        s.choose(0, f"to {DIRECTIONS[first]}")
    for sector in more:
        go_on(s, sector)
    face(s, end)


def go_on(s: Scene, sector: int) -> None:
    turn(s, sector)
    s.choose(0, "advance")


def turn(s: Scene, sector: int) -> None:
    affair = seen(s, 0).affair
    sectors = (sector - DIRECTIONS.index(affair.heading)) % 8 if affair is not None else 0  # type: ignore[union-attr]
    if sectors:
        s.choose(0, "turn right" if sectors == 1 else "turn left")


def face(s: Scene, end: EndView) -> None:
    if "stop" in s.options(0):
        turn(s, end.facing)
    if "stop" in s.options(0):
        s.choose(0, "stop")


@pytest.mark.rule("AD-8.4", "AD-8.10", "AD-20.3", "Q-4", "H-2")
@pytest.mark.parametrize("level", ["basic", "captain", "admiral"])
@pytest.mark.parametrize("seed", range(30))
def test_it_is_where_the_questions_lead(level: str, seed: int) -> None:
    s = begun(seed, level)
    found = PlayedMoves().search(s.t).ends
    named = {(s.t.rules.chart.name(cell), facing) for cell, facing in found}
    told = {(end.cell, end.facing if level == "admiral" else s.t.facings[SHIP]) for end in ends(s)}
    assert told == named


@pytest.mark.rule("AD-8.6", "AD-8.11")
@pytest.mark.parametrize("level", ["basic", "captain", "admiral"])
@pytest.mark.parametrize("seed", range(12))
def test_each_course_can_be_sailed_and_shows_the_captain_only_if_it_says_so(level: str, seed: int) -> None:
    s = begun(seed, level)
    name, before = s.t.rules.names[SHIP], s.t.clone()
    for end in ends(s):
        s.t = before.clone()
        hidden = s.t.rules.sailing.hidden(s.t, SHIP)
        sail(s, end)
        assert s.cell(name) == end.cell
        assert level != "admiral" or s.t.facings[SHIP] == end.facing
        assert end.shows == (s.t.rules.sailing.hidden(s.t, SHIP) < hidden)


@pytest.mark.rule("H-2", "CC-7.3")
def test_a_captain_known_to_his_player_alone_counts_for_him_alone() -> None:
    told = []
    for captain in ("rapid", "target"):
        s = scene(*SEA, ships="B1 A1 E, F2 F2 W", captains=f"B1 {captain}", level="basic").turn(0)
        told.append({end.cell: end.shows for end in ends(s)})
        assert own(s, 1).reach == ()
    assert set(told[0]) - set(told[1]) == {"G1"}
    assert [cell for cell, shows in told[0].items() if shows] == ["G1"]


@pytest.mark.rule("AD-21.3")
def test_nothing_lies_behind_a_mine() -> None:
    s = scene(*SEA, ships="B1 A1 E, F2 F2 W", mines="B2 C1", level="basic").turn(0)
    assert cells(s) == ["B1", "A2"]


def test_it_is_told_while_the_ship_can_still_go_on() -> None:
    s = scene(*SEA, ships="F1 A1 E, F2 F2 W", wind="E fresh").turn(0)
    before = set(cells(s))
    assert set(cells(s.choose(0, "move F1"))) == before
    under_way = set(cells(s.choose(0, "to E")))
    assert "C1" in under_way
    assert under_way < before
    assert cells(s.choose(0, "stop")) == []
