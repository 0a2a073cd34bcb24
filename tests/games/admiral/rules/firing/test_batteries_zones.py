"""Which cells the batteries of a ship cover at Admiral level (AD-20)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.terms import BATTERIES
from tests.games.admiral.rules.firing.four_batteries import admiral, all_of, fires
from tests.games.admiral.scene import scene


def battery(facing: str, cell: str, ship: str = "L1") -> str:
    """The battery that fires at G2 in this cell; "" if none does."""
    s = admiral(f"{ship} F6 {facing}, G2 {cell} N")
    if "fire at G2" not in s.options(0):
        return ""
    s.choose(0, "fire at G2")
    if s.asked() == [0]:
        s.choose(0, f"1 from {ship}")
    return BATTERIES[s.chance("die 2").fired(ship).index(1)]


@pytest.mark.rule("X-6", "AD-20.9", "AD-20.10", "AD-20.11")
@pytest.mark.parametrize(
    ("cell", "zone"), [("H5", "port"), ("I5", ""), ("J3", "bow"), ("J10", "stern"), ("M7", "starboard")]
)
def test_around_a_ship_at_j7_facing_north(cell: str, zone: str) -> None:
    s = scene(*["." * 13] * 12, ships=f"L1 J7 N, G2 {cell} N", level="admiral").turn(0)
    assert ("fire at G2" in s.options(0)) == (zone != "")
    if zone:
        all_of(s, "G2", *(["1 from L1"] if zone in ("port", "starboard") else []))
        assert BATTERIES[s.fired("L1").index(1)] == zone
    else:
        assert s.refusal(0, "fire at G2") == "AD-20.11"


@pytest.mark.rule("AD-20.9", "T-70")
@pytest.mark.parametrize(
    ("facing", "cell", "side"),
    [
        ("N", "D4", "port"),
        ("N", "D8", "port"),
        ("N", "D7", "port"),
        ("N", "H4", "starboard"),
        ("N", "H8", "starboard"),
        ("E", "H4", "port"),
        ("E", "H8", "starboard"),
        ("SE", "H6", "port"),  # the boundaries of a slanting ship are straight
        ("SE", "F3", "port"),
        ("SE", "F8", "starboard"),
        ("SE", "D6", "starboard"),
    ],
)
def test_sides_reach_to_their_diagonals(facing: str, cell: str, side: str) -> None:
    assert battery(facing, cell) == side


@pytest.mark.rule("AD-20.10")
@pytest.mark.parametrize(
    ("facing", "ahead", "astern"), [("N", "F3", "F9"), ("E", "I6", "C6"), ("NW", "C3", "I9"), ("S", "F7", "F5")]
)
def test_bow_and_stern_guns_fire_along_the_keel(facing: str, ahead: str, astern: str) -> None:
    assert (battery(facing, ahead), battery(facing, astern)) == ("bow", "stern")


@pytest.mark.rule("AD-20.11", "T-70")
@pytest.mark.parametrize(
    ("facing", "cell"), [("N", "G4"), ("N", "E4"), ("N", "G8"), ("N", "G1"), ("SE", "H7"), ("SE", "G8"), ("SE", "D5")]
)
def test_blind_spots(facing: str, cell: str) -> None:
    s = admiral(f"L1 F6 {facing}, G2 {cell} N")
    assert fires(s) == []
    assert s.refusal(0, "fire at G2") == "AD-20.11"


@pytest.mark.rule("AD-20.17")
@pytest.mark.parametrize(("cell", "guns"), [("E5", 4), ("H6", 4), ("F5", 1), ("F9", 1)])
def test_only_one_battery_bears_on_a_cell(cell: str, guns: int) -> None:
    s = admiral(f"L1 F6 N, G2 {cell} N")
    all_of(s, "G2", *([f"{guns} from L1", "salvo"] if guns > 1 else []))
    assert sum(s.fired("L1")) == guns
    assert s.refusal(0, "fire at G2") == "AD-9.9"


@pytest.mark.rule("AD-4.3", "AD-9.3")
@pytest.mark.parametrize(("ship", "cell"), [("G1", "F4"), ("B1", "F8")])
def test_not_every_ship_has_guns_at_both_ends(ship: str, cell: str) -> None:
    s = admiral(f"{ship} F6 N, G2 {cell} N")
    assert fires(s) == []
    assert s.refusal(0, "fire at G2") == "AD-9.3"
