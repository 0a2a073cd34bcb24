"""What each clause rests on: the tests that cite it, and lines of code that name it or places that its marks name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from kubrik.engine.rulebook.clauses import TABLE, Clause, Rulebook
from kubrik.engine.rulebook.places import entry_lines

ID: Final = re.compile(r"\b[A-Z]+-\d+(?:\.\d+)+\b")
TELLERS: Final = (
    "/cli/",
    "/words/",
    "/table/questions.py",
    "/study.py",
)  # they mention clauses, and carry out none
LIVE: Final = ("server/", "browser/")  # the folders whose tests play at a live table
NO_TEST, NO_LINE, NO_PLACE, NO_LIVE_TEST = "no_test", "no_line", "no_place", "no_live_test"


def lines_citing(folder: Path) -> dict[str, list[str]]:
    """For each id of a clause in the code below the folder, the lines that name it in full (`games/x/flow.py:7`),
    those of the rules first.
    """
    found: dict[str, list[str]] = {}
    modules = [path for path in folder.rglob("*.py") if not is_teller(path.relative_to(folder))]
    for path in sorted(modules, key=lambda path: ("rules" not in path.relative_to(folder).parts, path)):
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            for id in dict.fromkeys(ID.findall(line)):
                found.setdefault(id, []).append(f"{path.relative_to(folder).as_posix()}:{number}")
    return found


def is_teller(path: Path) -> bool:
    """Whether the module at this path (relative to the folder searched) only mentions clauses."""
    return any(part in f"/{path.as_posix()}" for part in TELLERS)


class Carriers:
    """Finds what carries out the clauses of a game's rulebook."""

    def __init__(self, book: Rulebook, game: str, code: Path) -> None:
        self.book = book
        self.game = game
        self.code = code
        self.lines = lines_citing(code)

    def of(self, clause: Clause) -> dict[str, list[str]]:
        """The lines that name the clause, under its id; if there are none, those of each place that its marks name."""
        own = self.lines.get(clause.id)
        return {clause.id: own} if own else {place: self._lines_at(place) for place in clause.places}

    def _lines_at(self, place: str) -> list[str]:
        """A clause's own lines, or those of the files it names (but not of further clauses); or a file's lines."""
        clause = self.book.clauses.get(place)
        if clause is None:
            return entry_lines(place, self.game, self.code)
        files = [file for file in clause.places if file not in self.book.clauses]
        return self.lines.get(place) or [line for file in files for line in entry_lines(file, self.game, self.code)]


def flaws(clause: Clause, tests: list[str], carriers: dict[str, list[str]]) -> list[str]:
    """What the clause lacks: a test, a line of code, or a test at a live table."""
    lacks = [] if tests else [NO_TEST]
    if not carriers:
        lacks.append(NO_LINE)
    if not all(carriers.values()):
        lacks.append(NO_PLACE)
    if TABLE in clause.marks and not any(test.startswith(LIVE) for test in tests):
        lacks.append(NO_LIVE_TEST)
    return lacks
