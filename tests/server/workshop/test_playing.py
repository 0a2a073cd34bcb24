"""What happens in the process of an experiment, without the process."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kubrik.engine.complaints import sentence
from kubrik.games.registry import GAMES
from kubrik.server.experiments.asked import CHUNKS, Asked, Limits, State, Ticket
from kubrik.server.experiments.playing import play
from kubrik.server.experiments.shelf import REPORT, Shelf
from tests.server.workshop.asking import OWN

ID = "a" * 43
SEATS = Asked(kind="seats", game="humans", seats=2, bot="cadet", games=4, cards=OWN, own=OWN, names=("theirs", "mine"))


def played(folder: Path, asked: Asked, **limits: float) -> tuple[State, str]:
    """How it ended, and the report."""
    shelf = Shelf(folder)
    shelf.put(ID, asked, Ticket(who="", at=0))
    play(folder / ID, Limits(**limits))  # type: ignore[arg-type]
    assert not (folder / ID / "rows").exists()
    return shelf.state(ID), (shelf.result(ID, REPORT) or b"").decode()


def of(kind: str, **changed: Any) -> Asked:
    return replace(SEATS, kind=kind, **changed)


@pytest.mark.parametrize("asked", [of("seats"), of("pace"), of("compare"), of("values", parts=("wasp", "net"))])
def test_every_kind_has_its_report(tmp_path: Path, asked: Asked) -> None:
    state, report = played(tmp_path, asked)
    assert (state.status, state.done) == ("done", state.games)
    assert state.done >= 4
    assert ("theirs" in report) == (asked.kind == "compare")


def test_a_scenario_is_compared_with_the_one_that_it_was_made_from(tmp_path: Path) -> None:
    own = GAMES["admiral"].own_files()["duel.toml"]
    mine = own.replace("rounds = ", "rounds = 1 #")
    state, report = played(tmp_path, of("compare", game="admiral", cards=mine, own=own, games=2))
    assert state.status == "done"
    assert "mine" in report


def test_a_part_that_is_not_there_is_told_in_words(tmp_path: Path) -> None:
    state, report = played(tmp_path, of("values", parts=("no_such_card",)))
    assert state.problem is not None
    assert sentence(state.problem, "en").startswith("parts: there is no 'no_such_card'")
    assert sentence(state.problem, "ru").startswith("parts: нет 'no_such_card'")
    assert not report


@pytest.mark.parametrize(("limits", "why"), [
    ({"seconds": -1.0}, "it took too long"),
    ({"disk": -1}, "it took too long"),
    ({"report": 100}, "the report is too large"),
])  # fmt: skip
def test_time_disk_and_report_are_limited(tmp_path: Path, limits: dict[str, float], why: str) -> None:
    """With so little nothing can be said."""
    state, report = played(tmp_path, SEATS, **limits)
    assert state.problem is not None
    assert why in sentence(state.problem, "en")
    assert not report


def test_what_was_played_in_time_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a chunk the disk has had enough: the report is of these games, and says so."""
    monkeypatch.setitem(CHUNKS, "cadet", 3)
    monkeypatch.setattr("kubrik.server.experiments.playing.MEGABYTE", 0.001)
    state, report = played(tmp_path, of("seats", games=9), disk=1)
    assert (state.status, state.done) == ("done", 3)
    assert "Not all games could be played in the time" in report
    assert "kubrik lab resume" not in report
