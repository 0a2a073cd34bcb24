"""Whoever has to choose sees how a fight would stand: what everybody could work out, and what he alone knows."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.table.state import BOARDED, REPAIRED
from kubrik.games.admiral.views.structs_odds import AimView, FightView
from tests.games.admiral.looking import own, seen, told_to_others
from tests.games.admiral.scene import Scene, scene

SEA = ("........", "........")


def aims(s: Scene, seat: int = 0) -> list[tuple[str, str]]:
    """Who bears on whom."""
    return [(s.t.rules.names[aim.shooter], s.t.rules.names[aim.target]) for aim in own(s, seat).aims]


def aim(s: Scene, shooter: str, target: str, seat: int = 0) -> AimView:
    return next(a for a in own(s, seat).aims if (a.shooter, a.target) == (s.thing(shooter), s.thing(target)))


def fight(s: Scene, ship: str, enemy: str, seat: int = 0) -> FightView:
    return next(f for f in own(s, seat).fights if (f.ship, f.enemy) == (s.thing(ship), s.thing(enemy)))


@pytest.mark.rule("AD-10.1", "AD-10.2", "AD-10.3", "AD-10.4", "AD-10.5", "AD-10.6")
@pytest.mark.parametrize(
    ("cell", "distance", "band", "hits"),
    [
        ("B1", 1, "pistol", (1, 3, 4, 5, 6)),
        ("C1", 2, "medium", (1, 3, 5, 6)),
        ("D1", 3, "medium", (1, 3, 5, 6)),
        ("E1", 4, "long", (1, 3, 5)),
    ],
)
def test_the_distance_decides_what_hits(cell: str, distance: int, band: str, hits: tuple[int, ...]) -> None:
    seen = aim(scene(*SEA, ships=f"L1 A1 E, F2 {cell} W").turn(0), "L1", "F2")
    assert (seen.distance, seen.band, seen.hits, seen.skilled) == (distance, band, hits, hits)


@pytest.mark.rule("AD-9.2", "AD-9.3", "AD-6.10", "AD-15.2", "AD-17.2")
def test_only_who_can_fire_now_is_told() -> None:
    fleets = "L1 A1 E, F1 A2 E, B1 H2 E, L2 C1 W, B2 C2 W"
    s = scene("........", "........", ships=fleets).ship("F1", marks=BOARDED).ship("B1", fired=[2, 2, 0, 0]).turn(0)
    assert aims(s) == [("L1", "L2"), ("L1", "B2")]
    s = scene("1.......", "........", ships="L1 A2 E, F2 C2 W").ship("L1", marks=REPAIRED).turn(0)
    assert aims(s) == [("fort 1", "F2")]
    s = scene("1.2.....", "........", ships="L1 H2 E, F2 E2 W, B2 E1 W").fort("fort 2", flag=1).turn(0)
    assert {shooter for shooter, _ in aims(s)} == {"L1", "fort 1"}


@pytest.mark.rule("H-2", "CC-9.1", "CC-9.8")
def test_a_hidden_gunner_counts_apart_and_for_his_player_alone() -> None:
    s = scene(*SEA, ships="L1 A1 E, F2 E1 W", captains="L1 target").turn(0)
    assert (aim(s, "L1", "F2").hits, aim(s, "L1", "F2").skilled) == ((1, 3, 5), (1, 2, 3, 5))
    s = scene(*SEA, ships="L1 A1 E, F2 E1 W", captains="L1 target*").turn(0)
    assert aim(s, "L1", "F2").hits == (1, 2, 3, 5)


@pytest.mark.rule("AD-14.3", "AD-17.6", "AD-17.9", "CC-10.1", "H-2")
def test_a_fight_has_the_points_of_both() -> None:
    fleets = "F1 B1 E, L2 A2 W, B2 C2 W"
    s = scene("...", "...", ships=fleets, captains="F1 berserk, L2 target*, B2 berserk").ship("L2", strength=4).turn(0)
    assert (fight(s, "F1", "L2").points, fight(s, "F1", "L2").skilled, fight(s, "F1", "L2").against) == (3, 4, 4)
    assert fight(s, "F1", "B2").against == 2
    s = scene("...", ships="F1 B1 E, L2 C1 W", captains="L2 berserk*").turn(0)
    assert fight(s, "F1", "L2").against == 6
    s = scene("1.2", "...", ships="F1 B2 E, B2 A2 W").turn(0)
    assert fight(s, "F1", "fort 2").against == 5
    assert fight(s.fort("fort 2", strength=3), "F1", "fort 2").against == 3
    assert fight(s.fort("fort 2", strength=0), "F1", "fort 2").against is None


@pytest.mark.rule("H-2", "H-5")
def test_nobody_else_learns_of_it() -> None:
    tables = [
        scene(*SEA, ships="L1 A1 E, F2 B1 W", captains=f"L1 {captain}").turn(0) for captain in ("target", "berserk")
    ]
    assert told_to_others(tables[0], 0) == told_to_others(tables[1], 0)
    assert (own(tables[0], 1).aims, own(tables[0], 1).fights, seen(tables[0], None).own) == ((), (), None)


@pytest.mark.rule("CC-8.3", "CC-8.27")
def test_whoever_answers_sees_his_own_odds_even_if_he_fought() -> None:
    s = scene(*SEA, ships="L1 A1 E, F2 C1 W", captains="F2 swift").ship("F2", marks=BOARDED).turn(0)
    s.choose(0, "fire at F2", "2 from L1", "salvo").choose(1, "fire first")
    assert aims(s, 1) == [("F2", "L1")]
