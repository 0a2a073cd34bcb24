"""The formulas: intervals, corrections for many figures at once, ratings, the share of a deal."""

from __future__ import annotations

from math import log

import pytest

from kubrik.engine.chance import Rng
from kubrik.lab.stats.estimates import controlled, mean_of, share_of
from kubrik.lab.stats.luck import seed_effect
from kubrik.lab.stats.many import benjamini_hochberg, holm
from kubrik.lab.stats.plackett_luce import margins, orders_of, ratings
from kubrik.lab.stats.student import quantile, two_sided
from kubrik.sim.intervals import wilson

TRIES = 400
RARE = 36  # of 400 intervals of 95 %, 20 miss; more than 36 once in 5,000 times
MANY_MISSES = 13  # of 100


def dice(rng: Rng, n: int = 1) -> float:
    return float(sum(1 + rng.below(6) for _ in range(n)))


def test_quantiles_are_those_of_the_tables() -> None:
    assert [round(quantile(df), 3) for df in (1, 5, 30, 1000)] == [12.706, 2.571, 2.042, 1.962]
    assert two_sided(2.571, 5) == pytest.approx(0.05, abs=1e-4)


def test_deals_not_games_decide_how_sure_a_mean_is() -> None:
    rng = Rng(1)
    misses, naive = 0, 0
    for _ in range(TRIES):
        deals = [(dice(rng, 3), [dice(rng) for _ in range(8)]) for _ in range(15)]
        found = mean_of([deal + sum(games) / 8 for deal, games in deals], 120)
        alone = mean_of([deal + game for deal, games in deals for game in games], 120)
        misses += not found.low <= 14.0 <= found.high
        naive += not alone.low <= 14.0 <= alone.high
    assert misses <= RARE < naive


def test_a_control_that_is_pure_noise_saves_nothing_and_does_no_harm() -> None:
    rng = Rng(2)
    misses = 0
    for _ in range(TRIES):
        values, noise = [dice(rng) for _ in range(20)], [dice(rng) - 3.5 for _ in range(20)]
        found = controlled(values, noise, 20)
        misses += not found.low <= 3.5 <= found.high
        assert found.saved < 3.0
    assert misses <= RARE


def test_a_share_stays_between_nothing_and_all() -> None:
    """One game a deal: Wilson's interval. Where deals of two games are always split, it is known better than that."""
    rare = share_of([0.0] * 29 + [1.0], 30)
    assert (rare.low, rare.high) == wilson(1.0, 30)
    split = share_of([0.5] * 28 + [0.0, 1.0], 60)
    assert 0.4 < split.low < 0.5 < split.high < 0.6


def test_a_share_that_never_varied_is_not_certain() -> None:
    found = share_of([1.0] * 20, 20)
    assert found.high == 1.0
    assert 0.7 < found.low < 0.9


def test_corrections_for_many_at_once() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert benjamini_hochberg([0.01, 0.04, 0.03, 0.5]) == pytest.approx([0.04, 0.16 / 3, 0.16 / 3, 0.5])


def test_a_hundred_cards_that_do_nothing_look_like_something_hardly_ever() -> None:
    rng = Rng(3)
    alarms = 0
    for _ in range(20):
        ps = [mean_of([dice(rng) - 3.5 for _ in range(10)], 10).p for _ in range(100)]
        alarms += min(holm(ps)) < 0.05
    assert alarms <= 5


def test_ratings_find_the_strengths_that_made_the_games() -> None:
    rng = Rng(4)
    strengths = [1, 2, 4]
    deals = [orders_of([0, 1, 2], ranked(rng, strengths)) for _ in range(300)]
    every = {order: float(deals.count({order: 1.0})) for order in {next(iter(deal)) for deal in deals}}
    found = ratings(every, 3)
    truth = [log(s) - log(8) / 3 for s in strengths]
    halves = margins(deals, 3, 100, 1)
    assert found == sorted(found)
    assert all(abs(value - true) <= half + 0.15 for value, true, half in zip(found, truth, halves, strict=True))


def test_the_truth_lies_within_the_margins_of_a_rating_as_often_as_they_say() -> None:
    """Two alike win as often as each other."""
    rng, misses = Rng(6), 0
    for _ in range(100):
        deals = [orders_of([0, 1], ranked(rng, [1, 1])) for _ in range(25)]
        found = ratings({order: float(deals.count({order: 1.0})) for order in ((0, 1), (1, 0))}, 2)
        misses += abs(found[0]) > margins(deals, 2, 60, 1)[0]
    assert misses <= MANY_MISSES


def ranked(rng: Rng, strengths: list[int]) -> list[int]:
    """Ranks of a game: places are drawn by strength, one after the other."""
    left, ranks = list(range(len(strengths))), [0] * len(strengths)
    for place in range(1, len(strengths) + 1):
        k = rng.below(sum(strengths[p] for p in left))
        for player in left:
            k -= strengths[player]
            if k < 0:
                break
        ranks[player] = place
        left.remove(player)
    return ranks


def test_shared_places_count_as_all_orders_that_fit() -> None:
    assert orders_of([0, 1, 2], [1, 1, 3]) == {(0, 1, 2): 0.5, (1, 0, 2): 0.5}


def test_what_the_deal_decides_is_found_and_nothing_where_it_decides_nothing() -> None:
    rng = Rng(5)
    bases = [dice(rng) for _ in range(150)]
    half = seed_effect([[base + dice(rng) for _ in range(6)] for base in bases])
    none = seed_effect([[dice(rng) for _ in range(6)] for _ in range(150)])
    assert half.low < 0.5 < half.high
    assert none.mean < 0.1
    assert half.mean == pytest.approx(0.5, abs=0.12)
