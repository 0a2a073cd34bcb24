"""What items bring at the end: the scoring examples (KF-14, KF-15)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.allocation import (
    NO_TYPE,
    NOWHERE,
    Allocated,
    Allocation,
    Stock,
    best_of_all,
    best_resources,
    best_skills,
    best_workers,
)
from kubrik.games.keyflower.terms import (
    GOLD,
    GREEN,
    IRON,
    NOTHING,
    OF_RESOURCES,
    OF_SKILLS,
    OF_WORKERS,
    RESOURCES,
    SAW,
    STONE,
    YELLOW,
)
from tests.games.keyflower.scoring_tiles import TILES, at, scorers


def stocks(**resources: int) -> list[Stock]:
    """stocks(wood=2) lies anywhere; stocks(wood_barn=2) on the Barn."""
    out = []
    for name, n in resources.items():
        kind, _, tile = name.partition("_")
        out.append(Stock(RESOURCES.index(kind), n, at(tile) if tile else NOWHERE))
    return out


def workers(ids: str, blue: int = 0, red: int = 0, yellow: int = 0, green: int = 0) -> dict[str, int]:
    return told(best_workers([blue, red, yellow, green], scorers(ids)))


def skills(ids: str, anvil: int = 0, pickaxe: int = 0, saw: int = 0) -> dict[str, int]:
    return told(best_skills([anvil, pickaxe, saw], scorers(ids)))


def resources(ids: str, **kept: int) -> dict[str, int]:
    return told(best_resources(stocks(**kept), scorers(ids), False, True))


def with_boat_3b(ids: str, left: bool = True, **kept: int) -> dict[str, int]:
    return told(best_resources(stocks(**kept), scorers(ids), True, left))


def told(best: Allocation) -> dict[str, int]:
    """The points of every tile that has some, of what is left, and of all."""
    names = {tile.index: tile.name.id for tile in TILES.values()}
    points = {names[line.tile]: line.points for line in best.lines if line.points}
    return {**points, **({"left": best.left} if best.left else {}), "total": best.points}


def marked(ids: str, counts: list[int], kept: list[Stock], marker: bool = True) -> Allocated:
    """With the purple marker; the counts are of skills."""
    return best_of_all([0, 0, 0, 0], counts, kept, scorers(ids), False, True, marker)


def declared(best: Allocated) -> tuple[int, int, int]:
    return best.marker.items, best.marker.kind, best.marker.tile


# ---------------------------------------------------------------- workers


def test_workers_without_a_tile_that_scores_them() -> None:
    assert workers("", blue=9) == workers("jeweller scribes barn keyflower keythedral", green=3) == {"total": 0}


@pytest.mark.parametrize(("n", "points"), [(4, 0), (5, 3), (9, 3), (10, 6)])
def test_apothecary(n: int, points: int) -> None:
    """KF-15.5, KF-15.18, edge case 71: five of any colours, and no part of five."""
    assert workers("apothecary", blue=1, green=n - 1)["total"] == points


def test_green_is_no_substitute_in_a_set() -> None:
    """KF-15.6, edge case 72."""
    assert workers("craftsmans_guild", blue=2, red=2, green=2) == {"total": 0}
    assert workers("craftsmans_guild", blue=2, red=3, yellow=2, green=2) == {"craftsmans_guild": 6, "total": 6}


def test_village_hall_may_choose_green() -> None:
    """KF-15.7, edge case 73."""
    best = best_workers([1, 2, 0, 3], scorers("village_hall"))
    assert (best.points, best.lines[0].n, best.lines[0].chosen) == (3, 3, GREEN)


def test_key_market() -> None:
    """KF-15.8."""
    assert workers("key_market", blue=5, green=3) == {"key_market": 6, "total": 6}


def test_a_worker_is_scored_once() -> None:
    """KF-14.9, W-5: by the Apothecary or by the Craftsman's guild."""
    assert workers("apothecary craftsmans_guild", blue=2, red=2, yellow=1)["total"] == 3
    assert workers("apothecary craftsmans_guild", blue=4, red=2, yellow=2)["total"] == 6


def test_the_white_wind_scores_workers_that_nothing_else_scores() -> None:
    """KF-13.13, W-5."""
    assert workers("white_wind", blue=2, green=1) == {"white_wind": 3, "total": 3}
    assert workers("white_wind key_market", blue=2, green=1) == {"white_wind": 2, "key_market": 2, "total": 4}
    assert workers("apothecary white_wind", blue=7) == {"white_wind": 7, "total": 7}  # five at the Apothecary: 3 + 2


def test_all_worker_tiles() -> None:
    """S-11."""
    ids = "apothecary craftsmans_guild key_market village_hall"
    points = {"key_market": 8, "craftsmans_guild": 6, "village_hall": 3, "total": 17}
    assert workers(ids, blue=5, red=2, yellow=3, green=4) == points
    assert workers(f"{ids} white_wind", blue=5, red=2, yellow=3, green=4)["total"] == 18


def test_worker_tiles_of_a_whole_village() -> None:
    """S-21."""
    points = {"key_market": 6, "village_hall": 4, "total": 10}
    assert workers("key_market village_hall", blue=3, red=4, yellow=1, green=3) == points


# ---------------------------------------------------------------- skills


def test_scribes_and_scholar() -> None:
    """S-9, KF-15.14, KF-15.15."""
    assert skills("scribes scholar", anvil=3, pickaxe=2, saw=2) == {"scribes": 20, "scholar": 3, "total": 23}


def test_scribes_scholar_and_key_guild() -> None:
    """S-10: five anvils bring more at the Scholar than at the Key guild."""
    points = {"scribes": 10, "scholar": 15, "total": 25}
    assert skills("scribes scholar key_guild", anvil=6, pickaxe=1, saw=1) == points


def test_key_guild() -> None:
    """S-21, KF-15.13."""
    assert skills("key_guild", anvil=2, pickaxe=2, saw=1) == {"key_guild": 10, "total": 10}
    assert skills("key_guild", anvil=2, pickaxe=2) == {"total": 0}


# ---------------------------------------------------------------- resources


def test_gold_that_no_tile_scores() -> None:
    """KF-14.11."""
    assert resources("", gold=3, wood=2, gold_barn=1) == {"left": 4, "total": 4}


def test_gold_in_sets() -> None:
    """S-3, KF-14.16, KF-14.17."""
    points = {"mercers_guild": 10, "left": 1, "total": 11}
    assert resources("mercers_guild", wood=4, stone=2, iron=1, gold=2) == points


def test_sets_before_the_jeweller() -> None:
    """S-4: the third set needs two gold more and brings 5 for 4."""
    assert resources("mercers_guild jeweller", wood=4, stone=2, iron=1, gold=3) == {"mercers_guild": 15, "total": 15}


def test_windmill_and_watermill() -> None:
    """S-5, W-5: no resource for both."""
    points = {"windmill": 5, "watermill": 4, "total": 9}
    assert resources("windmill watermill", wood=3, stone=4, iron=2) == points


def test_a_line_tells_how_many_items_and_which_type() -> None:
    best = best_resources(stocks(wood=3, stone=4, iron=2), scorers("windmill watermill"), False, True)
    assert [(line.n, line.chosen) for line in best.lines] == [(5, NO_TYPE), (4, STONE)]


def test_gold_at_the_jeweller_gives_two_and_no_more() -> None:
    """KF-15.9, W-5."""
    assert resources("jeweller", gold=4, stone=2) == {"jeweller": 8, "total": 8}


def test_watermill_choosing_gold_adds_nothing() -> None:
    """KF-15.11, edge case 74."""
    assert resources("watermill", gold=3)["total"] == 3
    assert resources("watermill", gold=3, wood=1)["total"] == 4


def test_gold_counts_on_a_yard() -> None:
    """S-6, KF-15.4: there it is worth 3, at the Jeweller 2."""
    points = {"timber_yard": 12, "total": 12}
    assert resources("timber_yard+ jeweller", wood_timber_yard=3, gold_timber_yard=1, stone_timber_yard=1) == points


def test_gold_on_a_yard_is_not_gold_as_well() -> None:
    """KF-14.17, edge case 75."""
    assert resources("stone_yard", gold_stone_yard=1) == {"stone_yard": 2, "total": 2}


def test_a_yard_scores_only_what_lies_on_it() -> None:
    """KF-14.6."""
    assert resources("stone_yard barn", stone=4, stone_barn=1) == {"barn": 1, "total": 1}


def test_gold_is_released_from_the_barn() -> None:
    """S-7, KF-14.8."""
    assert resources("barn jeweller", iron_barn=1, gold_barn=2) == {"barn": 1, "jeweller": 4, "total": 5}


def test_iron_is_released_from_the_barn() -> None:
    """S-8, KF-14.7, KF-14.8."""
    points = {"mercers_guild": 5, "barn": 4, "total": 9}
    assert resources("barn+ mercers_guild", iron_barn=1, gold_barn=2, wood=1, stone=1) == points


def test_wood_on_a_stone_yard_can_go_to_the_windmill() -> None:
    """KF-14.8, edge case 76."""
    assert resources("stone_yard", wood_stone_yard=3) == {"total": 0}
    points = {"windmill": 5, "stone_yard": 2, "total": 7}
    assert resources("stone_yard windmill", wood_stone_yard=3, stone_stone_yard=1, iron=2) == points


def test_every_set_has_one_of_each_type() -> None:
    """KF-15.10: other resources fill the Windmill, but do not save the stone on its yard from the set."""
    points = {"windmill": 5, "mercers_guild": 5, "total": 10}
    assert resources("stone_yard+ windmill mercers_guild", stone_stone_yard=1, wood=4, iron=4) == points


def test_barn_and_gold_of_a_whole_village() -> None:
    """S-21."""
    assert resources("barn", stone_barn=2, gold_barn=1, gold=3, wood=2)["total"] == 6


# ---------------------------------------------------------------- summer boat 3b


def test_everything_is_gold_for_the_jeweller() -> None:
    """S-20, KF-12.10."""
    assert with_boat_3b("mercers_guild jeweller", wood=4, stone=1, gold=1) == {"jeweller": 12, "total": 12}
    assert resources("mercers_guild jeweller", wood=4, stone=1, gold=1)["total"] == 5


def test_whether_everything_left_is_gold() -> None:
    """R-KF-16, switch `b3_leftover_gold`."""
    assert with_boat_3b("", wood=2, gold=1) == {"left": 3, "total": 3}
    assert with_boat_3b("", left=False, wood=2, gold=1) == {"left": 1, "total": 1}
    assert with_boat_3b("mercers_guild", left=False, wood=4, gold=1) == {"mercers_guild": 5, "left": 1, "total": 6}


def test_anything_counts_on_any_yard() -> None:
    """KF-12.10, R-KF-16."""
    assert with_boat_3b("stone_yard+", wood_stone_yard=2, iron=1)["total"] == 7


# ---------------------------------------------------------------- the purple marker


def test_marker_as_a_skill_tile() -> None:
    """S-18, KF-14.12, KF-14.14."""
    best = marked("scribes", [1, 1, 0], [])
    assert (best.points, declared(best)) == (10, (OF_SKILLS, SAW, NOWHERE))
    best = marked("scribes", [1, 1, 0], [], marker=False)
    assert (best.points, declared(best)) == (0, (NOTHING, NO_TYPE, NOWHERE))


def test_marker_on_a_yard() -> None:
    """S-19, KF-14.13."""
    best = marked("stone_yard+", [0, 0, 0], stocks(stone_stone_yard=2))
    assert (best.points, declared(best)) == (9, (OF_RESOURCES, STONE, at("stone_yard")))


def test_marker_as_gold() -> None:
    """KF-14.15, S-14: if nothing else, a counter of gold."""
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
    """S-21."""
    ids = scorers("barn key_guild key_market village_hall")
    kept = stocks(stone_barn=2, gold_barn=1, gold=3, wood=2)
    best = best_of_all([3, 4, 1, 3], [2, 2, 1], kept, ids, False, True, False)
    assert (best.points, best.workers.points, best.skills.points, best.resources.points) == (26, 10, 10, 6)
