"""`kubrik rules`: the rulebook, one clause, the coverage by tests."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from kubrik.engine.clauses import parse_rulebook
from kubrik.games.registry import GAMES, game_named
from tests.cli.conftest import Kubrik

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_rulebook(kubrik: Kubrik, game: str, lang: str) -> None:
    ran = kubrik("rules", game, "--lang", lang)
    assert ran.code == 0
    assert ran.lines()[0].startswith(game_named(game).title[lang])
    assert max(map(len, ran.lines())) <= 80
    flowing = " ".join(ran.out.split())
    for clause in parse_rulebook(game_named(game).rulebook(lang)).clauses.values():
        assert f"{clause.id} [{clause.source}] {clause.text.replace('`', '')}" in flowing


@pytest.mark.parametrize("id", ["TH-5.3", "th-5.3"])
def test_one_clause(kubrik: Kubrik, id: str) -> None:
    lines = kubrik("rules", "humans", id).lines()
    assert lines[0] == "TH-5.3 · 5. Phase 2: laying out cities · printed rules"
    assert (
        " ".join(line.strip() for line in lines[1:])
        == parse_rulebook(game_named("humans").rulebook("en")).clause(id).text
    )


def test_close_matches(kubrik: Kubrik) -> None:
    ran = kubrik("rules", "humans", "TH-5.33")
    assert (ran.code, ran.err) == (2, "kubrik: there is no clause 'TH-5.33' (did you mean TH-5.3, TH-8.33, TH-4.33?)\n")


@pytest.mark.parametrize("game", GAMES)
def test_coverage(kubrik: Kubrik, game: str) -> None:
    ran = kubrik("rules", game, "--coverage", "--tests", str(TESTS))
    clauses = parse_rulebook(game_named(game).rulebook("en")).clauses
    told = [line.split()[0] for line in ran.lines() if line.startswith(("TH-", "KF-", "KC-", "AD-", "CC-"))]
    assert told == list(clauses)
    assert ran.lines()[-1].startswith(f"Clauses: {len(clauses)}, without a test: ")
    assert ran.code == (0 if ran.lines()[-1].endswith("without a test: 0, cited but unknown: 0.") else 1)


def test_a_clause_without_a_test(kubrik: Kubrik, tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('@pytest.mark.rule("TH-1.1", "R-7")\ndef test_it(): ...\n')
    ran = kubrik("rules", "humans", "--coverage", "--tests", ".")
    assert ran.code == 1
    assert (
        ran.lines()[:2] == ["TH-1.1    test_one.py::test_it", "TH-1.2    — no test cites it"]
        or "TH-0.1" in ran.lines()[0]
    )
    assert "TH-1.1    test_one.py::test_it" in ran.lines()
    assert "TH-1.2    — no test cites it" in ran.lines()


def test_a_clause_that_is_not_there(kubrik: Kubrik, tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('@pytest.mark.rule("TH-77.1")\ndef test_it(): ...\n')
    lines = kubrik("rules", "humans", "--coverage", "--tests", ".").lines()
    assert lines[lines.index("Cited, but not in the rulebook:") + 1] == "TH-77.1   test_one.py::test_it"
    assert lines[-1].endswith("cited but unknown: 1.")


@pytest.mark.parametrize("content", ["def :", "pytest.mark.rule(x)\n@pytest.mark.rule(x)\ndef test_y(): ...", "\0"])
def test_tests_that_can_t_be_read(kubrik: Kubrik, tmp_path: Path, content: str) -> None:
    (tmp_path / "test_one.py").write_text(content)
    ran = kubrik("rules", "humans", "--coverage", "--tests", ".")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_coverage_needs_a_checkout(kubrik: Kubrik, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kubrik.__file__", str(tmp_path / "site" / "lib" / "kubrik" / "__init__.py"))
    ran = kubrik("rules", "humans", "--coverage")
    assert (ran.code, "run it in a checkout of Kubrik" in ran.err) == (2, True)
    shutil.copytree(
        TESTS / "games" / "humans", tmp_path / "tests" / "games" / "humans", ignore=shutil.ignore_patterns("*.jsonl")
    )
    assert kubrik("rules", "humans", "--coverage").out.startswith("TH-0.1 ")
