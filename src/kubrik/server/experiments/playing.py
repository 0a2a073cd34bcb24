"""What happens in the process of an experiment: a plan is made, played until the time is over, and reported."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from kubrik.engine.complaints import Complaint, said
from kubrik.games.registry import game_named
from kubrik.lab.plans.plan import Plan, PlanError
from kubrik.lab.plans.reading import file_of, plan_with
from kubrik.lab.plans.work import LEAST_DEALS, work_of
from kubrik.lab.report.making import report_of
from kubrik.lab.report.page import as_page
from kubrik.lab.run.folder import Folder
from kubrik.lab.run.running import Means, go_on
from kubrik.server.bots.trying import MEGABYTE
from kubrik.server.experiments.asked import CHUNKS, Asked, Limits, State
from kubrik.server.experiments.shelf import PLAN, REPORT, ROWS, Shelf, write

CARDS: Final = "cards"  # what a plan calls the two texts
OWN: Final = "own"


class Enough(Exception):
    """The time is over, or the disk has had enough."""


class Progress:
    """Tells how far it is after each chunk, and stops when nothing more may be taken."""

    def __init__(self, shelf: Shelf, folder: Folder, limits: Limits) -> None:
        work = work_of(folder.plan)
        self._shelf: Final = shelf
        self._folder: Final = folder
        self._limits: Final = limits
        self._games: Final = work.deals * work.a_deal
        self._end: Final = time.monotonic() + limits.seconds

    def told(self, more: int = 0) -> None:
        id = self._folder.path.parent.name
        self._shelf.note(id, State(status="playing", done=self._folder.games(), games=self._games))
        if time.monotonic() > self._end or size_of(self._folder.path) > self._limits.disk * MEGABYTE:
            raise Enough


def play(home: Path, limits: Limits) -> None:
    shelf = Shelf(home.parent)
    asked = shelf.asked(home.name)
    assert asked is not None, "it was put there before"
    shelf.note(home.name, ended(shelf, home, asked, limits))


def ended(shelf: Shelf, home: Path, asked: Asked, limits: Limits) -> State:
    """How it came to its end. Only the report is kept."""
    try:
        done = played(shelf, home, asked, limits)
        return State(status="done", done=done, games=done)
    except Complaint as wrong:
        return State(status="failed", problem=wrong.said)
    except MemoryError:
        return State(status="failed", problem=said("lab_memory"))
    finally:
        shelf.forget_rows(home.name)


def played(shelf: Shelf, home: Path, asked: Asked, limits: Limits) -> int:
    """Writes the report, and returns how many games it is of."""
    folder = Folder.new(home / ROWS, plan_of(asked))
    progress = Progress(shelf, folder, limits)
    try:
        progress.told()
        go_on(folder, Means(), progress.told, lambda chunks: 0.0)
    except Enough:
        if folder.games() < LEAST_DEALS * work_of(folder.plan).a_deal:
            raise PlanError("lab_too_slow") from None
    write(home / PLAN, (folder.path / PLAN).read_bytes())
    write(home / REPORT, page_of(folder, asked.lang, limits))
    return folder.games()


def page_of(folder: Folder, lang: str, limits: Limits) -> bytes:
    """The report; here nobody can go on with what time did not allow."""
    report = report_of(folder)
    notes = tuple("note_in_time" if note == "note_incomplete" else note for note in report.notes)
    page = as_page(replace(report, notes=notes), lang).encode()
    if len(page) > limits.report:
        raise PlanError("lab_report_size")
    return page


def plan_of(asked: Asked) -> Plan:
    """The plan of what was asked; its texts are all the files that it knows."""
    texts = {CARDS: asked.cards, OWN: asked.own}
    return plan_with(file_of(written(asked)), game_named(asked.game), lambda name: texts.get(name, ""))


def written(asked: Asked) -> dict[str, Any]:
    """As an experiment file would say it."""
    said: dict[str, Any] = {
        "kind": asked.kind,
        "game": asked.game,
        "seats": asked.seats,
        "bots": [asked.bot],
        "games": asked.games,
        "cards": CARDS,
        "chunk": CHUNKS[asked.bot],
    }
    if asked.kind == "compare":
        own, theirs = asked.names
        said["arms"] = [{"name": own, "cards": OWN}, {"name": theirs, "cards": CARDS}]
    return said | ({"parts": list(asked.parts)} if asked.kind == "values" else {})


def size_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*.parquet"))
