"""What each clause rests on: the tests that cite it, and the line of code that carries it or a mark that says why none
does.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from kubrik.engine.clauses import CARRIED, TABLE, Clause

ID: Final = re.compile(r"\b[A-Z]+-\d+(?:\.\d+)+\b")
TELLERS: Final = ("/cli/", "/words/", "/table/questions.py")  # modules that speak of clauses, and carry none
LIVE: Final = ("server/", "browser/")  # where tests sit down at a live table
NO_TEST, NO_LINE, NO_LIVE_TEST = "no_test", "no_line", "no_live_test"


def lines_citing(folder: Path) -> dict[str, list[str]]:
    """For each id of a clause in the code below the folder, the lines that name it in full (`games/x/flow.py:7`)."""
    found: dict[str, list[str]] = {}
    for path in sorted(path for path in folder.rglob("*.py") if not is_teller(path.relative_to(folder))):
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            for id in dict.fromkeys(ID.findall(line)):
                found.setdefault(id, []).append(f"{path.relative_to(folder).as_posix()}:{number}")
    return found


def is_teller(path: Path) -> bool:
    """Whether the module at this path, below the folder that is searched, only speaks of clauses."""
    return any(part in f"/{path.as_posix()}" for part in TELLERS)


def flaws(clause: Clause, tests: list[str], lines: list[str]) -> list[str]:
    """What the clause lacks."""
    lacks = [] if tests else [NO_TEST]
    if not lines and not set(CARRIED) & set(clause.marks):
        lacks.append(NO_LINE)
    if TABLE in clause.marks and not any(test.startswith(LIVE) for test in tests):
        lacks.append(NO_LIVE_TEST)
    return lacks
