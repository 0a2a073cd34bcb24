"""The cards of ships and forts: strength, guns, marks, gold, facing, flag (AD-1.3)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.table.state import BOARDED, CAPTURED, MOVED, REPAIRED, RESTED
from tests.games.admiral.looking import fort_seen, seen, ship_seen
from tests.games.admiral.scene import scene
from tests.games.watching import Watcher

SEA = ("1a......", "........", ".......2")


@pytest.mark.rule("AD-1.3", "AD-1.7", "AD-16.1", "AD-1.6")
@pytest.mark.parametrize("who", [None, 0, 1])
def test_a_card_shows_class_strength_gold_flag_and_cell(who: Watcher) -> None:
    s = scene(*SEA, ships="G1 A2 E, F2 E2 W, B2 H2 W").ship("F2", flag=0, strength=2, gold=1).ship("G1", gold=4).turn(0)
    galleon, frigate = ship_seen(s, "G1", who), ship_seen(s, "F2", who)
    assert (galleon.kind, galleon.home, galleon.flag, galleon.cell) == ("galleon", 0, 0, "A2")
    assert (galleon.strength, galleon.full, galleon.battered) == (6, 6, False)
    assert (galleon.gold, galleon.hold) == (4, 4)
    assert (frigate.kind, frigate.home, frigate.flag, frigate.cell) == ("frigate", 1, 0, "E2")
    assert (frigate.strength, frigate.full, frigate.battered) == (2, 5, True)
    assert [ship.name for ship in seen(s, who).ships] == ["G1", "F2", "B2"]


@pytest.mark.rule("AD-1.3", "AD-6.7", "AD-6.10", "AD-15.1", "AD-14.11", "AD-20.18")
@pytest.mark.parametrize(
    ("mark", "word"),
    [(MOVED, "moved"), (BOARDED, "boarded"), (REPAIRED, "repaired"), (CAPTURED, "captured"), (RESTED, "rested")],
)
def test_a_card_shows_what_the_ship_has_done(mark: int, word: str) -> None:
    s = scene(*SEA, ships="G1 A2 E, F2 E2 W").ship("G1", marks=mark).turn(0)
    assert ship_seen(s, "G1", 1).marks == (word,)
    assert ship_seen(s, "F2", 1).marks == ()


@pytest.mark.rule("AD-1.3", "AD-9.9", "AD-11.3", "AD-4.4")
def test_a_card_shows_which_guns_are_loaded_and_the_firing_axis() -> None:
    s = scene(*SEA, ships="L1 A2 E, B2 D3 W, F2 H2 W").turn(0)
    assert (ship_seen(s, "L1", 1).guns, ship_seen(s, "L1", 1).axis) == ((4, 4), None)
    s.choose(0, "fire at B2", "3 from L1", "salvo").chance("die 2")
    assert (ship_seen(s, "L1", 1).loaded, ship_seen(s, "L1", 1).axis) == ((1, 4), (3, 1))
    assert ship_seen(s, "B2", 1).loaded == (2, 2)


@pytest.mark.rule("AD-20.1", "AD-4.4", "AD-20.15")
def test_at_admiral_level_everybody_sees_facings_and_all_four_batteries() -> None:
    s = scene(*SEA, ships="L1 A2 N, B2 D2 W, F2 H2 SW", level="admiral").ship("L1", fired=[0, 3, 1, 0]).turn(0)
    for who in (None, 0, 1):
        ships = seen(s, who).ships
        assert [ship.facing for ship in ships] == ["N", "W", "SW"]
        assert (ships[0].guns, ships[0].loaded, ships[1].loaded) == ((4, 4, 1, 1), (4, 1, 0, 1), (2, 2, 1, 0))
    s.choose(0, "fire at B2").chance("die 2")
    assert (ship_seen(s, "L1").loaded, ship_seen(s, "L1").axis) == ((4, 0, 0, 1), None)


@pytest.mark.rule("AD-20.1")
@pytest.mark.parametrize("level", ["basic", "captain"])
def test_below_admiral_level_ships_have_no_facing(level: str) -> None:
    s = scene(*SEA, ships="L1 A2 N, B2 D2 W", level=level).turn(0)
    assert [ship.facing for ship in seen(s, None).ships] == [None, None]


@pytest.mark.rule("AD-13.2", "AD-1.7")
def test_a_sunk_ship_is_nowhere_and_has_no_flag() -> None:
    s = scene(*SEA, ships="L1 A2 E, B2 D2 W, F2 H2 W").ship("B2", strength=1).turn(0)
    s.choose(0, "fire at B2", "1 from L1").chance("die 1")
    brig = ship_seen(s, "B2", 1)
    assert (brig.cell, brig.flag, brig.strength, brig.battered) == (None, None, 0, False)


@pytest.mark.rule("AD-17.1", "AD-3.6", "AD-1.7")
@pytest.mark.parametrize("who", [None, 0, 1])
def test_forts_show_their_flag_their_strength_their_guns_and_their_harbours(who: Watcher) -> None:
    s = scene(*SEA, ships="L1 A2 E, F2 H2 W").fort("fort 2", flag=-1, strength=2, fired=1).turn(0)
    first, second = fort_seen(s, "fort 1", who), fort_seen(s, "fort 2", who)
    assert (first.cell, first.harbours, first.home, first.flag) == ("A1", ("B1",), 0, 0)
    assert (first.strength, first.full, first.guns, first.loaded) == (6, 6, 3, 3)
    assert (second.cell, second.harbours, second.home, second.flag) == ("H3", (), 1, None)
    assert (second.strength, second.loaded, second.owed) == (2, 2, ())


@pytest.mark.rule("AD-25.8", "AD-17.14")
def test_a_captured_fort_tells_which_enemies_have_had_no_turn_since() -> None:
    s = scene(*SEA, ships="L1 G2 E, F2 C3 W, B3 A3 E", fort_wins=True).fort("fort 2", strength=0).turn(0)
    s.choose(0, "storm with L1", "end turn")
    assert (fort_seen(s, "fort 2", 2).flag, fort_seen(s, "fort 2", 2).owed) == (0, (1, 2))
    s.choose(1, "end turn")
    assert fort_seen(s, "fort 2", 2).owed == (2,)
