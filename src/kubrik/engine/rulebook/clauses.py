"""The clauses of a rulebook, and which tests prove which."""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from kubrik.engine.complaints import Complaint

CLAUSE: Final = re.compile(r"\*\*([A-Z]+-\d+(?:\.\d+)+)\*\* \[(\w+)((?:, [^],]+)*)\] (.+)")
SECTION: Final = re.compile(r"(#{2,3}) (.+)")

# Marks behind the source. No line of code names a clause that lies in a data file, follows from others or is about
# what is shown: its mark says where to look (places.py). A clause about live tables is tested at one.
CARRIED: Final = ("data", "emergent", "view")
TABLE: Final = "table"


class ClauseError(Complaint):
    """The error for an unknown clause, or (in English, for authors) a rulebook that can't be read."""


class Clause(msgspec.Struct, frozen=True):
    """One rule: its id, where it comes from (seed, public, house), the section it stands in, its words, its marks, and
    the places that the marks name.
    """

    id: str
    source: str
    section: str
    text: str
    marks: tuple[str, ...] = ()
    places: tuple[str, ...] = ()


class Rulebook(msgspec.Struct, frozen=True):
    """All clauses in their order."""

    clauses: dict[str, Clause]

    def clause(self, id: str) -> Clause:
        """The clause with this id; the error for an unknown id suggests similar ones."""
        found = self.clauses.get(id.upper())
        if found is None:
            close = difflib.get_close_matches(id.upper(), self.clauses, n=3) or list(self.clauses)[:1]
            raise ClauseError("no_clause", id=id, close=close)
        return found


def parse_rulebook(markdown: str) -> Rulebook:
    """Paragraphs that begin with `**ID** [seed]` are clauses; other paragraphs are for the reader only."""
    clauses: dict[str, Clause] = {}
    section = chapter = ""
    for paragraph in _paragraphs(markdown):
        if heading := SECTION.fullmatch(paragraph):
            chapter = heading[2] if heading[1] == "##" else chapter
            section = heading[2] if heading[1] == "##" else f"{chapter} – {heading[2]}"
        elif match := CLAUSE.fullmatch(paragraph):
            if match[1] in clauses:
                raise ClauseError(f"the rulebook has two clauses {match[1]}")
            clauses[match[1]] = Clause(match[1], match[2], section, match[4], *_marks(match[1], match[3]))
        elif paragraph.startswith("**"):
            raise ClauseError(f"this is no clause: {paragraph[:60]!r} (write **ID** [source] text)")
    return Rulebook(clauses)


def _marks(id: str, words: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Splits `, data: a.toml b.toml, table` into two marks and two places."""
    marks = {mark: named.split() for mark, _, named in (part.partition(":") for part in words.split(", ")[1:])}
    for mark, named in marks.items():
        if mark not in (*CARRIED, TABLE):
            raise ClauseError(f"{id} has no mark {mark!r} (choose one of {', '.join((*CARRIED, TABLE))})")
        if bool(named) != (mark in CARRIED):
            raise ClauseError(f"{id}: {', '.join(CARRIED)} say where, as in [house, data: box/data/cards.toml:city]")
    return tuple(marks), tuple(place for named in marks.values() for place in named)


def _paragraphs(markdown: str) -> list[str]:
    """Splits the text into paragraphs, each joined into one line; a heading is a paragraph."""
    apart = re.sub(r"(?m)^(#.*)$", r"\n\1\n", markdown)
    return [" ".join(p.split()) for p in re.split(r"\n\s*\n", apart) if p.strip()]


# ---- which tests cite which clauses

MARK: Final = "pytest.mark.rule"


def citations(folder: Path) -> dict[str, list[str]]:
    """For each id in a `@pytest.mark.rule(…)` below the folder, the tests that cite it (`battle.py::test_tie`)."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for test, id in _cited_in(path.read_text(encoding="utf-8"), str(path)):
            tests = found.setdefault(id, [])
            name = f"{path.relative_to(folder).as_posix()}::{test}"
            if name not in tests:
                tests.append(name)
    return found


@cache
def _cited_in(text: str, name: str) -> list[tuple[str, str]]:
    """The same for the text of one file, which is parsed once."""
    return list(_cited(ast.parse(text, name).body, ()))


def _cited(body: list[ast.stmt], inherited: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Tests and the ids they cite: by their own marks, those of their parameters, their class or `pytestmark`."""
    inherited += tuple(id for s in body if _is_pytestmark(s) for id in _ids(s))
    for s in body:
        if isinstance(s, ast.ClassDef):
            marks = tuple(id for d in s.decorator_list for id in _ids(d))
            yield from ((f"{s.name}::{test}", id) for test, id in _cited(s.body, inherited + marks))
        elif isinstance(s, ast.FunctionDef | ast.AsyncFunctionDef) and s.name.startswith("test"):
            own = [id for d in s.decorator_list for id in _ids(d)]
            yield from ((s.name, id) for id in (*inherited, *own))


def _is_pytestmark(s: ast.stmt) -> bool:
    return isinstance(s, ast.Assign) and any(isinstance(n, ast.Name) and n.id == "pytestmark" for n in s.targets)


def _ids(node: ast.AST) -> list[str]:
    """The arguments of all calls of `pytest.mark.rule` in this piece of code."""
    calls = [n for n in ast.walk(node) if isinstance(n, ast.Call) and _is_mark(n.func)]
    return [_literal(argument) for call in calls for argument in call.args]


def _is_mark(function: ast.expr) -> bool:
    return isinstance(function, ast.Attribute) and function.attr == "rule" and ast.unparse(function) == MARK


def _literal(argument: ast.expr) -> str:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    raise ClauseError(
        f"line {argument.lineno}: pytest.mark.rule({ast.unparse(argument)}) must name its clauses as text"
    )
