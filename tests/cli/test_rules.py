"""`kubrik rules`: the rulebook, one clause, the coverage by tests."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from kubrik.engine.rulebook.clauses import parse_rulebook
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
    assert f"Clauses: {len(clauses)}, without a test: 0, without a line of code: 0," in ran.out
    assert ran.code == 0


def test_coverage_tells_the_lines_of_code_and_the_tests_of_a_clause(kubrik: Kubrik) -> None:
    lines = kubrik("rules", "humans", "--coverage", "--tests", str(TESTS)).lines()
    at = next(i for i, line in enumerate(lines) if line.startswith("TH-8.30 "))
    clause = [line[10:] for line in lines[at : at + 2]]
    assert re.fullmatch(r"games/humans/rules/battle/battle\.py:\d+", clause[0])
    assert re.fullmatch(r"games/humans/\S*test_\w+\.py::\S+", clause[1])
    assert re.search(r"\nTH-1\.8    games/humans/box/data/cards\.toml:\d+ \(in the data\)\n", "\n".join(lines))


def test_where_a_clause_is_carried_and_tested(kubrik: Kubrik) -> None:
    code, *tests = kubrik("rules", "humans", "th-8.30", "--where", "--tests", str(TESTS)).lines()
    assert re.fullmatch(r"TH-8\.30   games/humans/rules/battle/battle\.py:\d+", code)
    assert tests
    assert all(re.fullmatch(r" {10}games/humans/\S*test_\w+\.py::\S+", line) for line in tests)


@pytest.mark.parametrize(
    ("game", "id", "where"),
    [
        ("humans", "TH-9.3", r"games/humans/views/captains\.py:\d+ \(in what is shown\)"),
        ("humans", "TH-8.22", r"games/humans/rules/planning/planning\.py:\d+ \(follows from TH-6\.3\)"),
        ("humans", "TH-19.2", r"engine/play\.py:\d+ \(needs no line of its own\)"),
        ("keyflower", "KF-13.12", r"games/keyflower/box/data/tiles\.toml:\d+ \(in the data\)"),
    ],
)
def test_where_a_clause_is_carried_that_no_code_names(kubrik: Kubrik, game: str, id: str, where: str) -> None:
    first = kubrik("rules", game, id, "--where", "--tests", str(TESTS)).lines()[0]
    assert re.fullmatch(rf"{id} +{where}", first)


def test_where_needs_a_clause(kubrik: Kubrik) -> None:
    ran = kubrik("rules", "humans", "--where")
    assert (ran.code, ran.err[:43]) == (2, "kubrik: rules: --where is for one clause; n")


@pytest.mark.parametrize(
    ("mark", "complaint"),
    [
        ("", "— no line of code cites it, and no mark in the rulebook says why"),
        (", data: box/no.toml", "— a place that its mark names is not there"),
        (", emergent: engine/play.py, table", "— no test at a live table cites it (tests/server, tests/browser)"),
    ],
)
def test_a_clause_that_nothing_carries_and_one_that_no_live_table_tests(
    kubrik: Kubrik, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mark: str, complaint: str
) -> None:
    (tmp_path / "test_one.py").write_text('@pytest.mark.rule("ZZ-1.1")\ndef test_it(): ...\n')
    monkeypatch.setattr(type(GAMES["humans"]), "rulebook", lambda game, lang: f"**ZZ-1.1** [house{mark}] Be kind.")
    ran = kubrik("rules", "humans", "--coverage", "--tests", ".")
    assert ran.code == 1
    assert f"          {complaint}" in ran.lines()


def test_a_clause_without_a_test(kubrik: Kubrik, tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('@pytest.mark.rule("TH-1.1", "R-7")\ndef test_it(): ...\n')
    ran = kubrik("rules", "humans", "--coverage", "--tests", ".")
    assert ran.code == 1
    at = next(i for i, line in enumerate(ran.lines()) if line.startswith("TH-1.1 "))
    assert [line.split()[-1] for line in ran.lines()[at : at + 2]] == ["shown)", "test_one.py::test_it"]
    assert "          — no test cites it" in ran.lines()[at + 2 : at + 5]


def test_a_clause_that_is_not_there(kubrik: Kubrik, tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('@pytest.mark.rule("TH-77.1")\ndef test_it(): ...\n')
    lines = kubrik("rules", "humans", "--coverage", "--tests", ".").lines()
    assert lines[lines.index("Cited, but not in the rulebook:") + 1] == "TH-77.1   test_one.py::test_it"
    assert lines[-1].endswith("unknown: 1.")


@pytest.mark.parametrize("content", ["def :", "pytest.mark.rule(x)\n@pytest.mark.rule(x)\ndef test_y(): ...", "\0"])
def test_tests_that_can_t_be_read(kubrik: Kubrik, tmp_path: Path, content: str) -> None:
    (tmp_path / "test_one.py").write_text(content)
    ran = kubrik("rules", "humans", "--coverage", "--tests", ".")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_coverage_of_a_game_without_tests_says_where_they_go(
    kubrik: Kubrik, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kubrik.__file__", str(tmp_path / "src" / "kubrik" / "__init__.py"))
    (tmp_path / "tests" / "games" / "chess").mkdir(parents=True)
    ran = kubrik("rules", "humans", "--coverage")
    assert (ran.code, ran.err) == (
        2, "kubrik: humans has no tests yet: write some in tests/games/humans, or name their folder with --tests DIR\n"
    )  # fmt: skip


def test_a_rulebook_that_is_not_written_yet(kubrik: Kubrik, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("kubrik.games.common.rulebooks.resources.files", lambda package: tmp_path)
    ran = kubrik("rules", "humans", "--lang", "ru")
    assert (ran.code, ran.err) == (
        2, "kubrik: there is no rulebook.ru.md in kubrik/games/humans yet: write one, with the clauses of the others\n"
    )  # fmt: skip


def test_coverage_needs_a_checkout(kubrik: Kubrik, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kubrik.__file__", str(tmp_path / "site" / "lib" / "kubrik" / "__init__.py"))
    ran = kubrik("rules", "humans", "--coverage")
    assert (ran.code, "run it in a checkout of Kubrik" in ran.err) == (2, True)
    shutil.copytree(
        TESTS / "games" / "humans", tmp_path / "tests" / "games" / "humans", ignore=shutil.ignore_patterns("*.jsonl")
    )
    assert kubrik("rules", "humans", "--coverage").out.startswith("TH-0.1 ")
