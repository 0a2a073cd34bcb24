"""The vane (AD-7, AD-1.2)."""

from __future__ import annotations

from collections import Counter

import pytest

from kubrik.engine.play import chances
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.terms import CALM, DIRECTIONS, FRESH, STORM
from tests.games.admiral.sailing import alone, headings
from tests.games.admiral.scene import Scene, scene

SPINS = 4800


def vane(round: int) -> Scene:
    """It is about to be spun."""
    s = scene("...", "...", ships="F1 A1 E, F2 C2 W", level="basic")
    s.t.round, s.t.order = round, [0, 1]
    return s.round()


@pytest.mark.rule("AD-7.1", "AD-7.2")
def test_eight_directions_and_three_colours() -> None:
    weights = {o.choice.name: o.weight for o in chances(vane(2).t)}
    assert weights == {
        f"wind {direction} {strength}": weight
        for direction in DIRECTIONS
        for strength, weight in (("calm", 1), ("fresh", 4), ("storm", 1))
    }


@pytest.mark.rule("AD-7.3", "AD-7.1")
def test_the_first_wind_is_fresh() -> None:
    outcomes = chances(vane(1).t)
    assert [o.choice.name for o in outcomes] == [f"wind {direction} fresh" for direction in DIRECTIONS]
    assert len({o.weight for o in outcomes}) == 1


def spun(round: int) -> Counter[tuple[int, int]]:
    """Directions and strengths as they come when nobody tells chance what to bring."""
    found: Counter[tuple[int, int]] = Counter()
    t = vane(round).t
    step = t.agenda[-1]
    t.explicit_chance = False
    for _ in range(SPINS if round > 1 else 200):
        t.agenda[:] = [t.agenda[0], step]
        step.go(t)
        found[t.wind, t.strength] += 1
    return found


@pytest.mark.rule("AD-7.1", "AD-7.2", "AD-1.2")
def test_the_vane_is_fair() -> None:
    found = spun(2)
    for direction in range(8):
        for strength, share in ((CALM, 1), (FRESH, 4), (STORM, 1)):
            assert found[direction, strength] == pytest.approx(SPINS * share / 48, rel=0.35)


@pytest.mark.rule("AD-7.3")
def test_so_it_is_when_it_spins_by_itself() -> None:
    assert set(spun(1)) == {(direction, FRESH) for direction in range(8)}


@pytest.mark.rule("AD-1.2")
def test_dice_have_six_sides() -> None:
    s = scene("...", "...", ships="F1 A1 E, F2 C2 W", wind="E storm").turn(0)
    assert [(o.choice.name, o.weight) for o in chances(s.t)] == [(f"die {n}", 1) for n in range(1, 7)]


@pytest.mark.rule("AD-1.2")
def test_dice_are_fair() -> None:
    s = scene("...", "...", ships="F1 A1 E, F2 C2 W", wind="E storm").ship("F1", strength=1000).turn(0)
    t, step = s.t, s.t.agenda[-1]
    t.explicit_chance = False
    for _ in range(600):
        step.go(t)
        t.agenda.append(step)
    found = Counter(die for _, die, _, _ in s.notes(notes.STORM_ROLL))
    assert sorted(found) == [1, 2, 3, 4, 5, 6]
    assert min(found.values()) > 60


@pytest.mark.rule("AD-7.4")
def test_wind_and_strength_hold_for_everybody_till_the_round_is_over() -> None:
    s = scene("......", "......", ships="F1 A1 E, F2 A2 E", level="basic")
    s.t.round, s.t.order = 2, [1, 0]
    s.round().chance("wind E storm")
    for seat, ship in ((0, "F1"), (1, "F2")):
        s.choose(seat, f"move {ship}", "to E", "advance", "advance")
        assert s.starting_with(seat, "advance") == []  # three cells, as in a storm
        s.choose(seat, "end turn")
    assert (s.cell("F1"), s.cell("F2")) == ("D1", "D2")
    assert s.notes(notes.WIND) == [(2, STORM, 0, 0)]


@pytest.mark.rule("AD-7.5", "AD-8.5")
@pytest.mark.parametrize("wind", DIRECTIONS)
def test_in_a_calm_the_direction_hinders_nobody(wind: str) -> None:
    assert headings(alone("B1", wind=f"{wind} calm").turn(0), "B1") == " ".join(DIRECTIONS)
