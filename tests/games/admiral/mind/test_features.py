"""What a learned opinion looks at: scenes with a number in them."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.mind.features import AdmiralFeatures
from tests.games.admiral.scene import Scene, scene

SEA = ".............."
VALUE = 5.0


def told(s: Scene, name: str) -> list[float]:
    """What is said about each side."""
    features = AdmiralFeatures(s.t.rules)
    return [row[features.names.index(name)] for row in features.of(s.t)]


def test_who_still_acts_in_this_round_can_fire_and_everybody_in_the_next_one() -> None:
    """Two frigates at distance 5, which is long: three shots that hit with half of the numbers (AD-10.4)."""
    s = scene(SEA, ships="F1 A1 E, F2 F1 W", wind="E").turn(1)
    s.t.order, s.t.place = [0, 1], 1
    assert told(s, "blows_now") == [0.0, pytest.approx(3 * 0.5 * 3 / 5 / VALUE)]
    assert min(told(s, "blows_soon")) > 0.0


def test_after_a_move_more_shots_hit() -> None:
    s = scene(SEA, ships="F1 A1 E, F2 F1 W", wind="E").turn(0)
    assert told(s, "blows_moving")[0] == pytest.approx(3 * 5 / 6 * 3 / 5 / VALUE)  # within pistol shot (AD-10.6)
    assert told(s, "blows_moving")[1] < told(s, "blows_moving")[0]  # two cells into the wind: medium


def test_fire_of_several_ships_on_one_enemy_adds_up_and_may_sink_it() -> None:
    alone = scene(SEA, SEA, ships="F1 A1 E, B2 D1 W", wind="E").turn(0)
    together = scene(SEA, SEA, ships="F1 A1 E, L1 A2 E, B2 D1 W", wind="E").turn(0)
    assert told(alone, "focus_now")[0] < told(together, "focus_now")[0] == pytest.approx(2 / VALUE)
    assert told(alone, "sunk_now")[0] < told(together, "sunk_now")[0]


def test_the_stronger_ship_may_board_at_once_only_where_it_touches() -> None:
    """A ship of the line has three boarding points more than a brig: it wins with 30 of 36, and loses with 3."""
    promise = (30 * 2 - 3 * 5) / 36 / VALUE
    beside = scene(SEA, ships="L1 A1 E, B2 B1 W", wind="E").turn(0)
    away = scene(SEA, ships="L1 A1 E, B2 D1 W", wind="E").turn(0)
    assert told(beside, "board_now") == [pytest.approx(promise), 0.0]
    assert told(away, "board_now") == [0.0, 0.0]
    assert told(away, "board_moving") == [pytest.approx(promise), 0.0]


def test_forces_share_one_whole() -> None:
    s = scene(SEA, ships="L1 A1 E, B2 J1 W", wind="E").turn(0)
    strong, weak = told(s, "share_of_force")
    assert strong > weak > 0.0
    assert strong + weak == pytest.approx(1.0)


def test_the_gauge_is_shared_by_winds() -> None:
    """In a row from west to east each is to windward in three winds, and in two they are level."""
    s = scene(SEA, ships="F1 A1 E, F2 F1 W", wind="E").turn(0)
    assert told(s, "gauge") == [0.625, 0.625]


def test_fire_that_waits_for_an_answer_is_seen() -> None:
    s = scene(SEA, ships="F1 A1 E, F2 E1 W", wind="E", captains="F2 rapid").turn(0)
    assert told(s, "fire declared") == [0.0, 0.0]
    s.choose(0, "fire at F2", "2 from F1", "separate")
    assert told(s, "fire declared") == [pytest.approx(2 * 0.5 * 3 / 5 / VALUE), 0.0]
