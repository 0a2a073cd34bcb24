"""A rulebook as it is read: its clauses, and between them paragraphs, lists and tables for the reader."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kubrik.engine.rulebook.clauses import CLAUSE, SECTION
from kubrik.server.wire.lobby import Clause


def passages(markdown: str) -> Iterator[Clause]:
    """The passages in order. Those that are not clauses have no id and keep their lines."""
    chapter = section = ""
    for block in _blocks(markdown):
        if heading := SECTION.fullmatch(block):
            chapter = heading[2] if heading[1] == "##" else chapter
            section = heading[2] if heading[1] == "##" else f"{chapter} – {heading[2]}"
        elif clause := CLAUSE.fullmatch(" ".join(block.split())):
            yield Clause(id=clause[1], source=clause[2], section=section, text=clause[4])
        elif not block.startswith("# "):
            yield Clause(id="", source="", section=section, text=block)


def _blocks(markdown: str) -> list[str]:
    """The paragraphs of a text; a heading is one by itself."""
    apart = re.sub(r"(?m)^(#.*)$", r"\n\1\n", markdown)
    return [block.strip() for block in re.split(r"\n\s*\n", apart) if block.strip()]
