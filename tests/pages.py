"""The pages of the documentation, and what is set in them as code or as a table."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "benchmarks" / "README.md",
    *sorted(ROOT.glob("docs/**/*.md")),
]

FENCE = re.compile(r"^( *)```(\w+)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
INDENTED = re.compile(r"^ {4}(\S.*)$", re.MULTILINE)


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a language, those inside lists too."""
    found = FENCE.findall(page.read_text(encoding="utf-8"))
    return [re.sub(rf"(?m)^{indent}", "", code) for indent, kind, code in found if kind == language]


def code(page: Path) -> list[str]:
    """Everything that is set as code, line by line, but no Python and no pictures."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    return [*SPAN.findall(text), *INDENTED.findall(text), *commands(page)]


def commands(page: Path) -> list[str]:
    return [line for block in blocks(page, "sh") for line in block.splitlines() if line]


def table_rows(page: Path, heading: str) -> list[list[str]]:
    """The cells of the table below a row of headings, without the marks of code."""
    lines = page.read_text(encoding="utf-8").splitlines()
    rows: list[list[str]] = []
    for line in lines[lines.index(heading) + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip().replace("`", "") for cell in line.strip("|").split("|")])
    return rows
