"""Target in salvos: he counts in one of his own ship, and in no other (CC-9.6, CC-9.7, CC-9.9)."""

from __future__ import annotations

import pytest

from tests.games.admiral.scene import Scene, scene

SEA = (".........", ".........", ".........")


def two_ships(captain: str) -> Scene:
    """Two frigates and a galleon three cells off."""
    return scene(*SEA, ships="F1a A1 E, F1b A3 E, G2 D1 W", captains=f"F1a {captain}").turn(0)


@pytest.mark.rule("CC-9.6", "T-7", "R-1")
def test_with_another_ship_he_gives_nothing() -> None:
    s = two_ships("target*").choose(0, "fire at G2", "2 from F1a", "1 from F1b").chance("die 2")
    assert s.strength("G2") == 6
    assert (s.fired("F1a"), s.fired("F1b")) == ([2, 0, 0, 0], [1, 0, 0, 0])


@pytest.mark.rule("CC-9.6", "Q-9")
def test_with_another_ship_he_is_not_even_offered() -> None:
    s = two_ships("target").choose(0, "fire at G2", "2 from F1a", "1 from F1b")
    assert (s.asked(), s.captain("F1a")) == ([-1], "target")
    s.chance("die 2")
    assert s.strength("G2") == 6


@pytest.mark.rule("CC-9.6")
def test_within_pistol_shot_a_common_salvo_is_rolled_for() -> None:
    s = scene(*SEA, ships="F1a A1 E, F1b A2 E, G2 B1 W", captains="F1a target*").turn(0)
    s.choose(0, "fire at G2", "1 from F1a", "1 from F1b")
    assert s.asked() == [-1]
    s.chance("die 2")
    assert s.strength("G2") == 6


@pytest.mark.rule("CC-9.7", "T-8")
@pytest.mark.parametrize("captain", ["target", "target*"])
def test_in_a_salvo_of_his_own_ship_he_counts(captain: str) -> None:
    s = two_ships(captain).choose(0, "fire at G2", "3 from F1a", "0 from F1b")
    s.choose(0, "salvo" if captain == "target*" else "salvo skilled").chance("die 2")
    assert (s.strength("G2"), s.captain("F1a")) == (3, "target*")


@pytest.mark.rule("CC-9.7")
def test_the_other_ship_s_own_salvo_is_not_better() -> None:
    s = two_ships("target*").choose(0, "fire at G2", "0 from F1a", "2 from F1b", "salvo").chance("die 2")
    assert s.strength("G2") == 6


@pytest.mark.rule("CC-9.9", "T-9")
def test_left_alone_by_swift_he_still_gives_nothing() -> None:
    s = scene(*SEA, ships="F1a A1 E, F1b A3 E, G2 D1 W", captains="F1a target*, G2 swift").ship("F1b", strength=1)
    s.turn(0).choose(0, "fire at G2", "2 from F1a", "1 from F1b")
    s.choose(1, "fire first", "against F1b", "1 from G2").chance("die 1").choose(1, "enough")
    assert (s.cell("F1b"), s.asked()) == ("", [-1])
    s.chance("die 2")
    assert (s.strength("G2"), s.fired("F1a")) == (6, [2, 0, 0, 0])


@pytest.mark.rule("CC-9.9", "CC-9.3")
def test_not_even_next_to_the_target() -> None:
    s = scene(*SEA, ships="F1a C1 E, F1b D3 E, G2 D1 W", captains="F1a target*, G2 swift").ship("F1b", strength=1)
    s.turn(0).choose(0, "fire at G2", "2 from F1a", "1 from F1b")
    s.choose(1, "fire first", "against F1b", "1 from G2").chance("die 1")  # nor can it fire at the other now
    assert s.asked() == [-1]
    s.chance("die 2")
    assert s.strength("G2") == 6
