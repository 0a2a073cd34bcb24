"""The round limit: looked at after the last turn of a round (AD-22.1, AD-22.8)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from kubrik.games.admiral.rules.ending import ranks
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.terms import BY_ELIMINATION, NOBODY
from tests.games.admiral.scene import Scene, scene
from tests.games.admiral.whole_scenarios import ALL, scenario_scene

CALM_ORDER = {"windless": "on", "initiative": "fixed"}


def short(ships: str = "F1 A1 E, F2 F1 W", *, rounds: int = 2) -> Scene:
    return scene("......", "......", ships=ships, rounds=rounds, options=CALM_ORDER).round()


@pytest.mark.rule("AD-22.1", "AD-22.8")
def test_after_the_last_turn_of_the_last_round_the_game_is_over() -> None:
    s = short().choose(0, "end turn").choose(1, "end turn")
    assert (s.t.round, s.t.over) == (2, False)
    s.choose(0, "end turn")
    assert s.asked() == [1]  # everybody has had as many turns
    s.choose(1, "end turn")
    assert s.t.over
    assert s.notes(notes.LIMIT) == [(2, 0, 0, 0)]
    assert s.notes(notes.VICTORY) == []
    assert s.t.winners == NOBODY


@pytest.mark.rule("AD-22.1", "AD-22.8")
def test_a_victory_in_the_last_turn_comes_before_the_limit() -> None:
    s = short("B1 C1 E, L2 A1 E", rounds=1).ship("B1", strength=1)
    s.t.sunk_value = [9, 0]
    s.choose(0, "end turn").choose(1, "fire at B1", "1 from L2").chance("die 1")
    assert s.notes(notes.LIMIT) == []
    assert s.notes(notes.VICTORY) == [(1, BY_ELIMINATION, 0, 0)]
    assert ranks(s.t) == [2, 1]  # whatever the points say


@pytest.mark.rule("AD-22.8")
def test_the_limit_comes_even_if_the_last_in_the_order_is_out() -> None:
    s = short("L1 A1 E, F2 F1 W, B3 C1 W", rounds=1).ship("B3", strength=1)
    s.choose(0, "fire at B3", "1 from L1").chance("die 1").choose(0, "end turn")
    assert s.asked() == [1]
    s.choose(1, "end turn")
    assert s.t.over
    assert ranks(s.t) == [1, 2, 3]


@pytest.mark.rule("AD-22.1", "AD-23.5", "AD-24.9", "AD-25.7")
@pytest.mark.parametrize(("key", "rounds"), list(zip(ALL, [30, 40, 40, 40, 25, 25], strict=True)))
def test_how_many_rounds_a_scenario_has(key: tuple[str, int], rounds: int) -> None:
    s = scenario_scene(*key, options=CALM_ORDER)
    s.t.round = rounds - 1
    s.round()
    for _ in range(2):
        for seat in range(key[1]):
            assert not s.t.over
            s.choose(seat, "end turn")
    assert s.t.over
    assert s.t.round == rounds


@pytest.mark.rule("AD-22.8")
def test_before_the_limit_the_next_wind_is_spun() -> None:
    s = scene("......", ships="F1 A1 E, F2 F1 W", rounds=2).round().chance("wind E fresh")
    s.choose(0, "end turn").choose(1, "end turn")
    assert s.asked() == [CHANCE]
    assert s.t.round == 2
