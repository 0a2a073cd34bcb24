"""How large and how deeply nested a data file may be. Checked before parsing, which could take too long.

tomllib needs time and memory quadratic in the dots of a name, and a stack frame for every bracket.
"""

from __future__ import annotations

import re
from typing import Final

from kubrik.engine.complaints import Said, said
from kubrik.games.common.files.errors import THE_FILE, expect, wrong

MOST_BYTES: Final = 100_000  # three times our largest file
MOST_LETTERS: Final = 2_000  # in a line
MOST_DOTS: Final = 8  # in a name
DEEPEST: Final = 12  # nested brackets

# Quoted text or a comment. Each alternative also matches if unclosed, so that no text is scanned twice.
QUOTED: Final = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"""|\Z)' r"|'''.*?(?:'''|\Z)" r'|"(?:\\.|[^"\\\n])*"?' r"|'[^'\n]*'?" r"|#[^\n]*", re.DOTALL
)
NAME: Final = re.compile(r"[^=,\[\]{}\n]+")
BRACKET: Final = re.compile(r"[\[\]{}]")


def check_text(text: str) -> None:
    """Checks that the text can be parsed in little time and memory."""
    size = _size(text)
    expect(size <= MOST_BYTES, THE_FILE, "file_bytes", bytes=size, most=MOST_BYTES)
    _check_lines(text)
    plain = QUOTED.sub(_blank, text)
    _check_names(plain)
    _check_depth(plain)


def _size(text: str) -> int:
    try:
        return len(text.encode())
    except UnicodeEncodeError as error:
        raise wrong(_line(text.count("\n", 0, error.start) + 1), "half_letter") from error


def _blank(quoted: re.Match[str]) -> str:
    """Replaces quoted text but keeps its line breaks, so that line numbers stay right."""
    return '""' + "\n" * quoted[0].count("\n")


def _check_lines(text: str) -> None:
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MOST_LETTERS:
            raise wrong(_line(number), "line_letters", letters=len(line), most=MOST_LETTERS)


def _check_names(plain: str) -> None:
    for number, line in enumerate(plain.split("\n"), 1):
        dots = max((name.count(".") for name in NAME.findall(line)), default=0) if line.count(".") > MOST_DOTS else 0
        if dots > MOST_DOTS:
            raise wrong(_line(number), "name_dots", dots=dots, most=MOST_DOTS)


def _check_depth(plain: str) -> None:
    depth = 0
    for found in BRACKET.finditer(plain):
        depth = depth + 1 if found[0] in "[{" else max(0, depth - 1)
        if depth > DEEPEST:
            line = plain.count("\n", 0, found.start()) + 1
            raise wrong(_line(line), "brackets", depth=depth, most=DEEPEST)


def _line(number: int) -> Said:
    return said("line", n=number)
