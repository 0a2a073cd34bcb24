"""What everybody sees of the table: the round, the wind, the chart, whose turn it is (AD-1.7)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.rules.flow import new_table
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.views.structs import ChartView, GoldView
from kubrik.games.admiral.views.view import admiral_view
from tests.games.admiral.looking import player_seen, seen
from tests.games.admiral.random_games import NARROWS, Game, moments, quarrelsome
from tests.games.admiral.scene import scene
from tests.games.watching import Watcher, everybody

SEA = ("1a..$..b2", "...#^....")
FLEETS = "L1 A2 E, F1 B2 E, L2 I2 W"


@pytest.mark.rule("AD-1.7", "AD-7.4", "AD-6.3")
def test_everybody_knows_the_round_the_wind_and_whose_turn_it_is() -> None:
    s = scene(*SEA, ships=FLEETS, wind="SW storm", level="basic", rounds=7).turn(1)
    for who in everybody(s):
        view = seen(s, who)
        assert (view.round, view.scenario.rounds, view.scenario.id, view.scenario.level) == (1, 7, "drawn", "basic")
        assert (view.wind, view.strength, view.windless) == ("SW", "storm", False)
        assert (view.order, view.acting, view.to_act, view.over) == ((1, 0), 1, (1,), False)
        assert (view.seat, view.question is not None) == (who, who == 1)
    s.choose(1, "end turn")
    assert (seen(s, None).acting, seen(s, None).to_act) == (0, (0,))


@pytest.mark.rule("AD-3.1", "AD-3.2", "AD-3.3", "AD-3.4", "AD-3.5", "AD-16.8")
def test_the_chart_has_what_stays_and_apart_from_it_what_moves() -> None:
    s = scene(*SEA, ships=FLEETS, mines="C1 H2", pile=3).turn(0)
    s.t.put_gold(s.t.rules.chart.named("C2"), 1)
    for who in everybody(s):
        view = seen(s, who)
        assert view.chart == ChartView(9, ("1a.....b2", "...#^...."))
        assert view.gold == (GoldView("E1", 3), GoldView("C2", 1))
        assert view.mines == ("C1", "H2")


@pytest.mark.rule("AD-5.1", "AD-24.7", "AD-25.6", "AD-19.2", "AD-19.4")
def test_what_was_agreed_is_open() -> None:
    options = {"both_broadsides": "off", "windless": "on"}
    s = scene(*SEA, ships=FLEETS, goal=4, fort_wins=True, ranking="gold", options=options).turn(0)
    agreed = seen(s, None).scenario
    assert (agreed.goal, agreed.fort_wins, agreed.ranking, agreed.both_broadsides) == (4, True, "gold", False)
    assert seen(s, None).windless
    assert seen(scene(*SEA, ships=FLEETS).turn(0), None).scenario.both_broadsides


@pytest.mark.rule("AD-1.7", "AD-22.3", "AD-18.4", "AD-22.2")
def test_scores_banks_sides_and_who_is_out_are_open() -> None:
    fleets = "L1 A2 E, L2 G2 W, B3 I2 E"
    s = scene(*SEA, ships=fleets, sides=[0, 1, 0]).ship("B3", strength=1).turn(1)
    s.t.bank[2] = 5
    s.t.sunk_value[2] = 4
    assert [player_seen(s, seat).side for seat in range(3)] == [0, 1, 0]
    assert [player_seen(s, seat, 1).bank for seat in range(3)] == [0, 0, 5]
    assert [player_seen(s, seat, 1).score for seat in range(3)] == [4, 0, 4]
    s.choose(1, "fire at B3", "1 from L2").chance("die 1")
    assert [player_seen(s, seat, 0).out for seat in range(3)] == [False, False, True]
    assert player_seen(s, 1, 0).score == 2


@pytest.mark.rule("H-5")
def test_nobody_is_asked_while_chance_decides() -> None:
    s = scene(*SEA, ships="L1 A2 E, B2 C2 W, L2 I2 W").turn(0)
    s.choose(0, "fire at B2", "1 from L1")
    for who in everybody(s):
        assert (seen(s, who).to_act, seen(s, who).question) == ((), None)


def test_a_table_that_is_only_set_can_be_looked_at() -> None:
    for captains in (None, 2):
        t = new_table(Game(NARROWS, captains=captains).begun(1).rules, 1)
        view = admiral_view(t, 0)
        assert (view.round, view.order, view.acting, view.to_act, view.question) == (0, (), None, (), None)


def wrongly_asked(t: Admiral) -> list[Watcher]:
    """Who sees a question and is not to act, or the other way round."""
    views = {who: admiral_view(t, who) for who in (None, *range(t.seats))}
    return [who for who, view in views.items() if (who in view.to_act) != (view.question is not None)]


@pytest.mark.rule("H-1")
def test_in_a_whole_game_only_those_to_act_see_a_question() -> None:
    shown = 0
    for t in moments(Game(NARROWS, captains=2), seed=3, pick=quarrelsome):
        assert wrongly_asked(t) == []
        shown += len(admiral_view(t, None).to_act)
    assert shown > 100
