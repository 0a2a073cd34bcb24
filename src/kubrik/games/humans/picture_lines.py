"""How lines of the picture are laid out: 80 columns, no colours."""

from __future__ import annotations

import textwrap
from typing import Final

WIDTH: Final = 80
RULE: Final = "─"


def heading(title: str) -> str:
    """── Title ─────────"""
    return f"── {clip(title, WIDTH - 6)} ".ljust(WIDTH, RULE)


def clip(text: str, width: int) -> str:
    """Names and titles that are too long lose their end."""
    return text if len(text) <= width else text[: width - 1] + "…"


def columns(cells: list[tuple[str, int]]) -> str:
    """Texts in columns: a positive width is filled from the left, a negative one from the right."""
    out = "".join(
        clip(text, width).ljust(width) if width > 0 else clip(text, -width - 1).rjust(-width) for text, width in cells
    )
    return out.rstrip()


def wrapped(text: str, indent: int) -> list[str]:
    """Broken between words; numbers stay whole."""
    first = " " * indent
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=first + "  ", break_on_hyphens=False) or [
        first.rstrip()
    ]


def joined(parts: list[str]) -> str:
    return "; ".join(p for p in parts if p)
