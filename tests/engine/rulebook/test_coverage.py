"""What a clause rests on: tests, and lines of code or places that its marks name."""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.engine.rulebook.clauses import Clause, parse_rulebook
from kubrik.engine.rulebook.coverage import NO_LINE, NO_LIVE_TEST, NO_PLACE, NO_TEST, Carriers, flaws, lines_citing

CODE = {"HB-1.1": ["games/harbour/day.py:3"]}
GONE: dict[str, list[str]] = {"HB-1.1": ["games/harbour/day.py:3"], "box/fish.toml": []}
GAME, LIVE = ["games/harbour/test_day.py::test_it"], ["server/table/test_day.py::test_it"]


@pytest.mark.parametrize(
    ("marks", "tests", "carriers", "lacks"),
    [
        ([], GAME, CODE, []),
        ([], [], CODE, [NO_TEST]),
        ([], GAME, {}, [NO_LINE]),
        (["data"], GAME, GONE, [NO_PLACE]),
        (["table"], LIVE, {}, [NO_LINE]),
        (["table"], GAME, CODE, [NO_LIVE_TEST]),
        (["table"], ["browser/test_day.py::test_it"], CODE, []),
        (["view", "table"], [], CODE, [NO_TEST, NO_LIVE_TEST]),
    ],
)
def test_what_a_clause_lacks(
    marks: list[str], tests: list[str], carriers: dict[str, list[str]], lacks: list[str]
) -> None:
    assert flaws(Clause("HB-1.1", "house", "1. Before", "Be kind.", tuple(marks)), tests, carriers) == lacks


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


def test_lines_of_the_rules_come_first(tmp_path: Path) -> None:
    write(tmp_path, "games/harbour/box/fish.py", "# HB-1.1\n")
    write(tmp_path, "games/harbour/rules/day.py", "# HB-1.1\n")
    assert lines_citing(tmp_path) == {"HB-1.1": ["games/harbour/rules/day.py:1", "games/harbour/box/fish.py:1"]}


BOOK = parse_rulebook(
    "**HB-1.1** [house] One.\n\n**HB-1.2** [house, data: box/fish.toml:cod] Two.\n\n"
    "**HB-1.3** [house, emergent: HB-1.1 HB-1.2] Three.\n\n**HB-1.4** [house, emergent: HB-1.3 HB-9.9] Four."
)


@pytest.mark.parametrize(
    ("id", "found"),
    [
        ("HB-1.1", {"HB-1.1": ["games/harbour/day.py:1"]}),
        ("HB-1.2", {"box/fish.toml:cod": ["games/harbour/box/fish.toml:2"]}),
        ("HB-1.3", {"HB-1.1": ["games/harbour/day.py:1"], "HB-1.2": ["games/harbour/box/fish.toml:2"]}),
        ("HB-1.4", {"HB-1.3": [], "HB-9.9": []}),
    ],
)
def test_what_carries_a_clause(tmp_path: Path, id: str, found: dict[str, list[str]]) -> None:
    """Its own lines, those of its places, those of clauses it follows from; nobody is sent on from clause to clause."""
    write(tmp_path, "games/harbour/day.py", "# HB-1.1\n")
    write(tmp_path, "games/harbour/box/fish.toml", "[box]\ncod = 3\n")
    assert Carriers(BOOK, "harbour", tmp_path).of(BOOK.clause(id)) == found


def write(folder: Path, name: str, text: str) -> None:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
