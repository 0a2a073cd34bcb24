"""Where in a file a complaint points at: a line number, for an editor."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from kubrik.engine.complaints import Said, Value

ENTRY: Final = re.compile(r"\w+ '([^']+)'")  # city 'minsk'
SECTION: Final = re.compile(r"\[(\w+)\]")  # [numbers]
NUMBERS: Final = {"toml": "line", "toml_end": "line", "not_utf8": "line", "line": "n"}  # which value is the line


def line_of(problem: Said, text: str) -> int:
    """The line, from 1; 0 if the complaint is about nothing in particular."""
    for said in parts(problem):
        if said.code in NUMBERS:
            return number(said.values.get(NUMBERS[said.code], 0))
        if said.code == "of_entry" and (line := entry_line(said.values.get("entry", ""), text)):
            return line + field_line(said.values.get("problem", ""), text, line)
    return 0


def parts(value: Value) -> Iterator[Said]:
    """A sentence and all that it is made of."""
    if isinstance(value, Said):
        yield value
        for inner in value.values.values():
            yield from parts(inner)


def number(value: Value) -> int:
    return value if isinstance(value, int) else 0


def entry_line(entry: Value, text: str) -> int:
    """The line where an entry begins: by its id, its section, its table, or its number in the table."""
    if isinstance(entry, Said):
        return table_line(entry, text)
    if found := ENTRY.fullmatch(str(entry)):
        return first(rf"\bid\s*=\s*[\"']{re.escape(found[1])}[\"']", text)
    if found := SECTION.fullmatch(str(entry)):
        return first(rf"^\s*\[{re.escape(found[1])}\]", text)
    return 0


def table_line(entry: Said, text: str) -> int:
    name = re.escape(str(entry.values.get("name", entry.values.get("table", ""))))
    if entry.code not in ("table", "numbered") or not name:
        return 0
    number_of = number(entry.values.get("n", 1))
    every = [line_at(text, found.start()) for found in re.finditer(rf"^\s*\[\[box\.{name}\]\]", text, re.MULTILINE)]
    if 1 <= number_of <= len(every):
        return every[number_of - 1]
    return first(rf"^\s*(?:box\.)?{name}\s*=\s*\[", text)


def field_line(problem: Value, text: str, line: int) -> int:
    """How many lines further down the field is that is complained of, if the section is written line by line."""
    field = problem.values.get("field", "") if isinstance(problem, Said) else ""
    if not isinstance(field, str) or not field:
        return 0
    for further, below in enumerate(text.split("\n")[line:], 1):
        if re.match(r"\s*\[", below):
            return 0
        if re.match(rf"\s*{re.escape(field)}\s*=", below):
            return further
    return 0


def first(pattern: str, text: str) -> int:
    found = re.search(pattern, text, re.MULTILINE)
    return line_at(text, found.end()) if found else 0


def line_at(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1
