"""What a seat is asked: a question has a stable name and rests on a clause of the rulebook."""

from __future__ import annotations

from types import ModuleType
from typing import Final


class Question:
    """Each is made once, in a game's `table/questions.py`, so two of them are the same only if they are one."""

    def __init__(self, name: str, clause: str) -> None:
        self.name: Final = name
        self.clause: Final = clause  # what a player reads who asks «why am I asked this?»

    def __repr__(self) -> str:
        return self.name


NOTHING_ASKED: Final = Question("", "")  # where chance is to be told, or an answer is whole


def questions_in(module: ModuleType) -> dict[str, Question]:
    """All questions of a module, by their names, in the order in which they stand there."""
    return {found.name: found for found in vars(module).values() if isinstance(found, Question)}
