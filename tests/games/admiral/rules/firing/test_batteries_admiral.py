"""Fire at Admiral level: both broadsides, bow and stern, no axis (AD-20)."""

from __future__ import annotations

import pytest

from tests.games.admiral.rules.firing.four_batteries import TWELVE, admiral, all_of, fires
from tests.games.admiral.scene import scene

OFF = {"both_broadsides": "off"}
SIDES = "L1 F6 N, G2 D6 N, F2 H6 N, B2 F4 N, L2 F8 N"  # port, starboard, ahead, astern


# ---- both broadsides


@pytest.mark.rule("AD-20.12", "AD-19.3")
def test_without_both_broadsides_one_side_silences_the_other() -> None:
    s = all_of(admiral(SIDES, OFF), "G2", "1 from L1")
    assert "F2" not in fires(s)
    assert s.refusal(0, "fire at F2") == "AD-20.12"
    s.choose(0, "fire at G2")
    assert s.options(0) == ["1 from L1", "2 from L1", "3 from L1"]  # its own guns still fire


@pytest.mark.rule("AD-20.12", "AD-19.2", "AD-19.3")
@pytest.mark.parametrize("options", [None, {"both_broadsides": "on"}])
def test_with_both_it_does_not(options: dict[str, str] | None) -> None:
    s = all_of(all_of(admiral(SIDES, options), "G2", "4 from L1", "salvo"), "F2", "4 from L1", "salvo")
    assert s.fired("L1") == [4, 4, 0, 0]


@pytest.mark.rule("AD-20.13")
def test_bow_and_stern_guns_silence_nobody_and_nobody_silences_them() -> None:
    s = all_of(all_of(admiral(SIDES, OFF), "B2"), "L2")
    assert (s.fired("L1"), fires(s)) == ([0, 0, 1, 1], ["G2", "F2"])
    s = all_of(admiral(SIDES, OFF), "F2", "1 from L1")
    assert fires(s) == ["F2", "B2", "L2"]


@pytest.mark.rule("AD-20.12", "AD-20.13")
def test_what_another_ship_fired_does_not_matter() -> None:
    s = scene(*[TWELVE] * 12, ships=f"F1 A1 N, {SIDES}", level="admiral", options=OFF)
    s.ship("F1", fired=[3, 3, 1, 1]).turn(0)
    assert fires(s) == ["G2", "F2", "B2", "L2"]


# ---- the rest is the same


@pytest.mark.rule("AD-20.14", "AD-10.4", "AD-10.5", "AD-10.6")
@pytest.mark.parametrize(
    ("cell", "numbers"), [("F5", [1, 3, 4, 5, 6]), ("F3", [1, 3, 5, 6]), ("F2", [1, 3, 5]), ("F12", [1, 3, 5])]
)
def test_bow_and_stern_guns_hit_like_the_others(cell: str, numbers: list[int]) -> None:
    hits = []
    for die in range(1, 7):
        s = admiral(f"L1 F6 N, G2 {cell} N").choose(0, "fire at G2").chance(f"die {die}")
        if s.strength("G2") < 6:
            hits.append(die)
    assert hits == numbers


@pytest.mark.rule("AD-20.14", "AD-9.3")
def test_they_reach_as_far_as_the_others() -> None:
    assert fires(admiral("F1 F6 N, G2 F1 N, L2 F11 N")) == ["G2", "L2"]
    assert admiral("F1 F7 N, G2 F1 N").refusal(0, "fire at G2") == "AD-9.3"


@pytest.mark.rule("AD-20.15")
def test_there_is_no_axis() -> None:
    s = all_of(admiral("L1 F6 N, G2 D4 N, F2 D8 N, B2 H8 N, L2 H4 N"), "G2", "1 from L1")
    assert fires(s) == ["G2", "F2", "B2", "L2"]  # F2 and L2 are abeam of the first shot
    all_of(s, "F2", "1 from L1")
    assert s.fired("L1") == [2, 0, 0, 0]


@pytest.mark.rule("AD-20.15", "AD-20.3")
def test_zones_turn_with_the_ship() -> None:
    s = scene(*[TWELVE] * 12, ships="L1 F6 N, G2 D6 N, F2 F4 N", level="admiral", wind="E").turn(0)
    all_of(s, "G2", "1 from L1").choose(0, "turn L1", "to E")
    all_of(s, "F2", "3 from L1", "salvo")
    all_of(s, "G2")
    assert s.fired("L1") == [4, 0, 0, 1]  # F2 lies to port now, and G2 astern


@pytest.mark.rule("AD-12.2", "AD-20.10")
def test_a_single_bow_gun_joins_a_salvo() -> None:
    s = scene(*[TWELVE] * 12, ships="L1 F6 N, F1 H4 N, G2 F4 N", level="admiral").turn(0)
    s.choose(0, "fire at G2", "1 from L1", "3 from F1").chance("die 3")
    assert (s.strength("G2"), s.fired("L1"), s.fired("F1")) == (2, [0, 0, 1, 0], [3, 0, 0, 0])
