"""What workers and skill tiles bring at the end: the scoring examples (KF-14, KF-15)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.scoring.allocation import best_workers
from kubrik.games.keyflower.terms import GREEN
from tests.games.keyflower.rules.scoring.allocating import skills, workers
from tests.games.keyflower.rules.scoring.scoring_tiles import scorers

# ---------------------------------------------------------------- workers


def test_workers_without_a_tile_that_scores_them() -> None:
    assert workers("", blue=9) == workers("jeweller scribes barn keyflower keythedral", green=3) == {"total": 0}


@pytest.mark.rule("KF-15.5", "KF-15.18", "EC-71")
@pytest.mark.parametrize(("n", "points"), [(4, 0), (5, 3), (9, 3), (10, 6)])
def test_apothecary(n: int, points: int) -> None:
    """Five of any colours, and no part of five."""
    assert workers("apothecary", blue=1, green=n - 1)["total"] == points


@pytest.mark.rule("KF-15.6", "EC-72")
def test_green_is_no_substitute_in_a_set() -> None:
    assert workers("craftsmans_guild", blue=2, red=2, green=2) == {"total": 0}
    assert workers("craftsmans_guild", blue=2, red=3, yellow=2, green=2) == {"craftsmans_guild": 6, "total": 6}


@pytest.mark.rule("KF-15.7", "EC-73")
def test_village_hall_may_choose_green() -> None:
    best = best_workers([1, 2, 0, 3], scorers("village_hall"))
    assert (best.points, best.lines[0].n, best.lines[0].chosen) == (3, 3, GREEN)


@pytest.mark.rule("KF-15.8")
def test_key_market() -> None:
    assert workers("key_market", blue=5, green=3) == {"key_market": 6, "total": 6}


@pytest.mark.rule("KF-14.9", "W-5")
def test_a_worker_is_scored_once() -> None:
    """By the Apothecary or by the Craftsman's guild."""
    assert workers("apothecary craftsmans_guild", blue=2, red=2, yellow=1)["total"] == 3
    assert workers("apothecary craftsmans_guild", blue=4, red=2, yellow=2)["total"] == 6


@pytest.mark.rule("KF-13.13", "W-5")
def test_the_white_wind_scores_workers_that_nothing_else_scores() -> None:
    assert workers("white_wind", blue=2, green=1) == {"white_wind": 3, "total": 3}
    assert workers("white_wind key_market", blue=2, green=1) == {"white_wind": 2, "key_market": 2, "total": 4}
    assert workers("apothecary white_wind", blue=7) == {"white_wind": 7, "total": 7}  # five at the Apothecary: 3 + 2


@pytest.mark.rule("S-11")
def test_all_worker_tiles() -> None:
    ids = "apothecary craftsmans_guild key_market village_hall"
    points = {"key_market": 8, "craftsmans_guild": 6, "village_hall": 3, "total": 17}
    assert workers(ids, blue=5, red=2, yellow=3, green=4) == points
    assert workers(f"{ids} white_wind", blue=5, red=2, yellow=3, green=4)["total"] == 18


def test_worker_tiles_of_a_whole_village() -> None:
    """As in S-21."""
    points = {"key_market": 6, "village_hall": 4, "total": 10}
    assert workers("key_market village_hall", blue=3, red=4, yellow=1, green=3) == points


# ---------------------------------------------------------------- skills


@pytest.mark.rule("S-9", "KF-15.14", "KF-15.15")
def test_scribes_and_scholar() -> None:
    assert skills("scribes scholar", anvil=3, pickaxe=2, saw=2) == {"scribes": 20, "scholar": 3, "total": 23}


@pytest.mark.rule("S-10")
def test_scribes_scholar_and_key_guild() -> None:
    """Five anvils bring more at the Scholar than at the Key guild."""
    points = {"scribes": 10, "scholar": 15, "total": 25}
    assert skills("scribes scholar key_guild", anvil=6, pickaxe=1, saw=1) == points


@pytest.mark.rule("KF-15.13")
def test_key_guild() -> None:
    """As in S-21."""
    assert skills("key_guild", anvil=2, pickaxe=2, saw=1) == {"key_guild": 10, "total": 10}
    assert skills("key_guild", anvil=2, pickaxe=2) == {"total": 0}
