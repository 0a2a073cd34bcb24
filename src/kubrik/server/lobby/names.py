"""What people call themselves at a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final
from unicodedata import category, normalize

from kubrik.bots.levels import LADDER
from kubrik.engine.languages import table_of
from kubrik.server.lobby.refusals import LOBBY, Refusal

LONGEST: Final = 20
BOTS: Final = {*LADDER, "random", "greedy", "ahead", "mcts"}  # in a record these are bots
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # invisible letters
VARIANTS: Final = ("\ufe00", "\ufe0f")  # marks that change how the letter before them is drawn


def checked_name(name: str, others: Collection[str]) -> str:
    """As it will be seen, or a Refusal. Wide letters become plain ones, so that nobody gets a name that looks taken."""
    plain = " ".join(normalize("NFKC", name).split())
    if not 1 <= len(plain) <= LONGEST or not is_visible(plain) or ":" in plain or same(plain) in BOTS:
        raise Refusal("name")
    if same(plain) in {same(other) for other in others}:
        raise Refusal("name_taken", name=plain)
    return plain


def is_visible(name: str) -> bool:
    """Is the whole name visible, and more than accents?"""
    is_blank = any(letter in BLANK or VARIANTS[0] <= letter <= VARIANTS[1] for letter in name)
    return name.isprintable() and not is_blank and any(category(letter)[0] not in "MZ" for letter in name)


def same(name: str) -> str:
    return normalize("NFKC", name).casefold()


def usual_name(others: Collection[str], lang: str) -> str:
    """A name for somebody who gave none."""
    word = table_of(LOBBY, lang)["player"]
    names = [word, *(f"{word} {number}" for number in range(2, len(others) + 2))]
    return next(name for name in names if name not in others)
