"""What a clause rests on: tests, and a line of code or a mark."""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.engine.clauses import Clause
from kubrik.engine.coverage import NO_LINE, NO_LIVE_TEST, NO_TEST, flaws, lines_citing

CODE = ["games/harbour/day.py:3"]
GAME, LIVE = ["games/harbour/test_day.py::test_it"], ["server/table/test_day.py::test_it"]


def clause(*marks: str) -> Clause:
    return Clause("HB-1.1", "house", "1. Before", "Be kind.", marks)


@pytest.mark.parametrize(
    ("marks", "tests", "lines", "lacks"),
    [
        ([], GAME, CODE, []),
        ([], [], CODE, [NO_TEST]),
        ([], GAME, [], [NO_LINE]),
        (["data"], GAME, [], []),
        (["emergent"], GAME, [], []),
        (["view"], GAME, [], []),
        (["table"], LIVE, [], [NO_LINE]),
        (["table"], GAME, CODE, [NO_LIVE_TEST]),
        (["table"], ["browser/test_day.py::test_it"], CODE, []),
        (["view", "table"], [], [], [NO_TEST, NO_LIVE_TEST]),
    ],
)
def test_what_a_clause_lacks(marks: list[str], tests: list[str], lines: list[str], lacks: list[str]) -> None:
    assert flaws(clause(*marks), tests, lines) == lacks


def test_only_full_ids_are_found_each_line_once(tmp_path: Path) -> None:
    """A range or a short list names no clause between its ends, and sentences carry none."""
    (tmp_path / "day.py").write_text(
        "# HB-1.1, HB-1.1\n\n# HB-1.10 – 1.12, R-KF-3\nHB_1.2 HB-1.3.1\n", encoding="utf-8"
    )
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "text.py").write_text("# HB-2.1\n", encoding="utf-8")
    assert lines_citing(tmp_path) == {"HB-1.1": ["day.py:1"], "HB-1.10": ["day.py:3"], "HB-1.3.1": ["day.py:4"]}


def test_where_the_checkout_lies_does_not_matter(tmp_path: Path) -> None:
    folder = tmp_path / "cli" / "words" / "kubrik"
    folder.mkdir(parents=True)
    (folder / "day.py").write_text("# HB-1.1\n", encoding="utf-8")
    assert lines_citing(folder) == {"HB-1.1": ["day.py:1"]}
