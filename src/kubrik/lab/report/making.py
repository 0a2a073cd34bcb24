"""From the folder of an experiment to its report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kubrik import __version__
from kubrik.games.registry import game_named
from kubrik.lab.plans.plan import SCHEMA, Plan
from kubrik.lab.plans.work import work_of
from kubrik.lab.report.by_strength import with_curves
from kubrik.lab.report.comparing import compare_panels
from kubrik.lab.report.figures import Panel, Report
from kubrik.lab.report.frames import Frames
from kubrik.lab.report.luck import luck_panels
from kubrik.lab.report.pace import pace_panels
from kubrik.lab.report.rating import rating_panels
from kubrik.lab.report.seats import seat_panels
from kubrik.lab.report.statistic import panel_of
from kubrik.lab.report.values import value_panels
from kubrik.lab.run.folder import Folder
from kubrik.lab.stats.estimates import Estimate

MAKERS: Final[dict[str, Callable[[Frames], list[Panel]]]] = {
    "seats": seat_panels,
    "compare": compare_panels,
    "ratings": rating_panels,
    "luck": luck_panels,
    "pace": pace_panels,
    "values": value_panels,
}


def report_of(folder: Folder, statistics: Sequence[str] = ()) -> Report:
    frames, plan = Frames(folder), folder.plan
    return Report(
        kind=plan.kind,
        game=plan.game,
        title=game_named(plan.game).title,
        seats=plan.seats,
        games=frames.games,
        deals=frames.deals,
        seed=plan.seed,
        bots=tuple(dict.fromkeys(bot for arm in plan.arms for bot in arm.bots)),
        schema=SCHEMA,
        version=__version__,
        complete=folder.is_complete(),
        stopped=folder.stop() < work_of(plan).chunks,
        panels=(*with_curves(MAKERS[plan.kind](frames)), *(panel_of(spec, frames) for spec in statistics)),
        notes=notes_of(plan, folder),
    )


def notes_of(plan: Plan, folder: Folder) -> tuple[str, ...]:
    found = [
        ("note_incomplete", not folder.is_complete()),
        ("note_stopped", plan.until is not None),
        ("note_random", all(bot == "random" for arm in plan.arms for bot in arm.bots)),
        ("note_skipped", bool(plan.skipped)),
        ("note_control", plan.control and plan.kind != "luck"),
    ]
    return tuple(name for name, holds in found if holds)


def widest(folder: Folder, chunks: int) -> float:
    """The widest interval of the measure that says when to stop, after so many chunks."""
    until = folder.plan.until
    assert until is not None, "asked only where the plan says when to stop"
    panels = MAKERS[folder.plan.kind](Frames(folder, chunks))
    found = [
        cell.high - cell.low
        for panel in panels
        for name, cells in zip(panel.columns, zip(*(row.cells for row in panel.rows), strict=True), strict=True)
        for cell in cells
        if isinstance(cell, Estimate) and name.removeprefix("worth_") == until.of
    ]
    return max(found, default=0.0)
