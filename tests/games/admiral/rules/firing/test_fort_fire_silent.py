"""Forts that do not fire, and fire that nobody answers (AD-17)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.terms import NOBODY
from tests.games.admiral.scene import Scene, scene

EIGHT = "........"
FIRE = "fire from fort 1"


def fort(ships: str) -> Scene:
    """A fort of player 0 in the corner."""
    return scene("1.......", *[EIGHT] * 6, ships=ships)


# ---- when it does not fire


@pytest.mark.rule("AD-17.2")
def test_a_fort_fires_in_the_turn_of_its_owner() -> None:
    s = fort("B1 B2 E, G2 C1 W").turn(1)
    assert s.starting_with(1, "fire from") == []
    assert s.refusal(1, FIRE) == "AD-17.2"
    s.choose(1, "end turn")
    assert FIRE in s.options(0)


@pytest.mark.rule("AD-17.2", "AD-17.14")
def test_its_owner_is_whose_flag_it_flies() -> None:
    s = fort("B1 B2 E, G2 C1 W").fort("fort 1", flag=1).turn(1)
    s.choose(1, FIRE, "1 from fort 1").chance("die 1")
    assert s.strength("B1") == 2


@pytest.mark.rule("AD-17.3")
def test_a_silenced_fort_does_not_fire() -> None:
    s = fort("B1 H7 E, G2 C1 W").fort("fort 1", strength=0).turn(0)
    assert FIRE not in s.options(0)
    assert s.refusal(0, FIRE) == "AD-17.3"


@pytest.mark.rule("AD-17.3")
def test_with_one_strength_it_fires_all_its_guns() -> None:
    s = fort("B1 H7 E, G2 C1 W").fort("fort 1", strength=1).turn(0).choose(0, FIRE)
    assert s.options(0)[-1] == "3 from fort 1"


@pytest.mark.rule("AD-17.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_neutral_fort_never_fires(seat: int) -> None:
    s = fort("B1 A3 E, G2 C1 W").fort("fort 1", flag=NOBODY).turn(seat)
    assert s.starting_with(seat, "fire from") == []
    assert s.refusal(seat, FIRE) == "AD-17.4"


@pytest.mark.rule("AD-17.10", "AD-17.14")
@pytest.mark.parametrize("strength", [0, 1, 4])
def test_a_captured_fort_is_silent_for_the_round(strength: int) -> None:
    s = scene("..2.....", EIGHT, ships="L1 B1 E, G2 E2 W").fort("fort 2", strength=strength).turn(0)
    s.choose(0, "storm with L1")
    if strength:
        s.chance("die 6", "die 1")
    assert (s.flag("fort 2"), s.strength("fort 2"), s.fired("fort 2")) == (0, max(strength, 1), [3])
    assert s.refusal(0, "fire from fort 2") == "AD-9.9"


@pytest.mark.rule("AD-17.10")
def test_in_the_next_round_it_fires() -> None:
    s = scene("..2.....", EIGHT, ships="L1 B1 E, G2 E2 W").fort("fort 2", strength=0).round().chance("wind E fresh")
    s.choose(0, "storm with L1", "end turn").choose(1, "end turn").chance("wind E fresh")
    assert "fire from fort 2" in s.options(0)


# ---- nobody answers


@pytest.mark.rule("AD-17.15")
def test_fire_at_a_fort_is_not_answered() -> None:
    s = scene("..2.....", EIGHT, ships="L1 A1 E, G2 C2 W", captains="G2 swift*").turn(0)
    s.choose(0, "fire at fort 2", "4 from L1")
    assert s.asked() == [CHANCE]
    s.chance("die 1")
    assert (s.strength("fort 2"), s.asked()) == (4, [0])


@pytest.mark.rule("AD-17.15")
def test_nor_is_a_storming() -> None:
    s = scene("..2.....", EIGHT, ships="L1 B1 E, G2 D2 W", captains="G2 swift*").turn(0).choose(0, "storm with L1")
    assert s.asked() == [CHANCE]
    assert s.notes(notes.FIRES) == []
