"""The quick search for the best allocation against a slow and obvious definition, in random villages (KF-14.18)."""

from __future__ import annotations

from random import Random

import pytest

from kubrik.games.keyflower.box.tiles import Score
from kubrik.games.keyflower.rules.scoring.allocation import (
    NO_TYPE,
    NOWHERE,
    Allocation,
    Scorer,
    Stock,
    best_of_all,
    best_resources,
    best_skills,
    best_workers,
)
from kubrik.games.keyflower.rules.scoring.best import most_of_counts, most_of_resources
from kubrik.games.keyflower.terms import (
    ANVIL,
    BLUE,
    GOLD,
    GREEN,
    IRON,
    NOTHING,
    OF_RESOURCES,
    OF_SKILLS,
    OF_WORKERS,
    PER_ANY,
    PER_CHOSEN,
    PER_KEPT,
    PER_SET,
    RED,
    SAW,
    STONE,
    WOOD,
    YELLOW,
)
from tests.games.keyflower.rules.scoring.scoring_tiles import FOR_RESOURCES, FOR_SKILLS, FOR_WORKERS, YARDS, at, scorer
from tests.games.keyflower.rules.scoring.slow_allocation import slow_of_all, slow_resources, slow_skills, slow_workers

ODD = [  # what other tile files may contain
    Score(PER_ANY, 3, OF_RESOURCES, 2, [], []),
    Score(PER_ANY, 5, OF_RESOURCES, 3, [], []),
    Score(PER_ANY, 1, OF_RESOURCES, 1, [], []),
    Score(PER_SET, 4, OF_RESOURCES, 0, [WOOD, GOLD], []),
    Score(PER_SET, 3, OF_RESOURCES, 0, [WOOD, STONE], []),
    Score(PER_SET, 7, OF_RESOURCES, 0, [STONE, IRON, GOLD], []),
    Score(PER_SET, 1, OF_RESOURCES, 0, [IRON], []),
    Score(PER_CHOSEN, 2, OF_RESOURCES, 0, [], []),
    Score(PER_CHOSEN, 1, OF_RESOURCES, 0, [], []),
    Score(PER_KEPT, 2, NOTHING, 0, [WOOD, IRON], []),
    Score(PER_KEPT, 3, NOTHING, 0, [GOLD], []),
    Score(PER_ANY, 3, OF_WORKERS, 2, [], []),
    Score(PER_ANY, 4, OF_WORKERS, 3, [], []),
    Score(PER_SET, 3, OF_WORKERS, 0, [BLUE, RED], []),
    Score(PER_SET, 3, OF_WORKERS, 0, [RED, YELLOW], []),
    Score(PER_SET, 6, OF_WORKERS, 0, [BLUE, RED, YELLOW, GREEN], []),
    Score(PER_SET, 2, OF_WORKERS, 0, [RED], []),
    Score(PER_CHOSEN, 2, OF_WORKERS, 0, [], []),
    Score(PER_CHOSEN, 1, OF_WORKERS, 0, [], []),
    Score(PER_ANY, 5, OF_SKILLS, 2, [], []),
    Score(PER_SET, 7, OF_SKILLS, 0, [ANVIL, SAW], []),
    Score(PER_SET, 3, OF_SKILLS, 0, [ANVIL], []),
    Score(PER_CHOSEN, 2, OF_SKILLS, 0, [], []),
]


def any_scorers(rng: Random, ids: list[str]) -> list[Scorer]:
    """Some of these tiles, each on either face, in any order."""
    some = [id for id in ids if rng.random() < 0.6]
    rng.shuffle(some)
    return [scorer(id + "+" * (id in YARDS and rng.random() < 0.5)) for id in some]


def odd_scorers(rng: Random, items: int) -> list[Scorer]:
    """A few odd ones, some of them twice."""
    own = [score for score in ODD if score.items == items or (score.kind == PER_KEPT and items == OF_RESOURCES)]
    return [Scorer(tile, score) for tile, score in enumerate(rng.choices(own, k=rng.randrange(1, 6)))]


def any_stocks(rng: Random, most: int, places: list[int]) -> list[Stock]:
    """Of up to so many resources, some of them on yards or other tiles."""
    ones = [(rng.randrange(4), rng.choice(places)) for _ in range(rng.randrange(most + 1))]
    return [Stock(kind, ones.count((kind, tile)), tile) for kind, tile in dict.fromkeys(ones)]


def any_counts(rng: Random, most: int, types: int) -> list[int]:
    ones = [rng.randrange(types) for _ in range(rng.randrange(most + 1))]
    return [ones.count(type) for type in range(types)]


def check_lines(best: Allocation, tiles: list[Scorer], items: int) -> None:
    """They follow the scorers, add up, and none of them counts items that are not there."""
    assert [line.tile for line in best.lines] == [s.tile for s in tiles]
    assert best.points == best.left + sum(line.points for line in best.lines)
    assert sum(line.n for line in best.lines) <= items
    for line, score in zip(best.lines, [s.score for s in tiles]):
        bulk = {PER_ANY: score.n, PER_SET: len(score.types)}.get(score.kind, 1)
        assert (line.points * bulk, line.n % bulk) == (line.n * score.points, 0)
        assert (line.chosen != NO_TYPE) == (score.kind == PER_CHOSEN and line.n > 0)


def check_counts(rng: Random, tiles: list[Scorer], most: int, types: int) -> None:
    counts = any_counts(rng, most, types)
    best = best_workers(counts, tiles) if types == 4 else best_skills(counts, tiles)
    check_lines(best, tiles, sum(counts))
    assert most_of_counts(counts, tiles) == best.points
    slow = slow_workers if types == 4 else slow_skills
    assert best.points == slow(counts, tiles), (counts, [(s.score.kind, s.score.types) for s in tiles])


def check_resources(rng: Random, tiles: list[Scorer], most: int) -> None:
    places = [NOWHERE, at("home1"), *(s.tile for s in tiles if s.score.kind == PER_KEPT)]
    kept, alike, left = any_stocks(rng, most, places), rng.random() < 0.2, rng.random() < 0.5
    best = best_resources(kept, tiles, alike, left)
    check_lines(best, tiles, sum(stock.n for stock in kept))
    assert most_of_resources(kept, tiles, alike, left) == best.points
    assert best.points == slow_resources(kept, tiles, alike, left), [(s.kind, s.n, s.tile) for s in kept]


@pytest.mark.parametrize("seed", range(5))
def test_workers_and_skills_against_the_slow_definition(seed: int) -> None:
    """KF-14.18."""
    rng = Random(seed)
    for _ in range(80):
        check_counts(rng, any_scorers(rng, FOR_WORKERS), 11, 4)
        check_counts(rng, any_scorers(rng, FOR_SKILLS), 11, 3)
        check_counts(rng, odd_scorers(rng, OF_WORKERS), 8, 4)
        check_counts(rng, odd_scorers(rng, OF_SKILLS), 8, 3)


@pytest.mark.parametrize("seed", range(5))
def test_resources_against_the_slow_definition(seed: int) -> None:
    """KF-14.18, KF-12.10."""
    rng = Random(seed)
    for _ in range(80):
        check_resources(rng, any_scorers(rng, FOR_RESOURCES + YARDS), 8)
        check_resources(rng, odd_scorers(rng, OF_RESOURCES), 6)


@pytest.mark.parametrize("marker", [False, True])
def test_everything_against_the_slow_definition(marker: bool) -> None:
    """KF-14.12, KF-14.18."""
    rng = Random(1)
    for _ in range(40):
        tiles = any_scorers(rng, FOR_WORKERS + FOR_SKILLS + FOR_RESOURCES + YARDS)
        places = [NOWHERE, *(s.tile for s in tiles if s.score.kind == PER_KEPT)]
        counts, more = any_counts(rng, 6, 4), any_counts(rng, 6, 3)
        kept, alike, left = any_stocks(rng, 5, places), rng.random() < 0.2, rng.random() < 0.5
        best = best_of_all(counts, more, kept, tiles, alike, left, marker)
        assert best.points == best.workers.points + best.skills.points + best.resources.points
        assert best.points == slow_of_all(counts, more, kept, tiles, alike, left, marker)


@pytest.mark.rule("KF-14.18")
def test_of_many_tiles_that_choose_a_type_no_more_matter_than_there_are_types() -> None:
    """With every type tried at each of forty tiles, this would never end."""
    choosing = [Scorer(tile, Score(PER_CHOSEN, tile % 7, OF_WORKERS, 0, [], [])) for tile in range(40)]
    found = best_workers([3, 2, 5, 1], choosing)
    assert found.points == 6 * (3 + 2 + 5 + 1)  # five of them give six points a worker
    assert sum(line.n for line in found.lines) == 11
    assert sum(line.chosen != NO_TYPE for line in found.lines) == 4
