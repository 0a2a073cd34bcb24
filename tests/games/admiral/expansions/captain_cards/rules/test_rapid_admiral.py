"""Rapid at Admiral level: turning in place counts his point too (CC-7.4, CC-7.5)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.expansions.captain_cards.table import notes
from tests.games.admiral.scene import Scene, scene

SEA = (".........", ".........", ".........")


def facing(ship: str, captain: str, wind: str = "E", way: str = "W") -> Scene:
    name = ship.split()[0]
    return scene(*SEA, ships=f"{ship} {way}, B2 I3 W", wind=wind, captains=f"{name} {captain}", level="admiral").turn(0)


@pytest.mark.rule("CC-7.5")
@pytest.mark.parametrize("captain", ["rapid*", "rapid"])
def test_the_limit_of_a_turn_in_place_counts_the_point(captain: str) -> None:
    """A frigate facing the wind: 6 - 4 sectors, and one more with Rapid."""
    s = facing("F1 D2", captain).choose(0, "turn F1")
    assert s.options(0) == ["to N", "to NE", "to SE", "to S", "to SW", "to NW"]
    s = facing("F1 D2", "swift").choose(0, "turn F1")
    assert s.options(0) == ["to N", "to S", "to SW", "to NW"]


@pytest.mark.rule("CC-7.5", "CC-7.4")
def test_a_turn_that_needs_him_shows_him() -> None:
    s = facing("F1 D2", "rapid").choose(0, "turn F1", "to NE")
    assert (s.facing("F1"), s.captain("F1")) == ("NE", "rapid*")
    assert s.notes(notes.CARD_SHOWN) == [(0, 0, 1, 0)]


@pytest.mark.rule("CC-7.4")
def test_a_turn_that_does_not_need_him_does_not() -> None:
    s = facing("F1 D2", "rapid").choose(0, "turn F1", "to N")
    assert (s.facing("F1"), s.captain("F1"), s.notes(notes.CARD_SHOWN)) == ("N", "rapid", [])


@pytest.mark.rule("CC-7.5", "CC-7.4")
def test_one_sector_is_always_free() -> None:
    """A battered ship of the line facing the wind: 3 - 4, and 0 with Rapid; a sector is turned without him."""
    s = scene(*SEA, ships="L1 D2 W, B2 I3 W", captains="L1 rapid", level="admiral").ship("L1", strength=4).turn(0)
    assert s.choose(0, "turn L1").options(0) == ["to SW", "to NW"]
    s.choose(0, "to SW")
    assert s.captain("L1") == "rapid"


@pytest.mark.rule("CC-7.2")
@pytest.mark.parametrize("captain", ["rapid*", "rapid"])
def test_in_a_storm_and_in_a_calm_he_does_not_turn_further(captain: str) -> None:
    s = facing("F1 D2", captain, "N storm").chance("die 6").choose(0, "turn F1")
    assert s.options(0) == ["to SW", "to NW"]  # 3 - 2
    s = facing("F1 D2", captain, "N calm").choose(0, "turn F1")
    assert s.options(0) == ["to SW", "to NW"]


@pytest.mark.rule("CC-7.6")
def test_under_way_the_turn_that_the_ship_cannot_pay_shows_him() -> None:
    """Four cells to the east use up the four points of a galleon; a turn away from the wind is the fifth."""
    s = facing("G1 A1", "rapid", way="E").choose(0, "move G1", "advance", "advance", "advance")
    assert (s.options(0), s.captain("G1")) == (["advance", "turn left", "turn right", "stop"], "rapid")
    s.choose(0, "turn right")
    assert (s.captain("G1"), s.facing("G1"), s.clause(0)) == ("rapid*", "SE", "AD-6.6")


@pytest.mark.rule("CC-7.1", "CC-7.3", "T-15")
def test_straight_into_the_wind() -> None:
    s = facing("L1 D2", "rapid")
    assert "move L1" in s.options(0)
    s.choose(0, "move L1")
    assert (s.cell("L1"), s.captain("L1")) == ("C2", "rapid*")
    assert "move L1" not in facing("L1 D2", "target").options(0)
