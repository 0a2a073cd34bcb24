"""Reads a game's rulebook."""

from __future__ import annotations

from importlib import resources

from kubrik.engine.rulebook.clauses import ClauseError


def rulebook_in(package: str, lang: str) -> str:
    """The text of the rulebook in the folder of the game's code."""
    name = f"rulebook.{lang}.md"
    try:
        return (resources.files(package) / name).read_text(encoding="utf-8")
    except FileNotFoundError:
        folder = package.replace(".", "/")
        raise ClauseError(f"there is no {name} in {folder} yet: write one, with the clauses of the others") from None
