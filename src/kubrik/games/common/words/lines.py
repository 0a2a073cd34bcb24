"""The layout of a picture of the table: 80 columns, no colours."""

from __future__ import annotations

import textwrap
from typing import Final

WIDTH: Final = 80
RULE: Final = "─"
GAP: Final = 2  # spaces between blocks side by side


def heading(title: str) -> str:
    """── Title ─────────"""
    return f"── {clip(title, WIDTH - 6)} ".ljust(WIDTH, RULE)


def clip(text: str, width: int) -> str:
    """Shortens a text that is too long."""
    return text if len(text) <= width else text[: width - 1] + "…"


def columns(cells: list[tuple[str, int]]) -> str:
    """Texts in columns: aligned left if the width is positive, right if it is negative."""
    out = "".join(
        clip(text, width).ljust(width) if width > 0 else clip(text, -width - 1).rjust(-width) for text, width in cells
    )
    return out.rstrip()


def wrapped(text: str, indent: int) -> list[str]:
    """The text wrapped between words; numbers are not broken. No lines for an empty text."""
    first = " " * indent
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=first + "  ", break_on_hyphens=False)


def joined(parts: list[str], between: str = " · ") -> str:
    """Joins the non-empty parts."""
    return between.join(p for p in parts if p)


def side_by_side(blocks: list[list[str]]) -> list[str]:
    """Puts blocks of lines side by side as far as they fit, and the others below."""
    lines: list[str] = []
    row: list[list[str]] = []
    for block in blocks:
        if row and sum(width(b) + GAP for b in row) + width(block) > WIDTH:
            lines += together(row)
            row = []
        row.append(block)
    return lines + together(row)


def width(block: list[str]) -> int:
    return max(len(line) for line in block)


def together(row: list[list[str]]) -> list[str]:
    high = max((len(block) for block in row), default=0)
    lines = []
    for i in range(high):
        cells = [(block[i] if i < len(block) else "").ljust(width(block)) for block in row]
        lines.append((" " * GAP).join(cells).rstrip())
    return lines
