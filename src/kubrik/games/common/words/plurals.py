"""The form of a noun for a number, in each language, and the space between the two."""

from __future__ import annotations

from typing import Final

NO_BREAK: Final = "\u00a0"  # keeps a number and its noun on one line


def english_plural(n: int) -> int:
    return 0 if n == 1 else 1


def russian_plural(n: int) -> int:
    """1 шаг, 2 шага, 5 шагов; 11–14 like 5."""
    n = abs(n) % 100
    last = n % 10
    if 11 <= n <= 14 or not 1 <= last <= 4:
        return 2
    return 0 if last == 1 else 1
