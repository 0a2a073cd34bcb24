"""How often do intervals of 95 % hold the truth? `python benchmarks/coverage.py`.

Each line is so many short experiments whose answer is known: the game of charms of tests/lab, and dice. A share comes
with its own 95 % interval; where that holds 95 %, or lies above it, intervals keep what they promise.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from math import log
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import polars as pl

from kubrik.engine.chance import Rng
from kubrik.games.registry import GAMES
from kubrik.lab.report.samples import estimate
from kubrik.lab.stats.estimates import Estimate, share_of
from kubrik.lab.stats.luck import seed_effect
from kubrik.lab.stats.plackett_luce import Order, margins, orders_of, ratings
from kubrik.sim.intervals import wilson
from tests.lab.charms import DICE, WORTH, Charms
from tests.lab.test_known_answers import DEALS, charms, tries, valued
from tests.lab.test_statistics import dice, ranked

STRENGTHS = [1, 2, 4]
Interval = tuple[float, float]


def main() -> None:
    parser = argparse.ArgumentParser(description="How often intervals hold the truth.")
    parser.add_argument("--tries", type=int, default=1000, help="short experiments of each kind (default: 1000)")
    args = parser.parse_args()
    GAMES[Charms.name] = Charms()
    for name, truth, found in (*played(args.tries), *drawn(args.tries)):
        held = sum(low - 1e-9 <= truth <= high + 1e-9 for low, high in found)
        low, high = wilson(held, len(found))
        print(f"{name:58} {held / len(found):6.1%} [{low:.1%}; {high:.1%}] of {len(found)}", flush=True)


def played(n: int) -> Iterator[tuple[str, float, list[Interval]]]:
    """Experiments with a game: what a part is worth, points with and without luck, wins."""
    with tempfile.TemporaryDirectory() as folder:
        values = charms(Path(folder) / "values", 2 * n * DEALS, kind="values", parts=["bone"])
        worths = [bounds(valued(values, one)["bone"]) for one in tries(values)]
        seats = charms(Path(folder) / "seats", n * DEALS, kind="seats", control=True)
        mine = [one.filter(pl.col("seat") == 0) for one in tries(seats)]
        points = WORTH["coin"] + 3.5 * (DICE + 1)
        yield f"what a part is worth, {DEALS} deals", WORTH["bone"], worths
        yield f"points, {DEALS} deals", points, [bounds(estimate(one, "score")) for one in mine]
        yield (
            f"points, luck taken off, {DEALS} deals",
            points,
            [bounds(estimate(one, "score", luck=True)) for one in mine],
        )
        yield f"wins of one of two alike, {DEALS} deals", 0.5, [bounds(estimate(one, "win")) for one in mine]


def drawn(n: int) -> Iterator[tuple[str, float, list[Interval]]]:
    """Figures from dice alone."""
    rng = Rng(1)
    rare = [bounds(share_of([float(rng.below(10) == 0) for _ in range(40)], 40)) for _ in range(n)]
    yield "a share of one in ten, 40 deals", 0.1, rare
    yield "the share that the deal decides, one half, 60 deals", 0.5, [bounds(half_decided(rng)) for _ in range(n // 5)]
    yield "a rating, best of three, 60 deals", log(4) - log(8) / 3, [rating(rng) for _ in range(n // 5)]


def half_decided(rng: Rng) -> Estimate:
    """Deals and games vary alike."""
    bases = [dice(rng) for _ in range(60)]
    return seed_effect([[base + dice(rng) for _ in range(4)] for base in bases])


def rating(rng: Rng) -> Interval:
    deals = [orders_of([0, 1, 2], ranked(rng, STRENGTHS)) for _ in range(60)]
    every: Counter[Order] = Counter()
    for deal in deals:
        every.update(deal)
    best, half = ratings(every, 3)[2], margins(deals, 3, 200, 1)[2]
    return best - half, best + half


def bounds(found: Estimate) -> Interval:
    return found.low, found.high


if __name__ == "__main__":
    main()
