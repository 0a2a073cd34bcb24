"""The table before the first round (AD-5): fleets, forts, gold, and what the players agreed on."""

from __future__ import annotations

import pytest

from kubrik.engine.game import Setup
from kubrik.engine.table import CHANCE
from kubrik.games.admiral.box.files.chosen import scenario_text
from kubrik.games.admiral.box.files.load import SCENARIOS, scenario_file
from kubrik.games.admiral.box.files.scenario_build import numbers_of_players
from kubrik.games.admiral.game import AdmiralGame
from kubrik.games.admiral.rules.flow import new_table
from kubrik.games.admiral.table.settings import settings
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import ADMIRAL, BASIC, CAPTAIN, DIRECTIONS
from tests.games.admiral.scene import SHIPS, rules_for, scene
from tests.games.admiral.whole_scenarios import ALL, SCENARIO, scenario_scene


def laid_out(key: tuple[str, int], seed: int = 1, **options: str) -> Admiral:
    return new_table(rules_for(SCENARIO[key], options, None), seed)


@pytest.mark.rule("AD-1.1")
def test_every_scenario_says_how_many_may_play() -> None:
    numbers = [numbers_of_players(scenario_file(id, SHIPS).load()) for id in SCENARIOS]
    assert numbers == [[2], [2, 3, 4], [2, 4]]
    assert [laid_out(key).seats for key in ALL] == [players for _, players in ALL]


@pytest.mark.rule("AD-1.1")
@pytest.mark.parametrize(("players", "usual"), [(2, "duel"), (3, "gold_run"), (4, "gold_run")])
def test_two_play_a_duel_unless_they_choose_another_scenario(players: int, usual: str) -> None:
    assert scenario_text(Setup(game="admiral", seats=players)) == scenario_file(usual, SHIPS).text()
    assert AdmiralGame.min_seats <= players <= AdmiralGame.max_seats


@pytest.mark.rule("AD-5.3")
@pytest.mark.parametrize("key", ALL)
def test_ships_begin_undamaged_and_empty_where_the_scenario_says(key: tuple[str, int]) -> None:
    t, berths = laid_out(key), SCENARIO[key].berths
    assert t.cells == [b.cell for b in berths]
    assert t.flags == [b.seat for b in berths]
    assert t.strengths == [b.ship_class.strength for b in berths]
    assert set(t.gold) == set(t.marks) == set(t.fired) == {0}
    assert [cell for cell, taken in enumerate(t.taken) if taken and not t.rules.sea.is_land[cell]] == sorted(t.cells)


@pytest.mark.rule("AD-5.3")
def test_at_admiral_level_they_face_as_the_scenario_says() -> None:
    t = laid_out(("gold_run", 3), level="admiral")
    assert [DIRECTIONS[facing] for facing in t.facings] == ["S", "SE", "SE", "S", "SW", "SW", "N", "N", "N"]
    s = scenario_scene("gold_run", 3, options={"level": "admiral"}).wind("S").turn(0)
    s.choose(0, "move F1")  # nobody asks for a heading
    assert s.cell("F1") == "C3"


@pytest.mark.rule("AD-5.4")
@pytest.mark.parametrize("key", ALL[1:])
def test_forts_begin_at_full_strength_under_the_flag_of_their_seat(key: tuple[str, int]) -> None:
    t = laid_out(key)
    assert t.fort_flags == list(range(t.seats))
    assert t.fort_strengths == [6] * t.seats
    assert (t.fort_fired, t.unanswered) == ([0] * t.seats, [0] * t.seats)


@pytest.mark.rule("AD-5.2")
@pytest.mark.parametrize("key", ALL)
def test_nothing_but_the_seats_is_dealt_by_lot(key: tuple[str, int]) -> None:
    """Who has which seat has which fleet, whatever chance brings later."""
    one, other = laid_out(key, seed=1), laid_out(key, seed=2)
    assert (one.cells, one.flags, one.sea_gold) == (other.cells, other.flags, other.sea_gold)
    assert all(one.fleet(seat) for seat in range(one.seats))


@pytest.mark.rule("AD-5.1", "AD-19.1")
def test_players_agree_on_a_level_or_take_that_of_the_scenario() -> None:
    assert [settings({}, usual).level for usual in (BASIC, CAPTAIN, ADMIRAL)] == [BASIC, CAPTAIN, ADMIRAL]
    assert settings({"level": "by_scenario"}, ADMIRAL).level == ADMIRAL
    for named, level in (("basic", BASIC), ("captain", CAPTAIN), ("admiral", ADMIRAL)):
        assert {settings({"level": named}, usual).level for usual in (BASIC, CAPTAIN, ADMIRAL)} == {level}


@pytest.mark.rule("AD-5.1")
def test_the_table_is_laid_and_then_the_first_wind_blows() -> None:
    s = scene("...", ships="F1 A1 E, F2 C1 W").round()
    assert s.t.round == 1
    assert s.asked() == [CHANCE]
    assert s.chance("wind E fresh").asked() == [0]
