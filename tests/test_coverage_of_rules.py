"""Every clause of every rulebook has a test and a line of code, or a place, and nobody cites what is not there."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from kubrik.engine.languages import LANGUAGES
from kubrik.engine.rulebook.clauses import Rulebook, citations, parse_rulebook
from kubrik.engine.rulebook.coverage import Carriers, flaws, lines_citing
from kubrik.games.registry import GAMES, OURS
from tests.laws import told_by

TESTS = Path(__file__).parent
CODE = TESTS.parent / "src" / "kubrik"

# Beside its clauses a game has numbered examples and edge cases, in its EXAMPLES.md. Of these sorts all are tested; the
# others may be cited, and so may rulings.
TESTED: dict[str, tuple[str, ...]] = {game.name: told_by(game).TESTED for game in OURS}
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
    books = [rulebook(game, lang).clauses.values() for lang in LANGUAGES]
    first, *others = [[(c.id, c.source, c.marks, c.places) for c in book] for book in books]
    for other in others:
        assert other == first


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_tests_and_a_line_of_code_or_a_mark_that_leads_to_one(game: str) -> None:
    """And what is about live tables is tested at one."""
    cited, carriers = cited_below(TESTS), Carriers(rulebook(game), game, CODE)
    lacking = {c.id: flaws(c, cited.get(c.id, []), carriers.of(c)) for c in rulebook(game).clauses.values()}
    assert {id: lacks for id, lacks in lacking.items() if lacks} == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_code_cites_a_clause_that_is_not_there(game: str) -> None:
    clauses = rulebook(game).clauses
    letters = {id.partition("-")[0] for id in clauses}
    cited = {id: lines for id, lines in lines_citing(CODE).items() if id.partition("-")[0] in letters}
    assert {id: lines for id, lines in cited.items() if id not in clauses} == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_code_cites_an_example_or_a_ruling_that_is_not_there(game: str) -> None:
    known = {*found(game, "EXAMPLES.md", EXAMPLE), *found(game, "RULINGS.md", RULING)}
    sorts = "|".join({id.rpartition("-")[0] for id in known})
    cited = re.compile(rf"(?<![\w-])(?:{sorts})-\d+\b(?!\.\d)")
    files = [path for path in (CODE / "games" / game).rglob("*") if path.suffix in (".py", ".toml", ".md")]
    assert {id for path in files for id in cited.findall(path.read_text(encoding="utf-8"))} <= known


def test_clauses_are_cited_in_full() -> None:
    """Who looks for one by its id would not find it in a range or a list without letters. Data files stay as
    they are, to the last comment: their digest stands in records.
    """
    letters = "|".join({id.partition("-")[0] for game in GAMES for id in rulebook(game).clauses})
    short = re.compile(rf"\b(?:{letters})-\d+(?:\.\d+)+(?: ?[–-] ?|, | and | to | or )\d+\.\d+")
    files = [path for root in (CODE, TESTS) for path in root.rglob("*.py")]
    assert [path for path in files if short.search(path.read_text(encoding="utf-8"))] == []


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
