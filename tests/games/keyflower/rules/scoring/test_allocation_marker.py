"""What the purple marker counts as, and all things of a village together (KF-14)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.scoring.allocation import NO_TYPE, NOWHERE, best_of_all
from kubrik.games.keyflower.terms import (
    GOLD,
    GREEN,
    IRON,
    NOTHING,
    OF_RESOURCES,
    OF_SKILLS,
    OF_WORKERS,
    SAW,
    STONE,
    YELLOW,
)
from tests.games.keyflower.rules.scoring.allocating import declared, marked, stocks
from tests.games.keyflower.rules.scoring.scoring_tiles import at, scorers


@pytest.mark.rule("S-18", "KF-14.12")
def test_marker_as_a_skill_tile() -> None:
    best = marked("scribes", [1, 1, 0], [])
    assert (best.points, declared(best)) == (10, (OF_SKILLS, SAW, NOWHERE))
    best = marked("scribes", [1, 1, 0], [], marker=False)
    assert (best.points, declared(best)) == (0, (NOTHING, NO_TYPE, NOWHERE))


@pytest.mark.rule("S-19", "KF-14.13")
def test_marker_on_a_yard() -> None:
    best = marked("stone_yard+", [0, 0, 0], stocks(stone_stone_yard=2))
    assert (best.points, declared(best)) == (9, (OF_RESOURCES, STONE, at("stone_yard")))


@pytest.mark.rule("KF-14.15")
def test_marker_as_gold() -> None:
    """As in S-14: if nothing else, a counter of gold."""
    best = marked("apothecary", [0, 0, 0], [])
    assert (best.points, declared(best)) == (1, (OF_RESOURCES, GOLD, NOWHERE))
    assert marked("jeweller", [0, 0, 0], []).points == 2


def test_marker_as_the_resource_that_is_missing() -> None:
    best = marked("mercers_guild", [0, 0, 0], stocks(wood=1, stone=1))
    assert (best.points, declared(best)) == (5, (OF_RESOURCES, IRON, NOWHERE))


def test_marker_as_a_worker() -> None:
    best = best_of_all([2, 1, 1, 0], [0, 0, 0], [], scorers("craftsmans_guild key_market"), False, True, True)
    assert (best.points, declared(best)) == (5, (OF_WORKERS, GREEN, NOWHERE))
    best = best_of_all([2, 2, 1, 0], [0, 0, 0], [], scorers("craftsmans_guild key_market"), False, True, True)
    assert (best.points, declared(best)) == (6, (OF_WORKERS, YELLOW, NOWHERE))


def test_items_of_a_whole_village() -> None:
    """As in S-21."""
    ids = scorers("barn key_guild key_market village_hall")
    kept = stocks(stone_barn=2, gold_barn=1, gold=3, wood=2)
    best = best_of_all([3, 4, 1, 3], [2, 2, 1], kept, ids, False, True, False)
    assert (best.points, best.workers.points, best.skills.points, best.resources.points) == (26, 10, 10, 6)
