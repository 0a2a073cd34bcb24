"""Every clause of every rulebook has a test and a line of code that cite it, and nobody cites what is not there."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from kubrik.engine.clauses import Rulebook, citations, parse_rulebook
from kubrik.engine.coverage import flaws, lines_citing
from kubrik.engine.game import LANGUAGES
from kubrik.games.registry import GAMES

TESTS = Path(__file__).parent
CODE = TESTS.parent / "src" / "kubrik"

# Beside its clauses a game has numbered examples (EX, W of play, S of scoring), edge cases (EC) and lines of who knows
# what (V): all are tested.
# Rulings (R), decisions (D), small questions (J) and what makes the cards a fair set (C) may be cited too.
TESTED = {
    "humans": {"EX": 34, "EC": 90, "V": 33},
    "keyflower": {"W": 25, "S": 22, "EC": 130},
    "admiral": {"T": 96, "X": 6},
}
CITABLE = {
    "humans": {"R": 56, "D": 14, "C": 23},
    "keyflower": {"R-KF": 28, "R-KC": 14, "J": 12, "D": 14},
    "admiral": {"R": 31, "H": 7, "D": 14, "Q": 16},
}


cited_below = cache(citations)


@cache
def rulebook(game: str, lang: str = "en") -> Rulebook:
    return parse_rulebook(GAMES[game].rulebook(lang))


def numbered(counts: dict[str, int]) -> set[str]:
    return {f"{letters}-{n}" for letters, most in counts.items() for n in range(1, most + 1)}


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
def test_every_example_and_edge_case_is_a_test(game: str) -> None:
    cited = cited_below(TESTS / "games" / game)
    assert sorted(numbered(TESTED[game]) - set(cited)) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_test_cites_what_is_not_there(game: str) -> None:
    known = set(rulebook(game).clauses) | numbered(TESTED[game]) | numbered(CITABLE[game])
    unknown = {id: tests for id, tests in cited_below(TESTS / "games" / game).items() if id not in known}
    assert unknown == {}


def test_no_other_test_cites_what_is_not_there() -> None:
    known = {id for game in GAMES for id in rulebook(game).clauses}
    unknown = {id for id, tests in cited_below(TESTS).items() if not all(t.startswith("games/") for t in tests)} - known
    assert unknown == set()
