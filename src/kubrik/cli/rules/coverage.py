"""Every clause, the lines of code that carry it, and the tests that cite it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import kubrik
from kubrik.cli.screen import Screen
from kubrik.cli.usage import UsageError
from kubrik.engine.rulebook.clauses import CARRIED, Clause, Rulebook, citations
from kubrik.engine.rulebook.coverage import ID, NO_LINE, NO_LIVE_TEST, NO_PLACE, NO_TEST, Carriers, flaws

MARGIN = 10  # at least; long ids need more
CODE = Path(kubrik.__file__).parent


def show_coverage(book: Rulebook, game: str, given: str | None, screen: Screen) -> int:
    """Shows every clause; returns 1 if one lacks a test or a line of code, or if a test cites an unknown clause."""
    cited, carriers = cited_below(tests_folder(game, given)), Carriers(book, game, CODE)
    known = prefixes(book)
    unknown = {id: tests for id, tests in cited.items() if prefix(id) in known and id not in book.clauses}
    margin = max(MARGIN, *(len(id) + 2 for id in [*book.clauses, *unknown]))
    lacking: Counter[str] = Counter()
    for id, clause in book.clauses.items():
        tests, found = cited.get(id, []), carriers.of(clause)
        lacks = flaws(clause, tests, found)
        lacking.update(lacks)
        show_clause(id, [*carrier_lines(clause, found, screen), *tests], lacks, screen, margin)
    show_unknown(unknown, screen, margin)
    screen.line()
    counts = {lack: lacking[lack] for lack in (NO_TEST, NO_LINE, NO_PLACE, NO_LIVE_TEST)}
    screen.say("coverage", "bold", all=len(book.clauses), unknown=len(unknown), **counts)
    return 1 if lacking or unknown else 0


def show_where(book: Rulebook, id: str, game: str, given: str | None, screen: Screen) -> None:
    clause = book.clause(id)
    tests = cited_below(tests_folder(game, given)).get(clause.id, [])
    lines = carrier_lines(clause, Carriers(book, game, CODE).of(clause), screen)
    show_clause(clause.id, [*lines, *tests], [], screen, max(MARGIN, len(clause.id) + 2))


def carrier_lines(clause: Clause, found: dict[str, list[str]], screen: Screen) -> list[str]:
    """The lines of code that carry the clause; if a line does not cite the clause itself, with the reason."""
    return [f"{line}{why(clause, place, screen)}" for place, lines in found.items() for line in lines]


def why(clause: Clause, place: str, screen: Screen) -> str:
    if place == clause.id:
        return ""
    if ID.fullmatch(place):
        return f" ({screen.words('follows_from', clause=place)})"
    return f" ({screen.words(next(mark for mark in clause.marks if mark in CARRIED) + '_mark')})"


def show_clause(id: str, rests_on: list[str], lacks: list[str], screen: Screen, margin: int) -> None:
    """Prints each line of code or test on its own line, unwrapped so that it can be copied; then what is missing."""
    for i, line in enumerate(rests_on):
        screen.line(f"{'' if i else id:<{margin}}{line}")
    for i, lack in enumerate(lacks):
        screen.line(f"{'' if i or rests_on else id:<{margin}}— {screen.words(lack)}", "bold red")


def show_unknown(unknown: dict[str, list[str]], screen: Screen, margin: int) -> None:
    if unknown:
        screen.line()
        screen.say("unknown_clauses")
    for id, tests in unknown.items():
        show_clause(id, tests, [], screen, margin)


def prefixes(book: Rulebook) -> set[str]:
    """How ids of this rulebook begin. Tests may cite rulings and examples too (R-1, EX-2)."""
    return {prefix(id) for id in book.clauses}


def prefix(id: str) -> str:
    return id.partition("-")[0]


def cited_below(folder: Path) -> dict[str, list[str]]:
    try:
        return citations(folder)
    except (SyntaxError, UnicodeDecodeError) as error:
        where = getattr(error, "filename", None) or folder
        raise UsageError("not_python", where=str(where), why=str(error)) from error


def tests_folder(game: str, given: str | None) -> Path:
    """The given folder, or the tests of the running checkout, or those of the current directory."""
    if given:
        if not Path(given).is_dir():
            raise UsageError("no_tests_folder", folder=given)
        return Path(given)
    tests = [root / "tests" for root in (Path(kubrik.__file__).parents[2], Path.cwd())]
    for folder in tests:
        if (folder / "games" / game).is_dir():
            return folder
    if any((folder / "games").is_dir() for folder in tests):
        raise UsageError("no_tests_of_game", game=game)
    raise UsageError("no_tests")
