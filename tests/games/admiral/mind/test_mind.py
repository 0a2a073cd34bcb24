"""What bots take for granted: what is worth having, and what does not come to mind."""

from __future__ import annotations

from kubrik.bots.chair import Chair
from kubrik.engine.chance import Rng
from kubrik.engine.play import options
from kubrik.engine.table import Table
from kubrik.engine.views import View
from kubrik.games.admiral.mind.mind import AdmiralMind
from kubrik.games.admiral.mind.outlook import SECTOR, way_to
from tests.games.admiral.scene import Scene, scene

TRIES = 40


def nothing(t: Table, seat: int | None) -> View:
    raise AssertionError("nobody looks")


def two_ships(captains: str | None = None, **options: str) -> Scene:
    """They lie too far from each other to fire."""
    return scene("..........", ships="L1 A1 E, L2 J1 W", captains=captains, options=options)


def test_a_captain_is_worth_having_and_more_so_unknown() -> None:
    tables = [two_ships(captains).t for captains in ("", "L1 rapid*", "L1 rapid")]
    none, known, unknown = (AdmiralMind(t.rules).worth(t)[0] for t in tables)
    assert none < known < unknown


def guessed(s: Scene) -> set[str]:
    """All that comes to the mind of the first player."""
    rng = Rng(1)
    return {AdmiralMind(s.t.rules).guess(s.t, 0, options(s.t, 0), rng).name for _ in range(TRIES)}


def test_all_but_resigning_comes_to_mind() -> None:
    s = two_ships(resign="on").turn(0)
    assert s.options(0) == ["move L1", "end turn", "resign"]
    assert guessed(s) == {"move L1", "end turn"}


def test_nor_does_showing_a_captain_without_need() -> None:
    s = two_ships("L1 rapid").turn(0)
    assert s.options(0) == ["move L1", "turn up card of L1", "end turn"]
    assert guessed(s) == {"move L1", "end turn"}


def test_bots_do_not_even_think_about_showing_a_captain() -> None:
    s = two_ships("L1 rapid").turn(0)
    chair = Chair(s.t, 0, AdmiralMind(s.t.rules), nothing)
    assert [choice.name for choice in chair.worth_trying()] == ["move L1", "end turn"]
    shown = two_ships("L1 rapid*").turn(0).choose(0, "end turn")
    assert shown.options(0) == ["turn down card of L1", "leave up card of L1"]
    chair = Chair(shown.t, 0, AdmiralMind(shown.t.rules), nothing)
    assert [choice.name for choice in chair.worth_trying()] == ["turn down card of L1"]


def test_gold_is_nearer_to_a_ship_that_faces_it_if_ships_keep_their_facing() -> None:
    """Under way the heading counts, which becomes the facing at the end."""
    facing, away = (gold_in_sight(facing, "admiral") for facing in "EW")
    assert facing > away
    assert gold_in_sight("E", "captain") == gold_in_sight("W", "captain")


def test_the_way_to_gold_leads_around_islands() -> None:
    """A ship that faces the gold behind an island has to turn first, and has farther to go."""
    s = scene("...#....", "...#....", "........", ships="F1 C1 E, F2 A3 E", level="admiral")
    way = way_to(s.t, 0, [s.t.rules.scenario.chart.named("E1")])
    assert way == 4 + 2 * SECTOR


def gold_in_sight(facing: str, level: str) -> float:
    """What the first player's prospects are; the second has no gold to look for, with a full hold."""
    s = scene("....$.....", ships=f"B1 A1 {facing}, B2 J1 N", level=level, goal=2).ship("B2", gold=1)
    return AdmiralMind(s.t.rules).worth(s.t)[0]


def test_a_ship_on_its_way_to_a_fort_is_a_threat_where_holding_it_wins() -> None:
    """Only there; elsewhere a fort is not worth the way."""
    near, far = (siege_of(cell, fort_wins=True) for cell in ("B1", "E1"))
    assert near > far
    assert siege_of("B1", fort_wins=False) == siege_of("E1", fort_wins=False)


def siege_of(cell: str, fort_wins: bool) -> float:
    """The first player's prospects with a brig in this cell, always as far from the enemy's ship."""
    s = scene("2b.......1", ".........a", ships=f"B1 {cell} N, B2 C2 N", fort_wins=fort_wins)
    return AdmiralMind(s.t.rules).worth(s.t)[0]
