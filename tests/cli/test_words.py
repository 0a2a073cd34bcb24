"""What the commands say, and in which language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import kubrik.cli
import kubrik.puzzles
from kubrik.cli.speech import TERMINAL, language
from kubrik.engine.languages import table_of
from kubrik.engine.rulebook.clauses import CARRIED
from kubrik.engine.rulebook.coverage import NO_LINE, NO_LIVE_TEST, NO_PLACE, NO_TEST

SPEAKING = (kubrik.cli, kubrik.puzzles)  # puzzles are told of while they are made
SOURCES = [path for package in SPEAKING for path in sorted(Path(str(package.__file__)).parent.rglob("*.py"))]


def texts_in(path: Path) -> set[str]:
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def test_no_word_is_left_over() -> None:
    """Each is named somewhere in the commands, or made of a name there is: what is said of a clause."""
    said = {text for path in SOURCES for text in texts_in(path)}
    made = {"seed_source", "public_source", "house_source", *(f"{mark}_mark" for mark in CARRIED)}
    made |= {NO_TEST, NO_LINE, NO_PLACE, NO_LIVE_TEST}
    assert sorted(set(table_of(TERMINAL, "en")) - said - made) == []


@pytest.mark.parametrize(
    ("system", "expected"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LC_MESSAGES": "ru"}, "ru"),
    ],
)
def test_the_system_says_which_language(monkeypatch: pytest.MonkeyPatch, system: dict[str, str], expected: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in system.items():
        monkeypatch.setenv(name, value)
    assert language(None) == expected
    assert language("en") == "en"
