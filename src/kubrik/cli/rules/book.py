"""A rulebook on the screen."""

from __future__ import annotations

import difflib
import re
import textwrap
from typing import Final

from kubrik.cli.screen import WIDTH
from kubrik.cli.speech import say
from kubrik.engine.rulebook.clauses import CLAUSE, Clause, Rulebook

HEADING: Final = re.compile(r"(#{1,6}) (.+)")
UNDERLINES: Final = {1: "═", 2: "─"}
INDENT: Final = 4


def clause_lines(clause: Clause, lang: str) -> list[str]:
    """A clause: its id, section and source, then its text."""
    about = f"{clause.id} · {clause.section} · {say(lang, clause.source + '_source')}"
    return [*filled(about, 0, INDENT), *filled(clause.text, INDENT, INDENT)]


def close_ids(book: Rulebook, id: str) -> list[str]:
    return difflib.get_close_matches(id.upper(), book.clauses, n=3) or list(book.clauses)[:1]


def book_lines(markdown: str) -> list[str]:
    """The whole rulebook as plain text, without Markdown."""
    lines: list[str] = []
    for paragraph in re.split(r"\n\s*\n", re.sub(r"(?m)^(#.*)$", r"\n\1\n", markdown).strip()):
        lines += [*paragraph_lines(paragraph.strip()), ""]
    return lines


def paragraph_lines(paragraph: str) -> list[str]:
    if heading := HEADING.fullmatch(paragraph):
        title = textwrap.wrap(heading[2], WIDTH)
        line = UNDERLINES.get(len(heading[1]), "")
        return [*title, line * max(map(len, title))] if line else title
    if clause := CLAUSE.fullmatch(" ".join(paragraph.split())):
        return filled(f"{clause[1]} [{clause[2]}] {clause[4]}", 0, INDENT)
    return [line for part in items(paragraph) for line in filled(*part)]


def items(paragraph: str) -> list[tuple[str, int, int]]:
    """The parts of a paragraph with their indents: lists and tables keep their lines, other lines are joined."""
    lines = paragraph.split("\n")
    if all(line.startswith("|") for line in lines):
        return [(line, 0, 2) for line in table_lines(lines)]
    if all(line.lstrip().startswith(("-", "*")) for line in lines):
        return [(line.strip(), 0, 2) for line in lines]
    return [(" ".join(paragraph.split()), 0, 0)]


def table_lines(lines: list[str]) -> list[str]:
    """A table with aligned columns, without the separator line below its header."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if set(line) - set("|-: ")]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def filled(text: str, first: int, rest: int) -> list[str]:
    text = text.replace("`", "")
    return textwrap.wrap(text, WIDTH, initial_indent=" " * first, subsequent_indent=" " * rest, break_on_hyphens=False)
