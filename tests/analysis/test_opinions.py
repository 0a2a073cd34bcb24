"""What a search thinks of choices, with what its seat knows."""

from __future__ import annotations

import pytest

from kubrik.analysis.advice import among, odds_of, reasons
from kubrik.analysis.opinion import Weighed, gap, think, weighed
from kubrik.analysis.shares import Curve, fitted
from kubrik.bots.chair import Chair
from kubrik.engine.chance import Rng
from kubrik.engine.game import Box, Setup
from kubrik.engine.play import options, question, to_act
from kubrik.engine.sitting import Sitting
from kubrik.games.registry import game_named

GAMES = ("humans", "keyflower", "admiral")


def begun(game: str, choices: int) -> tuple[Box, Sitting]:
    """A table at which so many choices were made, always from the middle of what may be chosen."""
    box = game_named(game).box(Setup(game=game, seats=2))
    sitting = Sitting(box, seed=7)
    for _ in range(choices):
        seat = to_act(sitting.table)[0]
        offer = options(sitting.table, seat)
        sitting.choose(seat, offer[len(offer) // 2].name)
    return box, sitting


def asked(box: Box, sitting: Sitting) -> int:
    """Goes on until somebody has more than one way; returns who."""
    while len(options(sitting.table, to_act(sitting.table)[0])) < 2:
        seat = to_act(sitting.table)[0]
        sitting.choose(seat, options(sitting.table, seat)[0].name)
    return to_act(sitting.table)[0]


@pytest.mark.parametrize("game", GAMES)
def test_reasons_name_two_ways_of_the_question(game: str) -> None:
    box, sitting = begun(game, 20)
    seat = asked(box, sitting)
    found = reasons(box, game_named(game).study, sitting.table, seat, 1, 40)
    ways = [choice.name for choice in options(sitting.table, seat)]
    assert found.choice in ways
    assert found.instead in ways
    assert found.instead != found.choice
    assert 0 < found.share < 1
    assert found.better >= 0


@pytest.mark.parametrize("game", GAMES)
def test_a_narrow_chair_thinks_about_nothing_else(game: str) -> None:
    box, sitting = begun(game, 12)
    seat = asked(box, sitting)
    two = options(sitting.table, seat)[:2]
    opinion = among(box, sitting.table, seat, two, 3, 40)
    assert {way.choice for way in opinion.ways} == {choice.name for choice in two}
    assert min(way.visits for way in opinion.ways) > 2
    assert opinion.best.value == max(way.value for way in opinion.ways)


def test_the_same_seed_thinks_the_same() -> None:
    box, sitting = begun("humans", 9)
    chair = Chair(sitting.table, asked(box, sitting), box.mind, box.view)
    assert think(chair, 5, 60) == think(chair, 5, 60)


def test_what_parts_of_a_search_disagree_about_is_not_sure() -> None:
    agreed = weighed("a", [(10, 5.0), (10, 5.0)])
    torn = weighed("a", [(10, 1.0), (10, 9.0)])
    assert agreed.value == torn.value == 0.5
    assert torn.error > 3 * agreed.error
    assert gap(Weighed("a", 9, 0.7, 0.03), Weighed("b", 9, 0.4, 0.04)) == pytest.approx((0.3, 0.05))


def test_a_battle_that_only_one_can_win_has_odds() -> None:
    """Somewhere in a game two fleets meet: then advice tells at how many imagined tables the battle is won."""
    box, sitting = begun("humans", 0)
    study, rng, found = game_named("humans").study, Rng(3), None
    while found is None and not sitting.table.over:
        seat = to_act(sitting.table)[0]
        offer = options(sitting.table, seat)
        if question(sitting.table, seat).name == "fight_or_retreat":
            chair = Chair(sitting.table, seat, box.mind, box.view)
            found = odds_of(box, study, chair, "fight", 1)
            assert odds_of(box, study, chair, "retreat", 1) is None
        sitting.choose(seat, offer[rng.below(len(offer))].name)
    assert found is not None
    assert 0 <= found.won <= found.of
    assert found.clause == "TH-8.30"


def test_shares_follow_what_came_of_it() -> None:
    """Who stands at 0.8 and wins every second time has a share of one half."""
    seen = [(0.8, float(n % 2)) for n in range(400)] + [(0.2, float(n % 10 == 0)) for n in range(400)]
    curve = fitted(seen)
    assert curve.share(0.8) == pytest.approx(0.5, abs=0.02)
    assert curve.share(0.2) == pytest.approx(0.1, abs=0.02)
    assert Curve().share(0.37) == pytest.approx(0.37)
