"""Experiments whose answers are known: intervals hold them as often as they say, and luck saves as many games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import median

import polars as pl
import pytest

from kubrik.lab.report.frames import Frames
from kubrik.lab.report.making import report_of
from kubrik.lab.report.samples import estimate
from kubrik.lab.report.values import Worths
from kubrik.lab.run.folder import Folder
from kubrik.lab.stats.estimates import Estimate
from tests.lab.charms import CHARMS, DICE, TAKER, WORTH
from tests.lab.experiments import plan, played

TRIES = 120
DEALS = 12  # of one try
MISSES = range(14)  # of 120 intervals of 95 %: more miss once in 5,000 times
ALL_DICE = DICE + 1  # with the bone
SEEN_DICE = DICE // 2


def charms(path: Path, games: int, **more: object) -> Folder:
    return played(path, plan(game="charms", seats=2, games=games, bots=[TAKER], chunk=4000, **more))


def seats_of(folder: Folder) -> pl.DataFrame:
    return pl.concat(portion.seats for portion in Frames(folder).portions())


def tries(folder: Folder) -> Iterator[pl.DataFrame]:
    """A long experiment as many short ones, of other deals each."""
    yield from seats_of(folder).with_columns((pl.col("deal") // DEALS).alias("try")).partition_by("try")


def valued(folder: Folder, seats: pl.DataFrame) -> dict[str, Estimate]:
    worths = Worths(Frames(folder))
    worths.add(seats)
    return {arm.part: worths.worth(at, "score") for at, arm in enumerate(folder.plan.arms) if arm.part}


def holds(found: Estimate, truth: float) -> bool:
    return found.low <= truth <= found.high


def test_what_does_nothing_is_worth_nothing_and_two_points_are_two_points(tmp_path: Path) -> None:
    folder = charms(tmp_path, 60, kind="values", parts=["pebble", "coin"])
    found = valued(folder, seats_of(folder))
    assert (found["pebble"].low, found["pebble"].mean, found["pebble"].high) == (0.0, 0.0, 0.0)
    assert (found["coin"].low, found["coin"].mean, found["coin"].high) == (2.0, 2.0, 2.0)


def test_the_worth_of_a_die_lies_in_its_interval_as_often_as_that_says(tmp_path: Path) -> None:
    folder = charms(tmp_path, 2 * TRIES * DEALS, kind="values", parts=["bone"])
    found = [valued(folder, one)["bone"] for one in tries(folder)]
    assert len(found) == TRIES
    assert sum(not holds(one, WORTH["bone"]) for one in found) in MISSES
    assert all(one.high > one.low for one in found)


def test_with_luck_taken_off_it_still_does_and_saves_as_many_games_as_the_evaluation_knows_dice(tmp_path: Path) -> None:
    folder = charms(tmp_path, TRIES * DEALS, kind="seats", control=True)
    truth = WORTH["coin"] + 3.5 * ALL_DICE
    seats = [one.filter(pl.col("seat") == 0) for one in tries(folder)]
    found = [estimate(one, "score", luck=True) for one in seats]
    plain = [estimate(one, "score") for one in seats]
    assert sum(not holds(one, truth) for one in found) in MISSES
    assert sum(not holds(one, truth) for one in plain) in MISSES
    assert [(p.half / f.half) ** 2 for p, f in zip(plain, found, strict=True)] == pytest.approx(
        [f.saved for f in found]
    )
    whole = estimate(pl.concat(seats), "score", luck=True)
    assert whole.saved == pytest.approx(ALL_DICE / (ALL_DICE - SEEN_DICE), rel=0.15)
    assert median(one.half for one in found) < median(one.half for one in plain)


def test_all_charms_are_valued_and_what_does_nothing_comes_last(tmp_path: Path) -> None:
    panel = report_of(charms(tmp_path, 200, kind="values")).panels[0]
    assert {row.label["en"] for row in panel.rows} == set(CHARMS)
    worths = {row.label["en"]: row.cells[panel.columns.index("worth_score")] for row in panel.rows}
    assert all(isinstance(one, Estimate) and holds(one, WORTH[charm]) for charm, one in worths.items())
