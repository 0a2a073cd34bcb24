"""What people call themselves at a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from kubrik.bots.registry import LEVELS
from kubrik.server.lobby.refusals import WORDS, Refusal

LONGEST: Final = 20
BOTS: Final = {*LEVELS, "random", "greedy", "mcts"}  # in a record these are bots


def checked_name(name: str, others: Collection[str]) -> str:
    """As it will be seen, or a Refusal."""
    plain = " ".join(name.split())
    if not 1 <= len(plain) <= LONGEST or not plain.isprintable() or ":" in plain or plain.lower() in BOTS:
        raise Refusal("name")
    if plain.casefold() in {other.casefold() for other in others}:
        raise Refusal("name_taken", name=plain)
    return plain


def usual_name(others: Collection[str], lang: str) -> str:
    """For somebody who gave none."""
    word = WORDS[lang]["player"]
    names = [word, *(f"{word} {number}" for number in range(2, len(others) + 2))]
    return next(name for name in names if name not in others)
