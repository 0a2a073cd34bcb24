"""Every clause of every rulebook has a test and a line of code that cite it, and nobody cites what is not there."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from kubrik.engine.clauses import Rulebook, citations, parse_rulebook
from kubrik.engine.coverage import flaws, lines_citing
from kubrik.engine.languages import LANGUAGES
from kubrik.games.registry import GAMES

TESTS = Path(__file__).parent
CODE = TESTS.parent / "src" / "kubrik"

# Beside its clauses a game has numbered examples and edge cases, in its EXAMPLES.md. Of these sorts all are tested; the
# others may be cited, and so may rulings.
TESTED = {"humans": ("EX", "EC", "V"), "keyflower": ("W", "S", "EC"), "admiral": ("T", "X")}
EXAMPLE = re.compile(r"^\*\*([A-Z]+-\d+)\*\* \S", re.MULTILINE)
RULING = re.compile(r"^## (R-(?:[A-Z]+-)?\d+) \S", re.MULTILINE)


cited_below = cache(citations)


@cache
def rulebook(game: str, lang: str = "en") -> Rulebook:
    return parse_rulebook(GAMES[game].rulebook(lang))


@cache
def found(game: str, file: str, entry: re.Pattern[str]) -> list[str]:
    """The ids of all entries, in their order."""
    return entry.findall((CODE / "games" / game / file).read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_is_the_same_in_all_languages(game: str) -> None:
    first, *others = [rulebook(game, lang).clauses.values() for lang in LANGUAGES]
    for other in others:
        assert [(c.id, c.source, c.marks) for c in other] == [(c.id, c.source, c.marks) for c in first]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_tests_and_a_line_of_code_or_a_mark(game: str) -> None:
    """And what is about live tables is tested at one."""
    cited, lines = cited_below(TESTS), lines_citing(CODE)
    lacking = {c.id: flaws(c, cited.get(c.id, []), lines.get(c.id, [])) for c in rulebook(game).clauses.values()}
    assert {id: lacks for id, lacks in lacking.items() if lacks} == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_code_cites_a_clause_that_is_not_there(game: str) -> None:
    clauses = rulebook(game).clauses
    letters = {id.partition("-")[0] for id in clauses}
    cited = {id: lines for id, lines in lines_citing(CODE).items() if id.partition("-")[0] in letters}
    assert {id: lines for id, lines in cited.items() if id not in clauses} == {}


@pytest.mark.parametrize("game", GAMES)
def test_examples_are_numbered_from_one(game: str) -> None:
    examples = found(game, "EXAMPLES.md", EXAMPLE)
    sorts = Counter(id.partition("-")[0] for id in examples)
    assert sorted(examples) == sorted(f"{sort}-{n}" for sort, most in sorts.items() for n in range(1, most + 1))
    assert set(TESTED[game]) <= set(sorts)


@pytest.mark.parametrize("game", GAMES)
def test_every_example_and_edge_case_is_a_test(game: str) -> None:
    cited = cited_below(TESTS / "games" / game)
    examples = [id for id in found(game, "EXAMPLES.md", EXAMPLE) if id.partition("-")[0] in TESTED[game]]
    assert [id for id in examples if id not in cited] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_test_cites_what_is_not_there(game: str) -> None:
    known = {*rulebook(game).clauses, *found(game, "EXAMPLES.md", EXAMPLE), *found(game, "RULINGS.md", RULING)}
    unknown = {id: tests for id, tests in cited_below(TESTS / "games" / game).items() if id not in known}
    assert unknown == {}


def test_no_other_test_cites_what_is_not_there() -> None:
    known = {id for game in GAMES for id in rulebook(game).clauses}
    unknown = {id for id, tests in cited_below(TESTS).items() if not all(t.startswith("games/") for t in tests)} - known
    assert unknown == set()
