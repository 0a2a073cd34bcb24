"""Small experiments for the tests: a plan, all of its games, and the folder they lie in."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec
import polars as pl

from kubrik.lab.plans.file import PlanFile
from kubrik.lab.plans.plan import Plan
from kubrik.lab.plans.reading import plan_of
from kubrik.lab.play.schema import TABLES
from kubrik.lab.report.making import report_of, widest
from kubrik.lab.run.folder import Folder
from kubrik.lab.run.running import Means, go_on
from kubrik.lab.stats.estimates import Estimate


def plan(**said: object) -> Plan:
    """The plan of an experiment file that says this."""
    return plan_of(msgspec.convert(said, PlanFile), Path())


def played(path: Path, made: Plan, means: Means | None = None) -> Folder:
    """The folder of an experiment, played to its end."""
    folder = Folder.new(path, made)
    finish(folder, means)
    return folder


def finish(folder: Folder, means: Means | None = None) -> None:
    go_on(folder, means or Means(), lambda games: None, lambda chunks: widest(folder, chunks))


def rows(folder: Folder) -> dict[str, pl.DataFrame]:
    """All rows of all tables, in the order of games."""
    return {table: pl.read_parquet(found) for table in TABLES if (found := existing(folder.shards(table)))}


def existing(paths: Iterable[Path]) -> list[Path]:
    return [path for path in paths if path.exists()]


def same_rows(one: Folder, other: Folder) -> bool:
    ours, theirs = rows(one), rows(other)
    return set(ours) == set(theirs) and all(ours[table].equals(theirs[table]) for table in ours)


def figure(folder: Folder, panel: str, label: str, column: str) -> Estimate:
    """One figure of the report."""
    found = next(one for one in report_of(folder).panels if one.name == panel)
    cell = next(row for row in found.rows if row.label["en"] == label).cells[found.columns.index(column)]
    assert isinstance(cell, Estimate)
    return cell
