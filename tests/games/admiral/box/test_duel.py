"""Duel in the strait (AD-23)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.expansions.captain_cards.table import notes as cards
from kubrik.games.admiral.rules.ending import ranks
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.terms import BY_ELIMINATION
from tests.games.admiral.scene import Scene
from tests.games.admiral.whole_scenarios import put, scenario_scene, sunk


def at_close_quarters() -> Scene:
    """A ship of the line each, two cells apart, and a hit sinks either."""
    s = scenario_scene("duel", 2)
    sunk(s, "F1", "B1", "F2", "B2")
    put(s, "L2", "D7")
    return s.ship("L1", strength=1).ship("L2", strength=1)


@pytest.mark.rule("AD-23.1", "AD-23.2", "AD-5.3")
def test_three_ships_a_side_face_each_other() -> None:
    s = scenario_scene("duel", 2)
    ships = ["L1", "F1", "B1", "L2", "F2", "B2"]
    assert [s.cell(ship) for ship in ships] == ["B7", "B5", "B9", "S8", "S10", "S6"]
    assert [s.facing(ship) for ship in ships] == ["E", "E", "E", "W", "W", "W"]
    assert [s.flag(ship) for ship in ships] == [0, 0, 0, 1, 1, 1]
    assert s.t.rules.number_of_ships == 6


@pytest.mark.rule("AD-23.3")
def test_each_has_two_captains() -> None:
    s = scenario_scene("duel", 2, captains=True).lay_cards("").assign()
    s.choose(0, "swift commands L1", "rapid commands F1")
    s.choose(1, "nobody commands L2", "swift commands F2", "target commands B2")
    assert s.notes(cards.CARDS_LAID) == [(0, 2, 0, 0), (1, 2, 0, 0)]
    assert (s.captain("L1"), s.captain("F1"), s.captain("B1")) == ("swift", "rapid", "")


@pytest.mark.rule("AD-23.4")
def test_who_has_no_ship_left_has_lost() -> None:
    s = at_close_quarters().turn(1)
    s.choose(1, "fire at L1", "1 from L2").chance("die 1")
    assert s.t.over
    assert s.notes(notes.VICTORY) == [(1, BY_ELIMINATION, 0, 0)]
    assert ranks(s.t) == [2, 1]


@pytest.mark.rule("AD-23.4")
def test_a_ship_afloat_is_enough_to_go_on() -> None:
    s = at_close_quarters().turn(1)
    s.choose(1, "fire at L1", "1 from L2").chance("die 2")
    assert not s.t.over


@pytest.mark.rule("AD-23.5")
def test_after_twenty_five_rounds_the_score_decides() -> None:
    """Not what is left of the fleets."""
    s = at_close_quarters().ship("L2", strength=8)
    s.t.sunk_value = [3, 2]
    s.t.round, s.t.order = 30, [0, 1]
    s.round().chance("wind E fresh").choose(0, "end turn").choose(1, "end turn")
    assert s.t.over
    assert ranks(s.t) == [1, 2]


@pytest.mark.rule("AD-23.6")
def test_there_are_no_ports_so_nobody_repairs_or_lands() -> None:
    s = scenario_scene("duel", 2, captains=True).lay_cards("L1 swift, F1 rapid").ship("L1", strength=3).turn(0)
    assert s.t.rules.ports == []
    assert [name for name in s.options(0) if name.split()[0] in ("repair", "land", "take", "bank", "storm")] == []
    with_a_card = [name for name in s.options(0) if name.startswith("turn up")]
    assert with_a_card == ["turn up card of L1", "turn up card of F1"]


@pytest.mark.rule("AD-23.6")
def test_there_are_no_ports_so_nobody_is_saved() -> None:
    s = scenario_scene("duel", 2, captains=True).lay_cards("L1 swift").ship("L1", strength=1)
    put(s, "L2", "D7")
    s.turn(1).choose(1, "fire at L1", "1 from L2").choose(0, "pass").chance("die 1")
    assert (s.cell("L1"), s.place("L1")) == ("", "")
