"""How large and how deep a file of cards or tiles may be. Looked at before it is parsed: a parser trusts its text.

Python's reader of TOML takes the square of the dots in a name as time and as memory, and a frame for every bracket.
"""

from __future__ import annotations

import re
from typing import Final

from kubrik.games.common.files.errors import EntryError, expect

MOST_BYTES: Final = 100_000  # three times the largest of our own
MOST_LETTERS: Final = 2_000  # of a line
MOST_DOTS: Final = 8  # of a name
DEEPEST: Final = 12  # brackets within brackets

# Whatever stands in quotes or in a comment. Each part ends somewhere, closed or not, so that no text is read twice.
QUOTED: Final = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"""|\Z)' r"|'''.*?(?:'''|\Z)" r'|"(?:\\.|[^"\\\n])*"?' r"|'[^'\n]*'?" r"|#[^\n]*", re.DOTALL
)
NAME: Final = re.compile(r"[^=,\[\]{}\n]+")
BRACKET: Final = re.compile(r"[\[\]{}]")


def check_text(text: str) -> None:
    """Whether the text can be parsed in little time and memory, whatever it says."""
    size = _size(text)
    expect(size <= MOST_BYTES, "the file", f"it has {size} bytes, expected at most {MOST_BYTES}: leave something out")
    _check_lines(text)
    plain = QUOTED.sub(_blank, text)
    _check_names(plain)
    _check_depth(plain)


def _size(text: str) -> int:
    try:
        return len(text.encode())
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        problem = "a letter is half of a pair, which no file can hold: write the whole letter"
        raise EntryError(f"line {line}", problem) from error


def _blank(quoted: re.Match[str]) -> str:
    """Lines keep their numbers."""
    return '""' + "\n" * quoted[0].count("\n")


def _check_lines(text: str) -> None:
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MOST_LETTERS:
            problem = f"it has {len(line)} letters, expected at most {MOST_LETTERS}: write it as several lines"
            raise EntryError(f"line {number}", problem)


def _check_names(plain: str) -> None:
    for number, line in enumerate(plain.split("\n"), 1):
        dots = max((name.count(".") for name in NAME.findall(line)), default=0) if line.count(".") > MOST_DOTS else 0
        if dots > MOST_DOTS:
            problem = f"a name has {dots} dots, expected at most {MOST_DOTS}: no table of a file lies so deep"
            raise EntryError(f"line {number}", problem)


def _check_depth(plain: str) -> None:
    depth = 0
    for found in BRACKET.finditer(plain):
        depth = depth + 1 if found[0] in "[{" else max(0, depth - 1)
        if depth > DEEPEST:
            problem = f"brackets lie {depth} deep, expected at most {DEEPEST}: close some of them before"
            raise EntryError(f"line {plain.count(chr(10), 0, found.start()) + 1}", problem)
