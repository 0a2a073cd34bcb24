"""What a question is about, where people would ask for the odds: a battle, a catch, a shot."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from kubrik.engine.journal import Note
from kubrik.engine.languages import Words

Won = Callable[[Note, int], bool]


class Stake(msgspec.Struct, frozen=True):
    """The choices that it is about, the notes that settle it, and whether one of them is good news for a seat."""

    questions: tuple[str, ...]  # by their names
    settled: frozenset[int]  # kinds of note
    won: Won
    words: Words  # "you win this battle at {n} of {of} imagined tables"
    clause: str
    kinds: frozenset[int] = frozenset()  # of choice; none: any answer to these questions
