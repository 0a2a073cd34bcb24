"""What a seat is asked: a question has a stable name and rests on a clause of the rulebook."""

from __future__ import annotations

from types import ModuleType
from typing import Final


class Question:
    """Each question is made once, in a game's `table/questions.py`, so questions can be compared by identity."""

    def __init__(self, name: str, clause: str) -> None:
        self.name: Final = name
        self.clause: Final = clause  # the clause shown to a player who asks «why am I asked this?»

    def __repr__(self) -> str:
        return self.name


NOTHING_ASKED: Final = Question("", "")  # when chance is to be entered, or the answer is complete


def questions_in(module: ModuleType) -> dict[str, Question]:
    """All questions of a module by name, in the module's order."""
    return {found.name: found for found in vars(module).values() if isinstance(found, Question)}
