"""Both languages say everything."""

from __future__ import annotations

import ast
import string
from pathlib import Path

import pytest

import kubrik.cli
from kubrik.cli.words.words import WORDS, language
from kubrik.engine.clauses import CARRIED
from kubrik.engine.coverage import NO_LINE, NO_LIVE_TEST, NO_PLACE, NO_TEST
from kubrik.engine.languages import LANGUAGES

SOURCES = sorted(Path(kubrik.cli.__file__).parent.rglob("*.py"))


def fields(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def texts_in(path: Path) -> set[str]:
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def test_the_languages_are_those_of_the_games() -> None:
    assert tuple(WORDS) == LANGUAGES


def test_they_have_the_same_words_with_the_same_gaps() -> None:
    first, *others = WORDS.values()
    for other in others:
        assert {key: fields(text) for key, text in other.items()} == {key: fields(text) for key, text in first.items()}


def test_no_word_is_left_over() -> None:
    """Each is named somewhere in the commands, or made of a name there is: what is said of a clause."""
    said = {text for path in SOURCES if not path.name.startswith("words_") for text in texts_in(path)}
    made = {"seed_source", "public_source", "house_source", *(f"{mark}_mark" for mark in CARRIED)}
    made |= {NO_TEST, NO_LINE, NO_PLACE, NO_LIVE_TEST}
    assert sorted(set(WORDS["en"]) - said - made) == []


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
