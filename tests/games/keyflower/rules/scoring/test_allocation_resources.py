"""What resources bring at the end: the scoring examples (KF-14, KF-15)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.scoring.allocation import NO_TYPE, best_resources
from kubrik.games.keyflower.terms import STONE
from tests.games.keyflower.rules.scoring.allocating import resources, stocks, with_boat_3b
from tests.games.keyflower.rules.scoring.scoring_tiles import scorers


@pytest.mark.rule("KF-14.11")
def test_gold_that_no_tile_scores() -> None:
    assert resources("", gold=3, wood=2, gold_barn=1) == {"left": 4, "total": 4}


@pytest.mark.rule("S-3", "KF-14.16", "KF-14.17")
def test_gold_in_sets() -> None:
    points = {"mercers_guild": 10, "left": 1, "total": 11}
    assert resources("mercers_guild", wood=4, stone=2, iron=1, gold=2) == points


@pytest.mark.rule("S-4")
def test_sets_before_the_jeweller() -> None:
    """The third set needs two gold more and brings 5 for 4."""
    assert resources("mercers_guild jeweller", wood=4, stone=2, iron=1, gold=3) == {"mercers_guild": 15, "total": 15}


@pytest.mark.rule("S-5", "W-5")
def test_windmill_and_watermill() -> None:
    """No resource for both."""
    points = {"windmill": 5, "watermill": 4, "total": 9}
    assert resources("windmill watermill", wood=3, stone=4, iron=2) == points


def test_a_line_tells_how_many_items_and_which_type() -> None:
    best = best_resources(stocks(wood=3, stone=4, iron=2), scorers("windmill watermill"), False, True)
    assert [(line.n, line.chosen) for line in best.lines] == [(5, NO_TYPE), (4, STONE)]


@pytest.mark.rule("KF-15.9", "W-5")
def test_gold_at_the_jeweller_gives_two_and_no_more() -> None:
    assert resources("jeweller", gold=4, stone=2) == {"jeweller": 8, "total": 8}


@pytest.mark.rule("KF-15.11", "EC-74")
def test_watermill_choosing_gold_adds_nothing() -> None:
    assert resources("watermill", gold=3)["total"] == 3
    assert resources("watermill", gold=3, wood=1)["total"] == 4


@pytest.mark.rule("S-6", "KF-15.4")
def test_gold_counts_on_a_yard() -> None:
    """There it is worth 3, at the Jeweller 2."""
    points = {"timber_yard": 12, "total": 12}
    assert resources("timber_yard+ jeweller", wood_timber_yard=3, gold_timber_yard=1, stone_timber_yard=1) == points


@pytest.mark.rule("KF-14.17", "EC-75")
def test_gold_on_a_yard_is_not_gold_as_well() -> None:
    assert resources("stone_yard", gold_stone_yard=1) == {"stone_yard": 2, "total": 2}


@pytest.mark.rule("KF-14.6")
def test_a_yard_scores_only_what_lies_on_it() -> None:
    assert resources("stone_yard barn", stone=4, stone_barn=1) == {"barn": 1, "total": 1}


@pytest.mark.rule("S-7", "KF-14.8")
def test_gold_is_released_from_the_barn() -> None:
    assert resources("barn jeweller", iron_barn=1, gold_barn=2) == {"barn": 1, "jeweller": 4, "total": 5}


@pytest.mark.rule("S-8", "KF-14.7", "KF-14.8")
def test_iron_is_released_from_the_barn() -> None:
    points = {"mercers_guild": 5, "barn": 4, "total": 9}
    assert resources("barn+ mercers_guild", iron_barn=1, gold_barn=2, wood=1, stone=1) == points


@pytest.mark.rule("KF-14.8", "EC-76")
def test_wood_on_a_stone_yard_can_go_to_the_windmill() -> None:
    assert resources("stone_yard", wood_stone_yard=3) == {"total": 0}
    points = {"windmill": 5, "stone_yard": 2, "total": 7}
    assert resources("stone_yard windmill", wood_stone_yard=3, stone_stone_yard=1, iron=2) == points


@pytest.mark.rule("KF-15.10")
def test_every_set_has_one_of_each_type() -> None:
    """Other resources fill the Windmill, but do not save the stone on its yard from the set."""
    points = {"windmill": 5, "mercers_guild": 5, "total": 10}
    assert resources("stone_yard+ windmill mercers_guild", stone_stone_yard=1, wood=4, iron=4) == points


def test_barn_and_gold_of_a_whole_village() -> None:
    """As in S-21."""
    assert resources("barn", stone_barn=2, gold_barn=1, gold=3, wood=2)["total"] == 6


# ---------------------------------------------------------------- summer boat 3b


@pytest.mark.rule("S-20", "KF-12.10")
def test_everything_is_gold_for_the_jeweller() -> None:
    assert with_boat_3b("mercers_guild jeweller", wood=4, stone=1, gold=1) == {"jeweller": 12, "total": 12}
    assert resources("mercers_guild jeweller", wood=4, stone=1, gold=1)["total"] == 5


@pytest.mark.rule("R-KF-16")
def test_whether_everything_left_is_gold() -> None:
    assert with_boat_3b("", wood=2, gold=1) == {"left": 3, "total": 3}
    assert with_boat_3b("", left=False, wood=2, gold=1) == {"left": 1, "total": 1}
    assert with_boat_3b("mercers_guild", left=False, wood=4, gold=1) == {"mercers_guild": 5, "left": 1, "total": 6}


@pytest.mark.rule("KF-12.10", "R-KF-16")
def test_anything_counts_on_any_yard() -> None:
    assert with_boat_3b("stone_yard+", wood_stone_yard=2, iron=1)["total"] == 7
