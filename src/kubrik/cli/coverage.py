"""Every clause and the tests that cite it."""

from __future__ import annotations

from pathlib import Path

import kubrik
from kubrik.cli.screen import Screen
from kubrik.cli.usage import UsageError
from kubrik.engine.clauses import Rulebook, citations

MARGIN = 10  # or more, for long ids


def show_coverage(book: Rulebook, game: str, given: str | None, screen: Screen) -> int:
    """1 if a clause has no test, or a test cites a clause that is not there."""
    cited = cited_below(tests_folder(game, given))
    missing = [id for id in book.clauses if id not in cited]
    unknown = {id: tests for id, tests in cited.items() if is_clause_of(book, id) and id not in book.clauses}
    margin = max(MARGIN, *(len(id) + 2 for id in [*book.clauses, *unknown]))
    for id in book.clauses:
        show_tests(id, cited.get(id, []), screen, margin)
    if unknown:
        screen.line()
        screen.say("unknown_clauses")
    for id, tests in unknown.items():
        show_tests(id, tests, screen, margin)
    screen.line()
    screen.say("coverage", "bold", all=len(book.clauses), missing=len(missing), unknown=len(unknown))
    return 1 if missing or unknown else 0


def show_tests(id: str, tests: list[str], screen: Screen, margin: int) -> None:
    """A test a line, whole, so that it can be copied."""
    for i, test in enumerate(tests):
        screen.line(f"{'' if i else id:<{margin}}{test}")
    if not tests:
        screen.line(f"{id:<{margin}}— {screen.words('no_test')}", "bold red")


def is_clause_of(book: Rulebook, id: str) -> bool:
    """Tests may cite rulings and examples too (R-1, EX-2); only ids of this book's form are looked up."""
    return id.partition("-")[0] in {clause.partition("-")[0] for clause in book.clauses}


def cited_below(folder: Path) -> dict[str, list[str]]:
    try:
        return citations(folder)
    except (SyntaxError, UnicodeDecodeError) as error:
        where = getattr(error, "filename", None) or folder
        raise UsageError(f"{where} can't be read as Python ({error}); mend it first") from error


def tests_folder(game: str, given: str | None) -> Path:
    """Those of the checkout that runs, or that we stand in."""
    if given:
        if not Path(given).is_dir():
            raise UsageError(f"--tests {given}: there is no such folder")
        return Path(given)
    for root in (Path(kubrik.__file__).parents[2], Path.cwd()):
        if (root / "tests" / "games" / game).is_dir():
            return root / "tests"
    raise UsageError(
        "--coverage needs the tests: run it in a checkout of Kubrik, or name their folder with --tests DIR"
    )
