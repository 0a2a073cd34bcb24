"""Breaks good files of cards and tiles, one line at a time."""

from __future__ import annotations


def edited(text: str, line: str, old: str, new: str) -> str:
    """The text with a change in the first line that contains `line`."""
    good = next(entry for entry in text.splitlines() if line in entry)
    assert old in good
    return text.replace(good, good.replace(old, new, 1), 1)


def without(text: str, line: str) -> str:
    """The text less every line that contains `line`."""
    return "\n".join(entry for entry in text.splitlines() if line not in entry)
